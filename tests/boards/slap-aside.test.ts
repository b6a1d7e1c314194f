// @vitest-environment runes
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalAside } from '#lib/boards/slap/aside.svelte.ts';
import { type slap } from '#lib/games/slap/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import { made } from '../support/effects.svelte.ts';
import { OpenTable } from '../support/open-table.svelte.ts';
import {
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

/** Two at a table, a second after the cards were opened. */
function sit(table: SlapTable) {
  const open = new OpenTable(table);
  const cues: string[] = [];
  const around = { cue: (name: string, seat = 0) => void cues.push(`${name} ${seat}`), resolution: () => 17 };
  const aside = made(() => new LocalAside(open.match as unknown as MatchOf<typeof slap>, around));
  return { aside, open, cues };
}

describe('a touch', () => {
  test('is felt at once, and until it is known what became of it', async () => {
    const { aside, open, cues } = sit(openTable(2, WORKED.ranks));
    aside.touch(0, 'slapped', OPEN + 1000);
    expect([aside.felt, cues, open.sent]).toEqual([
      [0],
      ['signal 0'],
      [{ type: 'slapped', seat: 0, resolution: 17 }],
    ]);
    await vi.advanceTimersByTimeAsync(0);
    expect(aside.felt).toEqual([]);
  });

  test('before the cards are open makes no sound of a slap (SLAP-3)', () => {
    vi.setSystemTime(1000);
    const { aside, cues, open } = sit(
      newTable(2).play(
        shuffledFor(2, WORKED.ranks),
        { type: 'readied', seat: 0, at: 0 },
        { type: 'readied', seat: 1, at: 0 },
      ),
    );
    aside.touch(1, 'slapped', 1000);
    expect([cues, open.sent.length]).toEqual([[], 1]);
  });

  test('says nothing while the match stands, or where a touch means nothing', () => {
    const { aside, open } = sit(openTable(2, WORKED.ranks));
    aside.touch(0, null, OPEN + 1000);
    open.paused = true;
    aside.touch(0, 'slapped', OPEN + 1000);
    aside.act(0, 'swap', OPEN + 5000);
    expect(open.sent).toEqual([]);
  });
});

describe('a key', () => {
  test('that has only just come is not what a finger meant to press', () => {
    const { aside, open } = sit(openTable(2, WORKED.ranks));
    aside.act(0, 'swap', OPEN + 1000 + 799);
    expect(open.sent).toEqual([]);
    aside.act(0, 'swap', OPEN + 1000 + 800);
    expect(open.sent).toEqual([{ type: 'swapAsked', seat: 0 }]);
  });

  test('asks of real cards whether there is anything, and forgets it with the next part', () => {
    const { aside, open } = sit(realTable(2));
    vi.setSystemTime(OPEN + 5000);
    aside.act(1, 'isThere', OPEN + 5000);
    expect([aside.asking, open.sent]).toEqual([1, []]);
    aside.touch(0, 'slapped', OPEN + 5000);
    vi.setSystemTime(OPEN + 5100);
    open.look();
    expect(aside.asking).toBeNull();
  });
});
