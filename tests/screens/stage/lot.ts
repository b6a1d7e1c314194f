// Chance, the same in each run of a test: what the app draws by lot, and the names it gives to matches.
import { createRng } from '#lib/core/chance.ts';

let rng = createRng(1);

/** Begins anew: each test has the same luck. */
export function drawAnew(): void {
  rng = createRng(1);
}

crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
  if (into === null) return into;
  const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
  for (let place = 0; place < bytes.length; place += 1) bytes[place] = rng.next(256);
  return into;
};
