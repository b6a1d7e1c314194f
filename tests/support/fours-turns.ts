import { createRng, shuffled, type Rng } from '#lib/core/chance.ts';
import { cardsOn, EMPTY_BOARD, type Board } from '#lib/games/fours/board.ts';
import { ALL_CARDS, EACH, isBracket, signOf, SIGNS, type Card, type Sign } from '#lib/games/fours/cards.ts';
import type { FoursOptions } from '#lib/games/fours/config.ts';
import { judgeBoard, makes } from '#lib/games/fours/judge.ts';
import { layOn } from '#lib/games/fours/lay.ts';
import { legalPlays } from '#lib/games/fours/legal.ts';
import type { WinQuestion } from '#lib/games/fours/search/win.ts';

const FLAGS = [false, true];
/** The eight ways to set the three options. */
export const ALL_OPTIONS: readonly FoursOptions[] = FLAGS.flatMap((implied) =>
  FLAGS.flatMap((negation) => FLAGS.map((extended) => ({ implied, negation, extended }))),
);

export const PLAIN: FoursOptions = { implied: false, negation: false, extended: false };

/** A board as it is written: `(4 × 4) +÷ 4 4`, where ÷ covers +, and a 4 follows on an empty gap; `~` is a − that is a sign. */
export function boardOf(text: string): Board {
  const next = new Map<Sign, number>();
  const take = (sign: Sign): Card => {
    const count = next.get(sign) ?? 0;
    next.set(sign, count + 1);
    return SIGNS.indexOf(sign) * EACH + count;
  };
  const rows = EMPTY_BOARD.map(() => ({ closes: [] as Card[], operator: [] as Card[], opens: [] as Card[] }));
  let place = 0;
  for (const piece of text.replaceAll(' ', '')) {
    if (piece === '4') place += 1;
    else if (piece === ')') rows[place]?.closes.push(take('()'));
    else if (piece === '(') rows[place]?.opens.push(take('()'));
    else if (piece === '~') rows[place]?.opens.push(take('−'));
    else rows[place]?.operator.push(take(piece as Sign));
  }
  return rows;
}

/** Cards of a hand as they are written, a bracket as `(`: none that `boardOf` takes. */
export const handOf = (text: string): readonly Card[] =>
  [...text].map(
    (piece, index) => SIGNS.indexOf(piece === '(' ? '()' : (piece as Sign)) * EACH + EACH - 1 - index,
  );

/** A turn in the middle of a match: a board that was reached by legal plays, and a hand of what is left. */
export function randomTurn(seed: number, options: FoursOptions): WinQuestion {
  const rng = createRng(seed);
  const cards = shuffled(ALL_CARDS, rng);
  const laid = rng.next(12);
  let board = EMPTY_BOARD;
  // Half of the brackets are left out: boards that can still be won are of more interest than those full of brackets.
  for (const card of cards.slice(0, laid))
    if (!isBracket(card) || rng.next(2) === 0) board = playedBy(rng, board, card, options)?.board ?? board;
  const held = cards.slice(laid, laid + (rng.next(4) === 0 ? rng.next(5) : 5));
  const fresh = [];
  for (const card of cards.slice(-1 - rng.next(3))) {
    const next = rng.next(4) === 0 ? playedBy(rng, board, card, options, fresh) : null;
    if (next === null) continue;
    board = next.board;
    fresh.push(card);
  }
  return { board, hand: held, fresh, target: rng.next(2) === 0 ? 4 * rng.next(5) : 1 + rng.next(9), options };
}

/** A card played somewhere by lot, so that gaps are filled more often than covered; null where it has no place. */
function playedBy(
  rng: Rng,
  board: Board,
  card: number,
  options: FoursOptions,
  fresh: readonly number[] = [],
) {
  const plays = legalPlays(board, card, { fresh, negation: options.negation });
  const filling = plays.filter(({ row, place }) => row === 'operator' && board[place]?.operator.length === 0);
  const choice = filling.length > 0 && rng.next(3) > 0 ? filling : plays;
  const play = choice[rng.next(Math.max(1, choice.length))];
  const next = play && layOn(board, play, { fresh, negation: options.negation });
  return next?.ok ? next.value : null;
}

/** What a search by the letter of the rules finds. */
export interface Plainly {
  readonly points: number;
  /** The fewest cards that win so many points; null where nothing wins. */
  readonly cards: number | null;
  readonly boards: number;
}

/** Plays every card of the hand at every legal place, up to three, and judges what lies there. What was reached in another order is played on once. */
export function searchPlainly({ board, hand, fresh = [], target, options }: WinQuestion): Plainly {
  const rules = { negation: options.negation };
  const complete = new Set<string>();
  let best: { points: number; cards: number } | null = null;
  let level = new Map([['', { board, left: hand, fresh }]]);
  for (let cards = 0; cards <= 3 - fresh.length; cards += 1) {
    const next: typeof level = new Map();
    for (const state of level.values()) {
      if (judgeBoard(state.board, options).type !== 'incomplete') complete.add(linesOf(state.board));
      const points = cardsOn(state.board).length;
      if (makes(state.board, target, options) && (best === null || points > best.points))
        best = { points, cards };
      for (const card of state.left) {
        const left = state.left.filter((each) => each !== card);
        for (const play of legalPlays(state.board, card, { ...rules, fresh: state.fresh })) {
          const laid = layOn(state.board, play, { ...rules, fresh: state.fresh });
          if (!laid.ok) throw new Error(`legalPlays names a play that is refused: ${laid.error.code}`);
          const after = { board: laid.value.board, left, fresh: [...state.fresh, card] };
          next.set(keyOf(after), after);
        }
      }
    }
    level = next;
  }
  const found = best;
  return { points: found?.points ?? 0, cards: found?.cards ?? null, boards: complete.size };
}

/** What can be seen of a board: the rows of brackets and signs, and the operators on top. */
const linesOf = (board: Board): string =>
  board
    .map(({ closes, operator, opens }) => {
      const top = operator.at(-1);
      return `${closes.length}${top === undefined ? '' : signOf(top)}${opens.map((card) => (isBracket(card) ? '(' : '-')).join('')}`;
    })
    .join('|');

function keyOf({
  board,
  left,
  fresh,
}: {
  board: Board;
  left: readonly number[];
  fresh: readonly number[];
}): string {
  const young = (cards: readonly number[]) =>
    cards.map((card) => `${signOf(card)}${fresh.includes(card) ? '!' : ''}`).join('');
  const rows = board.map(({ closes, operator, opens }) => [closes, operator, opens].map(young).join('/'));
  return `${rows.join('|')} ${left.map(signOf).toSorted().join('')} ${cardsOn(board).length}`;
}
