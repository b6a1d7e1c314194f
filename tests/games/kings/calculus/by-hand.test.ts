import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '#lib/core/chance.ts';
import { bestOf, waysOf } from '#lib/games/kings/calculus/best.ts';
import { byHand } from '#lib/games/kings/calculus/by-hand.ts';
import { ALL_RULES, cardsOf, groundOf, randomGround, randomHand } from '../../../support/kings-cards.ts';

const GROUND = groundOf('2♥ 3♣ Q♦ 7♠');
const HAND = cardsOf('Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣');
const [Q = 0, J = 0, TEN = 0, FOUR = 0, , , FIVE = 0] = HAND;
const arranged = (groups: readonly (readonly number[])[], pointer: number | null) =>
  byHand(HAND, { groups, pointer }, GROUND);

describe('an arrangement by hand (KINGS-6)', () => {
  test('is scored like any other', () => {
    const found = arranged([[Q, J, TEN]], FIVE);
    expect(found.ok && found.value).toMatchObject({
      formations: [{ name: 'kingdom', kind: 'half', halves: 18 }],
      pointer: FIVE,
      charged: cardsOf('4♣ 10♦ 10♣'),
      halves: 18 + 2 * (5 - 24),
    });
  });

  test('may leave out the Pointer, which costs that card', () => {
    const [found, without] = [arranged([[Q, J, TEN]], FIVE), arranged([[Q, J, TEN]], null)];
    expect(found.ok && without.ok && found.value.halves - without.value.halves).toBe(20);
  });

  test('takes six cards as the greatest thing that they form', () => {
    const six = cardsOf('4♣ 4♦ 4♣ 10♦ 10♦ 10♣');
    const found = byHand(six, { groups: [six], pointer: null }, GROUND);
    expect(found.ok && found.value.formations.map(({ kind }) => kind)).toEqual(['super']);
  });

  test.each([
    ['a card of somebody else', [[Q, J, 99]], null, 'notHeld'],
    ['a Pointer of somebody else', [], 99, 'notHeld'],
    [
      'a card in two groups',
      [
        [Q, J, TEN],
        [Q, J, TEN],
      ],
      null,
      'usedTwice',
    ],
    ['a Pointer that is in a group', [[Q, J, TEN]], Q, 'usedTwice'],
    ['three that form nothing', [[Q, J, FOUR]], FIVE, 'formsNothing'],
    ['two cards', [[Q, J]], FIVE, 'formsNothing'],
    ['no cards', [[]], FIVE, 'formsNothing'],
  ] as const)('is refused with %s: %j, %j', (_, groups, pointer, code) => {
    expect(arranged(groups, pointer)).toEqual({ ok: false, error: { code } });
  });

  test('is never better than the best one, and can always be as good', () => {
    const rng = createRng(7);
    for (let hands = 0; hands < 300; hands += 1) {
      const ground = randomGround(rng, ALL_RULES[hands % ALL_RULES.length] ?? GROUND.rules);
      const hand = randomHand(rng);
      const best = bestOf(hand, ground);
      const same = byHand(
        hand,
        { groups: best.formations.map(({ cards }) => cards), pointer: best.pointer },
        ground,
      );
      expect(same).toEqual({ ok: true, value: best });
      const ways = waysOf(hand, ground);
      const groups = (ways[rng.next(ways.length)] ?? []).map(({ cards }) => cards);
      const loose = hand.filter((card) => !groups.flat().includes(card));
      const other = byHand(hand, { groups, pointer: shuffled(loose, rng)[0] ?? null }, ground);
      expect(other.ok && other.value.halves <= best.halves).toBe(true);
    }
  });
});
