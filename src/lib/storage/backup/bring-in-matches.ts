import { printHex, sha256 } from '#lib/core/sha256.ts';
import type { Json } from '../json.ts';
import type { MatchEventRow, MatchRow } from '../match.ts';
import type { Tx } from '../transaction.ts';
import { canonical } from './canonical.ts';
import type { BackupMatch } from './format.ts';

/** Events put at once: few enough to answer within the deadline on a slow phone. */
const BATCH = 500;

/**
 * Adds the matches that are not here and lengthens those whose log went on elsewhere. Where both went on, each on its own way, both are
 * kept: the other one under a name made of its log, so that it is the same whenever it comes. Answers how many are new, and longer.
 */
export async function bringInMatches(
  tx: Tx,
  matches: readonly BackupMatch[],
): Promise<{ readonly matches: number; readonly longer: number }> {
  const told = { matches: 0, longer: 0 };
  for (const match of matches) {
    const done = await bringInOne(tx, match);
    if (done === 'apart') {
      const id = nameOf(match);
      const other = { ...match, header: { ...match.header, id } };
      if ((await bringInOne(tx, other)) === 'new') told.matches += 1;
    } else if (done === 'new') told.matches += 1;
    else if (done === 'longer') told.longer += 1;
  }
  return told;
}

type Done = 'new' | 'longer' | 'known' | 'apart';

async function bringInOne(tx: Tx, match: BackupMatch): Promise<Done> {
  const { header, events } = match;
  const row = (await tx.get('matches', header.id)) as MatchRow | undefined;
  if (row === undefined) {
    // What a row that could not be read has left behind is no part of it.
    await tx.deleteOf('matchEvents', header.id);
    await write(tx, match, 0);
    return 'new';
  }
  const here = (await tx.all('matchEvents', { is: header.id })) as readonly MatchEventRow[];
  const common = Math.min(here.length, events.length);
  if (!isSame(row.header, header) || !startsAlike(here, events, common)) return 'apart';
  if (events.length > here.length) {
    // A good log does not go on with a damaged one.
    if (match.damaged) return 'apart';
    await write(tx, match, common);
    return row.batch === null ? 'longer' : 'new';
  }
  if (row.batch === null) return 'known';
  // It was deleted here, and is asked for again.
  await tx.put('matches', { ...row, batch: null });
  return 'new';
}

/** Writes a match, its events from the place `from` on. */
async function write(tx: Tx, match: BackupMatch, from: number): Promise<void> {
  const { header, events, standing, playedAt, count } = match;
  const { id } = header;
  // Whoever has this match open now wrote its last event and no longer did: it goes on by what lies here.
  const by = nameOf(match);
  for (let at = from; at < events.length; at += BATCH) {
    const some = events.slice(at, at + BATCH);
    await Promise.all(
      some.map((event, index) => tx.put('matchEvents', { match: id, seq: at + index, by, event })),
    );
  }
  await tx.put('matches', {
    id,
    header,
    count,
    by: count > 0 ? by : null,
    standing,
    playedAt,
    batch: null,
  });
}

const isSame = (one: unknown, other: unknown): boolean => canonical(one as Json) === canonical(other as Json);

function startsAlike(here: readonly MatchEventRow[], events: readonly Json[], length: number): boolean {
  for (let seq = 0; seq < length; seq += 1) {
    const row = here[seq];
    if (row?.seq !== seq || !isSame(row.event, events[seq])) return false;
  }
  return true;
}

/** The name of a log: the same for the same one, whoever brings it. 32 letters, as the names of matches may have. */
const nameOf = ({ header, events }: BackupMatch): string =>
  printHex(sha256(new TextEncoder().encode(canonical([header, events] as unknown as Json)))).slice(0, 32);
