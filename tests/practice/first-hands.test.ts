import { describe, expect, test } from 'vitest';
import { number, type Operator } from '#lib/core/expression.ts';
import { rational } from '#lib/core/rational.ts';
import { isSolvable } from '#lib/core/solve.ts';
import { lesson as text } from '#lib/i18n/messages.ts';
import { FIRST_COURSE, FIRST_HANDS } from '#lib/practice/first-hands.ts';
import { stepsFrom } from '#lib/practice/from-here.ts';
import { Lesson } from '#lib/practice/lesson.svelte.ts';
import { isMade, tableOf, withCombined, type Hand, type Place } from '#lib/practice/hand.ts';

const lying = (...numbers: readonly number[]): readonly Place[] =>
  numbers.map((value) => ({ type: 'made', expression: number(value), value: rational(value) }));

describe('from the cards as they lie', () => {
  test('agrees with the solver on whether 24 can be made, for all hands of four from 1 to 10', () => {
    const ranks = Array.from({ length: 10 }, (_, index) => index + 1);
    const wrong = ranks.flatMap((a) =>
      ranks.slice(a - 1).flatMap((b) =>
        ranks.slice(b - 1).flatMap((c) =>
          ranks
            .slice(c - 1)
            .filter((d) => (stepsFrom(lying(a, b, c, d), 24) !== null) !== isSolvable([a, b, c, d], 24))
            .map((d) => [a, b, c, d]),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each([[[8, 3, 8, 3]], [[1, 5, 5, 5]], [[4, 6, 1, 1]]])('the steps for %j make 24', (ranks) => {
    const cards = ranks.map((rank) => ({ rank, suit: 'spade' as const }));
    let moves: Hand['moves'] = [];
    for (const { from, operator, onto } of stepsFrom(tableOf({ cards, moves }), 24) ?? [])
      moves = withCombined({ cards, moves }, from, operator, onto) ?? [];
    expect([moves.length, isMade({ cards, moves, target: 24 })]).toEqual([3, true]);
  });

  test('steps without fractions are preferred where there are any', () => {
    // 3 ÷ (1 ÷ 8) would do, too, and is found first where fractions are allowed.
    const cards = [1, 8, 3].map((rank) => ({ rank, suit: 'spade' as const }));
    let moves: Hand['moves'] = [];
    for (const { from, operator, onto } of stepsFrom(tableOf({ cards, moves }), 24) ?? []) {
      moves = withCombined({ cards, moves }, from, operator, onto) ?? [];
      for (const place of tableOf({ cards, moves }))
        if (place.type === 'made') expect(place.value.d, 'no fraction on the way').toBe(1n);
    }
    expect(isMade({ cards, moves, target: 24 })).toBe(true);
  });

  test('one value is the target or it is not, and more than four are the solver’s', () => {
    expect([stepsFrom(lying(24), 24), stepsFrom(lying(23), 24)]).toEqual([[], null]);
    expect(() => stepsFrom(lying(1, 2, 3, 4, 5), 24)).toThrow(RangeError);
  });
});

type Tap = number | Operator | 'undo' | 'next';
/** Taps cards by their place, signs, Undo and Next; answers what is said after each. */
function play(taps: readonly Tap[], lesson = new Lesson(FIRST_COURSE)): readonly string[] {
  return taps.map((tap) => {
    if (typeof tap === 'number') lesson.tap(tap);
    else if (tap === 'undo') lesson.undo();
    else if (tap === 'next') lesson.next();
    else lesson.choose(tap);
    const { say } = lesson.advice;
    if (lesson.isDone) return 'end';
    return lesson.isOver ? (lesson.lines.at(-1) ?? '') : say.code;
  });
}
const FIRST: readonly Tap[] = [0, '+', 1, '+', 2, '*', 3];
const SECOND: readonly Tap[] = [0, '/', 1, '*', 2, '+', 3];

describe('the first three hands', () => {
  test('each can be made', () => {
    expect(
      FIRST_HANDS.map((cards) =>
        isSolvable(
          cards.map(({ rank }) => rank),
          24,
        ),
      ),
    ).toEqual([true, true, true]);
  });

  test('a step that cannot be made changes nothing, nor does one after the end', () => {
    const lesson = new Lesson(FIRST_COURSE);
    lesson.combine(0, '+', 0);
    lesson.combine(0, '+', 9);
    expect(lesson.hand.moves).toEqual([]);
    play(FIRST, lesson);
    const { hand } = lesson;
    lesson.combine(0, '+', 1);
    expect(lesson.hand).toBe(hand);
  });

  test('every tap of the first is shown, up to the last sign', () => {
    const lesson = new Lesson(FIRST_COURSE);
    const shown: unknown[] = [];
    for (const tap of FIRST) {
      shown.push(lesson.advice.tap);
      play([tap], lesson);
    }
    expect(shown).toEqual([
      { type: 'card', place: 0 },
      { type: 'sign', operator: '+' },
      { type: 'card', place: 1 },
      { type: 'sign', operator: '+' },
      { type: 'card', place: 2 },
      null,
      null,
    ]);
    expect(lesson.lines).toEqual(['(1 + 2 + 3) × 4']);
  });

  test('what is said follows the cards', () => {
    expect(play(FIRST)).toEqual([
      'plus',
      'two',
      'addThree',
      'addThree',
      'whichSign',
      'whichSign',
      '(1 + 2 + 3) × 4',
    ]);
  });

  test('a miss and a dead end teach Undo, and another way is as good', () => {
    const lesson = new Lesson(FIRST_COURSE);
    expect(play([0, '+', 1, '+', 2, '+', 3], lesson).at(-1)).toBe('astray');
    expect(lesson.advice).toEqual({ say: { code: 'astray', value: '10' }, tap: { type: 'undo' } });
    expect(play(['undo', 'undo', 'undo'], lesson).at(-1)).toBe('ace');
    // 1 − 4 leaves −3, 2, 3, from which nothing leads to 24.
    expect(play([0, '-', 3], lesson).at(-1)).toBe('deadEnd');
    expect(play(['undo', 3, '*', 2, '*', 1, '*', 0], lesson)).toEqual([
      'ace',
      'anyWay',
      'anyWay',
      'anyWay',
      'anyWay',
      'anyWay',
      'anyWay',
      '4 × 3 × 2 × 1',
    ]);
  });

  test('the second says how to begin, and what the wrong order makes', () => {
    const lesson = new Lesson(FIRST_COURSE);
    play([...FIRST, 'next'], lesson);
    expect(lesson.advice.say.code).toBe('tenByFive');
    expect(play([1, '/', 0], lesson).at(-1)).toBe('half');
    expect(play(['undo', 'undo', ...SECOND], lesson)).toEqual([
      ...['tenByFive', 'tenByFive'],
      ...['tenByFive', 'tenByFive', 'yours', 'yours', 'yours', 'yours'],
      '10 ÷ 5 × 10 + 4',
    ]);
  });

  test('the third says the idea, and leads nobody by the hand', () => {
    const lesson = new Lesson(FIRST_COURSE);
    play([...FIRST, 'next', ...SECOND, 'next'], lesson);
    expect(play([0, '+', 1, 2, '-', 3, '*', 1, 'next'], lesson)).toEqual([
      ...['idea', 'idea', 'leave', 'makeTwo', 'makeTwo', 'together', 'together'],
      '(3 − 1) × (7 + 5)',
      'end',
    ]);
    expect([lesson.isDone, lesson.lines.length]).toEqual([true, 3]);
  });

  test('there is a sentence for each, and a fact for each hand', () => {
    expect(text.facts).toHaveLength(FIRST_HANDS.length);
    expect(text.say.astray('10')).toBe('10 isn’t 24: tap Undo.');
  });
});
