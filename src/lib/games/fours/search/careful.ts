import type { Work } from '#lib/core/work.ts';
import type { Board, Play } from '../board.ts';
import { HAND, SIGNS, type Card } from '../cards.ts';
import type { FoursOptions } from '../config.ts';
import { MOST_PLAYED } from '../turn.ts';
import { drawsOf, type DrawChance } from './draws.ts';
import { MOST_FACES } from './face.ts';
import { movesOf, playsOf, type PlayMove } from './moves.ts';
import { stageOf, type Stage } from './stage.ts';
import { fits, oneCard, useOf, type Use } from './use.ts';
import { walk } from './walk.ts';

/** What somebody who plays alone can know at the beginning of a turn. */
export interface Sight {
  readonly board: Board;
  readonly hand: readonly Card[];
  /** The cards that may come, in no order that counts: those face down, or all of the discard when it is to be shuffled. */
  readonly unseen: readonly Card[];
}

interface Turn {
  readonly moves: readonly PlayMove[];
  readonly use: Use;
  readonly cards: number;
}

/** Three cards of every sign. */
const ANYTHING: Use = SIGNS.reduce((use, _, sign) => use + MOST_PLAYED * oneCard(sign), 0);
/** So many turns are weighed in about a millisecond. */
const AT_ONCE = 8;

/** Somebody who thinks one turn ahead. Remembers, for one number to make, which cards win on which board. */
export class Careful {
  readonly #target: number;
  readonly #options: FoursOptions;
  readonly #wins = new Map<number, readonly Use[]>();

  constructor(target: number, options: FoursOptions) {
    this.#target = target;
    this.#options = options;
  }

  /**
   * The turn after which as large a share of the draws as possible wins in the next one; of equal turns one that leaves the board as nearly
   * complete as can be, then one of the most cards, since they bring as many new ones. Never a pass; null where nothing can be played. Only
   * what is seen counts: the order of the unseen cards does not.
   */
  *turn({ board, hand, unseen }: Sight): Work<readonly Play[] | null> {
    const stages = board.map((place) => stageOf(place, []));
    const held = useOf(hand);
    const draws = Array.from({ length: HAND + 1 }, (_, drawn) => drawsOf(unseen, drawn));
    let best: { readonly turn: Turn; readonly rank: readonly number[] } | null = null;
    for (const [index, turn] of this.#turns(stages, held).entries()) {
      const left = hand.length - turn.cards;
      const wins = this.#winsOn(turn.moves);
      const rank = [weigh(draws[HAND - left] ?? [], held - turn.use, wins), -lacking(turn.moves), turn.cards];
      if (best === null || isAbove(rank, best.rank)) best = { turn, rank };
      if (index % AT_ONCE === AT_ONCE - 1) yield;
    }
    return best && playsOf(best.turn.moves, hand);
  }

  /** All turns of one card to three, those that come to the same once. */
  #turns(stages: readonly Stage[], hand: Use): readonly Turn[] {
    let turns: readonly Turn[] = [{ moves: [], use: 0, cards: 0 }];
    for (const [where, stage] of stages.entries()) {
      const moves = movesOf(stage, where, this.#options).filter(({ use }) => fits(use, hand));
      turns = turns.flatMap((turn) =>
        moves.flatMap((move) => {
          const [use, cards] = [turn.use + move.use, turn.cards + move.cards];
          return cards <= MOST_PLAYED && fits(use, hand)
            ? [{ moves: [...turn.moves, move], use, cards }]
            : [];
        }),
      );
    }
    return turns.filter(({ cards }) => cards > 0);
  }

  /** The fewest cards that win on a board, each way. */
  #winsOn(moves: readonly PlayMove[]): readonly Use[] {
    const id = moves.reduce((sum, { face }) => sum * MOST_FACES + face.id, 0);
    const known = this.#wins.get(id);
    if (known) return known;
    const uses = new Set<Use>();
    const places = moves.map(({ after }, where) => movesOf(after, where, this.#options));
    walk(places, { hand: ANYTHING, most: MOST_PLAYED }, ({ use, reader }) => {
      if (reader.isWorth(this.#target)) uses.add(use);
    });
    const wins = [...uses].filter((use) => ![...uses].some((other) => other !== use && fits(other, use)));
    this.#wins.set(id, wins);
    return wins;
  }
}

/** What a board lacks to be complete: operators, and partners of brackets. */
function lacking(moves: readonly PlayMove[]): number {
  let [gaps, open, closed] = [0, 0, 0];
  for (const { face } of moves) {
    if (!face.isComplete) gaps += 1;
    const matched = Math.min(open, face.closes);
    closed += face.closes - matched;
    open += face.opens - matched;
  }
  return gaps + open + closed;
}

/** The share of the draws that win. */
const weigh = (draws: readonly DrawChance[], left: Use, wins: readonly Use[]): number =>
  wins.length === 0
    ? 0
    : total(draws.filter(({ use }) => wins.some((win) => fits(win, left + use)))) / total(draws);

const total = (draws: readonly DrawChance[]): number => draws.reduce((sum, { weight }) => sum + weight, 0);

const isAbove = (rank: readonly number[], other: readonly number[]): boolean => {
  const index = rank.findIndex((value, place) => value !== other[place]);
  return index >= 0 && (rank[index] ?? 0) > (other[index] ?? 0);
};
