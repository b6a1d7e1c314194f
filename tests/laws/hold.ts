import { describe, expect, test } from 'vitest';
import { playOut } from './laws.ts';
import { LAWFUL } from './players.ts';

/** Matches in one test: a second or two of work, so that no limit of time is near on any machine. */
const AT_ONCE = 25;
/** What is rare comes within so many matches. */
const PATIENCE = 1000;

/** Holds every game to the laws in the random matches of these seeds, some in each test. */
export function holdLaws(from: number, to: number): void {
  const starts = Array.from({ length: Math.ceil((to - from) / AT_ONCE) }, (_, n) => from + n * AT_ONCE);
  describe.each(LAWFUL)('the laws of every match: $id', (law) => {
    test.each(starts)(`hold in ${AT_ONCE} random matches from seed %i`, (start) => {
      for (let seed = start; seed < Math.min(to, start + AT_ONCE); seed += 1) playOut(law, seed);
    });
  });
}

/** Holds every game to the laws until each type of event was taken: laws that random play never meets would hold by themselves. */
export function meetEveryType(): void {
  test.each(LAWFUL)('the laws are held over every type of event: $id', (law) => {
    const missing = new Set(law.player.types);
    const other = new Set<string>();
    for (let seed = 0; seed < PATIENCE && missing.size > 0; seed += 1)
      for (const type of playOut(law, seed)) {
        missing.delete(type);
        if (!law.player.types.includes(type)) other.add(type);
      }
    expect({ missing: [...missing], other: [...other] }).toEqual({ missing: [], other: [] });
  });
}
