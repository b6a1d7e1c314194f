import { describe, expect, test } from 'vitest';
import { ranksOf } from '#lib/core/cards.ts';
import { handsOfFour } from '#lib/core/difficulty/four-ranks.ts';
import { evaluate } from '#lib/core/evaluate.ts';
import { parseExpression } from '#lib/core/parse.ts';
import { PATTERNS, patternOf } from '#lib/core/patterns/pattern.ts';
import { knownPatterns } from '#lib/core/patterns/table.ts';
import { equals, rational } from '#lib/core/rational.ts';
import { LESSON_IDS, LESSON_OF, PATTERN_LESSONS } from '#lib/practice/lesson-hands.ts';
import { Lesson } from '#lib/practice/lesson.svelte.ts';
import { courseOf } from '#lib/practice/pattern-course.ts';
import { lessonById, lessonFor, workedHand, type PatternLesson } from '#lib/practice/pattern-lessons.ts';
import { rowsOf } from '#lib/screens/lesson/lesson-picture.ts';
import { toPieces } from '#lib/screens/about/pieces.ts';
import { steps } from '#lib/core/steps.ts';
import { speak } from '#lib/i18n/spoken.ts';
import * as en from '#lib/i18n/en/pattern-lessons.ts';
import * as ar from '#lib/i18n/ar/pattern-lessons.ts';
import * as es from '#lib/i18n/es/pattern-lessons.ts';
import * as id from '#lib/i18n/id/pattern-lessons.ts';
import * as ja from '#lib/i18n/ja/pattern-lessons.ts';
import * as pt from '#lib/i18n/pt/pattern-lessons.ts';
import * as zhHans from '#lib/i18n/zh-Hans/pattern-lessons.ts';
import * as zhHant from '#lib/i18n/zh-Hant/pattern-lessons.ts';

const LESSONS = LESSON_IDS.map((each) => {
  const lesson = lessonById(each);
  if (!lesson) throw new Error(`no lesson ${each}`);
  return lesson;
});
const familyOf = (ranks: readonly number[]) => {
  const first = knownPatterns(ranks)?.first;
  return first === undefined ? null : (LESSON_OF[first as keyof typeof LESSON_OF] ?? null);
};

describe('a lesson for each family of patterns', () => {
  test.each(PATTERNS)('%s has a hand that shows it, if any hand is mostly made so', (pattern) => {
    const worked = workedHand(pattern);
    expect(worked === null).toBe(!handsOfFour(13).some((ranks) => knownPatterns(ranks)?.first === pattern));
    if (worked) expect(patternOf(worked.line, 24)).toBe(pattern);
  });

  test('each pattern of 24 has one, and no lesson is without a pattern', () => {
    expect(PATTERNS).toHaveLength(25);
    expect(new Set(PATTERNS.map((pattern) => LESSON_OF[pattern]))).toEqual(new Set(LESSON_IDS));
    expect(LESSON_IDS).toHaveLength(8);
  });

  test.each(LESSON_IDS)('every hand of %s is mostly made by its finish, and its line is, too', (lesson) => {
    const hands = PATTERN_LESSONS[lesson];
    expect(hands.length).toBeGreaterThan(2);
    for (const ranks of hands) expect(familyOf(ranks), ranks.join(' ')).toBe(lesson);
    for (const { cards, line } of lessonById(lesson)?.examples ?? []) {
      const pattern = patternOf(line, 24);
      expect(pattern && LESSON_OF[pattern as keyof typeof LESSON_OF], ranksOf(cards).join(' ')).toBe(lesson);
      const value = evaluate(line);
      expect(value && equals(value, rational(24))).toBe(true);
    }
  });

  test('every hand of four that makes 24 is explained, with its own cards first and two others to try', () => {
    let explained = 0;
    for (const ranks of handsOfFour(13)) {
      if (ranks.join('') !== [...ranks].sort((a, b) => a - b).join('')) throw new Error('not in order');
      const first = knownPatterns(ranks)?.first;
      if (explained % 40 === 0 || first === 'fraction') {
        const lesson = lessonFor(ranks);
        expect(lesson?.id ?? null, ranks.join(' ')).toBe(familyOf(ranks));
        if (lesson) {
          const [led, ...others] = lesson.examples;
          expect(ranksOf(led.cards)).toEqual(ranks);
          expect(others).toHaveLength(2);
        }
      }
      if (first !== undefined) explained += 1;
    }
    expect(explained).toBe(1362);
  });

  test.each([
    [[1, 1, 1, 1]],
    [[3, 3, 8]],
    [[0, 3, 3, 8]],
    [[NaN, 3, 8, 8]],
    [[14, 3, 8, 8]],
    [[2.5, 3, 8, 8]],
  ])('nothing is explained of %j', (ranks) => expect(lessonFor(ranks)).toBeNull());
  test('nor is there a lesson of another name', () => {
    expect([lessonById('toString'), lessonById('')]).toEqual([null, null]);
  });
});

/** Taps what is shown until the first hand is made; answers what was said on the way. */
function follow(told: PatternLesson): readonly string[] {
  const lesson = new Lesson(courseOf(told));
  const said: string[] = [];
  for (let taps = 0; !lesson.isOver && taps < 20; taps += 1) {
    const { say, tap } = lesson.advice;
    said.push(say.code);
    if (tap?.type === 'card') lesson.tap(tap.place);
    else if (tap?.type === 'sign') lesson.choose(tap.operator);
    else if (tap) lesson.undo();
    else throw new Error(`no tap is shown: ${say.code}`);
  }
  expect(lesson.isOver).toBe(true);
  return said;
}

describe('what is shown leads to 24', () => {
  test.each(LESSONS.map((told) => [told.id, told] as const))('in %s', (_, told) => {
    expect(new Set(follow(told))).toEqual(new Set(['step']));
  });

  test('with the hand that was missed as well', () => {
    for (const ranks of [
      [3, 3, 8, 8],
      [12, 3, 1, 13],
      [10, 3, 4, 10],
      [2, 2, 2, 5],
    ]) {
      const told = lessonFor(ranks);
      if (told) expect(new Set(follow(told))).toEqual(new Set(['step']));
    }
  });

  test('whoever goes another way is told what still leads on', () => {
    const told = lessonById('threeEight');
    if (!told) throw new Error('no lesson');
    const lesson = new Lesson(courseOf(told));
    // 3 7 9 10: 3 × 9 leaves 7, 10 and 27, and 27 + 7 − 10 is 24.
    lesson.combine(0, '*', 2);
    expect(lesson.advice).toEqual({ say: { code: 'goOn' }, tap: null });
    lesson.combine(2, '*', 1);
    expect(lesson.advice).toEqual({ say: { code: 'deadEnd' }, tap: { type: 'undo' } });
    lesson.combine(1, '+', 3);
    expect(lesson.advice).toEqual({ say: { code: 'astray', value: '199' }, tap: { type: 'undo' } });
  });
});

describe('the picture of a hand', () => {
  test('has every card once, and each step, with 24 as a stamp', () => {
    for (const { examples } of LESSONS)
      for (const { cards, line } of examples) {
        const [hand = '', ...rows] = rowsOf(cards, steps(line) ?? []);
        expect(rows).toHaveLength(3);
        expect(rows.at(-1)).toMatch(/= 24!$/);
        const dealt = rows
          .join(' ')
          .split(' ')
          .filter((word) => hand.split(' ').includes(word));
        expect(dealt.toSorted()).toEqual(hand.split(' ').toSorted());
        for (const row of rows)
          expect(
            toPieces(row)
              .map(({ type }) => type)
              .filter((type) => type === 'sign'),
          ).toHaveLength(2);
      }
  });
});

describe('the words of the lessons', () => {
  const languages = { en, ar, es, id, ja, pt, 'zh-Hans': zhHans, 'zh-Hant': zhHant };
  /** Without the marks that keep a formula from the left to the right. */
  const plain = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

  test.each(Object.entries(languages))(
    'in %s: what is printed is worth what it says, and is heard in words',
    (_, { patternLessons }) => {
      for (const lesson of LESSON_IDS) {
        const idea = plain(patternLessons.ideas[lesson]);
        expect(idea.trim()).not.toBe('');
        expect(speak(idea)).not.toMatch(/[×÷]|\d\/\d/);
      }
      expect(plain(patternLessons.ideas.divide)).toMatch(/48 ÷ 2.*72 ÷ 3/);
      expect(plain(patternLessons.ideas.fraction)).toMatch(/8 ÷ 1\/3/);
      for (const [name, value] of [
        ['threeEight', '3 × 8'],
        ['fourSix', '4 × 6'],
        ['twoTwelve', '2 × 12'],
      ] as const) {
        expect(plain(patternLessons.names[name])).toContain(value);
        const parsed = parseExpression(value);
        expect(parsed.ok && evaluate(parsed.value)).toEqual(rational(24));
      }
      const said = plain(patternLessons.say.step('8 ÷ 3', '8/3'));
      expect([said.includes('8 ÷ 3'), said.includes('8/3')]).toEqual([true, true]);
      expect(plain(patternLessons.say.last('3 × 8'))).toContain('3 × 8');
    },
  );
});
