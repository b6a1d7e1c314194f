import { SUITS, type Card as Face, type Suit } from '#lib/core/cards.ts';
import { oneOf, orNull, record, whole, type Read } from '#lib/core/read.ts';

const rank = whole(1, 13);
const suit = oneOf(SUITS);

/** Reads a card of a deck. */
export const readFace = record({ rank, suit });

/** Reads what was picked of a card. */
export const readPicked = record({ rank: orNull(rank), suit: orNull(suit) });

interface PickingOptions {
  /** The suit that need not be picked, since there is no other; null where there are several. */
  readonly implied?: () => Suit | null;
  /** What was picked at an earlier visit. */
  readonly kept?: Read<typeof readPicked> | null;
}

/** A card that is being named: a rank and a suit, in either order. Once both are there it is told, and the next one can be named. */
export class Picking {
  readonly #onface: (face: Face, stamp: number) => void;
  readonly #implied: () => Suit | null;
  #rank: number | null = $state(null);
  #suit: Suit | null = $state(null);

  /** `onface` is told with the stamp of the touch that completed it. */
  constructor(
    onface: (face: Face, stamp: number) => void,
    { implied = () => null, kept = null }: PickingOptions = {},
  ) {
    this.#onface = onface;
    this.#implied = implied;
    this.#rank = kept?.rank ?? null;
    this.#suit = kept?.suit ?? null;
  }

  get rank(): number | null {
    return this.#rank;
  }
  get suit(): Suit | null {
    return this.#suit ?? this.#implied();
  }
  /** What somebody has picked; null when that is nothing. */
  get picked(): Read<typeof readPicked> | null {
    const [rank, suit] = [this.#rank, this.#suit];
    return rank === null && suit === null ? null : { rank, suit };
  }

  pickRank(rank: number, stamp: number): void {
    this.#rank = rank;
    this.#tell(stamp);
  }

  pickSuit(suit: Suit, stamp: number): void {
    this.#suit = suit;
    this.#tell(stamp);
  }

  /** Forgets what was picked; false when there was nothing. */
  clear(): boolean {
    const had = this.picked !== null;
    this.#rank = null;
    this.#suit = null;
    return had;
  }

  #tell(stamp: number): void {
    const [rank, suit] = [this.#rank, this.suit];
    if (rank === null || suit === null) return;
    this.clear();
    this.#onface({ rank, suit }, stamp);
  }
}
