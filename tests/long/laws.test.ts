import { describe, test } from 'vitest';
import { GAMES, type GameId } from '#lib/games/registry.ts';
import { playOut } from '../laws/laws.ts';
import { PLAYERS } from '../laws/players.ts';

const PLAYOUTS = 100_000;

describe.each(Object.keys(GAMES) as readonly GameId[])('the laws of every match: %s', (id) => {
  test(`hold in ${PLAYOUTS} further random matches`, () => {
    const law = { id, game: GAMES[id], player: PLAYERS[id] };
    for (let seed = 0; seed < PLAYOUTS; seed += 1) playOut(law, 1_000_000 + seed);
  }, 7_200_000);
});
