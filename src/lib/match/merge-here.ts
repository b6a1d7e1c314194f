import type { AnyGame, Millis } from '#lib/core/match/game.ts';
import { closeName, type Header } from '#lib/core/match/header.ts';
import type { FileMatch } from '#lib/storage/foreign/desk.ts';
import type { Store } from '#lib/storage/index.ts';
import type { Json } from '#lib/storage/json.ts';

type GameOf = (id: string) => AnyGame | undefined;

/**
 * Brings the match of a file in as one of a backup, where it is here already: `added` where the file has more of it, or it went on otherwise there.
 * Null where it is not here, or the disk does not take it.
 */
export async function mergeHere(
  match: FileMatch,
  store: Pick<Store, 'matches' | 'backups'>,
  gameOf: GameOf,
  now: Millis,
): Promise<'added' | 'known' | null> {
  const headers = (await (await store.matches()).list()).map((row) => row.header);
  const header = sameAs(match.header, headers, gameOf);
  if (!header) return null;
  const one = {
    ...match,
    header,
    events: match.events as unknown as readonly Json[],
    count: match.events.length,
    playedAt: now,
    damaged: false,
  };
  const backups = await store.backups();
  const done = await backups.bringIn({
    how: 'merge',
    content: { attempts: [], hands: {}, matches: [one], settings: {} },
    apart: [],
    mergeSetting: (_, kept) => kept,
  });
  if (!done.ok) return null;
  return done.value.matches + done.value.longer > 0 ? 'added' : 'known';
}

/** The header of the same match, maybe by another id; by its own id before others. */
function sameAs(header: Header, others: readonly Header[], gameOf: GameOf): Header | undefined {
  const one = withoutId(header, gameOf);
  const same = others.filter((other) => other.seed === header.seed && withoutId(other, gameOf) === one);
  return same.find(({ id }) => id === header.id) ?? same[0];
}

/** What makes a match this one, without its id. */
function withoutId({ game, config, players, seed, startedAt }: Header, gameOf: GameOf): string {
  const read = gameOf(game)?.parseConfig(config);
  const names = players.map(({ name, shape }) => [closeName(name), shape]);
  return JSON.stringify([game, read?.ok ? read.value : config, names, seed, startedAt]);
}
