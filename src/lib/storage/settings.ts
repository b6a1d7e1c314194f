import type { Json } from './json.ts';
import type { WriteQueue, Kept } from './write-queue.ts';
import type { RowDecoder } from './sieve.ts';

/** Settings by name, as plain JSON that their owner decodes. */
export interface Settings {
  get(key: string): Promise<Json | undefined>;
  all(): Promise<ReadonlyMap<string, Json>>;
  put(key: string, value: Json): Promise<Kept>;
}

export function createSettings(queue: WriteQueue, sieve: RowDecoder): Settings {
  return {
    get: (key) =>
      queue.read(['settings'], async (tx) => {
        const row = await tx.get('settings', key);
        return row === undefined ? undefined : sieve('settings', row)?.value;
      }),
    all: () =>
      queue.read(['settings'], async (tx) => {
        const rows = (await tx.all('settings')).map((row) => sieve('settings', row));
        return new Map(rows.filter((row) => row !== null).map(({ key, value }) => [key, value]));
      }),
    put: (key, value) => queue.write({ type: 'setting', key, value }),
  };
}
