import type { DealtCard } from '#lib/core/cards.ts';
import { handName } from './past-day.ts';

/** So many hands are dealt before one comes again, where there are as many. */
export const APART = 100;
/** So many are drawn to find one that has not been dealt of late. */
const MOST_DRAWS = 20;

type Cards = readonly DealtCard[];

/** The hands that were dealt last, whatever the order of their cards and their suits. */
export class RecentHands {
  /** Oldest first. */
  #names: readonly string[] = [];

  /** Takes in what the history has, newest first. What was dealt while it was read is newer. */
  recall(history: readonly Cards[]): void {
    this.#names = [...history.map(handName).reverse(), ...this.#names].slice(-APART);
  }

  note(cards: Cards): void {
    this.#names = [...this.#names, handName(cards)].slice(-APART);
  }

  /** The first of a few draws that was not dealt of late, else the one of longest ago; null where there is nothing to draw. */
  choose<Drawn extends Cards | null>(draw: () => Drawn): Drawn {
    let chosen = draw();
    for (let draws = 1; draws < MOST_DRAWS && this.#placeOf(chosen) >= 0; draws += 1) {
      const drawn = draw();
      if (drawn !== null && this.#placeOf(drawn) < this.#placeOf(chosen)) chosen = drawn;
    }
    return chosen;
  }

  /** The greater, the later it was dealt; -1 where that is long ago. */
  #placeOf(cards: Cards | null): number {
    return cards === null ? -1 : this.#names.lastIndexOf(handName(cards));
  }
}
