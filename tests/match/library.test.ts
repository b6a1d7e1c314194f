import { beforeEach, describe, expect, test } from 'vitest';
import { stateAt, append } from '#lib/core/match/timeline.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { Library, type KeptMatch } from '#lib/match/library.svelte.ts';
import type { Store } from '#lib/storage/index.ts';
import { fakeEnvironment, NOON, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

let environment: FakeEnvironment;
let store: Store;
let library: Library;
beforeEach(() => {
  environment = fakeEnvironment();
  store = freshStore(environment);
  library = new Library(environment, store);
});

const PLAYERS = [
  { name: 'Mei', shape: 'circle' },
  { name: 'Grandma', shape: 'square' },
];

async function started(): Promise<string> {
  const id = await library.start('slap', standardSlap(2), PLAYERS);
  if (!id.ok) throw new Error(id.error.code);
  return id.value;
}

async function opened(id: string, from = library): Promise<KeptMatch> {
  const found = await from.read(id);
  if (found.type !== 'match') throw new Error(found.type);
  return found.match;
}

/** Pauses and resumes so many times in all: events that any match takes. Answers what became of the last one. */
async function playOn(match: KeptMatch, events: number): Promise<'kept' | 'taken'> {
  let { timeline } = match;
  let answer: 'kept' | 'taken' = 'kept';
  for (let n = 0; n < events; n += 1) {
    const { paused, at } = stateAt(timeline);
    const event = { type: paused ? 'resumed' : 'paused', at } as const;
    const next = append(match.game, timeline, event);
    if (!next.ok) throw new Error(next.error.code);
    answer = await match.log.add(timeline.events.length, event, stateAt(next.value));
    timeline = next.value;
  }
  return answer;
}

describe('a match', () => {
  test('is started, listed and read back as it was', async () => {
    const id = await started();
    expect(library.open.map((row) => row.id)).toEqual([id]);
    const { header, timeline, game } = await opened(id);
    expect(header).toEqual({
      id,
      game: 'slap',
      rulesVersion: 1,
      config: standardSlap(2),
      players: PLAYERS,
      seed: expect.any(Number) as unknown,
      startedAt: NOON,
    });
    expect([game.id, timeline.events]).toEqual(['slap', []]);
  });

  test('goes on where its log ends, with the list telling how it stands', async () => {
    const id = await started();
    environment.pass(5_000);
    expect(await playOn(await opened(id), 3)).toBe('kept');
    const { timeline } = await opened(id);
    expect(timeline.events.map(({ type }) => type)).toEqual(['paused', 'resumed', 'paused']);
    await library.load();
    expect(library.rows[0]).toMatchObject({
      count: 3,
      playedAt: NOON + 5_000,
      standing: { scores: [20, 20], sets: 0, winners: null, stopped: false },
    });
  });
});
