import type { Game } from '#lib/core/match/game.ts';
import { allowed } from './allowed.ts';
import { chance, deadline } from './chance.ts';
import { parseSlapConfig, type SlapConfig } from './config.ts';
import type { SlapRefusal } from './errors.ts';
import { parseSlapEvent, type SlapEvent } from './events.ts';
import { applySlap } from './rules.ts';
import { newSlap, type SlapState } from './state.ts';
import { view, type SlapView } from './view.ts';

/** Slap Twenty-Four for two or four (docs/rules/slap.md). */
export const slap: Game<SlapConfig, SlapState, SlapEvent, SlapView, SlapRefusal> = {
  id: 'slap',
  rulesVersion: 1,
  edition: 2,
  whilePaused: ['voided'],
  parseConfig: parseSlapConfig,
  parseEvent: parseSlapEvent,
  seats: ({ players }) => players,
  init: newSlap,
  apply: applySlap,
  deadline,
  chance,
  allowed,
  // The eight that the app drew, until the first cards are open: the count waits until everybody has seen what to make (SLAP-4).
  shows: ({ config, phase, set, table }) =>
    config.target === 'dynamic' &&
    config.deck === 'dealt' &&
    phase.type === 'counting' &&
    set + table.length === 0
      ? 'aim'
      : null,
  view,
  winners: ({ phase }) => (phase.type === 'over' ? phase.winners : null),
  // The cards that each still has: who has none left wins (SLAP-11).
  summary: ({ piles, set }) => ({ scores: piles.map((pile) => pile.length), sets: set }),
};
