import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { bestOf, isRightCall } from '#lib/games/kings/calculus/best.ts';
import { FORMATION_NAMES, rowOf } from '#lib/games/kings/calculus/formations.ts';
import type { Ground } from '#lib/games/kings/calculus/ground.ts';
import {
  ALL_RULES,
  cardsOf,
  groundOf,
  randomGround,
  randomHand,
  written,
} from '../../../support/kings-cards.ts';
import { plainlyOn } from '../../../support/kings-plainly.ts';

const CASTLES = '2♥ 3♣ Q♦ 7♠';
type Rules = Partial<Ground['rules']>;

/** Points, what was formed, and whether a call is right: `15.5 half kingdom + half evenSteven, right`. */
function told(hand: string, castles = CASTLES, rules: Rules = {}): string {
  const [cards, ground] = [cardsOf(hand), groundOf(castles, rules)];
  const { halves, formations } = bestOf(cards, ground);
  const formed = formations.map(({ kind, name }) => `${kind} ${name}`).join(' + ') || 'nothing';
  return `${halves / 2} ${formed}, ${isRightCall(cards, ground) ? 'right' : 'wrong'}`;
}

describe('the published examples (KINGS-11)', () => {
  test('two kings: no penalty, no formation, and a king points to 13', () => {
    const cards = cardsOf('Q♥ A♠ K♦ K♦ 2♥ J♥ 6♣');
    const { pointer, kings, spared, charged } = bestOf(cards, groundOf(CASTLES));
    expect(told('Q♥ A♠ K♦ K♦ 2♥ J♥ 6♣')).toBe('13 nothing, wrong');
    expect(written([pointer ?? 0])).toBe('K♦');
    expect([written(kings), written(spared), charged]).toEqual(['K♦ K♦', 'Q♥ A♠ 2♥ J♥ 6♣', []]);
  });

  test('a Super Kingdom of 27 and a Pointer of 5 make 32', () => {
    expect(told('Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣')).toBe('32 super kingdom, right');
  });

  test('a Half Kingdom of 9, a Half Steven of 1½ and a Pointer of 5 make 15½', () => {
    expect(told('Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣')).toBe('15.5 half kingdom + half evenSteven, right');
  });

  test('come with the parts of each formula', () => {
    const { formations } = bestOf(cardsOf('Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣'), groundOf(CASTLES));
    expect(formations).toEqual([
      {
        name: 'kingdom',
        kind: 'half',
        cards: cardsOf('Q♥ J♥ 10♥'),
        measure: 'sum',
        castles: [0, 3],
        worths: [2, 7],
        factor: 2,
        halves: 18,
      },
      expect.objectContaining({ measure: 'one', castles: [1], worths: [3], factor: 1, halves: 3 }),
    ]);
  });
});

/** The castles are 2 3 12 7 in ♥ ♣ ♦ ♠: K₁ + K₄ = 9, K₂ = 3, K₃ = 12, |K₁ − K₂| = 1, |K₂ − K₄| = 4, |K₁ − K₃| = 10, |K₃ − K₄| = 5. */
describe('the table of formations (KINGS-7)', () => {
  test.each([
    ['Q♥ J♠ 10♥ 9♣ 8♦ 7♥ A♣', '19 full kingdom'],
    ['Q♥ J♥ 10♥ 9♥ 8♥ 7♥ A♣', '28 super kingdom'],
    ['A♠ 2♥ 3♠ 4♣ 5♦ 6♠ A♣', '10 full southie'],
    ['A♠ 2♠ 3♠ 4♠ 5♠ 6♠ A♣', '19 super southie'],
    ['4♠ 4♥ 4♣ 10♣ 10♦ 10♣ A♣', '4 full evenSteven'],
    ['4♣ 4♦ 4♣ 10♦ 10♦ 10♣ A♣', '7 super evenSteven'],
    ['3♠ 3♥ 3♣ 9♣ 9♦ 9♣ A♣', '13 full oddTodd'],
    ['3♣ 3♦ 3♦ 9♣ 9♦ 9♣ A♣', '25 super oddTodd'],
    ['A♠ A♥ A♦ 2♣ 2♦ 2♠ 3♣', '4 full acesHigh'],
    ['A♥ A♥ A♣ 2♣ 2♥ 2♣ 3♣', '5 super acesHigh'],
    ['5♠ 5♥ 5♣ 6♣ 6♦ 6♣ A♣', '5 full specialCase'],
    ['5♠ 5♠ 5♣ 6♣ 6♠ 6♣ A♣', '9 super specialCase'],
    ['7♠ 7♥ 7♣ 8♣ 8♦ 8♣ A♣', '11 full luckySevens'],
    ['7♥ 7♥ 7♦ 8♥ 8♦ 8♦ A♣', '21 super luckySevens'],
    ['J♥ J♠ J♣ Q♣ Q♦ Q♣ A♣', '6 full royalty'],
    ['J♦ J♠ J♠ Q♦ Q♦ Q♠ A♣', '11 super royalty'],
  ])('six cards, %s: %s', (hand, expected) => {
    expect(told(hand)).toBe(`${expected}, right`);
  });

  test.each([
    ['Q♥ J♥ 10♥', 9],
    ['9♥ 8♥ 7♥', 9],
    ['A♠ 2♠ 3♠', 4.5],
    ['4♠ 5♠ 6♠', 4.5],
    ['4♣ 10♦ 10♦', 1.5],
    ['4♦ 4♦ 10♦', 1.5],
    ['3♣ 9♣ 9♣', 6],
    ['3♣ 3♦ 9♣', 6],
    ['A♥ A♣ 2♥', 0.5],
    ['5♣ 6♠ 6♠', 2],
    ['7♥ 8♦ 8♥', 5],
    ['J♦ Q♠ Q♦', 2.5],
  ])('three cards of a super, %s: %d', (three, points) => {
    // Two kings spare the rest, and one of them points.
    expect(told(`${three} K♥ K♣ 5♦ 9♠`).split(' ')[0]).toBe(String(points + 13));
  });

  test.each([
    '4♣ 4♦ 4♣',
    '10♣ 10♦ 10♦',
    'Q♥ J♥ 9♥',
    'Q♥ J♥ 10♠',
    '8♠ 7♠ 6♠',
    'A♥ 2♥ 3♥',
    '4♠ 10♣ 10♦',
    '6♠ 7♠ 8♠',
  ])('three cards that are no half: %s', (three) => {
    expect(told(`${three} K♥ K♣ Q♠ 9♠`)).toBe('13 nothing, wrong');
  });

  test('has a rule for every pair of castles once', () => {
    expect(FORMATION_NAMES).toHaveLength(8);
    expect(FORMATION_NAMES.map((name) => rowOf(name).suits.join())).toEqual(
      ['0', '3', '1,2', '1,2', '0,1', '1,3', '0,2', '2,3'], // oxfmt-ignore
    );
  });

  test('equal castles make a difference of nothing, which is still a formation', () => {
    expect(told('A♠ A♥ A♦ 2♣ 2♦ 2♠ 3♣', '5♥ 5♣ Q♦ 7♠')).toBe('3 full acesHigh, right');
  });
});

describe('what a call needs (KINGS-4)', () => {
  test.each([
    ['two halves of one formation', 'Q♥ J♥ 10♥ 9♥ 8♥ 7♥ K♣', true],
    ['a king may be left to point', 'A♠ 2♥ 3♠ 4♣ 5♦ 6♠ K♣', true],
    ['one half is not enough', 'Q♥ J♥ 10♥ 4♣ 10♠ 10♣ 5♣', false],
    ['halves that share a card are one', 'Q♥ J♥ 10♥ 9♥ 2♦ 4♦ 6♦', false],
    ['five of six are none', 'Q♣ J♥ 10♥ 9♣ 8♥ 6♥ 5♣', false],
  ])('%s', (_, hand, right) => {
    expect(isRightCall(cardsOf(hand), groundOf(CASTLES))).toBe(right);
  });

  test('another arrangement may score more than the one that made it right (KINGS-6)', () => {
    // Both halves are worth nothing here, and the card that is left is a 3; without penalties a queen of the Half Royalty points to more.
    const [cards, ground] = [cardsOf('J♦ Q♠ Q♦ A♥ A♣ 2♥ 3♠'), groundOf('2♥ 2♣ 5♦ 5♠', { noHarm: true })];
    expect(isRightCall(cards, ground)).toBe(true);
    const { formations, pointer, halves } = bestOf(cards, ground);
    expect(formations.map(({ name }) => name)).toEqual(['acesHigh']);
    expect([written([pointer ?? 0]), halves]).toEqual(['Q♠', 24]);
  });
});

describe('loose cards (KINGS-6)', () => {
  test.each([
    ['cost their face values', 'Q♥ J♠ 5♥ 9♣ 8♦ 7♥ 2♣', 12 - 11 - 5 - 9 - 8 - 7 - 2],
    ['cost nothing if the house says so (KINGS-9)', 'Q♥ J♠ 5♥ 9♣ 8♦ 7♥ 2♣', 12],
    ['are spared by two kings', 'Q♥ J♠ K♥ 9♣ 8♦ K♥ 2♣', 13],
    // The dearest points, the next is spared, and the king costs nothing.
    ['are spared by one king, one of them', 'Q♥ J♠ K♥ 9♣ 8♦ 7♥ 2♣', 12 - 9 - 8 - 7 - 2],
    // Cheap ones: the king points, and is held all the same.
    ['are spared by a king that points', 'A♥ A♠ K♥ 2♦ 2♦ A♦ A♣', 13 - 1 - 1 - 1 - 1 - 2],
  ])('%s', (title, hand, points) => {
    expect(bestOf(cardsOf(hand), groundOf(CASTLES, { noHarm: title.includes('house') })).halves).toBe(
      2 * points,
    );
  });

  test('are all somewhere: formed, pointing, kings, spared or charged', () => {
    const cards = cardsOf('Q♥ J♥ 10♥ K♠ 9♠ 3♦ 2♦');
    const { formations, pointer, kings, spared, charged } = bestOf(cards, groundOf(CASTLES));
    expect(formations[0]?.cards.map((card) => written([card]))).toEqual(['Q♥', 'J♥', '10♥']);
    expect([written([pointer ?? 0]), written(kings), written(spared), written(charged)]).toEqual(
      ['K♠', 'K♠', '9♠', '3♦ 2♦'], // oxfmt-ignore
    );
  });
});

describe('strictness (KINGS-8)', () => {
  test.each<[string, Ground['rules']['strictness'], string]>([
    ['Q♣ J♥ 10♦ 4♥ 10♥ 10♠ 5♣', 'quick', '15.5 half kingdom + half evenSteven, right'],
    ['Q♣ J♥ 10♦ 4♥ 10♥ 10♠ 5♣', 'standard', '-38 nothing, wrong'],
    ['Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣', 'elders', '-38 nothing, wrong'],
    ['Q♥ J♠ 10♥ 9♣ 8♦ 7♥ A♣', 'elders', '19 full kingdom, right'],
    ['Q♥ J♠ 10♥ 9♣ 8♦ 7♥ A♣', 'timeSink', '-34 nothing, wrong'],
    ['Q♥ J♥ 10♥ 9♥ 8♥ 7♥ A♣', 'timeSink', '28 super kingdom, right'],
  ])('%s, %s: %s', (hand, strictness, expected) => {
    expect(told(hand, CASTLES, { strictness })).toBe(expected);
  });
});

describe('brute force agrees', () => {
  test.each(ALL_RULES)('in $strictness, no penalties: $noHarm', (rules) => {
    const rng = createRng(ALL_RULES.indexOf(rules));
    const rights = new Set<boolean>();
    for (let grounds = 0; grounds < 10; grounds += 1) {
      const ground = randomGround(rng, rules);
      const plainly = plainlyOn(ground);
      for (let hands = 0; hands < 40; hands += 1) {
        const hand = randomHand(rng);
        const { halves, right } = plainly(hand);
        rights.add(right);
        expect([written(hand), bestOf(hand, ground).halves, isRightCall(hand, ground)]).toEqual(
          [written(hand), halves, right], // oxfmt-ignore
        );
      }
    }
    // Hands of which none could be called would prove little.
    expect([...rights].sort()).toEqual([false, true]);
  });
});
