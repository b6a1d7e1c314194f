import type { Result } from '#lib/core/result.ts';
import { DECODERS, type DecodedStore } from './decode.ts';
import type { Clock } from './deadline.ts';
import type { WriteQueue } from './write-queue.ts';
import { STORES, type Key } from './schema.ts';

type Decoded<Name extends DecodedStore> =
  ReturnType<(typeof DECODERS)[Name]> extends Result<infer T, infer _> ? T : never;

/** Decodes a row, or sets it aside and answers null. */
export type RowDecoder = <Name extends DecodedStore>(store: Name, row: unknown) => Decoded<Name> | null;

/** Lets readable rows through; what it holds back is quarantined and counted, and the rest loads. */
export function createRowDecoder(queue: WriteQueue, clock: Clock): RowDecoder {
  return <Name extends DecodedStore>(store: Name, row: unknown) => {
    const decoded = DECODERS[store](row);
    if (decoded.ok) return decoded.value as Decoded<Name>;
    const path = STORES[store].key;
    const key = typeof path === 'string' ? (row as Record<string, Key>)[path] : undefined;
    if (key !== undefined)
      queue.setAside({ store, key }, { type: 'quarantine', store, key, at: clock.now() });
    return null;
  };
}
