// @vitest-environment runes
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { Jotted, momentOf } from '#lib/boards/kings/jotted.svelte.ts';
import { record, whole } from '#lib/core/read.ts';
import type { Jottings } from '#lib/match/jottings.ts';
import { made, reactive } from '../../support/effects.svelte.ts';

const readRank = record({ rank: whole(1, 13) });
const at = (...types: string[]) => momentOf(types.map((type) => ({ type })));

/** Jottings in memory. */
function paper(left: unknown = null): Jottings & { left: unknown } {
  const kept = { left, keep: (what: unknown) => void (kept.left = what) };
  return kept;
}

describe('what is half written down', () => {
  test('belongs to the last thing that was told, whoever looked away or whose cards were entered since', () => {
    expect(at('founded', 'called')).toBe(1);
    expect(at('founded', 'called', 'paused', 'resumed', 'entered')).toBe(1);
    expect(at('founded', 'called', 'entered', 'arranged')).toBe(3);
    expect(at('founded', 'called', 'undone')).toBe(2);
    expect(at()).toBe(-1);
  });

  test('is found again part by part', () => {
    const kept = paper();
    const jotted = new Jotted(kept, () => 3);
    jotted.keep('hand 0', { rank: 10 });
    jotted.keep('hand 1', { rank: 2 });
    const again = new Jotted(paper(kept.left), () => 3);
    expect([again.of('hand 0', readRank), again.of('hand 1', readRank)]).toEqual([{ rank: 10 }, { rank: 2 }]);
    expect(again.of('hand 2', readRank)).toBe(null);
  });

  test('is not found at another moment, and goes with the first thing that is begun there', () => {
    const kept = paper();
    let moment = 3;
    const jotted = new Jotted(kept, () => moment);
    jotted.keep('hand 0', { rank: 10 });
    moment = 4;
    expect(jotted.of('hand 0', readRank)).toBe(null);
    jotted.keep('hand 1', { rank: 2 });
    expect(kept.left).toEqual({ moment: 4, parts: { 'hand 1': { rank: 2 } } });
  });

  test('leaves nothing behind when all of it is told', () => {
    const kept = paper();
    const jotted = new Jotted(kept, () => 3);
    jotted.keep('hand 0', { rank: 10 });
    jotted.keep('hand 0', null);
    expect(kept.left).toBe(null);
  });

  test('is kept as it changes, by whoever follows it, and as the match goes on', () => {
    const kept = paper();
    const now = reactive({ moment: 3, rank: 0 });
    made(() =>
      new Jotted(kept, () => now.moment).follow('hand 0', () => (now.rank ? { rank: now.rank } : null)),
    );
    expect(kept.left).toBe(null);
    now.rank = 10;
    flushSync();
    expect(kept.left).toEqual({ moment: 3, parts: { 'hand 0': { rank: 10 } } });
    now.moment = 4;
    flushSync();
    expect(kept.left).toEqual({ moment: 4, parts: { 'hand 0': { rank: 10 } } });
    now.rank = 0;
    flushSync();
    expect(kept.left).toBe(null);
  });

  test.each([null, 7, { moment: 3 }, { moment: 3, parts: [] }, { moment: 3, parts: { 'hand 0': { rank: 14 } } }])(
    'that cannot be read is as if it were not there: %j',
    (left) => {
      expect(new Jotted(paper(left), () => 3).of('hand 0', readRank)).toBe(null);
    },
  ); // oxfmt-ignore
});
