import type { Game } from '#lib/core/match/game.ts';
import { allowed } from './allowed.ts';
import { chance, deadline } from './chance.ts';
import { parseKnockConfig, type KnockConfig } from './config.ts';
import type { KnockRefusal } from './errors.ts';
import { parseKnockEvent, type KnockEvent } from './events.ts';
import { applyKnock } from './rules.ts';
import { sumsOf, thoughtOf } from './score.ts';
import { newKnock, type KnockState } from './state.ts';
import { view, type KnockView } from './view.ts';

/** Knock Twenty-Four for one to four (docs/rules/knock.md). */
export const knock: Game<KnockConfig, KnockState, KnockEvent, KnockView, KnockRefusal> = {
  id: 'knock',
  rulesVersion: 1,
  edition: 2,
  whilePaused: ['voided'],
  parseConfig: parseKnockConfig,
  parseEvent: parseKnockEvent,
  seats: ({ players }) => players,
  init: newKnock,
  apply: applyKnock,
  deadline,
  chance,
  allowed,
  view,
  winners: ({ phase }) => (phase.type === 'over' ? phase.winners : null),
  // The cards that each has won in all deck rounds (KNOCK-8).
  summary: (state) => ({
    scores: sumsOf(state),
    sets: state.set,
    ...(state.config.players === 1 ? { thought: thoughtOf(state) } : {}),
  }),
};
