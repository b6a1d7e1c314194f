import type { Game, Millis, AwaitedFact } from '#lib/core/match/game.ts';
import { allowed } from './allowed.ts';
import { chance, deadline } from './chance.ts';
import { parseContestConfig, type ContestConfig } from './config.ts';
import type { ContestRefusal } from './errors.ts';
import { parseContestEvent, type ContestEvent } from './events.ts';
import { typeOf } from './phases.ts';
import { applyContest } from './rules.ts';
import type { BestAnswer, BestQuestion } from './search/index.ts';
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
  awaits,
  shows,
  view,
  winners: ({ phase }) => (phase.type === 'over' ? phase.winners : null),
  summary: ({ scores, rounds }) => ({ scores, sets: rounds.length }),
};

/** Alone it is the app that says whether an x was the best (CONTEST-9). */
function awaits(state: ContestState): AwaitedFact<ContestEvent> | null {
  const { phase, sets, config } = state;
  if (phase.type !== 'comparing') return null;
  const question: BestQuestion = { sets, target: config.target, family: typeOf(state).family };
  const told = ({ best }: BestAnswer, at: Millis) => ({ type: 'compared', seat: 0, at, best }) as const;
  return { task: 'contestBest', question, told };
}

/** What stops the clock where x is secret: looking at the entries before each proof, and passing the device on to a slip that had to wait. */
function shows(state: ContestState): string | null {
  const { phase, rounds, config } = state;
  const type = typeOf(state);
  if (config.players === 1 || (type.family !== 'classic' && type.open)) return null;
  if (phase.type === 'slip' && phase.waited) return `${rounds.length} slip ${state.ranks}`;
  if (phase.type !== 'proving' || phase.texts.length > 0) return null;
  return `${rounds.length} ${phase.seat} ${phase.heard.length}`;
}
