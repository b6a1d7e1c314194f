import { describe, expect, test } from 'vitest';
import {
  addCard,
  canRemove,
  choose,
  draftOf,
  emptyDraft,
  erase,
  finishEntry,
  layCard,
  next,
  pressEntry,
  questionIn,
  removeCard,
  separate,
  step,
  turnSign,
  type,
  typeDigit,
  withDigits,
  type QuestionDraft,
} from '#lib/explore/draft.ts';

/** The draft in short: the cards, the one under the cursor in brackets; then the target. */
function shown({ cards, target, cursor }: QuestionDraft): string {
  const marked = cards.map((card, place) => (cursor?.place === place ? `[${card}]` : card || '_'));
  return `${marked.join(' ')} → ${cursor?.place === 'target' ? `[${target}]` : target}`;
}

/** What a hand at the pad, or at the keyboard, does one after the other. */
const KEYS: Readonly<Record<string, (draft: QuestionDraft) => QuestionDraft>> = {
  '⌫': erase,
  '⏎': next,
  ',': separate,
  '+': addCard,
  '-': removeCard,
  '±': turnSign,
  '✓': finishEntry,
  '←': (draft) => step(draft, -1),
  '→': (draft) => step(draft, 1),
  K: (draft) => layCard(draft, 13),
  T: (draft) => layCard(draft, 10),
  '#': (draft) => choose(draft, 'target'),
  a: (draft) => choose(draft, 0),
  b: (draft) => choose(draft, 1),
};
const act = (draft: QuestionDraft, keys: string, digit = pressEntry): QuestionDraft =>
  [...keys.replaceAll(' ', '')].reduce(
    (now, key) => (/\d/.test(key) ? digit(now, Number(key)) : (KEYS[key] ?? fail(key))(now)),
    draft,
  );
function fail(key: string): never {
  throw new Error(`no such key: ${key}`);
}
const asked = draftOf({ numbers: [6, 9, 2, 7], target: 24 });

test('a fresh draft has four empty cards, and the first is next', () =>
  expect(shown(emptyDraft())).toBe('[] _ _ _ → 24'));

describe('laying a hand on the pad', () => {
  test.each([
    ['3', '3 [] _ _ → 24'],
    ['338', '3 3 8 [] → 24'],
    ['3388', '3 3 8 8 → 24'],
    ['T K 1 1', '10 13 1 1 → 24'],
    ['33✓', '3 3 → 24'],
    ['3✓', '3 [] _ _ → 24'],
    ['✓', '[] _ _ _ → 24'],
    // A mistake is taken back from the card that comes after it.
    ['337⌫', '3 3 [] _ → 24'],
    ['337⌫88', '3 3 8 8 → 24'],
    ['1T⌫', '1 [1] _ _ → 24'],
    // Few hands of cards have a 0: it belongs to the number before it.
    ['20', '20 [] _ _ → 24'],
    ['1005', '100 5 [] _ → 24'],
    ['0', '0 [] _ _ → 24'],
    ['1120', '1 1 20 [] → 24'],
    ['1a99⏎0', '99 0 [] _ → 24'],
    // But not where a separator was typed, or the empty card chosen.
    ['8⏎0', '8 0 [] _ → 24'],
    ['8,,0', '8 0 [] _ → 24'],
    ['8b0', '8 0 [] _ → 24'],
    ['8→←0', '8 0 [] _ → 24'],
    // The number before it is the one that was laid last, wherever that lies.
    ['3→560', '3 [] 5 60 → 24'],
    // More or fewer cards than four.
    ['+', '[] _ _ _ _ → 24'],
    ['+33888', '3 3 8 8 8 → 24'],
    ['33-', '3 3 [] → 24'],
    ['33-8', '3 3 8 → 24'],
    // A card that is there already is typed on by itself, and Enter goes on.
    ['1a', '[1] _ _ _ → 24'],
    ['1a12', '[12] _ _ _ → 24'],
    ['1a12⏎', '12 [] _ _ → 24'],
    ['1a12⏎345', '12 3 4 5 → 24'],
    ['b5', '_ 5 [] _ → 24'],
    ['338b⏎', '3 3 8 [] → 24'],
  ])('%s gives %s', (keys, draft) => expect(shown(act(emptyDraft(), keys))).toBe(draft));
});

describe('digits of 0 to 9', () => {
  test.each([
    ['1199', '1 1 9 9 → 10'],
    ['2005', '2 0 0 5 → 10'],
    ['0⌫5', '5 [] _ _ → 10'],
    // A key takes the place of what lies there.
    ['1199b07', '1 [7] 9 9 → 10'],
    ['1199#24', '1 1 9 9 → [24]'],
    ['1199#⌫⌫a', '[1] 1 9 9 → 10'],
  ])('are whole cards on the pad and on the keyboard: %s gives %s', (keys, draft) => {
    expect(shown(act(emptyDraft(true), keys))).toBe(draft);
    expect(shown(act(emptyDraft(true), keys, type))).toBe(draft);
  });

  test('take the usual target along, there and back, but none that was chosen', () => {
    expect(shown(withDigits(asked, true))).toBe('6 9 2 7 → 10');
    expect(shown(withDigits(withDigits(asked, true), false))).toBe('6 9 2 7 → 24');
    expect(shown(withDigits({ ...asked, target: '36' }, true))).toBe('6 9 2 7 → 36');
  });
});

describe('typing on the keyboard', () => {
  test.each([
    ['12', '[12] _ _ _ → 24'],
    ['12⏎5', '12 [5] _ _ → 24'],
    ['3⏎3⏎8⏎8⏎', '3 3 8 8 → 24'],
    ['3⏎⏎3', '3 [3] _ _ → 24'],
    ['8,,0', '8 [0] _ _ → 24'],
    ['12,0,8,8,', '12 0 8 8 → 24'],
    ['K⏎3', '13 [3] _ _ → 24'],
    ['3→3→8→8', '3 3 8 [8] → 24'],
    ['KK', '13 13 [] _ → 24'],
    ['0', '[0] _ _ _ → 24'],
    ['05', '[5] _ _ _ → 24'],
    ['338', '[338] _ _ _ → 24'],
    ['3388', '[338] _ _ _ → 24'],
    ['→→→→→→', '_ _ _ _ → [24]'],
    ['←', '[] _ _ _ → 24'],
    ['→→→→36', '_ _ _ _ → [36]'],
    ['→→→→36←', '_ _ _ [] → 36'],
  ])('%s gives %s', (keys, draft) => expect(shown(act(emptyDraft(), keys, typeDigit))).toBe(draft));
});

describe('changing a hand', () => {
  test.each([
    ['b', '6 [9] 2 7 → 24'],
    ['b1', '6 [1] 2 7 → 24'],
    ['b12', '6 [12] 2 7 → 24'],
    ['b100', '6 [100] 2 7 → 24'],
    // A separator goes on to the next number, not back to the first.
    ['a8,,0', '8 [0] 2 7 → 24'],
    ['a8,0,3,3,', '8 0 3 3 → 24'],
    ['#36,', '6 9 2 7 → 36'],
    ['b⌫', '6 [] 2 7 → 24'],
    ['bK', '6 [13] 2 7 → 24'],
    ['b-', '6 [2] 7 → 24'],
    ['b1✓', '6 1 2 7 → 24'],
    ['b⌫✓', '6 2 7 → 24'],
    ['+', '6 9 2 7 [] → 24'],
    ['+12', '6 9 2 7 [12] → 24'],
    ['+12+5✓', '6 9 2 7 12 5 → 24'],
    ['+1+1+1+1+', '6 9 2 7 1 1 1 [1] → 24'],
    ['b338', '6 [338] 2 7 → 24'],
    ['a---', '[2] 7 → 24'],
    // Without a cursor keys mean nothing.
    ['5⌫-±←→K', '6 9 2 7 → 24'],
  ])('%s gives %s', (keys, draft) => expect(shown(act(asked, keys))).toBe(draft));
});

describe('the target', () => {
  test.each([
    ['#', '6 9 2 7 → [24]'],
    ['#36', '6 9 2 7 → [36]'],
    ['#±', '6 9 2 7 → [-24]'],
    ['#±±', '6 9 2 7 → [24]'],
    ['#36±7', '6 9 2 7 → [-367]'],
    ['#⌫⌫±5', '6 9 2 7 → [-5]'],
    ['#0', '6 9 2 7 → [0]'],
    ['#123456', '6 9 2 7 → [12345]'],
    ['#100±✓', '6 9 2 7 → -100'],
    // Without a digit it is the usual one again.
    ['#⌫⌫✓', '6 9 2 7 → 24'],
    ['#⌫⌫±a', '[6] 9 2 7 → 24'],
  ])('%s gives %s', (keys, draft) => expect(shown(act(asked, keys))).toBe(draft));
});

describe('the question in a draft', () => {
  test('leaves empty cards out', () =>
    expect(questionIn(act(emptyDraft(), '338'))).toEqual({
      ok: true,
      value: { numbers: [3, 3, 8], target: 24 },
    }));

  test.each([
    ['', 'noNumbers'],
    ['3', 'oneNumber'],
    ['33a338', 'tooLarge'],
    ['33#12345', 'targetTooFar'],
    ['33#⌫⌫±', 'targetNotNumber'],
  ])('of %s has a fault: %s', (keys, code) =>
    expect(questionIn(act(emptyDraft(), keys))).toMatchObject({ ok: false, error: { code } }),
  );
});

test('two cards must stay', () => {
  expect([act(asked, 'a--'), asked, act(asked, 'a'), act(asked, '#')].map(canRemove)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
