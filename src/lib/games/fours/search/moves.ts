import type { Play } from '../board.ts';
import { firstOf, SIGNS, type Card } from '../cards.ts';
import type { FoursOptions } from '../config.ts';
import { MOST_PLAYED } from '../turn.ts';
import { placeFaceOf } from './face.ts';
import { keyOf, nextOf, settledStage, type Stage, type StageStep } from './stage.ts';
import { fits, oneCard } from './use.ts';
import type { Choice } from './walk.ts';

/** What can become of one place in a turn. */
export interface PlayMove extends Choice {
  /** The place as the next turn finds it. */
  readonly after: Stage;
  /** In the order played; at most three, none for a place that stays as it is. */
  readonly steps: readonly StageStep[];
  /** How many more cards lie here than before: a card laid adds one, one that cancels takes one away. */
  readonly gain: number;
}

interface Reached extends Omit<PlayMove, 'face' | 'after' | 'cards'> {
  readonly stage: Stage;
}

/**
 * Everything that can become of a place by up to three cards of any signs, each by as few cards as can be; those of the fewest cards come
 * first. What is done in one place changes nothing in another, so a turn is one move for each place. Kept, since few different places
 * ever come up: some microseconds each time after the first.
 */
export function movesOf(stage: Stage, where: number, options: FoursOptions): readonly PlayMove[] {
  const { implied, negation, extended } = options;
  const key = [where, implied, negation, extended, keyOf(stage)].join();
  const known = kept.get(key);
  if (known) return known;
  const moves = explore(stage, where, options);
  kept.set(key, moves);
  return moves;
}

const kept = new Map<string, readonly PlayMove[]>();

/** Breadth first: a face is met by its fewest cards before it is met by more. */
function explore(stage: Stage, where: number, options: FoursOptions): readonly PlayMove[] {
  const moves: PlayMove[] = [];
  const byFace = new Map<number, PlayMove[]>();
  let reached: readonly Reached[] = [{ stage, steps: [], use: 0, gain: 0 }];
  for (let cards = 0; cards <= MOST_PLAYED; cards += 1) {
    for (const { stage: laid, ...how } of reached) {
      const after = settledStage(laid);
      const face = placeFaceOf(after, where, options);
      const same = byFace.get(face.id) ?? [];
      if (same.some(({ use }) => fits(use, how.use))) continue;
      const move = { face, after, cards, ...how };
      byFace.set(face.id, [...same, move]);
      moves.push(move);
    }
    if (cards < MOST_PLAYED) reached = stepOn(reached, where, options);
  }
  return moves;
}

/** One card more; what was reached in another order is reached once. */
function stepOn(reached: readonly Reached[], where: number, { negation }: FoursOptions): readonly Reached[] {
  const next = new Map<string, Reached>();
  for (const { stage, steps, use, gain } of reached)
    for (const sign of SIGNS.keys())
      for (const [step, laid] of nextOf(stage, where, sign, negation)) {
        const used = use + oneCard(sign);
        const key = `${used},${keyOf(laid)}`;
        if (next.has(key)) continue;
        next.set(key, {
          stage: laid,
          steps: [...steps, step],
          use: used,
          gain: gain + (step.cancels ? -1 : 1),
        });
      }
  return [...next.values()];
}

/** Moves played with cards of a hand. */
export function playsOf(moves: readonly PlayMove[], hand: readonly Card[]): readonly Play[] {
  let left = hand;
  return moves
    .flatMap(({ steps }) => steps)
    .flatMap(({ sign, ...spot }) => {
      const card = firstOf(left, SIGNS[sign] ?? '()');
      if (card === undefined) return [];
      left = left.filter((each) => each !== card);
      return [{ card, ...spot }];
    });
}
