import type { AnyGame, EventBase } from '#lib/core/match/game.ts';
import { MatchTable } from '../../support/match-table.ts';

/** A match under test of any game. */
export interface Played {
  readonly game: unknown;
  readonly seed: number;
  readonly timeline: { readonly events: readonly object[]; readonly points: readonly unknown[] };
  readonly state: unknown;
}

/** The same match with another log. */
function replayed({ game, seed, state }: Played, events: readonly object[]): Played {
  const { config } = state as { readonly config: unknown };
  const table = new MatchTable(game as AnyGame, config, seed);
  for (const event of events) {
    const code = table.send(event as EventBase);
    if (code !== null)
      throw new Error(`the other match is none: ${JSON.stringify(event)} is refused: ${code}`);
  }
  return table;
}

/** The same match, in which these cards lie in each other's places from the shuffle on: nobody has seen any of them. */
export function dealtOtherwise(played: Played, hidden: readonly number[]): Played {
  const unseen = new Set(hidden);
  return replayed(
    played,
    played.timeline.events.map((event) => {
      if (!('order' in event)) return event;
      const order = event.order as readonly number[];
      const others = order.filter((card) => unseen.has(card)).toReversed();
      return { ...event, order: order.map((card) => (unseen.has(card) ? others.shift() : card)) };
    }),
  );
}

/** The same contest, in which these seats have entered another x. */
export const enteredOtherwise = (played: Played, seats: readonly number[]): Played =>
  replayed(
    played,
    played.timeline.events.map((event) => {
      const { type, seat, n } = event as {
        readonly type: string;
        readonly seat?: number;
        readonly n?: number;
      };
      return type === 'entered' && seats.includes(seat ?? -1) ? { ...event, n: (n ?? 0) + 4321 } : event;
    }),
  );
