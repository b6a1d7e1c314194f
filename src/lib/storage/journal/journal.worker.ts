import { openFolder } from './folder.ts';
import { answerFor, type JournalDesk } from './post.ts';
import { createScribe } from './scribe.ts';

let desk: Promise<JournalDesk> | null = null;

answerFor(
  self,
  () => (desk ??= openFolder().then((folder) => createScribe(folder) as unknown as JournalDesk)),
);
