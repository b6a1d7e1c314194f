import { beforeEach, describe, expect, test } from 'vitest';
import { stateAt } from '#lib/core/match/timeline.ts';
import { figures } from '#lib/games/slap/figures.ts';
import { slap } from '#lib/games/slap/index.ts';
import { AllMatches } from '#lib/match/all-matches.svelte.ts';
import { Library } from '#lib/match/library.svelte.ts';
import type { ReadMatch } from '#lib/core/match/file.ts';
import type { FiguresOf } from '#lib/core/match/figures.ts';
import { standingOf } from '#lib/core/match/standing.ts';
import type { Store } from '#lib/storage/index.ts';
import { WORKED } from '../support/claims.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { act, newTable, openTable, slapBy, type SlapTable } from '../support/slap.ts';
import { freshStore } from '../support/store.ts';

const PLAYERS = ['Mei', 'Grandma', 'Jun', 'Ada'].map((name) => ({ name, shape: 'moon' }));
const stop = (at: number) => ({ type: 'stopped', at }) as const;
/** Seat 1 is first and wins the set; then all agree to stop. */
const won = (after: number): SlapTable =>
  openTable(2, WORKED.ranks).play(slapBy(1, 3000 + after), act('agreed', 0, 8000), stop(9000));

let store: Store;
let library: Library;
beforeEach(() => {
  const environment = fakeEnvironment();
  noted.length = 0;
  store = freshStore(environment);
  library = new Library(environment, store);
});

/** Keeps a match as it was played. */
async function keep(id: string, { game, timeline, match }: SlapTable, names = PLAYERS): Promise<void> {
  const { config } = match.state;
  const header = {
    id,
    game: 'slap',
    rulesVersion: slap.rulesVersion,
    config,
    players: names.slice(0, config.players),
    seed: 1,
    startedAt: 0,
  };
  const standing = standingOf(game, stateAt(timeline));
  await (await store.matches()).begin({ header, events: timeline.events, standing, by: 'test' });
}

const read: string[] = [];
/** What went to the diagnostics. */
const noted: unknown[] = [];
const note = (fault: unknown) => void noted.push(fault);
const figuresOf = (match: ReadMatch): Promise<FiguresOf<ReadMatch>> => {
  read.push(match.header.id);
  return Promise.resolve(figures as unknown as FiguresOf<ReadMatch>);
};
const load = async (isGone = () => false) => {
  read.length = 0;
  const all = new AllMatches(library, figuresOf, note);
  await all.load(isGone);
  return all;
};

describe('the standing over all matches', () => {
  test('adds up what is read out of each log', async () => {
    await keep('a', won(2000));
    await keep('b', won(1200));
    const all = await load();
    expect(all.reading).toBe(false);
    expect(all.games).toMatchObject([
      {
        game: 'slap',
        matches: 2,
        people: [
          { name: 'Grandma', matches: 2, wins: 0, points: 2 },
          { name: 'Mei', matches: 2, wins: 0, points: 0 },
        ],
        best: { name: 'Grandma', value: 1200, match: 'b', set: 0 },
      },
    ]);
  });

  test('ends in a failure where a log cannot be read now, and reads it when it is asked again', async () => {
    await keep('a', won(2000));
    const down = { isDown: true };
    const all = new AllMatches(
      library,
      (match) => (down.isDown ? Promise.reject(new Error('the disk is gone')) : figuresOf(match)),
      note,
    );
    await all.load(() => false);
    expect(noted).toEqual([new Error('the disk is gone')]);
    expect([all.failed, all.games[0]?.matches, all.games[0]?.best]).toEqual([true, 1, null]);
    down.isDown = false;
    await all.load(() => false);
    expect([all.failed, all.reading, all.games[0]?.best?.value]).toEqual([false, false, 2000]);
    expect(noted).toHaveLength(1);
  });

  test('leaves out what goes on, and what ended before anything was decided', async () => {
    await keep('open', openTable(2, WORKED.ranks).play(slapBy(1, 4000), act('agreed', 0, 5000)));
    await keep('nothing', newTable(2).play(stop(1000)));
    const all = await load();
    expect([all.games, all.reading, read]).toEqual([[], false, []]);
  });

  test('counts a match whose log cannot be played again, without what only the log knows', async () => {
    await keep('a', won(2000));
    const unread: Pick<Library, 'load' | 'rows' | 'read'> = {
      load: () => library.load(),
      get rows() {
        return library.rows;
      },
      read: () => Promise.resolve({ type: 'missing' }),
    };
    const all = new AllMatches(unread, figuresOf, note);
    await all.load(() => false);
    expect(all.games).toMatchObject([{ matches: 1, people: [{ points: 0 }, { points: 0 }], best: null }]);
  });

  test('shows the list before the logs, and reads no more once nobody looks', async () => {
    await keep('a', won(2000));
    const all = await load(() => true);
    expect(read).toEqual([]);
    expect(all.reading).toBe(true);
    expect(all.games).toMatchObject([{ matches: 1, best: null }]);
  });

  test('reads each log once, however often it is asked for', async () => {
    await keep('a', won(2000));
    const all = await load();
    await keep('b', won(500));
    await all.load(() => false);
    expect(read).toEqual(['a', 'b']);
    expect(all.games[0]?.best).toMatchObject({ value: 500, match: 'b' });
  });
});
