import { describe, test } from 'vitest';
import { playOut } from '../laws/laws.ts';
import { LAWFUL } from '../laws/players.ts';

const PLAYOUTS = 100_000;

describe.each(LAWFUL)('the laws of every match: $id', (law) => {
  test(`hold in ${PLAYOUTS} further random matches`, () => {
    for (let seed = 0; seed < PLAYOUTS; seed += 1) playOut(law, 1_000_000 + seed);
  }, 7_200_000);
});
