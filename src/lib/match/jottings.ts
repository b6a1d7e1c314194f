import { isObject } from '#lib/core/match/decode.ts';
import type { Store } from '#lib/storage/index.ts';
import { isJson } from '#lib/storage/json.ts';

const SLOT = 'table';

/** What people have begun to tell a match and not told yet. A kill loses none of it, and the log knows nothing of it. */
export interface Jottings {
  /** What was left at an earlier visit, for its owner to decode; null when nothing was. */
  readonly left: unknown;
  /** Keeps plain data; null forgets it. */
  keep(what: unknown): void;
}

/** The jottings of one match. There is one place for those of all: what is begun at another table takes the place of these. */
export async function openJottings({ hands }: Pick<Store, 'hands'>, match: string): Promise<Jottings> {
  const row = await hands.get(SLOT);
  if (row !== null && !(isObject(row) && typeof row['match'] === 'string')) hands.setAside(SLOT, row);
  const left = isObject(row) && row['match'] === match ? (row['what'] ?? null) : null;
  let last = JSON.stringify(left);
  return {
    left,
    keep: (what) => {
      const next = JSON.stringify(what);
      if (next === last || !isJson(what)) return;
      last = next;
      void (what === null ? hands.delete(SLOT) : hands.put(SLOT, { match, what }));
    },
  };
}
