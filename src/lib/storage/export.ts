import type { Attempt } from './attempt.ts';
import type { Clock } from './deadline.ts';
import type { Json } from './json.ts';
import type { Keeper } from './keeper.ts';
import { VERSION } from './schema.ts';
import { decodeMatchEventRow, decodeMatchRow, type MatchRow } from './match.ts';
import type { Sieve } from './sieve.ts';
import type { Tx } from './transaction.ts';

/** A match as it is exported: its row in the list, and its raw log with whatever can be read of it. */
export interface ExportedMatch extends Omit<MatchRow, 'id' | 'by' | 'batch'> {
  readonly events: readonly Json[];
}

/** Everything a person has, as plain JSON. */
export interface Export {
  readonly format: 'two-dozen';
  readonly schema: number;
  /** Wall clock, epoch milliseconds. */
  readonly exportedAt: number;
  readonly counts: {
    readonly settings: number;
    readonly attempts: number;
    readonly hands: number;
    readonly matches: number;
  };
  readonly settings: { readonly [key: string]: Json };
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /** Hands in progress by slot. */
  readonly hands: { readonly [slot: string]: Json };
  /** Oldest first. */
  readonly matches: readonly ExportedMatch[];
}

/** Rows read at once, so that a long history is not taken for a hang. */
const BATCH = 1000;

/** Reads everything in one transaction, so that its parts belong together. */
export function exportAll(keeper: Keeper, sieve: Sieve, clock: Clock): Promise<Export> {
  return keeper.read(['attempts', 'hands', 'settings', 'matches', 'matchEvents'], async (tx) => {
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
    const settingsByKey = settings.flatMap((row) => (row ? [[row.key, row.value] as const] : []));
    const handsBySlot = hands.flatMap((row) => (row ? [[row.slot, row.row] as const] : []));
    return {
      format: 'two-dozen',
      schema: VERSION,
      exportedAt: clock.now(),
      counts: {
        settings: settingsByKey.length,
        attempts: attempts.length,
        hands: handsBySlot.length,
        matches: matches.length,
      },
      settings: Object.fromEntries(settingsByKey),
      attempts,
      hands: Object.fromEntries(handsBySlot),
      matches,
    };
  });
}

async function matchesIn(tx: Tx): Promise<readonly ExportedMatch[]> {
  const matches: ExportedMatch[] = [];
  for (const raw of await tx.all('matches')) {
    const decoded = decodeMatchRow(raw);
    if (!decoded.ok || decoded.value.batch !== null) continue;
    const { id, by: _, batch: __, ...row } = decoded.value;
    const rows = await tx.all('matchEvents', { is: id });
    const events = rows.map(decodeMatchEventRow).flatMap((event) => (event.ok ? [event.value.event] : []));
    matches.push({ ...row, events });
  }
  return matches.sort((a, b) => a.header.startedAt - b.header.startedAt);
}
