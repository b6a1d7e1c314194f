import { hasJournal } from '#lib/environment/private-files.ts';
import type { JournalSource } from '../copy.ts';

/** The second copy in this browser. */
export const browserJournal: JournalSource = {
  exists: hasJournal,
  load: async () => (await import('./browser.ts')).journal,
};
