import type { Attempt } from './attempt.ts';
import type { Clock } from './deadline.ts';
import type { Json } from './json.ts';
import type { Keeper } from './keeper.ts';
import { VERSION } from './schema.ts';
import type { Sieve } from './sieve.ts';

/** Everything a person has, as plain JSON. */
export interface Export {
  readonly format: 'two-dozen';
  readonly schema: number;
  /** Wall clock, epoch milliseconds. */
  readonly exportedAt: number;
  readonly counts: { readonly settings: number; readonly attempts: number; readonly hands: number };
  readonly settings: { readonly [key: string]: Json };
  /** Oldest first. */
  readonly attempts: readonly Attempt[];
  /** Hands in progress by slot. */
  readonly hands: { readonly [slot: string]: Json };
}

/** Rows read at once, so that a long history is not taken for a hang. */
const BATCH = 1000;

/** Reads everything in one transaction, so that its parts belong together. */
export function exportAll(keeper: Keeper, sieve: Sieve, clock: Clock): Promise<Export> {
  return keeper.read(['attempts', 'hands', 'settings'], async (tx) => {
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
    // fromEntries makes every name an own property, `__proto__` too.
    const settingsByKey = settings.flatMap((row) => (row ? [[row.key, row.value] as const] : []));
    const handsBySlot = hands.flatMap((row) => (row ? [[row.slot, row.row] as const] : []));
    return {
      format: 'two-dozen',
      schema: VERSION,
      exportedAt: clock.now(),
      counts: { settings: settingsByKey.length, attempts: attempts.length, hands: handsBySlot.length },
      settings: Object.fromEntries(settingsByKey),
      attempts,
      hands: Object.fromEntries(handsBySlot),
    };
  });
}
