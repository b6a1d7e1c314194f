import { describe, expect, test } from 'vitest';
import { playOut } from './laws.ts';
import { LAWFUL } from './players.ts';

const PLAYOUTS = 1000;

describe.each(LAWFUL)('the laws of every match: $id', (law) => {
  test(`hold in ${PLAYOUTS} random matches`, () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < PLAYOUTS; seed += 1) for (const type of playOut(law, seed)) seen.add(type);
    // Laws that random play never meets would hold by themselves.
    expect([...seen].sort()).toEqual([...law.player.types].sort());
  });
});
