import { createRng } from '../chance.ts';
import { err, ok, type Result } from '../result.ts';
import { isChanceEvent, isFoldEvent, type FoldEvent } from './common.ts';
import type { EventBase, Game, Millis, Refusal } from './game.ts';

/** A match after some events: the game's state and what the fold itself keeps. */
export interface Match<State> {
  readonly state: State;
  /** The last effective event's time. */
  readonly at: Millis;
  readonly paused: boolean;
  readonly stopped: boolean;
  /** How many events of chance lie in the effective log. */
  readonly chances: number;
}

/**
 * Why an event cannot be taken in any game: stamped before the last one · stamped after a deadline that has not been settled · a clock that
 * stands must not move · the match is paused, is not, or was stopped.
 */
export type MatchRefusal = {
  readonly code: 'earlier' | 'overdue' | 'clockStands' | 'paused' | 'notPaused' | 'stopped';
};

/** Part of a game that the fold needs. */
export type FoldRules<State, Event extends EventBase, R extends Refusal> = Pick<
  Game<unknown, State, Event, unknown, R>,
  'apply' | 'deadline' | 'chance' | 'whilePaused'
>;

/** A match before its first event. */
export const newMatch = <State>(state: State): Match<State> => ({
  state,
  at: 0,
  paused: false,
  stopped: false,
  chances: 0,
});

/** Takes one event, `undone` excepted: that needs the log. */
export function applyEvent<State, Event extends EventBase, R extends Refusal>(
  rules: FoldRules<State, Event, R>,
  match: Match<State>,
  event: Event | FoldEvent,
): Result<Match<State>, R | MatchRefusal> {
  const { at } = event;
  if (match.stopped) return err({ code: 'stopped' });
  // Written so that what is not a number is refused too.
  if (!(at >= match.at)) return err({ code: 'earlier' });
  if (match.paused && at !== match.at) return err({ code: 'clockStands' });
  const chance = isChanceEvent(event);
  const due = rules.deadline(match.state);
  if (!chance && due !== null && at > due) return err({ code: 'overdue' });
  if (isFoldEvent(event)) return applyFoldEvent(match, event);
  const table = event.type === 'ruled' || event.type === 'corrected';
  if (match.paused && !table && !rules.whilePaused.includes(event.type)) return err({ code: 'paused' });
  const next = rules.apply(match.state, event);
  if (!next.ok) return next;
  return ok({ ...match, state: next.value, at, chances: match.chances + (chance ? 1 : 0) });
}

function applyFoldEvent<State>(
  match: Match<State>,
  { type, at }: FoldEvent,
): Result<Match<State>, MatchRefusal> {
  switch (type) {
    case 'paused':
      return match.paused ? err({ code: 'paused' }) : ok({ ...match, at, paused: true });
    case 'resumed':
      return match.paused ? ok({ ...match, at, paused: false }) : err({ code: 'notPaused' });
    case 'stopped':
      return ok({ ...match, at, stopped: true });
  }
}

/** Spreads the draws of one match over the seeds. The golden ratio's 32 bits, an odd number: no two of 2³² draws share a seed. */
const SPREAD = 0x9e3779b9;

/** The generator of a match's next event of chance: after an undo the same is drawn again, so that looking and going back gains nothing. */
export const rngFor = (seed: number, chances: number) => createRng((seed + Math.imul(chances, SPREAD)) | 0);

/**
 * What the table owes by `now`: at once, or at the deadline, and then stamped with the deadline itself. Ask when no signal stamped up to then
 * is still waiting to be sent.
 */
export function owed<State, Event extends EventBase, R extends Refusal>(
  rules: FoldRules<State, Event, R>,
  match: Match<State>,
  { seed, now }: { readonly seed: number; readonly now: Millis },
): Event | null {
  if (match.paused || match.stopped) return null;
  const ask = (at: Millis) => rules.chance(match.state, { rng: rngFor(seed, match.chances), at, seed });
  const due = rules.deadline(match.state);
  return ask(match.at) ?? (due !== null && due <= now ? ask(due) : null);
}
