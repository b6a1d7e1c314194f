import { SUITS, type Card as Face, type Suit } from '#lib/core/cards.ts';
import { rankOf, suitOf, type Card } from '../cards.ts';
import { COUNTS, measureOf } from './formed.ts';
import {
  FORMATION_NAMES,
  rowOf,
  type FormationName,
  type FormationKind,
  type FormationRow,
} from './formations.ts';
import type { Ground } from './ground.ts';

/** A formation that a hand does not hold yet. */
export interface NearFormation {
  readonly name: FormationName;
  readonly kind: FormationKind;
  /** What it would score as the castles stand, in half points. */
  readonly halves: number;
  /** Cards of the hand that are part of it, in the order of the hand: of several ways that are equally near, the first. */
  readonly held: readonly Card[];
  /** So many cards have to come, 1 to 6. */
  readonly missing: number;
  /** Every card that would bring it one nearer, by rank and then suit. With one missing any of these completes it. */
  readonly next: readonly Face[];
}

/** So many cards of one rank in any of these suits. */
interface Part {
  readonly rank: number;
  readonly suits: readonly Suit[];
  readonly count: number;
}

/** One way to make a formation: its parts share no card. */
type Way = readonly Part[];

/** Of each card there are two (KINGS-1). */
const COPIES = 2;

/**
 * What is missing for every formation that counts here and is not held, the nearest first, then the dearest; what cannot be made any more is
 * left out. `gone`: cards that will not come to this hand, on castles and in hands that were scored. Exact; about 0.2 ms.
 */
export function nearestFormations(
  hand: readonly Card[],
  ground: Ground,
  gone: readonly Card[] = [],
): readonly NearFormation[] {
  const found = FORMATION_NAMES.flatMap((name) =>
    COUNTS[ground.rules.strictness].flatMap((kind) => nearOf({ name, kind }, ground, { hand, gone }) ?? []),
  );
  return found.toSorted((a, b) => a.missing - b.missing || b.halves - a.halves);
}

interface Cards {
  readonly hand: readonly Card[];
  readonly gone: readonly Card[];
}

function nearOf(
  { name, kind }: Pick<NearFormation, 'name' | 'kind'>,
  ground: Ground,
  cards: Cards,
): NearFormation | null {
  const row = rowOf(name);
  const ways = waysOf(row, kind, ground).filter((way) =>
    way.every((part) => lacking(part, cards.hand) <= room(part, cards)),
  );
  const missing = Math.min(...ways.map((way) => missingOf(way, cards.hand)));
  const [first, ...others] = ways.filter((way) => missingOf(way, cards.hand) === missing);
  if (first === undefined || missing === 0) return null;
  const worths = row.castles.map((castle) => ground.castles[castle]?.worth ?? 0);
  return {
    name,
    kind,
    halves: row.halves[kind] * measureOf(row.measure, worths),
    held: heldOf(first, cards.hand),
    missing,
    next: nextOf([first, ...others], cards),
  };
}

/** All ways to make it, as parts (KINGS-7). Halves lie in the suits of their super, but in Quick (KINGS-8). */
function waysOf(row: FormationRow, kind: FormationKind, ground: Ground): readonly Way[] {
  const own = row.suits.flatMap((castle) => ground.castles[castle]?.suit ?? []);
  const any = kind === 'full' || (kind === 'half' && ground.rules.strictness === 'quick');
  const suits = any ? SUITS : own;
  const [low, high] = row.ranks;
  if (row.shape === 'run') {
    const length = kind === 'half' ? 3 : high - low + 1;
    const starts = Array.from({ length: high - low + 2 - length }, (_, start) => low + start);
    return starts.map((start) =>
      Array.from({ length }, (_, place) => ({ rank: start + place, suits, count: 1 })),
    );
  }
  if (kind === 'full') return [[low, high].map((rank) => ({ rank, suits, count: 3 }))];
  const shared = [1, 2].map((count): readonly [number, number] => [count, 3 - count]);
  if (kind === 'half')
    return shared.map(([lows, highs]) => [
      { rank: low, suits, count: lows },
      { rank: high, suits, count: highs },
    ]);
  // Three of each rank and three of each suit: what one suit has of the low rank, the other has of the high one, and two at most of any card.
  return shared.map((counts) =>
    own.flatMap((suit, place) => [
      { rank: low, suits: [suit], count: counts[place] ?? 0 },
      { rank: high, suits: [suit], count: counts[1 - place] ?? 0 },
    ]),
  );
}

const fits = (part: Part, card: Card): boolean =>
  rankOf(card) === part.rank && part.suits.includes(suitOf(card));

const lacking = (part: Part, hand: readonly Card[]): number =>
  Math.max(0, part.count - hand.filter((card) => fits(part, card)).length);

const missingOf = (way: Way, hand: readonly Card[]): number =>
  way.reduce((sum, part) => sum + lacking(part, hand), 0);

/** How many cards of a part are not in the hand and may still come. */
const room = (part: Part, { hand, gone }: Cards): number =>
  part.suits.length * COPIES - [...hand, ...gone].filter((card) => fits(part, card)).length;

const heldOf = (way: Way, hand: readonly Card[]): readonly Card[] => {
  const held = way.flatMap((part) => hand.filter((card) => fits(part, card)).slice(0, part.count));
  return hand.filter((card) => held.includes(card));
};

/** The faces that fill a part of any of these ways, and of which a card may still come. */
function nextOf(ways: readonly Way[], { hand, gone }: Cards): readonly Face[] {
  const open = ways.flat().filter((part) => lacking(part, hand) > 0);
  return FACES.filter(
    ({ rank, suit }) =>
      open.some((part) => part.rank === rank && part.suits.includes(suit)) &&
      room({ rank, suits: [suit], count: 0 }, { hand, gone }) > 0,
  );
}

const FACES: readonly Face[] = Array.from({ length: 13 }, (_, index) => index + 1).flatMap((rank) =>
  SUITS.map((suit) => ({ rank, suit })),
);
