import { describe, expect, test } from 'vitest';
import { finish } from '#lib/core/work.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import { makes } from '#lib/games/fours/judge.ts';
import { printBoard } from '#lib/games/fours/print.ts';
import { countBoards } from '#lib/games/fours/search/count.ts';
import { PLAIN } from '../../../support/fours-turns.ts';

const IMPOSSIBLE = [11, 13, 14, 18, 19];

/** Boards, those of them that are defined, and how many are worth 0 … 20. */
const KNOWN: readonly (readonly [Partial<FoursOptions>, number, number, readonly number[]])[] = [
  // 3,225 ways to set brackets × 64 signs; 1 … 9 as published for the puzzle.
  [
    {},
    206_400,
    200_375,
    [
      27_362, 20_438, 3616, 1175, 5029, 1028, 1104, 3902, 22_401, 5830, 0, 0, 1028, 0, 0, 1437, 23_394, 2874,
      0, 0, 2056,
    ],
  ],
  [
    { extended: true },
    220_780,
    214_669,
    [
      27_650, 20_468, 3616, 1175, 5029, 1028, 1104, 4108, 22_401, 5830, 86, 0, 1200, 0, 0, 1849, 23_394, 2874,
      0, 0, 2056,
    ],
  ],
  [
    { implied: true },
    381_671,
    374_019,
    [
      47_219, 30_221, 4903, 1580, 8341, 1884, 1104, 3902, 32_728, 5830, 0, 0, 2056, 0, 0, 2668, 54_675, 5336,
      0, 0, 4112,
    ],
  ],
  [
    { implied: true, extended: true },
    403_125,
    395_387,
    [
      47_679, 30_251, 4903, 1580, 8341, 1884, 1104, 4108, 32_728, 5830, 86, 0, 2228, 0, 0, 3080, 54_675, 5336,
      0, 0, 4112,
    ],
  ],
  // With signs, counted one by one once: minutes.
  [
    { negation: true },
    51_591_552,
    50_233_392,
    [
      6_779_850, 3_238_400, 495_466, 202_368, 764_622, 122_846, 126_846, 746_152, 3_705_292, 743_514, 0, 0,
      247_182, 0, 0, 386_910, 3_599_969, 384_832, 0, 0, 247_130,
    ],
  ],
  [
    { negation: true, extended: true },
    52_673_837,
    51_309_779,
    [
      6_798_160, 3_238_752, 495_466, 202_368, 764_622, 122_846, 126_846, 762_903, 3_705_292, 743_514, 5852, 0,
      253_006, 0, 0, 403_061, 3_599_969, 384_832, 0, 0, 247_130,
    ],
  ],
  [
    { negation: true, implied: true },
    99_097_591,
    97_361_953,
    [
      11_956_696, 4_550_817, 648_391, 319_972, 1_274_992, 239_868, 126_846, 746_152, 5_607_177, 743_514, 0, 0,
      494_364, 0, 0, 757_581, 8_540_805, 753_513, 0, 0, 494_260,
    ],
  ],
  [
    { negation: true, implied: true, extended: true },
    100_764_750,
    99_023_214,
    [
      11_986_756, 4_551_169, 648_391, 319_972, 1_274_992, 239_868, 126_846, 762_903, 5_607_177, 743_514, 5852,
      0, 500_188, 0, 0, 773_732, 8_540_805, 753_513, 0, 0, 494_260,
    ],
  ],
];

describe('countBoards', () => {
  test.each(KNOWN)(
    'with %j there are %i complete boards, %i of them defined',
    (house, boards, defined, ways) => {
      const options = { ...PLAIN, ...house };
      const counts = finish(countBoards(options));
      expect(counts).toMatchObject({ boards, defined, ways });
      for (const [number, board] of counts.simplest.entries())
        expect(board && makes(board, number, options)).toBe(ways[number] === 0 ? null : true);
      for (const number of IMPOSSIBLE) expect(ways[number]).toBe(0);
      expect((ways[10] ?? 0) > 0).toBe(options.extended);
    },
  );

  test('shows a board of the fewest cards for each number', () => {
    const options = { ...PLAIN, extended: true };
    const { simplest } = finish(countBoards(options));
    expect(simplest.map((board) => board && printBoard(board, options))).toEqual([
      '44 − 44',
      '44 ÷ 44',
      '4 ÷ 4 + 4 ÷ 4',
      '(4 + 4 + 4) ÷ 4',
      '4 + (4 − 4) × 4',
      '(4 + 4 × 4) ÷ 4',
      '4 + (4 + 4) ÷ 4',
      '44 ÷ 4 − 4',
      '4 − 4 + 4 + 4',
      '4 + 4 + 4 ÷ 4',
      '(44 − 4) ÷ 4',
      null,
      '(4 + 44) ÷ 4',
      null,
      null,
      '4 + 44 ÷ 4',
      '4 + 4 + 4 + 4',
      '4 × 4 + 4 ÷ 4',
      null,
      null,
      '4 × (4 + 4 ÷ 4)',
    ]);
  });
});
