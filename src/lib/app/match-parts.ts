import { browserScreen, type DeviceScreen } from '#lib/environment/device-screen.ts';
import type { Environment } from '#lib/environment/environment.ts';
import { createAids, type Aids } from '#lib/match/aids.ts';
import { openJottings, type Jottings } from '#lib/match/jottings.ts';
import { Library } from '#lib/match/library.svelte.ts';
import { Setup } from '#lib/match/setup.svelte.ts';
import type { SeenMark, Preferences } from '#lib/preferences/preferences.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import { UNDO_MS } from '#lib/storage/deletion.ts';
import type { Store } from '#lib/storage/index.ts';

/** What matches need, beside what the first screen has. */
export interface MatchParts {
  readonly library: Library;
  readonly setup: Setup;
  readonly aids: Aids;
  /** What has been begun to be told to a match. */
  jottings(match: string): Promise<Jottings>;
  /** To be kept on, filled and asked how it is turned. */
  readonly screen: DeviceScreen;
}

interface MatchOptions {
  readonly environment: Environment;
  readonly solver: Solver;
  readonly store: Store;
  readonly preferences: Pick<Preferences, 'has'>;
  /** Writes down what went wrong, for the diagnostics. */
  readonly note: (fault: unknown) => void;
}

/** Puts the parts of matches together; the list, and what set-up was left at, have been read. */
export async function createMatchParts({
  environment,
  solver,
  store,
  preferences,
  note,
}: MatchOptions): Promise<MatchParts> {
  const library = new Library(environment, store, {
    isMet: (game) => preferences.has(`met-${game}` as SeenMark),
  });
  const setup = new Setup({ store, library });
  await Promise.all([library.load(), setup.load()]);
  // What an earlier visit deleted can no longer be taken back; what another window has deleted a moment ago can.
  void store.matches().then((matches) => matches.emptyOld(2 * UNDO_MS));
  const jottings = (match: string) => openJottings(store, match);
  return { library, setup, aids: createAids(solver, library, note), jottings, screen: browserScreen() };
}
