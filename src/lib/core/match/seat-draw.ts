import type { Card } from '../cards.ts';
import { shuffled, type Rng } from '../chance.ts';

/** Who picks a place first, or who begins, drawn by card (KNOCK-2). */
export interface SeatDraw {
  /** For each drawing what each player drew, by player; null for those whose turn was clear already. */
  readonly rounds: readonly (readonly (Card | null)[])[];
  /** The players, 0-based, highest card first. */
  readonly order: readonly number[];
}

/** Everyone draws a card of the deck, the highest picks first; those who drew alike draw again among themselves, from a whole deck. */
export function drawForSeats(players: number, deck: readonly Card[], rng: Rng): SeatDraw {
  const rounds: (readonly (Card | null)[])[] = [];
  let groups: readonly (readonly number[])[] = [Array.from({ length: players }, (_, player) => player)];
  while (groups.some((group) => group.length > 1)) {
    const pile = shuffled(deck, rng)[Symbol.iterator]();
    const drawn = Array.from({ length: players }, (_, player) =>
      groups.some((group) => group.length > 1 && group.includes(player)) ? (pile.next().value ?? null) : null,
    );
    rounds.push(drawn);
    groups = groups.flatMap((group) => byRank(group, drawn));
  }
  return { rounds, order: groups.flat() };
}

/** A group in the groups that their cards make of it, highest first. */
function byRank(group: readonly number[], drawn: readonly (Card | null)[]): readonly (readonly number[])[] {
  const rankOf = (player: number) => drawn[player]?.rank ?? 0;
  const ranks = [...new Set(group.map(rankOf))].toSorted((a, b) => b - a);
  return ranks.map((rank) => group.filter((player) => rankOf(player) === rank));
}

/** Everyone draws a card of the deck, the highest begins; those who drew the highest alike draw again among themselves. `order` has the one alone. */
export function drawForFirst(players: number, deck: readonly Card[], rng: Rng): SeatDraw {
  const rounds: (readonly (Card | null)[])[] = [];
  let still: readonly number[] = Array.from({ length: players }, (_, player) => player);
  while (still.length > 1) {
    const pile = shuffled(deck, rng);
    const drawn = Array.from({ length: players }, (_, player) =>
      still.includes(player) ? (pile[player] ?? null) : null,
    );
    rounds.push(drawn);
    still = byRank(still, drawn)[0] ?? [];
  }
  return { rounds, order: still };
}
