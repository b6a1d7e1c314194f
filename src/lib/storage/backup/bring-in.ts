import type { Json } from '../json.ts';
import type { StoreName } from '../schema.ts';
import type { Tx } from '../transaction.ts';
import { bringInAttempts } from './bring-in-attempts.ts';
import { bringInMatches } from './bring-in-matches.ts';
import type { Amount, Content } from './format.ts';

/** `merge` keeps what is here and adds what is not; `replace` leaves nothing but the backup. */
export type How = 'merge' | 'replace';

/** What is to be brought in. */
export interface BringIn {
  readonly how: How;
  readonly content: Content;
  /** Settings that speak of this device, such as what was told once: neither saved nor overwritten. */
  readonly apart: readonly string[];
  /** Merges a setting that both have, where keeping the one here would lose something of the other. */
  readonly mergeSetting: (key: string, here: Json, there: Json) => Json;
}

/** The stores that bringing in touches, all in one transaction. */
export const TOUCHED: readonly StoreName[] = [
  'attempts',
  'bin',
  'hands',
  'settings',
  'matches',
  'matchEvents',
];

/**
 * Brings a backup in, inside one transaction: after a kill there is all of it or nothing. Told again it changes nothing. Answers how much
 * is new here. Cost: what is here and what is in the backup.
 */
export async function bringIn(
  tx: Tx,
  { how, content, apart, mergeSetting }: BringIn,
): Promise<Amount & { readonly longer: number }> {
  if (how === 'replace') await clear(tx, apart);
  const hands = await bringInAttempts(tx, content.attempts);
  for (const [slot, row] of Object.entries(content.hands)) {
    // The hand that lies here is the one that people see.
    if ((await tx.get('hands', slot)) === undefined) await tx.put('hands', { slot, row });
  }
  for (const [key, there] of Object.entries(content.settings)) {
    if (apart.includes(key)) continue;
    const here = (await tx.get('settings', key)) as { readonly value: Json } | undefined;
    await tx.put('settings', { key, value: here ? mergeSetting(key, here.value, there) : there });
  }
  return { hands, ...(await bringInMatches(tx, content.matches)) };
}

/** What could not be read stays aside, and what is told once has been told. */
async function clear(tx: Tx, apart: readonly string[]): Promise<void> {
  for (const store of ['attempts', 'bin', 'hands', 'matches', 'matchEvents'] as const) await tx.clear(store);
  for (const row of await tx.all('settings')) {
    const { key } = row as { readonly key: string };
    if (!apart.includes(key)) await tx.delete('settings', key);
  }
}
