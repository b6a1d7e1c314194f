import { beforeEach, expect, test } from 'vitest';
import { askFirst, libraryFound, unsavedFound, warmUpFound } from '#lib/screens/home/ask-first.ts';

const UNSAVED = { hands: 10, matches: 0 };
const faults: unknown[] = [];
const answers = (answer: unknown) => () => Promise.resolve(answer);
const fails = (why: string) => () => Promise.reject(new Error(why));
const LIBRARY = { load: answers(null) };
const ask = (
  practice: () => Promise<unknown>,
  backups: () => Promise<unknown>,
  matches = answers({ library: LIBRARY }),
) =>
  askFirst({
    practice,
    backups,
    matches,
    safety: { note: (fault: unknown) => void faults.push(fault) },
  } as never);
beforeEach(() => void faults.splice(0));

test('home asks for its warm-up, for what has no copy and for the matches before any of it is shown', async () => {
  await ask(answers({ tables: { warmUp: answers('six hands') } }), answers({ remind: answers(UNSAVED) }));
  expect([warmUpFound(), unsavedFound(), libraryFound(), faults]).toEqual([
    'six hands',
    UNSAVED,
    LIBRARY,
    [],
  ]);
  // The next time there is nothing to be said.
  await ask(answers({ tables: { warmUp: answers(null) } }), answers({ remind: answers(null) }));
  expect([warmUpFound(), unsavedFound()]).toEqual([null, null]);
});

test('of what cannot be fetched one is missing, and it is noted', async () => {
  await ask(answers({ tables: { warmUp: answers('six hands') } }), fails('no copy'));
  expect([warmUpFound(), unsavedFound(), faults.map(String)]).toEqual([
    'six hands',
    null,
    ['Error: no copy'],
  ]);
  await ask(fails('no hands'), answers({ remind: answers(UNSAVED) }));
  expect([warmUpFound(), unsavedFound()]).toEqual([null, UNSAVED]);
  await ask(fails('no hands'), answers({ remind: answers(UNSAVED) }), fails('no matches'));
  expect([unsavedFound(), libraryFound()]).toEqual([UNSAVED, null]);
});
