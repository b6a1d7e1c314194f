import type { JournalEntry } from '#lib/storage/journal/generation.ts';
import { readJournalLines } from '#lib/storage/journal/line.ts';

/** What must never be lost. */
export interface Facts {
  readonly attempts: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/** Every fact that stands in a whole line of any file; events only of matches whose header does. */
export function factsWhole(files: readonly Uint8Array[]): Facts {
  const attempts = new Set<string>();
  const events = new Set<string>();
  const matches = new Set<string>();
  for (const line of files.flatMap((bytes) => readJournalLines(bytes).lines)) {
    if (line?.tag === 'r') {
      const [store, row] = line.read() as [string, { id: string; match: string; seq: number }];
      if (store === 'attempts') attempts.add(row.id);
      if (store === 'matches') matches.add(row.id);
      if (store === 'matchEvents') events.add(`${row.match} ${row.seq}`);
    } else if (line?.tag === 'w') {
      const { write } = line.read() as JournalEntry;
      if (write.type === 'attempt') attempts.add(write.attempt.id);
      if (write.type !== 'match') continue;
      if (write.step.do === 'append') events.add(`${write.step.match} ${write.step.seq}`);
      if (write.step.do !== 'begin') continue;
      const { id } = write.step.header;
      matches.add(id);
      write.step.events.forEach((_, seq) => events.add(`${id} ${seq}`));
    }
  }
  return { attempts, events: new Set([...events].filter((name) => matches.has(name.split(' ')[0] ?? ''))) };
}

/** Bytes of which one is not what it was. */
export const flipped = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ 4 : byte));
/** Fifty places in a file, as parts of its length. */
export const PLACES = Array.from({ length: 50 }, (_, index) => (index + 0.5) / 50);
