import type { Json } from './json.ts';
import type { StoreKeeper, Kept } from './keeper.ts';
import type { Sieve } from './sieve.ts';

/** Settings by name, as plain JSON that their owner decodes. */
export interface Settings {
  get(key: string): Promise<Json | undefined>;
  all(): Promise<ReadonlyMap<string, Json>>;
  put(key: string, value: Json): Promise<Kept>;
  delete(key: string): Promise<Kept>;
}

export function createSettings(keeper: StoreKeeper, sieve: Sieve): Settings {
  return {
    get: (key) =>
      keeper.read(['settings'], async (tx) => {
        const row = await tx.get('settings', key);
        return row === undefined ? undefined : sieve('settings', row)?.value;
      }),
    all: () =>
      keeper.read(['settings'], async (tx) => {
        const rows = (await tx.all('settings')).map((row) => sieve('settings', row));
        return new Map(rows.filter((row) => row !== null).map(({ key, value }) => [key, value]));
      }),
    put: (key, value) => keeper.write({ type: 'setting', key, value }),
    delete: (key) => keeper.write({ type: 'setting', key, value: undefined }),
  };
}
