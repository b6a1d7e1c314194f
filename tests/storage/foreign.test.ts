import { beforeEach, describe, expect, test } from 'vitest';
import { MATCH_FILE, printMatch } from '#lib/core/match/file.ts';
import { desk } from '#lib/storage/foreign/desk.ts';
import { answer, type Asked, type ToldOfFile } from '#lib/storage/foreign/post.ts';
import {
  LARGE,
  LONGEST_MS,
  READER_PATIENCE_MS,
  readFile,
  type ReaderWorker,
} from '#lib/storage/foreign/reader.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { attempt } from './support/attempts.ts';
import { fileWith, lawful } from './support/backups.ts';

type Behaviour = 'works' | 'breaks' | 'mute' | 'breaks after it began' | 'mute after it began';

/** A worker in the same process that hands over copies, as a real one does. */
class FakeWorker implements ReaderWorker {
  readonly told: ToldOfFile[] = [];
  asked = 0;
  ended = false;
  readonly #behaviour: Behaviour;
  readonly #listeners = new Map<string, (event: { readonly data: ToldOfFile }) => void>();

  constructor(behaviour: Behaviour) {
    this.#behaviour = behaviour;
  }
  addEventListener(type: string, listener: (event: { readonly data: ToldOfFile }) => void): void {
    this.#listeners.set(type, listener);
  }
  postMessage(asked: Asked): void {
    this.asked += 1;
    const event = { data: { is: 'begun' } } as const;
    if (this.#behaviour === 'works') void answer(asked, (told) => this.#tell(told));
    if (this.#behaviour.endsWith('began')) this.#listeners.get('message')?.(event);
    if (this.#behaviour.startsWith('breaks')) this.#listeners.get('error')?.(event);
  }
  terminate(): void {
    this.ended = true;
  }
  #tell(told: ToldOfFile): void {
    const data = structuredClone(told);
    this.told.push(data);
    if (!this.ended) this.#listeners.get('message')?.({ data });
  }
}

const { header, events } = lawful('m');
const match = printMatch(header, events);
/** As large as it must be to be read off the page; blanks between are nothing to JSON. */
const large = (text: string, size = LARGE + 1) => new Blob([text, ' '.repeat(size - text.length)]);

const environment = fakeEnvironment();
let worker: FakeWorker;
let started = 0;
beforeEach(() => {
  started = 0;
});
/** Begins to read with a worker of this kind. */
function reading(file: Blob, behaviour: Behaviour, signal?: AbortSignal, kind: 'match' | 'backup' = 'match') {
  worker = new FakeWorker(behaviour);
  const start = () => Promise.resolve(((started += 1), worker));
  return readFile(kind, file, { clock: environment, signal, start });
}
/** A file that notes who reads it. */
function watched(file: Blob) {
  const state = { read: 0 };
  const text = file.text.bind(file);
  file.text = () => ((state.read += 1), text());
  return state;
}
const ticks = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

describe('a file that was chosen', () => {
  test('is read in the page up to 100 KB, and in a worker above it, with the same outcome', async () => {
    const small = await reading(large(match, LARGE), 'works');
    expect(started).toBe(0);
    const read = await reading(large(match), 'works');
    expect([started, worker.asked, worker.ended]).toEqual([1, 1, true]);
    expect(small).toMatchObject({ ok: true, value: { header, events } });
    expect(read).toEqual(small);
  });

  test('that is too large starts nothing', async () => {
    const read = await reading(large('', MATCH_FILE.largest + 1), 'works');
    expect(read).toMatchObject({ ok: false, error: { code: 'tooLarge' } });
    expect(started).toBe(0);
  });

  test('is refused in a worker for the same reasons', async () => {
    const illegal = large(match.replace('readied', 'flew'));
    expect(await reading(illegal, 'works')).toEqual(await desk.match(illegal));
    expect(await reading(large('['.repeat(99)), 'works')).toEqual({ ok: false, error: { code: 'tooDeep' } });
    expect(started).toBe(2);
  });

  test('is read in the page where no worker begins', async () => {
    const sound = await desk.match(large(match));
    const start = () => Promise.reject(new Error('no such script'));
    expect(await readFile('match', large(match), { clock: environment, start })).toEqual(sound);
    expect(await reading(large(match), 'breaks')).toEqual(sound);
    expect(await readFile('match', large(match), { clock: environment }), 'Node has none').toEqual(sound);
    const late = reading(large(match), 'mute');
    await ticks();
    environment.pass(READER_PATIENCE_MS);
    expect(await late).toEqual(sound);
    expect(worker.ended).toBe(true);
  });

  test('is not tried in the page where a worker began and broke: it would take the page along', async () => {
    const file = large(match);
    const here = watched(file);
    expect(await reading(file, 'breaks after it began')).toEqual({
      ok: false,
      error: { code: 'unreadable' },
    });
    expect(here.read).toBe(0);
  });

  test('is given up where it takes longer than any honest one, with its reason', async () => {
    const read = reading(large(match), 'mute after it began');
    await ticks();
    environment.pass(LONGEST_MS.match - 1);
    await ticks();
    expect(worker.ended).toBe(false);
    environment.pass(1);
    expect(await read).toEqual({ ok: false, error: { code: 'tooMany' } });
    expect(worker.ended).toBe(true);
  });

  test('may take its time once it has begun, and is let go of by whoever no longer waits', async () => {
    const gone = new AbortController();
    const read = reading(large(match), 'mute after it began', gone.signal);
    await ticks();
    environment.pass(10 * READER_PATIENCE_MS);
    await ticks();
    expect(worker.ended).toBe(false);
    gone.abort();
    expect(await read).toEqual({ ok: false, error: { code: 'unreadable' } });
    expect(worker.ended).toBe(true);
    expect(await reading(large(match), 'works', gone.signal)).toMatchObject({ ok: false });
    expect(worker.asked).toBe(0);
  });
});

test('a backup comes over in parts, none of which holds the page up, and is whole in the end', async () => {
  const { by: _, ...one } = lawful('m');
  const matches = ['m', 'n'].map((id) => ({
    ...one,
    header: { ...one.header, id },
    events: one.events as never,
    count: one.events.length,
    playedAt: 1,
    damaged: false,
  }));
  const attempts = Array.from({ length: 4321 }, (_, index) => attempt(`hand ${index}`));
  const file = new Blob([
    await fileWith({ attempts, matches, settings: { deal: 1 }, hands: { practice: 2 } }),
  ]);
  expect(file.size).toBeGreaterThan(LARGE);
  const read = await reading(file, 'works', undefined, 'backup');
  expect(read).toEqual(await desk.backup(file));
  expect(read).toMatchObject({ ok: true, value: { amount: { hands: 4321, matches: 2 } } });
  const sizes = worker.told.map((told) =>
    told.is === 'part' ? [told.attempts.length, told.matches.length] : told.is,
  );
  expect(sizes).toEqual([
    'begun',
    ...[1000, 1000, 1000, 1000, 321].map((n) => [n, 0]),
    [0, 1],
    [0, 1],
    'read',
  ]);
});
