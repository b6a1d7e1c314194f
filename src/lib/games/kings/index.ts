import type { Game } from '#lib/core/match/game.ts';
import { allowed } from './allowed.ts';
import { chance, deadline } from './chance.ts';
import { EDITION, parseKingsConfig, type KingsConfig } from './config.ts';
import type { KingsRefusal } from './errors.ts';
import { parseKingsEvent, type KingsEvent } from './events.ts';
import { applyKings } from './rules.ts';
import { sumsOf } from './score.ts';
import { newKings, type KingsState } from './state.ts';
import { view, type KingsView } from './view.ts';

/** 24, Kings for two to six, a game by Ryan Matthew Thurman (docs/rules/kings.md). */
export const kings: Game<KingsConfig, KingsState, KingsEvent, KingsView, KingsRefusal> = {
  id: 'kings',
  rulesVersion: 1,
  edition: EDITION,
  whilePaused: [],
  parseConfig: parseKingsConfig,
  parseEvent: parseKingsEvent,
  seats: ({ players }) => players,
  init: newKings,
  apply: applyKings,
  deadline,
  chance,
  allowed,
  view,
  winners: ({ phase }) => (phase.type === 'over' ? phase.winners : null),
  summary: (state) => ({ scores: sumsOf(state).map((halves) => halves / 2), sets: state.games.length }),
};
