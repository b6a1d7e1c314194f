import { describe, expect, test } from 'vitest';
import { createRng, type Rng } from '#lib/core/chance.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import { standardContest } from '#lib/games/contest/settings.ts';
import { standardKnock } from '#lib/games/knock/config.ts';
import type { GameId } from '#lib/games/registry.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { Library } from '#lib/match/library.svelte.ts';
import type { AnyMatch, Draft } from '#lib/match/open-match.ts';
import { sitDown } from '#lib/match/sit-down.ts';
import { openStore } from '#lib/storage/index.ts';
import { PLAYERS } from '../laws/players.ts';
import { LONG } from '../support/long.ts';
import { fakeEnvironment, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { pass } from '../support/turns.ts';

const KILLS = LONG ? 100 : 20;
/** No visit lasts longer. */
const VISIT = 12_000;
const SECOND = 1000;

interface Table {
  readonly name: string;
  readonly game: GameId;
  readonly config: { readonly players: number };
}
const round = { roundTime: 60_000 };
const tony = { type: 10 };
const TABLES: readonly Table[] = [
  { name: 'Slap for two', game: 'slap', config: standardSlap(2) },
  { name: 'Slap for four', game: 'slap', config: standardSlap(4) },
  { name: 'Knock for four', game: 'knock', config: standardKnock(4) },
  { name: 'Knock alone', game: 'knock', config: standardKnock(1) },
  { name: 'Contest for two', game: 'contest', config: { ...standardContest(2), ...round } },
  { name: 'Contest alone', game: 'contest', config: { ...standardContest(1), ...tony } },
];
const SEATS = ['circle', 'square', 'star', 'moon'].map((shape) => ({ name: shape, shape }));

/** What lies on the disk, opened by a page of its own. */
async function open(id: string) {
  const environment = fakeEnvironment();
  const found = await new Library(environment, openStore(environment)).read(id);
  if (found.type !== 'match') throw new Error(found.type);
  const match = sitDown(found.match, environment, () => Promise.resolve(null));
  await pass(environment, 50);
  return { environment, match };
}

/** Plays for a while, and not always. */
async function play(
  match: AnyMatch,
  environment: FakeEnvironment,
  { game, rng }: { game: GameId; rng: Rng },
) {
  if (match.paused) void match.resume();
  for (let left = rng.next(VISIT); left > 0; left -= 3000) {
    await pass(environment, Math.min(left, 3000));
    const next = rng.next(2) === 0 ? PLAYERS[game].next(match.state, match.now()) : null;
    if (next) void match.send(next satisfies Draft<EventBase>, environment.monotonic());
  }
}

describe('a clock', () => {
  test.each(TABLES)('gives less than a second back when it is killed: $name (SLAP-17)', async (table) => {
    const { game, config } = table;
    const rng = createRng(17);
    const environment = fakeEnvironment();
    const library = new Library(environment, freshStore(environment));
    const start = async () => {
      const begun = await library.start(game, config, SEATS.slice(0, config.players));
      if (!begun.ok) throw new Error(begun.error.code);
      return begun.value;
    };
    let id = await start();
    let ran = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { environment, match } = await open(id);
      const from = match.now();
      await play(match, environment, { game, rng });
      const shown = match.now();
      ran += shown - from;
      // Nobody closes it: its page is gone, and all that was only there.
      const again = await open(id);
      const back = shown - again.match.now();
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThan(SECOND);
      await again.match.close();
      if (match.winners !== null) id = await start();
    }
    // A clock that stands gives nothing back.
    expect(ran).toBeGreaterThan(KILLS * SECOND);
  });
});
