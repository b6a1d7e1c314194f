import type { Game } from '#lib/core/match/game.ts';
import { allowed } from './allowed.ts';
import { chance, deadline } from './chance.ts';
import { parseContestConfig, type ContestConfig } from './config.ts';
import type { ContestRefusal } from './errors.ts';
import { parseContestEvent, type ContestEvent } from './events.ts';
import { applyContest } from './rules.ts';
import { newContest, type ContestState } from './state.ts';
import { view, type ContestView } from './view.ts';

/** Contest in all nine types, for one to four (docs/rules/contest.md). */
export const contest: Game<ContestConfig, ContestState, ContestEvent, ContestView, ContestRefusal> = {
  id: 'contest',
  rulesVersion: 1,
  edition: 2,
  whilePaused: [],
  parseConfig: parseContestConfig,
  parseEvent: parseContestEvent,
  seats: ({ players }) => players,
  init: newContest,
  apply: applyContest,
  deadline,
  chance,
  allowed,
  view,
  winners: ({ phase }) => (phase.type === 'over' ? phase.winners : null),
  summary: ({ scores, rounds }) => ({ scores, sets: rounds.length }),
};
