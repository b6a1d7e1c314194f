import { MOST_IN_A_ROW } from '../board.ts';
import { Bag, CARD } from './bag.ts';

/** What an expression has at its ends: the places there hold at most three of a kind, whatever they belong to (FOURS-5, FOURS-14). */
export interface Ends {
  /** Brackets before the first 4. */
  readonly opens: number;
  /** Signs before it. */
  readonly signs: number;
  /** Whether a sign comes first of all. */
  readonly leads: boolean;
  /** Brackets behind the last 4. */
  readonly closes: number;
}

/** Nothing at either end. */
export const BARE: Ends = { opens: 0, signs: 0, leads: false, closes: 0 };

/** Expressions of some 4s, by their ends. */
export class BoardParts {
  readonly #bags = new Map<string, { readonly ends: Ends; readonly bag: Bag }>();

  get all(): Iterable<{ readonly ends: Ends; readonly bag: Bag }> {
    return this.#bags.values();
  }

  /** Those with these ends, to be added to. */
  at(ends: Ends): Bag {
    const key = `${ends.opens} ${ends.signs} ${ends.leads} ${ends.closes}`;
    const known = this.#bags.get(key);
    if (known) return known.bag;
    const bag = new Bag();
    this.#bags.set(key, { ends, bag });
    return bag;
  }

  addAll(parts: BoardParts): void {
    for (const { ends, bag } of parts.all) this.at(ends).addAll(bag, { cost: 0, write: (text) => text });
  }

  /** The same with other ends, where what they differ by does not matter: much is the same then. */
  merged(toEnds: (ends: Ends) => Ends | null): BoardParts {
    const parts = new BoardParts();
    for (const { ends, bag } of this.all) {
      const next = toEnds(ends);
      if (next) parts.at(next).addAll(bag, { cost: 0, write: (text) => text });
    }
    return parts;
  }

  /** Each in brackets, where there is room. */
  wrapped(): BoardParts {
    const parts = new BoardParts();
    for (const { ends, bag } of this.all) {
      const [opens, closes] = [ends.opens + 1, ends.closes + 1];
      if (opens > MOST_IN_A_ROW || closes > MOST_IN_A_ROW) continue;
      parts
        .at({ ...ends, opens, closes, leads: false })
        .addAll(bag, { cost: 2 * CARD, write: (text) => `(${text})` });
    }
    return parts;
  }

  /** Each with a sign before it, where there is room. */
  negated(): BoardParts {
    const parts = new BoardParts();
    for (const { ends, bag } of this.all) {
      const signs = ends.signs + 1;
      if (signs > MOST_IN_A_ROW) continue;
      parts
        .at({ ...ends, signs, leads: true })
        .addAll(bag, { cost: CARD, write: (text) => `~${text}`, sign: -1 });
    }
    return parts;
  }
}
