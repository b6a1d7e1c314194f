import type { GameShown } from './games.ts';

/** A worked example of each game: its pictures, each of one row or more (pieces.ts). What they say is in i18n/en/examples.ts. */
export const SCENES: Readonly<Record<GameShown, ReadonlyArray<readonly string[]>>> = {
  practice: [['7♣ 5♦ 3♠ A♥'], ['7♣ + 5♦ = 12'], ['3♠ − A♥ = 2'], ['12 × 2 = 24!']],
  slap: [['@0 8♥ 2♣', '@1 7♦ A♠'], ['@0!'], ['8♥ × 2♣ + 7♦ + A♠ = 24!'], ['# # # # → @1']],
  knock: [
    ['@0 9♣ @1 5♦', '@2 7♠ @3 3♥'],
    ['@2!'],
    ['9♣ + 5♦ + 7♠ + 3♥ = 24!'],
    ['# # # # → @2'],
    ['A♠ A♥ 5♣ 9♦ → _'],
  ],
  contest: [
    ['2 2 3 6', '2 3 3 4'],
    ['@0 #', '@1 #'],
    ['2 × 2 × 3 × 6 = 72!', '2 × 3 × 3 × 4 = 72!'],
    ['@1!'],
  ],
  fours: [['4 _ 4 _ 4 _ 4'], ['4 [×] 4 [+] 4 _ 4'], ['4 [×] 4 [÷] 4 [÷] 4 = 1!'], ['[×] [+] [÷] [÷] → @1']],
  // The example of the published rules (KINGS-11).
  kings: [
    ['2♥/K₁ 3♣/K₂ Q♦/K₃ 7♠/K₄'],
    ['Q♥ J♥ 10♥ 9♥ 8♥ 7♥ 5♣'],
    ['3 × ( 2♥/K₁ + 7♠/K₄ ) = 27'],
    ['27 + 5♣ = 32!'],
  ],
};
