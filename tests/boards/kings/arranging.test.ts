import { describe, expect, test } from 'vitest';
import { Arranging, readLaid } from '#lib/boards/kings/calculus/arranging.svelte.ts';
import { cardsOf, groundOf, written } from '../../support/kings-cards.ts';

const HAND = cardsOf('Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 5♣');
const GROUND = groundOf('2♥ 3♣ Q♦ 7♠');
const fresh = () => new Arranging(HAND, GROUND, null);
const pick = (arranging: Arranging, text: string) => {
  for (const card of cardsOf(text, HAND)) arranging.pick(card);
};

describe('a hand arranged by its owner (KINGS-6)', () => {
  test('is loose at first, and costs all of it', () => {
    expect(fresh().arrangement.halves).toBe(-2 * 62);
  });

  test('says what picked cards form, and scores them once they are put together', () => {
    const arranging = fresh();
    pick(arranging, 'Q♥ J♥');
    expect(arranging.formed).toBe(null);
    pick(arranging, '10♥');
    expect([arranging.formed?.name, arranging.formed?.kind]).toEqual(['kingdom', 'half']);
    arranging.putTogether();
    pick(arranging, '5♣');
    arranging.point();
    expect(arranging.arrangement.halves).toBe(2 * (9 + 5 - 24));
    expect([arranging.picked, written(arranging.free)]).toEqual([[], '4♣ 10♦ 10♣ 5♣']);
  });

  test('is gone on with later, with what was picked for the next step', () => {
    const arranging = fresh();
    pick(arranging, 'Q♥ J♥ 10♥');
    arranging.putTogether();
    pick(arranging, '5♣');
    const read = readLaid(JSON.parse(JSON.stringify(arranging.laid)));
    const later = new Arranging(HAND, GROUND, null, read.ok ? read.value : null);
    expect([later.groups.map(written), written(later.picked)]).toEqual([['Q♥ J♥ 10♥'], '5♣']);
    later.point();
    expect(later.arrangement.halves).toBe(2 * (9 + 5 - 24));
  });

  test('left in a way that these cards do not allow begins anew', () => {
    const [queen = 0, jack = 0, , four = 0] = HAND;
    const kept = { groups: [[queen, jack, four]], pointer: null, picked: [] };
    expect(new Arranging(HAND, GROUND, null, kept).groups).toEqual([]);
  });

  test('takes no three cards that form nothing', () => {
    const arranging = fresh();
    pick(arranging, 'Q♥ J♥ 5♣');
    expect(arranging.formed).toBe(null);
    arranging.putTogether();
    expect(arranging.groups).toEqual([]);
  });

  test('lets a card go that is picked twice, and a group fall apart', () => {
    const arranging = fresh();
    pick(arranging, '4♣ 10♦ 10♣');
    arranging.putTogether();
    const [group = []] = arranging.groups;
    expect(written(group)).toBe('4♣ 10♦ 10♣');
    arranging.takeApart(group);
    expect(arranging.free).toEqual(HAND);
    pick(arranging, '4♣');
    pick(arranging, '4♣');
    expect(arranging.picked).toEqual([]);
  });

  test('a Pointer that goes into a group points no more', () => {
    const arranging = fresh();
    pick(arranging, 'Q♥');
    arranging.point();
    pick(arranging, 'Q♥ J♥ 10♥');
    arranging.putTogether();
    expect(arranging.arrangement.pointer).toBe(null);
  });

  test('begins where it was left', () => {
    const before = fresh();
    pick(before, 'Q♥ J♥ 10♥');
    before.putTogether();
    pick(before, '5♣');
    before.point();
    const again = new Arranging(HAND, GROUND, before.arrangement);
    expect(again.grouping).toEqual(before.grouping);
  });
});
