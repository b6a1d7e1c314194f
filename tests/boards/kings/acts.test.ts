import { describe, expect, test } from 'vitest';
import { actsOn, becomes, inOrder, meantAt } from '#lib/boards/kings/acts.ts';
import { kings as text } from '#lib/i18n/messages.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { cardsOf, written } from '../../support/kings-cards.ts';

const HANDS = ['Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣', 'K♥ K♦ 6♦ 8♦ 8♠ 9♠ J♠'];
const king = (text: string) => cardsOf(text)[0] ?? 0;

describe('what a king may do', () => {
  test('is to go to the castle of its suit, which is meant at once (KINGS-3)', () => {
    const { state } = dealtTable({ hands: HANDS });
    const acts = actsOn(state, king('K♦'));
    expect(acts.map(({ crowned }) => crowned)).toEqual([false, false, true, false]);
    expect(meantAt(acts)).toBe(2);
    expect(state.castles.map((castle, at) => becomes(castle, acts[at], king('K♦'), state.config))).toEqual([
      null,
      null,
      text.becomes(13),
      null,
    ]);
  });

  test('is one of two things over a Subject, and the castle says both', () => {
    const table = dealtTable({ hands: HANDS });
    table.crowns(1, 'K♥', 0);
    const { state } = table;
    const acts = actsOn(state, king('K♥'));
    expect(acts[0]).toEqual({ crowned: true, dethroned: true });
    const [castle] = state.castles;
    expect(castle && becomes(castle, acts[0], king('K♥'), state.config)).toBe(text.becomesOr(26, 2));
  });

  test('leaves a static castle as it is, and says so (KINGS-9)', () => {
    const table = dealtTable({ hands: HANDS }, { staticCastles: true });
    const said = () => {
      const { state } = table;
      const [castle] = state.castles;
      return castle && becomes(castle, actsOn(state, king('K♥'))[0], king('K♥'), state.config);
    };
    expect(said()).toBe(text.stays(2));
    table.crowns(1, 'K♥', 0);
    expect(said()).toBe(text.stays(2));
  });

  test('leaves the choice where any castle will do (KINGS-9), and nothing for other cards', () => {
    const { state } = dealtTable({ hands: HANDS }, { anyKing: true });
    expect(meantAt(actsOn(state, king('K♦')))).toBeNull();
    expect(actsOn(state, king('Q♦')).some(({ crowned, dethroned }) => crowned || dethroned)).toBe(false);
  });
});

test('a hand is held by rank, or by suit', () => {
  const hand = cardsOf('4♣ 10♥ Q♥ 10♣ A♣');
  expect(written(inOrder(hand, false))).toBe('Q♥ 10♥ 10♣ 4♣ A♣');
  expect(
    written(inOrder(hand, true))
      .split(' ')
      .map((card) => card.at(-1)),
  ).toEqual(['♥', '♥', '♣', '♣', '♣']);
});
