import type { AnyGame, EventBase, Refusal } from '#lib/core/match/game.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Ask } from './aids.ts';
import { Controller } from './controller.svelte.ts';
import type { KeptMatch } from './library.svelte.ts';
import type { AnyMatch } from './open-match.ts';

/** Opens a match that was read, where it was left. */
export const sitDown = (
  { header, game, timeline, clock, log }: KeptMatch,
  environment: Environment,
  ask: Ask,
): AnyMatch =>
  new Controller<unknown, unknown, EventBase, unknown, Refusal>({
    header,
    game: game satisfies AnyGame,
    config: header.config,
    timeline,
    clock,
    log,
    environment,
    // A game names tasks that there are: the solver lists them.
    ask: ask as (task: string, question: unknown) => Promise<unknown>,
  });
