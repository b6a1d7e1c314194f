import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#lib/core/match/game.ts';
import { GAMES, type GameId } from '#lib/games/registry.ts';
import { randomMatch } from '../support/random-match.ts';
import { look } from './secrecy.ts';

const MATCHES = 16;
const TRIES = 150;

/** The parts of a match in which something is hidden from somebody; the others are met as well. */
const HIDING: Readonly<Record<GameId, readonly string[]>> = {
  slap: ['counting', 'open', 'collecting', 'naming', 'claim', 'swapping'],
  knock: ['counting', 'open', 'collecting', 'claim'],
  fours: ['turn', 'between', 'over'],
  contest: ['answering', 'collecting', 'slip'],
  kings: ['founding', 'turn', 'raising', 'extra', 'calculus'],
};

/** Every state of random matches, by the part that it is in, and whether anything hidden showed there. */
function lookThrough(
  id: GameId,
  game: AnyGame,
  matches = MATCHES,
): { readonly hid: Set<string>; readonly leaked: Set<string> } {
  const [hid, leaked] = [new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < matches; seed += 1) {
    const { timeline, game: played } = randomMatch(id, seed, TRIES);
    const seats = played.summary(timeline.points[0]?.match.state).scores.length;
    for (const { match } of timeline.points) {
      const { phase } = match.state as { readonly phase: { readonly type: string } };
      for (const { viewer, hides, leaks } of look(id, game, match.state, seats, seed)) {
        if (hides) hid.add(phase.type);
        if (leaks) leaked.add(`${phase.type} to ${viewer === 'table' ? 'the table' : 'a seat'}`);
      }
    }
  }
  return { hid, leaked };
}

describe.each(Object.keys(GAMES) as readonly GameId[])('what is hidden in %s', (id) => {
  const game: AnyGame = GAMES[id];

  test('shows to no seat and not to the table, in any part of a match', () => {
    const { hid, leaked } = lookThrough(id, game);
    expect([...leaked]).toEqual([]);
    // A law that nothing was held to would hold by itself.
    expect([...hid]).toEqual(expect.arrayContaining([...HIDING[id]]));
  });

  test('would be found if it showed: a view that lets all see what a replay does', () => {
    const open: AnyGame = { ...game, view: (state) => state };
    expect(lookThrough(id, open, 2).leaked.size).toBeGreaterThan(0);
  });
});
