import { browserSharing } from '#lib/environment/sharing.ts';
import { Received } from '#lib/explore/contest/received.ts';
import { Collection } from '#lib/explore/fours/collection.svelte.ts';
import { SolverSession, type SessionOptions } from '#lib/explore/session.svelte.ts';

/** What looking into hands needs, beside what the first screen has. */
export interface ExploreParts {
  readonly session: SolverSession;
  /** What was made alone out of four 4s; whoever shows it loads it. */
  readonly collection: Collection;
  /** What friends have sent of contests that were played here too. */
  readonly received: Received;
}

/** Puts the parts of exploring together. */
export async function createExplore(options: Omit<SessionOptions, 'sharing'>): Promise<ExploreParts> {
  const session = new SolverSession({ ...options, sharing: browserSharing() });
  await session.load();
  return { session, collection: new Collection(options.store), received: new Received(options.store) };
}
