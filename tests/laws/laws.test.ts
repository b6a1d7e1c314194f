import { describe, expect, test } from 'vitest';
import { GAMES, type GameId } from '#lib/games/registry.ts';
import { playOut } from './laws.ts';
import { PLAYERS } from './players.ts';

const PLAYOUTS = 1000;

describe.each(Object.keys(GAMES) as readonly GameId[])('the laws of every match: %s', (id) => {
  test(`hold in ${PLAYOUTS} random matches`, () => {
    const law = { id, game: GAMES[id], player: PLAYERS[id] };
    const seen = new Set<string>();
    for (let seed = 0; seed < PLAYOUTS; seed += 1) for (const type of playOut(law, seed)) seen.add(type);
    // Laws that random play never meets would hold by themselves.
    expect([...seen].sort()).toEqual([...law.player.types].sort());
  });
});
