// @vitest-environment runes
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Seats, type KnockMatch } from '#lib/boards/knock/seats.svelte.ts';
import { made } from '../support/effects.svelte.ts';
import { OPEN, WORKED } from '../support/claims.ts';
import { act, newTable, openTable, realTable, shuffledFor, type KnockTable } from '../support/knock.ts';
import { OpenTable } from '../support/open-table.svelte.ts';

beforeEach(() => void vi.useFakeTimers({ now: OPEN + 1000 }));
afterEach(() => void vi.useRealTimers());

/** Four round a table, a second after the cards were turned. */
function sit(table: KnockTable) {
  const open = new OpenTable(table);
  const cues: string[] = [];
  const match = open.match as unknown as KnockMatch;
  Object.assign(match, { header: { players: ['Mei', 'Ana', 'Kim', 'Li'].map((name) => ({ name })) } });
  const seats = made(
    () =>
      new Seats(() => match, {
        cue: (name, seat) => void cues.push(`${name} ${seat ?? ''}`.trim()),
        resolution: () => 17,
      }),
  );
  return { seats, open, cues };
}

describe('a knock', () => {
  test('is felt at once, once, and told with its stamp', () => {
    const { seats, open, cues } = sit(openTable(4, WORKED.ranks));
    seats.touch(2, 'knocked', OPEN + 1000);
    seats.touch(2, 'knocked', OPEN + 1001);
    expect([[...seats.sitting.aside.felt], cues, open.sent]).toEqual([
      [2],
      ['signal 2'],
      [{ type: 'knocked', seat: 2, resolution: 17 }],
    ]);
  });

  test('that was refused is not felt any more', async () => {
    const { seats, open } = sit(openTable(4, WORKED.ranks));
    const { match } = open;
    seats.touch(0, 'knocked', OPEN + 1000);
    vi.setSystemTime(OPEN + 1100);
    open.look();
    await vi.advanceTimersByTimeAsync(0);
    expect([match.view, [...seats.sitting.aside.felt]]).toMatchObject([{ phase: { type: 'claim' } }, []]);
  });

  test('sounds no more a second after it was decided, and none is taken while it stands', () => {
    const { seats, open } = sit(openTable(4, WORKED.ranks));
    seats.touch(0, 'knocked', OPEN + 1000);
    vi.setSystemTime(OPEN + 3000);
    open.look();
    const before = open.sent.length;
    seats.touch(1, 'knocked', OPEN + 3000);
    open.paused = true;
    seats.touch(1, 'knocked', OPEN + 1020);
    expect(open.sent).toHaveLength(before);
  });
});

describe('keys at a seat', () => {
  test('that answer somebody are not meant as they come, those that begin something are', () => {
    const { seats, open } = sit(openTable(4, WORKED.ranks));
    seats.act(1, 'stuck', OPEN + 1799);
    expect(open.sent).toEqual([]);
    seats.act(1, 'stuck', OPEN + 1800);
    expect(open.sent).toEqual([{ type: 'passed', seat: 1 }]);
  });

  test('the pad is put away, comes back by its key, and is there for the next claim', () => {
    const { seats, open } = sit(openTable(4, WORKED.ranks));
    seats.touch(0, 'knocked', OPEN + 1000);
    vi.setSystemTime(OPEN + 1100);
    open.look();
    seats.putAway();
    expect(seats.sitting.aside.padAway).toBe(true);
    seats.act(0, 'enter', OPEN + 1200);
    expect(seats.sitting.aside.padAway).toBe(false);
  });

  test('asking whether there is anything ends with the claim', () => {
    const { seats, open } = sit(realTable(4));
    seats.act(3, 'isThere', OPEN + 1000);
    expect(seats.ranking).toBe(3);
    seats.touch(0, 'knocked', OPEN + 2000);
    vi.setSystemTime(OPEN + 2100);
    open.look();
    expect(seats.ranking).toBeNull();
  });
});

test('a face that changes by itself is looked at again at that moment, and no more while the match stands', () => {
  vi.setSystemTime(500);
  const { seats, open } = sit(newTable(4).play(shuffledFor(4, WORKED.ranks), act('readied', 0, 0)));
  const first = seats.sitting.now;
  vi.advanceTimersByTime(3000);
  open.look();
  expect([first, seats.sitting.now > first]).toEqual([500, true]);
  open.paused = true;
  open.look();
  expect(vi.getTimerCount()).toBe(0);
});
