import { createRng } from '#lib/core/chance.ts';
import type { AnyGame, Viewer } from '#lib/core/match/game.ts';
import type { GameId } from '#lib/games/registry.ts';
import { PLAYERS } from './players.ts';

/** All that boards show of a match, but for what its people have typed: for a seat, or for everybody round the table. */
function shownTo(game: AnyGame, state: unknown, viewer: Viewer): string {
  const seats = typeof viewer === 'number' ? [viewer] : [];
  return JSON.stringify([
    game.view(state, viewer),
    game.summary(state),
    game.winners(state),
    game.deadline(state),
    seats.map((seat) => [...game.allowed(state, seat)]),
  ]);
}

/** Everybody who looks: each seat, and the table. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'table'];

/** What became of holding one state against another that differs in hidden cards, x or proofs alone. */
export interface Look {
  readonly viewer: Viewer;
  /** Whether there was anything to hide. */
  readonly hides: boolean;
  /** Whether the difference shows. */
  readonly leaks: boolean;
}

/** Holds what each may see of a state to the law: whatever others hold, it looks alike. */
export function look(
  id: GameId,
  game: AnyGame,
  state: unknown,
  seats: number,
  seed: number,
): readonly Look[] {
  return viewersOf(seats).map((viewer) => {
    const other = PLAYERS[id].hidden(state, createRng(seed), viewer);
    return {
      viewer,
      hides: JSON.stringify(other) !== JSON.stringify(state),
      leaks: shownTo(game, other, viewer) !== shownTo(game, state, viewer),
    };
  });
}
