import type { FiguresOf, MatchFigures } from './figures.ts';
import type { Seat } from './game.ts';
import type { Player } from './header.ts';

/** A match that is over, as the standing over all matches of its game takes it. */
export interface OverMatch {
  readonly id: string;
  readonly players: readonly Player[];
  /** Null where it was stopped as it stood. */
  readonly winners: readonly Seat[] | null;
  /** Epoch milliseconds. */
  readonly playedAt: number;
  /** Null where its log has not been read, or cannot be. */
  readonly figures: MatchFigures | null;
}

/** What one person has come to, by name. */
export interface PersonStanding {
  readonly name: string;
  /** The shape they had last. */
  readonly shape: string;
  readonly matches: number;
  /** A win that is shared counts for each. */
  readonly wins: number;
  readonly points: number;
}

/** The best that anybody did: who, in which match, and in which set or round of it, 0-based. */
export interface BestOfAll {
  readonly name: string;
  readonly value: number;
  readonly match: string;
  readonly set: number;
  readonly playedAt: number;
}

/** What all matches of a game come to together. */
export interface GameStanding {
  readonly matches: number;
  /** Most wins first, then most points. */
  readonly people: readonly PersonStanding[];
  /** Of equal ones the earliest; null without any. */
  readonly best: BestOfAll | null;
}

/**
 * Adds up the matches of one game that several played; who plays alone has nobody to win against. Names that read alike are one person,
 * however they are encoded. Cost: the number of matches, and sorting the people.
 */
export function standingOver(
  matches: readonly OverMatch[],
  better: FiguresOf<never>['better'],
): GameStanding {
  const people = new Map<string, PersonStanding>();
  let best: BestOfAll | null = null;
  const inOrder = matches
    .filter(({ players }) => players.length > 1)
    .toSorted((a, b) => a.playedAt - b.playedAt);
  for (const { id, players, winners, playedAt, figures } of inOrder) {
    for (const [seat, { name, shape }] of players.entries()) {
      const plain = plainName(name);
      const before = people.get(plain);
      people.set(plain, {
        name: plain,
        shape,
        matches: (before?.matches ?? 0) + 1,
        wins: (before?.wins ?? 0) + (winners?.includes(seat) === true ? 1 : 0),
        points: (before?.points ?? 0) + (figures?.points[seat] ?? 0),
      });
    }
    const own = figures?.best ?? null;
    if (own === null || (best !== null && !isBetter(own.value, best.value, better))) continue;
    const name = plainName(players[own.seat]?.name ?? '');
    best = { name, value: own.value, match: id, set: own.set, playedAt };
  }
  const order = [...people.values()].toSorted(
    (a, b) => b.wins - a.wins || b.points - a.points || (a.name < b.name ? -1 : 1),
  );
  return { matches: inOrder.length, people: order, best };
}

const plainName = (name: string): string => name.trim().normalize('NFC');

const isBetter = (one: number, other: number, better: FiguresOf<never>['better']): boolean =>
  better === 'smaller' ? one < other : one > other;
