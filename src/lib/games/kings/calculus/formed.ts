import type { Suit } from '#lib/core/cards.ts';
import { rankOf, suitOf, type Card } from '../cards.ts';
import type { Strictness } from '../config.ts';
import {
  FORMATION_NAMES,
  KINDS,
  rowOf,
  type FormationName,
  type FormationKind,
  type Measure,
  type FormationRow,
} from './formations.ts';
import type { Ground } from './ground.ts';

/** A formation with its cards, and the parts of its formula: `halves` = `factor` × the measure of `worths`. */
export interface Formed {
  readonly name: FormationName;
  readonly kind: FormationKind;
  readonly cards: readonly Card[];
  readonly measure: Measure;
  /** The castles that are measured, 0 First … 3 Fourth, and what each is worth. */
  readonly castles: readonly number[];
  readonly worths: readonly number[];
  /** Half points for one point of the measure: 1 for ½, 2 for 1, 4 for 2, 6 for 3. */
  readonly factor: number;
  /** Half points. */
  readonly halves: number;
}

/** Which kinds count (KINGS-8). */
export const COUNTS: Readonly<Record<Strictness, readonly FormationKind[]>> = {
  quick: KINDS,
  standard: KINDS,
  elders: ['super', 'full'],
  timeSink: ['super'],
};

/** Six cards make a formation, or three make a half. */
const HALF = 3;

/** What all of these cards together form, a super before the same six as any others; nothing for most. */
export function formedBy(cards: readonly Card[], ground: Ground): readonly Formed[] {
  const kinds = COUNTS[ground.rules.strictness].filter(
    (kind) => (kind === 'half') === (cards.length === HALF),
  );
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  return FORMATION_NAMES.filter((name) => isShaped(ranks, rowOf(name))).flatMap((name) =>
    kinds
      .filter((kind) => isSuited(cards, ground, { name, kind }))
      .map((kind) => measured(cards, ground, { name, kind })),
  );
}

interface Which {
  readonly name: FormationName;
  readonly kind: FormationKind;
}

/** Whether ranks, in order, are all or half of a formation. */
function isShaped(ranks: readonly number[], { shape, ranks: wanted }: FormationRow): boolean {
  if (ranks.length !== HALF && ranks.length !== 2 * HALF) return false;
  return shape === 'run' ? isRun(ranks, wanted) : isThrees(ranks, wanted);
}

function isSuited(cards: readonly Card[], ground: Ground, { name, kind }: Which): boolean {
  if (kind === 'full' || (kind === 'half' && ground.rules.strictness === 'quick')) return true;
  const suits = rowOf(name).suits.flatMap((castle) => ground.castles[castle]?.suit ?? []);
  const found = cards.map(suitOf);
  // Any three cards in the suits are part of some super: they need not be shared out like its six (KINGS-7).
  if (kind === 'half') return found.every((suit) => suits.includes(suit));
  return suits.every((suit) => countOf(found, suit) === found.length / suits.length);
}

/** Ranks one after the other, none below the lowest, none above the highest. */
const isRun = (ranks: readonly number[], [lowest, highest]: readonly [number, number]): boolean =>
  ranks.every((rank, index) => rank === (ranks[0] ?? 0) + index) &&
  (ranks[0] ?? 0) >= lowest &&
  (ranks.at(-1) ?? 0) <= highest;

/** Only these two ranks: three of each of six, and of three not all the same. */
function isThrees(ranks: readonly number[], [low, high]: readonly [number, number]): boolean {
  const [lows, highs] = [countOf(ranks, low), countOf(ranks, high)];
  if (lows + highs < ranks.length) return false;
  return ranks.length === HALF ? lows > 0 && highs > 0 : lows === highs;
}

const countOf = <T extends Suit | number>(items: readonly T[], wanted: T): number =>
  items.filter((item) => item === wanted).length;

function measured(cards: readonly Card[], ground: Ground, { name, kind }: Which): Formed {
  const { measure, castles, halves } = rowOf(name);
  const worths = castles.map((castle) => ground.castles[castle]?.worth ?? 0);
  const factor = halves[kind];
  return { name, kind, cards, measure, castles, worths, factor, halves: factor * measureOf(measure, worths) };
}

/** What castles that are worth so much come to (KINGS-7). */
export function measureOf(measure: Measure, [one = 0, other = 0]: readonly number[]): number {
  switch (measure) {
    case 'sum':
      return one + other;
    case 'distance':
      return Math.abs(one - other);
    case 'one':
      return one;
  }
}
