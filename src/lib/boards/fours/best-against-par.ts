import type { Header } from '#lib/core/match/header.ts';
import { againstPar, betterAlone, type AgainstPar } from '#lib/games/fours/against-par.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import type { Aids } from '#lib/match/aids.ts';
import type { FoursMatch } from './turn.svelte.ts';

/** A par takes the solver about ten milliseconds a round, so that more matches than these would keep people waiting. */
const MOST_LOGS = 30;

type Asked = Pick<Aids, 'ask' | 'readAlike' | 'orNull'>;

/** In how many turns a careful player wins the round that begins here; null for more than twelve, or when the solver gives no answer. */
export const findPar = ({ ask }: Pick<Asked, 'ask'>, start: FoursState): Promise<number | null> =>
  ask('foursPar', start);

/** The best against par of the latest matches alone by the rules of one, itself included; null where none can be read. */
export const bestAgainstPar = (aids: Asked, header: Header): Promise<AgainstPar | null> =>
  aids.orNull(bestOfAll(aids, header));

async function bestOfAll(aids: Asked, header: Header): Promise<AgainstPar | null> {
  let best: AgainstPar | null = null;
  let read = 0;
  for await (const match of aids.readAlike(header)) {
    // Those alike are of one game.
    const timeline = match.timeline as unknown as FoursMatch['timeline'];
    best = betterAlone(best, await againstPar(timeline, (start) => findPar(aids, start)));
    if ((read += 1) === MOST_LOGS) break;
  }
  return best;
}
