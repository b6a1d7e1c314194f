// @vitest-environment runes
import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { Turning } from '#lib/boards/kings/turning.svelte.ts';
import { made } from '../../support/effects.svelte.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { OpenTable } from '../../support/open-table.svelte.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

/** The first turn of a game, of a seat that holds a king of hearts and one of clubs over castles of both suits. */
function turn() {
  const table = dealtTable({
    hands: ['2♠ 3♠ 4♠ 5♠ 6♠ 8♥ 9♠', '2♣ 4♦ 5♦ 6♦ 8♦ 9♥ 6♥', 'K♥ K♣ 9♦ 8♠ 5♥ 4♣ 2♦'],
  });
  const open = new OpenTable(table);
  const taken: string[] = [];
  const { seat } = table.state.phase as { seat: number };
  const turning = made(
    () =>
      new Turning({
        match: () => open.match,
        seat: () => seat,
        bySuit: () => false,
        ontaken: (type, wasExtra) => taken.push(`${type} ${wasExtra}`),
      }),
  );
  return { turning, open, taken, seat, card: (text: string) => table.card(seat, text) };
}

describe('a picked card', () => {
  test('is put down by picking it again, and what it meant goes with it', () => {
    const { turning, card } = turn();
    turning.pick(card('9♦'));
    turning.asking = 'call';
    expect([turning.picked, turning.isRoyal]).toEqual([card('9♦'), false]);
    turning.pick(card('9♦'));
    expect([turning.picked, turning.castle, turning.asking]).toEqual([null, null, null]);
  });

  test('that is a king says what each castle would become', () => {
    const { turning, card } = turn();
    turning.pick(card('K♥'));
    expect(turning.isRoyal).toBe(true);
    expect(turning.become).toHaveLength(4);
    expect(turning.become.some((words) => words !== null)).toBe(true);
  });

  test('is discarded with the stamp of the touch, and the hand hears of it once', async () => {
    const { turning, open, taken, seat, card } = turn();
    const nine = card('9♦');
    turning.pick(nine);
    await turning.discard(false, 1000);
    expect(open.sent).toEqual([{ type: 'discarded', seat, card: nine, up: false }]);
    expect([taken, turning.picked]).toEqual([['discarded false'], null]);
    await turning.discard(true, 1001);
    expect(open.sent).toHaveLength(1);
  });
});

test('why an act was refused is said until something else is done', async () => {
  const { turning, open, card } = turn();
  const two = card('2♦');
  // Only a king is dumped.
  turning.pick(two);
  await turning.dump(1000);
  expect([open.refused?.count, typeof turning.note, turning.picked]).toEqual([1, 'string', two]);
  turning.pick(card('4♣'));
  expect(turning.note).toBeNull();
});

test('a king on a castle where one thing can be done does it at a tap', async () => {
  const { turning, open, seat, card } = turn();
  const king = card('K♥');
  turning.pick(king);
  // Hearts lie in the first castle: it is meant at once.
  expect([turning.castle, turning.there]).toEqual([0, { crowned: true, dethroned: false }]);
  await turning.tapCastle(0, 1000);
  expect(open.sent).toEqual([{ type: 'crowned', seat, card: king, castle: 0 }]);
  expect(turning.picked).toBeNull();
});

test('a king on a castle of another suit says why it cannot go there', async () => {
  const { turning, open, card } = turn();
  turning.pick(card('K♥'));
  await turning.tapCastle(1, 1000);
  expect([open.refused?.why.code, typeof turning.note]).toEqual(['wrongCastle', 'string']);
});
