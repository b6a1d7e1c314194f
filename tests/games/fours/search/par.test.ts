import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '#lib/core/chance.ts';
import { finish } from '#lib/core/work.ts';
import type { Board, Play } from '#lib/games/fours/board.ts';
import { ALL_CARDS, isBracket, type Card } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import { Careful, type Sight } from '#lib/games/fours/search/careful.ts';
import { MOST_TURNS, parOf } from '#lib/games/fours/search/par.ts';
import { findWin } from '#lib/games/fours/search/win.ts';
import type { FoursState, Round } from '#lib/games/fours/state.ts';
import { dealtTable, newTable } from '../../../support/fours.ts';
import { ALL_OPTIONS, boardOf, handOf, PLAIN, randomTurn } from '../../../support/fours-turns.ts';

/** A round for one that begins with these cards; `rounds` come before it. */
function begun(hand: string, pile = '', rounds = 0, options: Partial<FoursOptions> = {}): FoursState {
  const { state } = dealtTable([hand], options, pile);
  const decided: Round = { target: 1, winner: 0, board: state.board, points: 3, turns: 1 };
  return { ...state, rounds: Array.from({ length: rounds }, () => decided) };
}

const par = (state: FoursState): number | null => finish(parOf(state));

describe('parOf', () => {
  test.each<[string, number]>([
    ['÷+−()×', 1],
    ['÷÷+×−', 2],
    ['+÷+()()', 9],
    ['++−()()', 8],
  ])('with %s for %i is one turn', (hand, target) => {
    expect(par(begun(hand, '', target - 1))).toBe(1);
  });

  test('counts the turns until the cards that really come suffice', () => {
    const turns = ['÷', '+×÷', '()()()()()÷'].map((pile) => par(begun('÷+()()()', pile, 1)));
    expect(turns).toEqual([2, 2, 4]);
  });

  test('is the same for the same cards', () => {
    const state = begun('+()()××', '()÷+()÷×÷−()+', 5);
    expect(par(state)).toBe(par(structuredClone(state)));
  });

  test('is at least one and at most twelve turns for every deal and every number, with every option', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...ALL_OPTIONS), fc.nat(8), (seed, options, rounds) => {
        const order = shuffled(ALL_CARDS, createRng(seed));
        const { state } = newTable(1, options).play({ type: 'shuffled', at: 0, order });
        const start = { ...state, rounds: begun('÷÷+×−', '', rounds).rounds };
        const turns = par(start);
        if (turns === null) return;
        expect(turns).toBeGreaterThanOrEqual(1);
        expect(turns).toBeLessThanOrEqual(MOST_TURNS);
        const { board, hands, config } = start;
        const wins =
          findWin({ board, hand: hands[0] ?? [], target: rounds + 1, options: config }).win !== null;
        expect(turns === 1).toBe(wins);
      }),
      { numRuns: 30, seed: 444 },
    );
  });

  test('goes on with a shuffled discard when the draw pile runs out (FOURS-12)', () => {
    const state = begun('()()()()()');
    const [pile, discard] = [state.pile.slice(0, 2), state.pile.slice(2)];
    expect(par({ ...state, pile, discard })).toBeGreaterThan(1);
  });

  test('is null where nothing that can come wins, and where no round begins', () => {
    const state = begun('()()()()()');
    expect(par({ ...state, pile: state.pile.filter(isBracket) })).toBeNull();
    expect(par({ ...state, pile: [], discard: [] })).toBeNull();
    expect(par({ ...state, phase: { type: 'between' } })).toBeNull();
    expect(par({ ...state, rounds: begun('÷÷+×−', '', 9).rounds })).toBeNull();
  });
});

describe('the turn of a careful player', () => {
  const turnOf = (sight: Sight, target: number, options: FoursOptions) =>
    finish(new Careful(target, options).turn(sight));

  test('does not depend on the order of the cards that lie face down', () => {
    const { board, hands, pile } = begun('+()()××', '()÷+()÷×÷−()+');
    const sight = { board, hand: hands[0] ?? [] };
    const plays = turnOf({ ...sight, unseen: pile }, 6, PLAIN);
    for (const seed of [1, 2, 3])
      expect(turnOf({ ...sight, unseen: shuffled(pile, createRng(seed)) }, 6, PLAIN)).toEqual(plays);
  });

  test('is never a pass, and null where nothing can be played', () => {
    const board = boardOf('4 ÷ 4 4 4');
    expect(turnOf({ board, hand: handOf('('), unseen: [] }, 2, PLAIN)).toHaveLength(1);
    expect(turnOf({ board, hand: [], unseen: ALL_CARDS }, 2, PLAIN)).toBeNull();
  });

  test('leaves as many draws that win as any turn can', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...ALL_OPTIONS), (seed, options) => {
        const turn = { ...randomTurn(seed, options), fresh: [] };
        const rng = createRng(seed);
        const free = shuffled(
          ALL_CARDS.filter((card) => !turn.hand.includes(card)),
          rng,
        );
        const laid = new Set(
          turn.board.flatMap(({ closes, operator, opens }) => [...closes, ...operator, ...opens]),
        );
        const unseen = free.filter((card) => !laid.has(card)).slice(0, 6);
        const hand = turn.hand.slice(0, 2);
        if (hand.length < 2) return;
        const share = (board: Board, left: readonly Card[]) => {
          const hands = handsWith(left, unseen, Math.min(5 - left.length, unseen.length));
          const { target } = turn;
          return (
            hands.filter((each) => findWin({ board, hand: each, target, options }).win).length / hands.length
          );
        };
        const played = everyTurn(turn.board, hand, options);
        const best = Math.max(...played.map(({ board, left }) => share(board, left)));
        const plays = turnOf({ board: turn.board, hand, unseen }, turn.target, options) ?? [];
        const { board, left } = after(turn.board, hand, plays, options);
        expect(share(board, left)).toBe(best);
      }),
      { numRuns: 12, seed: 444 },
    );
  });
});

interface After {
  readonly board: Board;
  readonly left: readonly Card[];
}

/** Where every sequence of plays leads. */
function everyTurn(
  board: Board,
  hand: readonly Card[],
  options: FoursOptions,
  fresh: readonly Card[] = [],
): After[] {
  const rules = { fresh, negation: options.negation };
  return hand.flatMap((card) =>
    legalPlays(board, card, rules).flatMap((play) => {
      const laid = layOn(board, play, rules);
      if (!laid.ok) return [];
      const left = hand.filter((each) => each !== card);
      const here = { board: laid.value.board, left };
      return [here, ...everyTurn(here.board, left, options, [...fresh, card])];
    }),
  );
}

function after(
  board: Board,
  hand: readonly Card[],
  plays: readonly Play[],
  { negation }: FoursOptions,
): After {
  const fresh = plays.map(({ card }) => card);
  const lying = plays.reduce((each, play, index) => {
    const laid = layOn(each, play, { fresh: fresh.slice(0, index), negation });
    if (!laid.ok) throw new Error(`refused: ${laid.error.code}`);
    return laid.value.board;
  }, board);
  return { board: lying, left: hand.filter((card) => !fresh.includes(card)) };
}

/** A hand filled from these cards, in every way. */
function handsWith(
  hand: readonly Card[],
  cards: readonly Card[],
  drawn: number,
): readonly (readonly Card[])[] {
  if (drawn === 0) return [hand];
  return cards.flatMap((card, index) => handsWith([...hand, card], cards.slice(index + 1), drawn - 1));
}
