import { createRng } from '#lib/core/chance.ts';
import { owed } from '#lib/core/match/fold.ts';
import type { AnyGame, EventBase, Refusal } from '#lib/core/match/game.ts';
import { GAMES, type GameId } from '#lib/games/registry.ts';
import { PLAYERS } from '../laws/players.ts';
import { MatchTable } from './match-table.ts';

export type AnyTable = MatchTable<unknown, unknown, EventBase, unknown, Refusal>;

/** A match of a game with house rules by lot in which anything was tried so often, undo and redo among it, and stands where that led. */
export const randomMatch = (id: GameId, seed: number, tries: number): AnyTable =>
  randomMatchBy(id, { seed, play: seed, tries });

/** The same, where house rules and cards come from one seed, and what people do from another. */
export function randomMatchBy(
  id: GameId,
  { seed, play, tries }: { readonly seed: number; readonly play: number; readonly tries: number },
): AnyTable {
  const [rules, player] = [createRng(seed), PLAYERS[id]];
  const game: AnyGame = GAMES[id];
  const table: AnyTable = new MatchTable(game, player.configs(rules), seed);
  const rng = play === seed ? rules : createRng(play);
  for (let tried = 0; tried < tries; tried += 1) {
    const step = [0, 1, 10, 200, 1500, 40_000][rng.next(6)] ?? 0;
    const now = table.match.paused ? table.match.at : table.match.at + step;
    const due = table.game.deadline(table.state);
    settle(table, due !== null && due < now ? due : table.match.at);
    const at = Math.max(table.match.at, Math.min(now, table.game.deadline(table.state) ?? now));
    const kind = rng.next(40);
    if (table.match.paused) table.send({ type: 'resumed', at: table.match.at });
    else if (kind === 0) table.send({ type: 'paused', at });
    else if (kind === 1) table.send({ type: 'undone', at, to: rng.next(table.timeline.events.length + 1) });
    // Half of the time what brings the match on, so that sets are settled.
    else
      table.send(
        (rng.next(2) === 0 ? player.next(table.state, at) : null) ?? player.any(table.state, at, rng),
      );
  }
  return table;
}

function settle(table: AnyTable, now: number): void {
  for (;;) {
    const event = owed(table.game, table.match, { seed: table.seed, now });
    if (event === null || table.send(event) !== null) return;
  }
}
