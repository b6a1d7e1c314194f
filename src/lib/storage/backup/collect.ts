import type { Attempt } from '../attempt.ts';
import type { WriteQueue } from '../write-queue.ts';
import { decodeMatchRow, unbroken } from '../match.ts';
import type { RowDecoder } from '../sieve.ts';
import type { Tx } from '../transaction.ts';
import type { BackupMatch, Content } from './format.ts';
import { standingAfter } from './logs.ts';

/** Rows read at once, so that a long history is not taken for a hang. */
const BATCH = 1000;

/** Reads everything in one transaction, so that its parts belong together. What lies in the bin is not part of it. */
export async function collect(queue: WriteQueue, sieve: RowDecoder): Promise<Content> {
  const content = await queue.read(
    ['attempts', 'hands', 'settings', 'matches', 'matchEvents'],
    async (tx) => {
      const attempts: Attempt[] = [];
      for (let after: number | null = 0; after !== null;) {
        const rows = await tx.all('attempts', { after }, BATCH);
        for (const row of rows) {
          const decoded = sieve('attempts', row);
          if (!decoded) continue;
          const { seq: _, ...attempt } = decoded;
          attempts.push(attempt);
        }
        after = rows.length === BATCH ? (rows.at(-1) as { readonly seq: number }).seq : null;
      }
      const settings = (await tx.all('settings')).map((row) => sieve('settings', row));
      const hands = (await tx.all('hands')).map((row) => sieve('hands', row));
      const matches = await matchesIn(tx);
      // fromEntries makes every name an own property, `__proto__` too.
      return {
        settings: Object.fromEntries(settings.flatMap((row) => (row ? [[row.key, row.value] as const] : []))),
        attempts,
        hands: Object.fromEntries(hands.flatMap((row) => (row ? [[row.slot, row.row] as const] : []))),
        matches,
      };
    },
  );
  // Played when the store has been let go: a log that its rules do not allow is said to be damaged, or its file would be refused.
  return { ...content, matches: content.matches.map((match) => ({ ...match, damaged: isDamaged(match) })) };
}

type Raw = Omit<BackupMatch, 'damaged'>;

const isDamaged = (match: Raw): boolean =>
  match.count !== match.events.length || standingAfter(match) === null;

async function matchesIn(tx: Tx): Promise<readonly Raw[]> {
  const matches: Raw[] = [];
  for (const raw of await tx.all('matches')) {
    const decoded = decodeMatchRow(raw);
    if (!decoded.ok || decoded.value.batch !== null) continue;
    const { id, header, count, standing, playedAt } = decoded.value;
    const events = unbroken(await tx.all('matchEvents', { is: id }));
    matches.push({ header, count, standing, playedAt, events });
  }
  return matches.sort((a, b) => a.header.startedAt - b.header.startedAt);
}
