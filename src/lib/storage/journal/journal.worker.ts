import { openFolder } from './folder.ts';
import { answerFor, type Desk } from './post.ts';
import { createScribe } from './scribe.ts';

let desk: Promise<Desk> | null = null;

answerFor(self, () => (desk ??= openFolder().then((folder) => createScribe(folder) as unknown as Desk)));
