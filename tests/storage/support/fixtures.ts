import { readFileSync } from 'node:fs';
import { LADDER, climb } from '#lib/storage/schema.ts';
import { rawOpen, rawPut } from './raw.ts';

/** What a released version left on disk, and what the newest app must find in it. A fixture is never changed. */
export interface Fixture {
  readonly version: number;
  readonly stores: Readonly<Record<string, readonly unknown[]>>;
  readonly bin: number;
  readonly expected: unknown;
}

const read = (name: string): Fixture =>
  JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;

export const FIXTURES: readonly Fixture[] = [read('version-1'), read('version-2'), read('version-3')];

/** Lays a fixture on disk as the app of its version did. */
export async function layFixture({ version, stores }: Fixture): Promise<void> {
  const db = await rawOpen(version, (made) => void climb({ db: made } as never, 0, LADDER.slice(0, version)));
  db.close();
  for (const [store, rows] of Object.entries(stores)) await rawPut(store, rows);
}
