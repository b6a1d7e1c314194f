import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '#lib/core/match/game.ts';
import { append, stateAt } from '#lib/core/match/timeline.ts';
import { contest } from '#lib/games/contest/index.ts';
import { standardContest } from '#lib/games/contest/settings.ts';
import { gameOf } from '#lib/games/registry.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { matches as words } from '#lib/i18n/messages.ts';
import { goodBeginningOf } from '#lib/match/good-beginning.ts';
import { Library, type KeptMatch } from '#lib/match/library.svelte.ts';
import { UNDO_MS } from '#lib/storage/deletion.ts';
import type { Store } from '#lib/storage/index.ts';
import { rawDelete, rawPut, rawRows } from '../storage/support/raw.ts';
import { fakeEnvironment, NOON, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { turn } from '../support/turns.ts';

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

const typesOf = ({
  timeline,
}: {
  readonly timeline: { readonly events: readonly { readonly type: string }[] };
}) => timeline.events.map(({ type }) => type);

describe('a match', () => {
  test('is started, listed and read back as it was', async () => {
    const id = await started();
    expect(library.open.map((row) => row.id)).toEqual([id]);
    const match = await opened(id);
    expect(match.header).toEqual({
      id,
      game: 'slap',
      rulesVersion: 1,
      config: standardSlap(2),
      players: PLAYERS,
      seed: expect.any(Number) as unknown,
      startedAt: NOON,
    });
    expect([match.game.id, match.timeline.events]).toEqual(['slap', []]);
  });

  test.each([
    ['three players', { ...standardSlap(2), players: 3 }, PLAYERS, { code: 'config' }],
    ['an empty name', standardSlap(2), [PLAYERS[0]!, { name: ' ', shape: 'square' }], { code: 'names' }],
    ['the same name twice', standardSlap(2), [PLAYERS[0]!, PLAYERS[0]!], { code: 'names' }],
    ['a player too many', standardSlap(2), [...PLAYERS, { name: 'Tom', shape: 'star' }], { code: 'players' }],
  ])('is not started with %s, and nothing is kept', async (_, config, players, error) => {
    expect(await library.start('slap', config, players)).toMatchObject({ ok: false, error });
    await library.load();
    expect(library.rows).toEqual([]);
  });

  test('with the settings of an older match is begun by the rules of now, and that one stays as it was', async () => {
    const { edition: __, ...first } = standardContest(2);
    const id = await library.start('contest', first, PLAYERS);
    expect(id.ok && (await opened(id.value)).header.config).toEqual({ ...first, edition: 2 });
    const { edition: _, ...older } = contest;
    const then = new Library(environment, store, { games: () => older });
    const kept = await then.start('contest', first, PLAYERS);
    expect(kept.ok && (await opened(kept.value)).header.config).toEqual(first);
  });

  test('once more by a double tap is begun once, and anew when something of it has been played', async () => {
    const again = { game: 'slap', config: standardSlap(2), players: PLAYERS };
    const taps = await Promise.all([library.startAgain(again), library.startAgain(again)]);
    expect(await library.startAgain(again)).toEqual(taps[0]);
    await library.load();
    expect(library.rows).toHaveLength(1);
    const [first] = taps;
    if (!first?.ok) throw new Error('not begun');
    await playOn(await opened(first.value), 2);
    const after = await Promise.all([library.startAgain(again), library.startAgain(again)]);
    expect(after[0]).toEqual(after[1]);
    await library.load();
    expect(library.rows).toHaveLength(2);
    // Other people are not kept waiting for it.
    await library.startAgain({ ...again, players: PLAYERS.toReversed() });
    await library.load();
    expect(library.rows).toHaveLength(3);
  });

  test('of a game that has been met on this device is begun by one touch for all (SLAP-16)', async () => {
    const configOf = async (game: 'slap' | 'contest', config: unknown, met: readonly string[]) => {
      const here = new Library(environment, store, { isMet: (id) => met.includes(id) });
      const begun = await here.start(game, config, PLAYERS);
      if (!begun.ok) throw new Error(begun.error.code);
      return (await opened(begun.value, here)).header.config;
    };
    expect(await configOf('slap', standardSlap(2), ['contest'])).toEqual(standardSlap(2));
    expect(await configOf('slap', standardSlap(2), ['slap'])).toEqual({ ...standardSlap(2), again: true });
    // A game without such a setting is begun as ever.
    expect(await configOf('contest', standardContest(2), ['contest'])).toEqual(standardContest(2));
  });

  test('that was played before there was anything to be met is known all the same', async () => {
    const row = async (sets: number) => {
      const [kept] = await rawRows('matches');
      const standing = { scores: [20, 20], sets, winners: null, stopped: false };
      await rawPut('matches', [{ ...(kept as object), standing }]);
      await library.load();
      return library.hasMet('slap');
    };
    await started();
    expect(await row(0)).toBe(false);
    expect(await row(1)).toBe(true);
    expect(library.hasMet('knock')).toBe(false);
  });

  test('goes on where its log ends, with the list telling how it stands', async () => {
    const id = await started();
    environment.pass(5_000);
    expect(await playOn(await opened(id), 3)).toBe('kept');
    expect(await playOn(await opened(id), 1)).toBe('kept');
    expect(typesOf(await opened(id))).toEqual(['paused', 'resumed', 'paused', 'resumed']);
    await library.load();
    expect(library.rows[0]).toMatchObject({
      count: 4,
      playedAt: NOON + 5_000,
      standing: { scores: [20, 20], sets: 0, winners: null, stopped: false },
    });
  });

  test('keeps events that are sent without waiting for each other, in order', async () => {
    const id = await started();
    const { log, timeline } = await opened(id);
    const after = stateAt(timeline);
    const sent = [0, 1, 2].map((seq) =>
      log.add(seq, { type: seq === 1 ? 'resumed' : 'paused', at: 0 }, after),
    );
    expect(await Promise.all(sent)).toEqual(['kept', 'kept', 'kept']);
    expect(typesOf(await opened(id))).toEqual(['paused', 'resumed', 'paused']);
  });

  test('open twice goes on where somebody is first; the other opening has to read anew', async () => {
    const id = await started();
    const [here, there] = [await opened(id), await opened(id, new Library(environment, store))];
    expect(await playOn(here, 1)).toBe('kept');
    expect(await playOn(there, 1)).toBe('taken');
    expect(await playOn(here, 1)).toBe('kept');
    expect(await there.log.add(2, { type: 'paused', at: 0 }, stateAt(there.timeline))).toBe('taken');
    expect(await playOn(await opened(id), 1)).toBe('kept');
    expect(typesOf(await opened(id))).toHaveLength(2);
  });

  test('that is over is no longer among the open ones', async () => {
    const id = await started();
    const { log, timeline } = await opened(id);
    await log.add(0, { type: 'stopped', at: 0 }, { ...stateAt(timeline), stopped: true });
    await library.load();
    expect([library.rows.length, library.open.length]).toEqual([1, 0]);
  });

  test('that is not there is missing', async () => {
    expect(await library.read('nowhere')).toEqual({ type: 'missing' });
  });
});

describe('a damaged log', () => {
  test.each([
    ['with an event missing', () => rawDelete('matchEvents', ['id-1', 2]), 2],
    ['with its last events missing', () => rawDelete('matchEvents', ['id-1', 3]), 3],
    [
      'with an event of no kind',
      () => rawPut('matchEvents', [{ match: 'id-1', seq: 2, by: 'x', event: { type: 'flew', at: 0 } }]),
      2,
    ],
    [
      'with an event against the rules',
      () => rawPut('matchEvents', [{ match: 'id-1', seq: 1, by: 'x', event: { type: 'paused', at: 0 } }]),
      1,
    ],
  ])('%s can be played up to there, as a match of its own, and stays as it is', async (_, damage, good) => {
    expect(await started()).toBe('id-1');
    await playOn(await opened('id-1'), 4);
    await damage();
    const found = await library.read('id-1');
    if (found.type !== 'broken') throw new Error(found.type);
    expect(found).toMatchObject({ good, row: { count: 4 } });
    expect(goodBeginningOf(found)).toEqual({ set: 1, lost: 0, over: false });
    const id = await library.goOnFrom(found);
    expect(library.rows.map((row) => row.id).sort()).toEqual(['id-1', id].sort());
    expect(await playOn(await opened(id), 1)).toBe('kept');
    expect(typesOf(await opened(id))).toHaveLength(good + 1);
    expect(await library.read('id-1')).toMatchObject({ type: 'broken', good });
  });

  test('is not gone on with where even its settings cannot be played', async () => {
    const id = await started();
    const [row] = library.rows;
    await rawPut('matches', [{ ...row, header: { ...row?.header, config: { players: 3 } } }]);
    expect(await library.read(id)).toMatchObject({ type: 'unplayable', why: { code: 'config' } });
  });
});

describe('a match of other rules', () => {
  test.each([
    ['older', (id: string): AnyGame | undefined => ({ ...gameOf(id)!, rulesVersion: 2 }), 'olderRules'],
    ['newer', (id: string): AnyGame | undefined => ({ ...gameOf(id)!, rulesVersion: 0 }), 'newerRules'],
    ['unheard-of', () => undefined, 'unknownGame'],
  ])('than the %s is listed as it stood, and can be saved', async (_, games, code) => {
    const id = await started();
    await playOn(await opened(id), 2);
    const other = new Library(environment, store, { games });
    const found = await other.read(id);
    expect(found).toMatchObject({
      type: 'unplayable',
      why: { code },
      row: { standing: { scores: [20, 20] } },
    });
    expect(await other.saveFile(id)).toBe(true);
    expect(JSON.parse(environment.files[0]!.text)).toMatchObject({ count: 2, header: { id } });
  });
});

/** Lets the store do what was asked without waiting for it. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 5; turns += 1) await turn();
  await store.settled();
}

describe('deleting', () => {
  const ids = () => library.rows.map(({ id }) => id);

  test('can be taken back for ten seconds', async () => {
    const [a, b] = [await started(), await started()];
    await library.remove([a]);
    expect([ids(), library.deletion?.count]).toEqual([[b], 1]);
    environment.pass(UNDO_MS - 1);
    await library.undo();
    expect(ids().sort()).toEqual([a, b].sort());
    expect([library.deletion, environment.waiting]).toEqual([null, 0]);
  });

  test('is final after ten seconds', async () => {
    const [a, b] = [await started(), await started()];
    await library.remove([a]);
    environment.pass(UNDO_MS);
    expect(library.deletion).toBeNull();
    await settled();
    await library.undo();
    await library.load();
    expect(ids()).toEqual([b]);
    expect(await rawRows('matches')).toHaveLength(1);
  });

  test('is final with the next one, which alone can be taken back', async () => {
    const [a, b] = [await started(), await started()];
    await library.remove([a]);
    await library.remove([b]);
    await settled();
    expect(await rawRows('matches')).toHaveLength(1);
    await library.undo();
    expect(ids()).toEqual([b]);
  });

  test('of two at once deletes both, whatever was deleted before; the last can be taken back for its ten seconds', async () => {
    const [a, b, c, d] = [await started(), await started(), await started(), await started()];
    await library.remove([a]);
    await Promise.all([library.remove([b]), library.remove([c])]);
    await settled();
    // One countdown, not two.
    expect([ids(), environment.waiting]).toEqual([[d], 1]);
    await library.undo();
    expect(ids().sort()).toEqual([c, d].sort());
    expect(await rawRows('matches')).toHaveLength(2);
  });
});

describe('a file', () => {
  async function saved(events = 3): Promise<string> {
    const id = await started();
    await playOn(await opened(id), events);
    expect(await library.saveFile(id)).toBe(true);
    const { name, text } = environment.files.at(-1)!;
    expect(name).toBe('two-dozen-slap-2026-11-21.json');
    return text;
  }

  const open = (text: string) => library.openFile(new Blob([text]));

  test('of a match that is not here is added, and goes on', async () => {
    const text = await saved();
    const original = await opened('id-1');
    await library.remove(['id-1']);
    expect(await open(text)).toEqual({ ok: true, value: 'added' });
    const { id } = library.rows[0]!;
    const copy = await opened(id);
    expect(copy.timeline).toEqual(original.timeline);
    expect(copy.header).toEqual({ ...original.header, id });
    expect(await playOn(copy, 1)).toBe('kept');
  });

  test('of a match that is here adds nothing, whatever it is called here, also once it has gone on', async () => {
    const text = await saved();
    expect(await open(text)).toEqual({ ok: true, value: 'known' });
    await playOn(await opened('id-1'), 1);
    expect(await open(text)).toEqual({ ok: true, value: 'known' });
    expect(await open(text.replace('"id-1"', '"elsewhere"'))).toEqual({ ok: true, value: 'known' });
    expect(library.rows).toMatchObject([{ id: 'id-1', count: 4 }]);
  });

  test('with more of a match that is here lengthens it; one that went on otherwise is kept beside it, once', async () => {
    const text = await saved();
    const file = JSON.parse(text) as { readonly count: number; readonly events: readonly { at: number }[] };
    const withMore = (type: string) =>
      JSON.stringify({ ...file, count: 4, events: [...file.events, { type, at: file.events.at(-1)!.at }] });
    expect(await open(withMore('stopped'))).toEqual({ ok: true, value: 'added' });
    expect(library.rows).toMatchObject([{ id: 'id-1', count: 4, standing: { stopped: true } }]);
    expect(await open(withMore('resumed'))).toEqual({ ok: true, value: 'added' });
    expect(await open(withMore('resumed'))).toEqual({ ok: true, value: 'known' });
    expect(library.rows.map(({ count }) => count)).toEqual([4, 4]);
  });

  test('of a match of other people is another one, also with the same seed and moment', async () => {
    const text = await saved();
    expect(await open(text.replace('"Mei"', '"May"'))).toEqual({ ok: true, value: 'added' });
    expect(library.rows).toHaveLength(2);
  });

  test.each([
    [840, '2026-11-22'],
    [-660, '2026-11-20'],
  ])('is named by the day where it is saved, %d minutes east of Greenwich', async (zone, day) => {
    environment.setZone(zone);
    environment.setWall(zone > 0 ? NOON : NOON - 12 * 3_600_000);
    expect(await library.saveFile(await started())).toBe(true);
    expect(environment.files.at(-1)?.name).toBe(`two-dozen-slap-${day}.json`);
  });

  test('is not saved of a match that is not there', async () => {
    expect(await library.saveFile('nowhere')).toBe(false);
    expect(environment.files).toEqual([]);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -20), 'cutOff'],
    ['foreign', () => '{"format":"chess"}', 'notMatch'],
    ['of a newer version', (text: string) => text.replace('"version":1', '"version":2'), 'newerFile'],
    ['of newer rules', (text: string) => text.replace('"rulesVersion":1', '"rulesVersion":9'), 'newerRules'],
    ['of an unknown game', (text: string) => text.replace('"slap"', '"whist"'), 'unknownGame'],
    ['of three players', (text: string) => text.replace('"players":2', '"players":3'), 'config'],
    ['of two people of one name', (text: string) => text.replace('Grandma', 'Mei'), 'names'],
    ['with an event taken out', (text: string) => text.replace('{"type":"resumed","at":0},', ''), 'cutOff'],
    ['edited to be illegal', (text: string) => text.replace('resumed', 'paused'), 'refused'],
    ['edited to be nonsense', (text: string) => text.replace('resumed', 'flew'), 'event'],
  ])('that is %s is refused with a sentence, and nothing has changed', async (_, edit, code) => {
    const text = edit(await saved());
    await library.load();
    const before = JSON.stringify(library.rows);
    const read = await library.openFile(new Blob([text]));
    if (read.ok) throw new Error('it was taken');
    expect(read.error.code).toBe(code);
    const say = words.fileFault[read.error.code] as (error: unknown) => string;
    expect(say(read.error)).toMatch(/^[A-Z].{20,}\.$/);
    await library.load();
    expect(JSON.stringify(library.rows)).toBe(before);
  });
});
