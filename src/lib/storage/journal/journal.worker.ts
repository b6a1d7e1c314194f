import { openFolder } from './folder.ts';
import { answerFor, type JournalDesk } from './post.ts';
import { createLogWriter } from './log-writer.ts';

let desk: Promise<JournalDesk> | null = null;

answerFor(
  self,
  () => (desk ??= openFolder().then((folder) => createLogWriter(folder) as unknown as JournalDesk)),
);
