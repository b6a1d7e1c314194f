// @vitest-environment runes
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FourTouches } from '#lib/boards/slap/four-touches.svelte.ts';
import { type slap } from '#lib/games/slap/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import { made } from '../support/effects.svelte.ts';
import { OpenTable } from '../support/open-table.svelte.ts';
import {
  everybody,
  newTable,
  OPEN,
  openTable,
  realTable,
  shuffledFor,
  WORKED,
  type SlapTable,
} from '../support/slap.ts';

beforeEach(() => void vi.useFakeTimers({ now: OPEN + 1000 }));
afterEach(() => void vi.useRealTimers());

/** Four at a table, a second after the cards were opened. */
function sit(table: SlapTable) {
  const open = new OpenTable(table);
  const cues: string[] = [];
  const match = open.match as unknown as MatchOf<typeof slap>;
  const touches = made(
    () =>
      new FourTouches(() => match, {
        cue: (name, seat) => void cues.push(`${name} ${seat ?? ''}`.trim()),
        resolution: () => 17,
      }),
  );
  return { touches, open, cues };
}
const at = (ms: number, open: { look(): void }) => {
  vi.setSystemTime(ms);
  open.look();
};

describe('touches of four', () => {
  test('are felt at once; a second one of the same hand is none', () => {
    const { touches, open, cues } = sit(openTable(4, WORKED.ranks));
    touches.touch(2, OPEN + 1000);
    touches.touch(2, OPEN + 1001);
    expect([[...touches.felt], cues, open.sent.length]).toEqual([[2], ['signal 2'], 1]);
  });

  test('that come while it stands are not felt, and what was felt is forgotten', () => {
    const { touches, open } = sit(openTable(4, WORKED.ranks));
    touches.touch(2, OPEN + 1000);
    open.paused = true;
    flushSync();
    touches.touch(3, OPEN + 1000);
    expect([[...touches.felt], open.sent.length]).toEqual([[], 1]);
  });

  test('too early lock a hand for a second, and let it go by themselves (SLAP-3)', () => {
    vi.setSystemTime(1000);
    const { touches, open, cues } = sit(newTable(4).play(shuffledFor(4, WORKED.ranks), ...everybody(4)));
    touches.touch(1, 1000);
    expect([[...touches.locked], cues]).toEqual([[1], ['falseStart 1']]);
    touches.touch(1, 1500);
    expect(open.sent).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect([...touches.locked]).toEqual([]);
  });
});

describe('keys of four', () => {
  test('that have only just come are not meant; giving up is asked for once more', () => {
    const { touches, open } = sit(openTable(4, WORKED.ranks));
    open.look();
    touches.act(3, { type: 'giveUp' }, OPEN + 1000);
    expect([...touches.sure]).toEqual([3]);
    touches.act(3, { type: 'notSure' }, OPEN + 2000);
    expect([[...touches.sure], open.sent]).toEqual([[], []]);
    touches.act(3, { type: 'giveUp' }, OPEN + 2100);
    touches.act(3, { type: 'sure' }, OPEN + 2200);
    expect([[...touches.sure], open.sent]).toEqual([[], [{ type: 'gaveUp', seat: 3 }]]);
  });

  test('of another part of the set wait, and what was asked for is gone with the last one', () => {
    const { touches, open } = sit(realTable(4));
    touches.act(0, { type: 'ask' }, OPEN + 1000);
    expect(touches.asking).toBe(0);
    for (const seat of [0, 1, 2]) touches.touch(seat, OPEN + 1000 + seat);
    at(OPEN + 1100, open);
    expect(touches.asking).toBeNull();
    const before = open.sent.length;
    touches.act(3, { type: 'next' }, OPEN + 1200);
    expect(open.sent).toHaveLength(before);
  });
});
