// @vitest-environment runes
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KNOCK_RACE, type KnockMatch } from '#lib/boards/knock/seats.ts';
import { Seats } from '#lib/boards/race/seats.svelte.ts';
import { SETTLING } from '#lib/boards/race/sitting.ts';
import { SLAP_RACE } from '#lib/boards/slap/seats.ts';
import type { slap } from '#lib/games/slap/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import { OPEN, WORKED } from '../support/claims.ts';
import { made } from '../support/effects.svelte.ts';
import * as knock from '../support/knock.ts';
import { OpenTable } from '../support/open-table.svelte.ts';
import * as slapped from '../support/slap.ts';

beforeEach(() => void vi.useFakeTimers({ now: OPEN + 1000 }));
afterEach(() => void vi.useRealTimers());

const players = ['Mei', 'Ana', 'Kim', 'Li'].map((name) => ({ name }));

function around() {
  const cues: string[] = [];
  const cue = (name: string, seat?: number) => void cues.push(`${name} ${seat ?? ''}`.trim());
  return { cues, cue, resolution: () => 17 };
}

/** Round a table of Slap, a second after the cards were opened. */
function sit(table: slapped.SlapTable) {
  const open = new OpenTable(table);
  const match = Object.assign(open.match, { header: { players } }) as unknown as MatchOf<typeof slap>;
  const heard = around();
  return { seats: made(() => new Seats(() => match, SLAP_RACE, heard)), open, cues: heard.cues };
}

/** The same round a table of Knock. */
function sitAtKnock(table: knock.KnockTable) {
  const open = new OpenTable(table);
  const match = Object.assign(open.match, { header: { players } }) as unknown as KnockMatch;
  const heard = around();
  return { seats: made(() => new Seats(() => match, KNOCK_RACE, heard)), open, match, cues: heard.cues };
}

const at = (ms: number, open: { look(): void }) => {
  vi.setSystemTime(ms);
  open.look();
};
const feltAt = ({ sitting }: { sitting: { felt: ReadonlySet<number> } }) => [...sitting.felt];

describe('a touch', () => {
  test('is felt at once, once, and told with its stamp', () => {
    const { seats, open, cues } = sit(slapped.openTable(4, WORKED.ranks));
    seats.touch(2, OPEN + 1000);
    seats.touch(2, OPEN + 1001);
    expect([feltAt(seats), cues, open.sent]).toEqual([
      [2],
      ['signal 2'],
      [{ type: 'slapped', seat: 2, resolution: 17 }],
    ]);
  });

  test('is a knock where people knock, and a call where they call', () => {
    const { seats, open } = sitAtKnock(knock.openTable(4, WORKED.ranks));
    seats.touch(0, OPEN + 1000);
    const called = sit(slapped.openTable(2, WORKED.ranks, { called: true }));
    called.seats.touch(1, OPEN + 1000);
    expect([...open.sent, ...called.open.sent]).toEqual([
      { type: 'knocked', seat: 0, resolution: 17 },
      { type: 'called', seat: 1 },
    ]);
  });

  test('before the cards are open makes no sound, locks for a second, and is none as long (SLAP-3)', () => {
    vi.setSystemTime(1000);
    const { seats, open, cues } = sit(
      slapped.newTable(4).play(slapped.shuffledFor(4, WORKED.ranks), ...slapped.everybody(4)),
    );
    at(1000 + SETTLING, open);
    seats.touch(1, 1000 + SETTLING);
    expect([cues, feltAt(seats)]).toEqual([['falseStart 1'], []]);
    seats.touch(1, 1500 + SETTLING);
    expect(open.sent).toHaveLength(1);
  });

  test('as the count begins is none: it was meant for the key that another had pressed first (SLAP-3)', () => {
    vi.setSystemTime(1000);
    const count = () =>
      slapped.newTable(4).play(slapped.shuffledFor(4, WORKED.ranks), ...slapped.everybody(4));
    const { seats, open, cues } = sit(count());
    seats.touch(1, 1060);
    seats.touch(1, 1000 + SETTLING - 1);
    expect([cues, open.sent]).toEqual([[], []]);
    // It is the time of the touch that tells, however late the page hears of it.
    at(1500 + SETTLING, open);
    seats.touch(2, 1250);
    expect(open.sent).toEqual([]);
    seats.touch(2, 1400 + SETTLING);
    expect(open.sent).toEqual([{ type: 'slapped', seat: 2, resolution: 17 }]);
  });

  test('before the first cards says Ready, and after a verdict nothing', () => {
    const { seats, open } = sit(slapped.newTable(2).play(slapped.shuffledFor(2, WORKED.ranks)));
    seats.touch(1, OPEN + 1000);
    seats.touch(1, OPEN + 1001);
    expect(open.sent).toEqual([{ type: 'readied', seat: 1 }]);
    const ended = slapped
      .openTable(2, WORKED.ranks)
      .play(slapped.slapBy(0, OPEN + 100))
      .through(OPEN + 200);
    const after = sit(ended.play(slapped.act('agreed', 1, OPEN + 900)));
    after.seats.touch(0, OPEN + 1000);
    expect(after.open.sent).toEqual([]);
  });

  test('of one of those with equal cards draws again (KNOCK-2)', () => {
    const tied = knock.newTable(4, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 3, 19, 6] });
    const { seats, open } = sitAtKnock(tied);
    seats.touch(1, OPEN + 1000);
    seats.touch(2, OPEN + 1000);
    expect(open.sent).toEqual([{ type: 'drewAgain', seat: 2 }]);
  });

  test('that comes while it stands is none, and what was felt is forgotten', () => {
    const { seats, open } = sit(slapped.openTable(4, WORKED.ranks));
    seats.touch(2, OPEN + 1000);
    open.paused = true;
    flushSync();
    seats.touch(3, OPEN + 1000);
    seats.act(0, { type: 'swap' }, OPEN + 5000);
    expect([feltAt(seats), open.sent.length]).toEqual([[], 1]);
  });

  test('that is taken back while it still fills its zone is felt no more, and may come again (SLAP-13)', () => {
    const handicaps = [0, 1, 2, 3].map((seat) => ({ delay: seat === 0 ? 3000 : 0, second: false }));
    const table = knock.openTable(4, WORKED.ranks, { handicaps });
    const { seats, open } = sitAtKnock(table);
    seats.touch(0, OPEN + 1000);
    expect(feltAt(seats)).toEqual([0]);
    open.paused = true;
    flushSync();
    open.paused = false;
    flushSync();
    expect(feltAt(seats)).toEqual([]);
  });

  test('that was refused is not felt any more, while the race goes on', async () => {
    const { seats, match } = sitAtKnock(knock.openTable(4, WORKED.ranks));
    const refusing = vi.spyOn(match, 'send').mockResolvedValue('refused');
    seats.touch(0, OPEN + 1000);
    expect(feltAt(seats)).toEqual([0]);
    await vi.advanceTimersByTimeAsync(0);
    expect([match.view, feltAt(seats)]).toMatchObject([{ phase: { type: 'open' } }, []]);
    expect(refusing).toHaveBeenCalledOnce();
  });

  test('that is kept is felt as long as others may still have been sooner', async () => {
    const { seats, open } = sitAtKnock(knock.openTable(4, WORKED.ranks));
    seats.touch(0, OPEN + 1000);
    await vi.advanceTimersByTimeAsync(0);
    expect([open.match.view, feltAt(seats)]).toMatchObject([{ phase: { type: 'collecting' } }, [0]]);
  });

  test('that was taken is a claim, and no longer only felt', async () => {
    const { seats, open } = sitAtKnock(knock.openTable(4, WORKED.ranks));
    seats.touch(0, OPEN + 1000);
    at(OPEN + 1100, open);
    await vi.advanceTimersByTimeAsync(0);
    expect([open.match.view, feltAt(seats)]).toMatchObject([{ phase: { type: 'claim' } }, []]);
  });

  test('may be late for a second after it was decided, and no longer (SLAP-9)', () => {
    const { seats, open } = sitAtKnock(knock.openTable(4, WORKED.ranks));
    seats.touch(0, OPEN + 1000);
    at(OPEN + 1500, open);
    seats.touch(1, OPEN + 1500);
    expect(open.sent).toHaveLength(2);
    at(OPEN + 3000, open);
    seats.touch(2, OPEN + 3000);
    expect(open.sent).toHaveLength(2);
  });
});

describe('a key', () => {
  test('that has only just come is not what a finger meant to press', () => {
    const { seats, open } = sit(slapped.openTable(2, WORKED.ranks));
    seats.act(0, { type: 'swap' }, OPEN + 1000 + 799);
    expect(open.sent).toEqual([]);
    seats.act(0, { type: 'swap' }, OPEN + 1000 + 800);
    expect(open.sent).toEqual([{ type: 'swapAsked', seat: 0 }]);
  });

  test('that comes where the same seat has just pressed one is no answer to the second of a double tap', () => {
    const { seats, open } = sit(slapped.openTable(2, WORKED.ranks));
    seats.act(0, { type: 'swap' }, OPEN + 2000);
    seats.act(0, { type: 'takeBack' }, OPEN + 2000 + 799);
    // Whoever sits across presses keys of their own.
    seats.act(1, { type: 'swap' }, OPEN + 2700);
    expect(open.sent.map(({ type }) => type)).toEqual(['swapAsked', 'swapAsked']);
    seats.act(0, { type: 'takeBack' }, OPEN + 2000 + 800);
    expect(open.sent.at(-1)).toEqual({ type: 'swapDeclined', seat: 0 });
  });

  test('of Knock that answers somebody waits as long, one that begins something is meant', () => {
    const { seats, open } = sitAtKnock(knock.realTable(4));
    seats.act(1, 'stuck', OPEN + 1799);
    seats.act(3, 'isThere', OPEN + 1000);
    expect([seats.asking, open.sent]).toEqual([3, []]);
    seats.act(1, 'stuck', OPEN + 1800);
    expect(open.sent).toEqual([{ type: 'passed', seat: 1 }]);
  });

  test('that gives up is asked for once more', () => {
    const { seats, open } = sit(slapped.openTable(4, WORKED.ranks));
    seats.act(3, { type: 'giveUp' }, OPEN + 1900);
    expect([...seats.sitting.sure]).toEqual([3]);
    seats.act(3, { type: 'notSure' }, OPEN + 2000);
    expect([[...seats.sitting.sure], open.sent]).toEqual([[], []]);
    seats.act(3, { type: 'giveUp' }, OPEN + 2100 + 800);
    // The second of a double tap gives nothing up.
    seats.act(3, { type: 'sure' }, OPEN + 2100 + 1599);
    expect([[...seats.sitting.sure], open.sent]).toEqual([[3], []]);
    seats.act(3, { type: 'sure' }, OPEN + 2100 + 1600);
    expect([[...seats.sitting.sure], open.sent]).toEqual([[], [{ type: 'gaveUp', seat: 3 }]]);
  });

  test('asks of real cards whether there is anything, and that is gone with the race', () => {
    const { seats, open } = sit(slapped.realTable(4));
    seats.act(0, { type: 'ask' }, OPEN + 1800);
    expect([seats.sitting.asking, open.sent]).toEqual([0, []]);
    for (const seat of [0, 1, 2]) seats.touch(seat, OPEN + 1900 + seat);
    at(OPEN + 2100, open);
    expect(seats.asking).toBeNull();
    const before = open.sent.length;
    seats.act(3, { type: 'next' }, OPEN + 2200);
    expect(open.sent).toHaveLength(before);
  });

  test('asks it of cards that were taken back no more', () => {
    const table = slapped.realTable(4);
    const first = table.timeline.events.length;
    slapped.allAsk(table, OPEN + 200, [0, 1, 2, 3]).through(OPEN + 10_000);
    for (const seat of [0, 1, 2, 3]) table.play(slapped.act('readied', seat, OPEN + 10_000));
    table.through(OPEN + 20_000);
    expect(table.state).toMatchObject({ swaps: 1, phase: { type: 'open' } });
    vi.setSystemTime(OPEN + 21_000);
    const { seats, open } = sit(table);
    seats.act(0, { type: 'ask' }, OPEN + 21_800);
    expect(seats.asking).toBe(0);
    table.play({ type: 'paused', at: OPEN + 22_000 });
    open.look();
    expect(seats.asking).toBe(0);
    table.play({ type: 'undone', at: OPEN + 22_000, to: first });
    open.look();
    expect(table.state).toMatchObject({ swaps: 0, phase: { type: 'open' } });
    expect(seats.asking).toBeNull();
  });

  test('takes the pad up again that was put away, and has the ranks entered once more; the next claim has its own', () => {
    const { seats, open } = sit(slapped.realTable(2));
    seats.touch(0, OPEN + 1000);
    at(OPEN + 1100, open);
    seats.pad = 'away';
    expect(seats.sitting.pad).toBe('away');
    seats.act(0, { type: 'enter' }, OPEN + 2000);
    expect(seats.sitting.pad).toBeNull();
    seats.pad = 'ranks';
    seats.act(0, { type: 'concede' }, OPEN + 2200);
    at(OPEN + 2300, open);
    expect(seats.sitting.pad).toBeNull();
  });

  test('says that the draw has been seen, as long as it is what lies there (KNOCK-2)', () => {
    const { seats } = sitAtKnock(knock.newTable(4));
    seats.act(0, 'aim', OPEN + 1000);
    expect(seats.sitting.seen).toBe(true);
  });
});

test('a seat that changes by itself is looked at again at that moment, and no more while the match stands', () => {
  vi.setSystemTime(500);
  const { seats, open } = sitAtKnock(
    knock.newTable(4).play(knock.shuffledFor(4, WORKED.ranks), knock.act('readied', 0, 0)),
  );
  const first = seats.sitting.now;
  vi.advanceTimersByTime(3000);
  open.look();
  expect([first, seats.sitting.now > first]).toEqual([500, true]);
  open.paused = true;
  open.look();
  expect(vi.getTimerCount()).toBe(0);
});
