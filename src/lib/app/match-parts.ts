import type { Environment } from '#lib/environment/environment.ts';
import { Library, UNDO_MS } from '#lib/match/library.svelte.ts';
import type { Store } from '#lib/storage/index.ts';

/** What matches need, beside what the first screen has. */
export interface MatchParts {
  readonly library: Library;
}

interface MatchOptions {
  readonly environment: Environment;
  readonly store: Store;
}

/** Puts the parts of matches together; the list has been read. */
export async function createMatchParts({ environment, store }: MatchOptions): Promise<MatchParts> {
  const library = new Library(environment, store);
  await library.load();
  // What an earlier visit deleted can no longer be taken back; what another window has deleted a moment ago can.
  void store.matches().then((matches) => matches.emptyOld(2 * UNDO_MS));
  return { library };
}
