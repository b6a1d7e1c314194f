import { expect, test, vi } from 'vitest';
import { padOf } from '#lib/boards/race/pad.ts';
import { slap as text } from '#lib/i18n/messages.ts';

const HANDICAP = { second: false };
const WORDS = text.refused;

/** A match in which four cards lie, and what a pad sends to it. */
function tableWith(change: object = {}, view: object = {}) {
  const send = vi.fn(() => Promise.resolve());
  const match = {
    stopped: false,
    refused: null,
    send,
    view: {
      phase: { type: 'claim' },
      table: [5, 7, 8, 9].map((rank) => ({ rank, from: 0, suit: null })),
      target: 24,
      config: { deck: 'physical', handicaps: [HANDICAP, HANDICAP] },
      ...view,
    },
    ...change,
  } as unknown as Parameters<typeof padOf>[0];
  return { match, send };
}
const seatsWith = (change: object = {}) =>
  ({ asking: null, pad: null, kept: {}, ...change }) as Parameters<typeof padOf>[1];
const ASKED = { prover: 1, highest: 10, words: WORDS };

test('whoever claims has a pad for the proof, until it is put away', () => {
  const { match, send } = tableWith();
  const seats = seatsWith();
  const pad = padOf(match, seats, ASKED);
  expect(pad).toMatchObject({ seat: 1, claims: true, owed: 1, count: 4, highest: 10, fault: null });
  pad?.onrule(['5 + 7'], 100);
  expect(send).toHaveBeenCalledWith({ type: 'proved', seat: 1, texts: ['5 + 7'] }, 100);
  pad?.oncancel?.();
  expect(padOf(match, seats, ASKED)).toBeNull();
});

test('none is open where nobody proves and nobody asks, nor in a match that was ended', () => {
  const open = { phase: { type: 'open' } };
  const nobody = { ...ASKED, prover: null };
  expect(padOf(tableWith({}, open).match, seatsWith(), nobody)).toBeNull();
  expect(padOf(tableWith({}, open).match, seatsWith({ asking: 0 }), nobody)).toMatchObject({
    seat: 0,
    claims: false,
  });
  expect(padOf(tableWith().match, seatsWith({ asking: 0 }), nobody)).toBeNull();
  expect(padOf(tableWith({ stopped: true }).match, seatsWith(), ASKED)).toBeNull();
});

test('a rank of a real deck can be put right before the proof, and one that was dealt cannot (SLAP-6, KNOCK-4)', () => {
  const { match, send } = tableWith();
  const seats = seatsWith();
  padOf(match, seats, ASKED)?.oncards?.();
  const ranks = padOf(match, seats, ASKED);
  expect(ranks).toMatchObject({ seat: 1, claims: false });
  ranks?.onranks([5, 7, 8, 10], 200);
  expect(send).toHaveBeenCalledWith({ type: 'ranked', seat: 1, ranks: [5, 7, 8, 10] }, 200);
  expect(padOf(match, seats, ASKED)).toMatchObject({ claims: true });
  const dealt = { deck: 'dealt', handicaps: [HANDICAP, HANDICAP] };
  expect(padOf(tableWith({}, { config: dealt }).match, seatsWith(), ASKED)?.oncards).toBeNull();
});

test('who has to find two has two to enter, where the deal has two (SLAP-13)', () => {
  const config = { deck: 'dealt', handicaps: [HANDICAP, { second: true }] };
  expect(padOf(tableWith({}, { config }).match, seatsWith(), ASKED)?.owed).toBe(2);
  expect(padOf(tableWith({}, { config }).match, seatsWith(), { ...ASKED, prover: 0 })?.owed).toBe(1);
  const table = [3, 3, 8, 8].map((rank) => ({ rank, from: 0, suit: null }));
  expect(padOf(tableWith({}, { config, table }).match, seatsWith(), ASKED)?.owed).toBe(1);
});

test.each([
  ['badRanks', WORDS.badRanks],
  ['secondOwed', WORDS.secondOwed],
  ['notYours', null],
] as const)('what the table did not take is said on it: %s', (code, words) => {
  const { match } = tableWith({ refused: { seat: 1, why: { code } } });
  expect(padOf(match, seatsWith(), ASKED)?.fault).toBe(words);
});
