// The stage keeps one copy only: the second needs files of the platform's own.
import type { JournalSource } from '#lib/storage/copy.ts';

export const browserJournal: JournalSource = {
  exists: () => Promise.resolve(false),
  load: () => Promise.reject(new Error('no journal on the stage')),
};
