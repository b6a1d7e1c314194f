import { createRng } from '#lib/core/chance.ts';
import { standingOf } from '#lib/core/match/standing.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import { GAMES, type GameId } from '#lib/games/registry.ts';
import type { Content } from '#lib/storage/backup/format.ts';
import { printBackup, printContent } from '#lib/storage/backup/print.ts';
import type { Store } from '#lib/storage/index.ts';
import { randomMatch } from '../../support/random-match.ts';
import { attempt } from './attempts.ts';

const SHAPES = ['moon', 'hill', 'gate', 'star', 'leaf', 'drop'];
export const IDS = Object.keys(GAMES) as readonly GameId[];

/** A match that the rules allow, in which anything was tried so often; with the first `length` events of its log. */
export function lawful(id: string, { game = IDS[0]!, seed = 3, tries = 30, length = Infinity } = {}) {
  const table = randomMatch(game, seed, tries);
  const { config } = table.timeline.points[0]!.match.state as { readonly config: unknown };
  const events: readonly EventBase[] = table.timeline.events.slice(0, length);
  const at = table.timeline.points[events.length]!.match;
  return {
    header: {
      id,
      game,
      rulesVersion: table.game.rulesVersion,
      config,
      players: SHAPES.slice(0, table.game.seats(config)).map((shape) => ({ name: `Who is ${shape}`, shape })),
      seed,
      startedAt: 1_790_000_000_000 + seed,
    },
    events,
    standing: standingOf(table.game, at),
    by: 'w1',
  };
}

/** Fills a store with hands, hands in progress, settings, and a match of every game, all by lot. */
export async function fill(store: Store, seed: number, tries = 60): Promise<void> {
  const rng = createRng(seed);
  const matches = await store.matches();
  for (let made = 0; made < 3 + rng.next(5); made += 1)
    await store.attempts.add(
      attempt(`${seed}-${made}`, { endedAt: 1_790_000_000_000 + rng.next(1_000_000) }),
    );
  await store.hands.put('practice', { ranks: [1, 2, 3, rng.next(10)] });
  await store.settings.put('deal', { target: rng.next(100) });
  await store.settings.put('begun', true);
  for (const game of IDS) {
    await matches.begin(lawful(`${seed}-${game}`, { game, seed: rng.next(1000), tries: rng.next(tries) }));
  }
}

/** All that is kept, written in the one way: two stores that hold the same are the same text. */
export const stateOf = async (store: Store): Promise<string> => printContent(await store.exportAll());

/** What a store holds as the text of a file. */
export const fileOf = async (store: Store): Promise<string> =>
  printBackup(await store.exportAll(), '1.0', 1_791_000_000_000);

/** A content as the text of a file, whatever is in it. */
export const fileWith = (part: Partial<Content>): Promise<string> =>
  printBackup({ attempts: [], hands: {}, matches: [], settings: {}, ...part }, '1.0', 1_791_000_000_000);
