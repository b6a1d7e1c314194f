import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import type { EventBase, Refusal } from '#lib/core/match/game.ts';
import { append } from '#lib/core/match/timeline.ts';
import type { GameId } from '#lib/games/registry.ts';
import { Controller } from '#lib/match/controller.svelte.ts';
import { LAWFUL } from '../laws/players.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { randomMatch, type AnyTable } from '../support/random-match.ts';
import { turn } from '../support/turns.ts';

/** How long before the deadline the touch was, and how long after it the page hears of anything again. */
const BEFORE = [130, 8, 0];
const BLOCKED = 500;
/** Each kind of act is tried in so many places. */
const PLACES = 2;

/** Everything that people can do against a clock. The other games have none. */
const TIMED: Readonly<Record<GameId, readonly string[]>> = {
  slap: [
    ...['agreed', 'called', 'checked', 'conceded', 'gaveUp', 'named', 'proved', 'ranked'],
    ...['slapped', 'swapAsked', 'swapDeclined'],
  ],
  knock: [
    ...['agreed', 'called', 'checked', 'conceded', 'keptLooking', 'knocked', 'passed', 'proved', 'ranked'],
    ...['stated'],
  ],
  contest: [
    ...['claimed', 'closed', 'conceded', 'entered', 'impossible', 'raised', 'readied', 'stated', 'withdrew'],
  ],
  fours: [],
  kings: [],
};

/** Acts of players that this table takes at every one of these moments. */
function actsAt(
  table: AnyTable,
  player: (typeof LAWFUL)[number]['player'],
  moments: readonly number[],
  seed: number,
) {
  const rng = createRng(seed);
  const last = Math.max(...moments);
  const tried = Array.from({ length: 60 }, () => player.any(table.state, last, rng));
  const next = player.next(table.state, last);
  const isTaken = (event: EventBase) =>
    event.seat !== undefined &&
    moments.every((at) => append(table.game, table.timeline, { ...event, at }).ok);
  return [...tried, ...(next ? [next] : [])].filter(isTaken);
}

/** Sits down to a match that stands somewhere, with its clock running. */
async function sitDown({ game, seed, timeline }: AnyTable) {
  const environment = fakeEnvironment();
  const match = new Controller<unknown, unknown, EventBase, unknown, Refusal>({
    game,
    header: { id: 'm', game: game.id, rulesVersion: 1, config: {}, players: [], seed, startedAt: 0 },
    config: {},
    timeline,
    log: { add: () => Promise.resolve('kept'), keepClock: () => Promise.resolve() },
    environment,
  });
  const rest = async () => {
    for (let step = 0; step < 12; step += 1) await turn();
  };
  await rest();
  void match.resume();
  await rest();
  return { environment, match, rest };
}

describe.each(LAWFUL)('every act against a clock: $id', ({ id, player }) => {
  test('counts when it was touched before the deadline, however long the page is blocked', async () => {
    const places = new Map<string, number>();
    for (let seed = 0; seed < 400; seed += 1) {
      const table = randomMatch(id as GameId, seed, 3 + (seed % 60));
      const due = table.game.deadline(table.state);
      if (due === null || table.match.paused || due - table.match.at < 2 * Math.max(...BEFORE)) continue;
      const moments = BEFORE.map((ms) => due - ms);
      for (const event of actsAt(table, player, moments, seed)) {
        const place = places.get(event.type) ?? 0;
        if (place >= PLACES) continue;
        places.set(event.type, place + 1);
        for (const at of moments) {
          const { environment, match, rest } = await sitDown(table);
          const begun = environment.monotonic() - table.match.at;
          environment.block(due + BLOCKED - table.match.at);
          // The page comes to its timers first, and only then to what people did.
          environment.pass(0);
          const { at: _, ...draft } = event;
          const taken = match.send(draft, begun + at);
          environment.pass(60);
          await rest();
          expect([event, due - at, await taken]).toEqual([event, due - at, 'stored']);
          expect(match.timeline.events.some((each) => each.type === event.type && each.at === at)).toBe(true);
          await match.close();
        }
      }
    }
    // An act that is never met would be in time by itself.
    expect(TIMED[id as GameId].filter((type) => !places.has(type))).toEqual([]);
  });
});
