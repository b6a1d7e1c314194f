import type { Game } from '#lib/core/match/game.ts';
import { allowed } from './allowed.ts';
import { chance, deadline } from './chance.ts';
import { parseFoursConfig, type FoursConfig } from './config.ts';
import type { FoursRefusal } from './errors.ts';
import { parseFoursEvent, type FoursEvent } from './events.ts';
import { applyFours } from './rules.ts';
import { newFours, type FoursState } from './state.ts';
import { view, type FoursView } from './view.ts';

/** Four Fours for two to six, or alone (docs/rules/fours.md). */
export const fours: Game<FoursConfig, FoursState, FoursEvent, FoursView, FoursRefusal> = {
  id: 'fours',
  rulesVersion: 1,
  edition: 2,
  whilePaused: [],
  parseConfig: parseFoursConfig,
  parseEvent: parseFoursEvent,
  seats: ({ players }) => players,
  init: newFours,
  apply: applyFours,
  deadline,
  chance,
  allowed,
  view,
  winners: ({ phase }) => (phase.type === 'over' ? phase.winners : null),
  summary: ({ scores, rounds }) => ({ scores, sets: rounds.length }),
};
