import type { Timeline } from '#lib/core/match/timeline.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import type { FoursEvent } from './events.ts';
import { roundStart } from './moments.ts';
import type { FoursState } from './state.ts';

/** What a match of Four Fours alone came to against par: the rounds made that have one, and the turns above it in all; below 0: fewer than par. */
export interface AgainstPar {
  readonly made: number;
  readonly over: number;
}

/** Reads it out of a log; null when no round was made whose par is known. Cost: a par for each round. */
export async function againstPar(
  timeline: Timeline<FoursState, FoursEvent>,
  findPar: (start: FoursState) => Promise<number | null>,
): Promise<AgainstPar | null> {
  let [made, over] = [0, 0];
  for (const [index, { winner, turns }] of stateAt(timeline).state.rounds.entries()) {
    const start = winner === null ? null : roundStart(timeline, index);
    const par = start && (await findPar(start));
    if (par === null) continue;
    made += 1;
    over += turns - par;
  }
  return made === 0 ? null : { made, over };
}

/** The better of two: more rounds made, since giving up the hard ones is no art, and then fewer turns. */
export function betterAlone(a: AgainstPar | null, b: AgainstPar | null): AgainstPar | null {
  if (a === null || b === null) return a ?? b;
  return b.made > a.made || (b.made === a.made && b.over < a.over) ? b : a;
}
