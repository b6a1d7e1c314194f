import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOn, EMPTY_BOARD } from '#lib/games/fours/board.ts';
import { ALL_CARDS } from '#lib/games/fours/cards.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { placeFaceOf } from '#lib/games/fours/search/face.ts';
import { movesOf, playsOf } from '#lib/games/fours/search/moves.ts';
import { stageOf } from '#lib/games/fours/search/stage.ts';
import { useOf } from '#lib/games/fours/search/use.ts';
import { ALL_OPTIONS, boardOf, PLAIN, randomTurn } from '../../../support/fours-turns.ts';

describe('movesOf', () => {
  test('looks once, and remembers', () => {
    const [place] = EMPTY_BOARD;
    if (place === undefined) throw new Error('a board without places');
    expect(movesOf(stageOf(place, []), 0, PLAIN)).toBe(movesOf(stageOf(place, []), 0, PLAIN));
  });

  test('leads to what it says, by plays that are legal one after the other (FOURS-4 to 7, FOURS-14)', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...ALL_OPTIONS), fc.nat(4), (seed, options, where) => {
        const { board, fresh = [] } = randomTurn(seed, options);
        const place = board[where] ?? EMPTY_BOARD[0];
        if (place === undefined) return;
        const free = ALL_CARDS.filter((card) => !cardsOn(board).includes(card) && !fresh.includes(card));
        for (const move of movesOf(stageOf(place, fresh), where, options)) {
          const plays = playsOf([move], free);
          expect(plays).toHaveLength(move.cards);
          expect(useOf(plays.map(({ card }) => card))).toBe(move.use);
          let [lying, young] = [board, fresh];
          for (const play of plays) {
            const laid = layOn(lying, play, { fresh: young, negation: options.negation });
            if (!laid.ok) throw new Error(`refused: ${laid.error.code}`);
            [lying, young] = [laid.value.board, [...young, play.card]];
          }
          const after = lying[where] ?? place;
          expect(placeFaceOf(stageOf(after, []), where, options)).toEqual(move.face);
          expect(move.after).toEqual(stageOf(after, []));
          expect(cardsOn(lying).length - cardsOn(board).length).toBe(move.gain);
        }
      }),
      { numRuns: 150, seed: 444 },
    );
  });

  test('has each look of a place once for each way to pay for it, by the fewest cards', () => {
    const [, place] = boardOf('4 × 4 4 4');
    const moves = place ? movesOf(stageOf(place, []), 1, PLAIN) : [];
    const looks = moves.map(({ face }) => face.id);
    expect(new Set(looks).size).toBe(looks.length);
    // An operator or none, with any of none to three brackets that close and open: 16 pairs, less those of more than three cards.
    const brackets = [0, 1, 2, 3].flatMap((closes) => [0, 1, 2, 3].map((opens) => closes + opens));
    const within = (most: number) => brackets.filter((cards) => cards <= most).length;
    expect(moves).toHaveLength(within(3) + 3 * within(2));
    expect(moves[0]).toMatchObject({ cards: 0, use: 0, gain: 0, steps: [] });
  });
});
