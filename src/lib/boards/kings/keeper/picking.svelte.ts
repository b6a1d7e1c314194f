import type { Card as Face, Suit } from '#lib/core/cards.ts';

/** A card that is being named: a rank and a suit, in either order. Once both are there it is told, and the next one can be named. */
export class Picking {
  readonly #onface: (face: Face) => void;
  #rank: number | null = $state(null);
  #suit: Suit | null = $state(null);

  constructor(onface: (face: Face) => void) {
    this.#onface = onface;
  }

  get rank(): number | null {
    return this.#rank;
  }
  get suit(): Suit | null {
    return this.#suit;
  }

  pickRank(rank: number): void {
    this.#rank = rank;
    this.#tell();
  }

  pickSuit(suit: Suit): void {
    this.#suit = suit;
    this.#tell();
  }

  /** Forgets what was picked; false when there was nothing. */
  clear(): boolean {
    const had = this.#rank !== null || this.#suit !== null;
    this.#rank = null;
    this.#suit = null;
    return had;
  }

  #tell(): void {
    const [rank, suit] = [this.#rank, this.#suit];
    if (rank === null || suit === null) return;
    this.clear();
    this.#onface({ rank, suit });
  }
}
