import type { Viewer } from '#lib/core/match/game.ts';
import type { ContestConfig } from './config.ts';
import { typeOf } from './phases.ts';
import type { ContestState, Entry, Phase, Round } from './state.ts';

/** What somebody may know of an entry: all of it, or only that there is one. */
export type SeenEntry = Entry | 'hidden' | null;

/** What somebody may know of a contest. */
export interface ContestView {
  readonly config: ContestConfig;
  readonly scores: readonly number[];
  readonly rounds: readonly Round[];
  /** Covered while a slip is open (CONTEST-7). */
  readonly sets: readonly (readonly number[])[];
  /** By seat. A hidden x is seen by its owner only, until proofs are heard (CONTEST-8). */
  readonly entries: readonly SeenEntry[];
  readonly rests: ContestState['rests'];
  readonly missed: ContestState['missed'];
  readonly phase: Phase;
}

/** What a viewer may know of a state. */
export function view(state: ContestState, viewer: Viewer): ContestView {
  const { config, scores, rounds, sets, entries, rests, missed, phase } = state;
  const type = typeOf(state);
  const first = phase.type === 'answering' || phase.type === 'collecting' || phase.type === 'slip';
  const hides = first && type.family !== 'classic' && !type.open && viewer !== 'open';
  return {
    config,
    scores,
    rounds,
    sets: phase.type === 'slip' && viewer !== 'open' ? [] : sets,
    entries: entries.map((entry, seat) => (entry !== null && hides && seat !== viewer ? 'hidden' : entry)),
    rests,
    missed,
    phase,
  };
}
