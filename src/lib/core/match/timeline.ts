import { err, ok, type Result } from '../result.ts';
import { extended, isIn, isPause, type Link } from './chain.ts';
import { isChanceEvent, isUndone, type FoldEvent, type Undone } from './common.ts';
import { applyEvent, newMatch, type Match, type MatchRefusal, type FoldRules } from './fold.ts';
import type { EventBase, Refusal } from './game.ts';

interface Point<State> {
  readonly match: Match<State>;
  readonly log: Link | null;
}

/** A match with its raw log, and what it was after each event: going back costs nothing. Never changed, only followed by another. */
export interface Timeline<State, Event extends EventBase> {
  readonly events: readonly (Event | FoldEvent | Undone)[];
  /** After n events: index 0 to events.length. */
  readonly points: readonly Point<State>[];
}

/** Why the match cannot go back there: no such event · not a player's · undone itself · something was played since that undo. */
export type UndoRefusal = { readonly code: 'noSuchEvent' | 'notPlayers' | 'notInLog' | 'playedSince' };

/** A timeline before its first event. */
export const newTimeline = <State, Event extends EventBase>(state: State): Timeline<State, Event> => ({
  events: [],
  points: [{ match: newMatch(state), log: null }],
});

/** The match after the first `n` events of the raw log; a number outside is taken for the nearest. */
export function stateAt<State>(
  timeline: Timeline<State, EventBase>,
  n = timeline.events.length,
): Match<State> {
  return pointAt(timeline, n).match;
}

/** The places in the raw log of what is not undone, in order. Cost: its length. */
export function effectiveLog(timeline: Timeline<unknown, EventBase>): readonly number[] {
  const places: number[] = [];
  for (let link = last(timeline).log; link !== null; link = link.before) places.push(link.seq);
  return places.reverse();
}

/** Which event an undo takes back: the last one in the effective log that is a player's or the table's own; null when there is none. */
export function undoable(timeline: Timeline<unknown, EventBase>): number | null {
  let link = last(timeline).log;
  while (link !== null && (isChanceEvent(link.event) || isPause(link.event))) link = link.before;
  return link?.seq ?? null;
}

/** Which `undone` a redo takes back; null when nothing has been undone, or something was played since. */
export function redoable({ events }: Timeline<unknown, EventBase>): number | null {
  for (let seq = events.length - 1; seq >= 0; seq -= 1) {
    const event = events[seq];
    if (event === undefined || isPause(event)) continue;
    if (!isUndone(event)) return null;
    const taken = events[event.to];
    if (taken === undefined || !isUndone(taken)) return seq;
    // That was a redo: what else can be redone was so before the undo that it took back.
    seq = event.to;
  }
  return null;
}

/** Takes one event into the log, or says why not; then nothing has changed. */
export function append<State, Event extends EventBase, R extends Refusal>(
  rules: FoldRules<State, Event, R>,
  timeline: Timeline<State, Event>,
  event: Event | FoldEvent | Undone,
): Result<Timeline<State, Event>, R | MatchRefusal | UndoRefusal> {
  const here = last(timeline);
  const next = isUndone(event) ? goBack(timeline, event) : step(rules, here, event, timeline.events.length);
  if (!next.ok) return next;
  return ok({ events: [...timeline.events, event], points: [...timeline.points, next.value] });
}

/** Folds a whole log: how a match is resumed and a file read. The first refusal ends it, with its place. */
export function replay<State, Event extends EventBase, R extends Refusal>(
  rules: FoldRules<State, Event, R>,
  state: State,
  log: readonly (Event | FoldEvent | Undone)[],
): Result<
  Timeline<State, Event>,
  { readonly code: 'refused'; readonly seq: number; readonly why: R | MatchRefusal | UndoRefusal }
> {
  const events: (Event | FoldEvent | Undone)[] = [];
  const points = [...newTimeline<State, Event>(state).points];
  const timeline: Timeline<State, Event> = { events, points };
  for (const [seq, event] of log.entries()) {
    const next = isUndone(event) ? goBack(timeline, event) : step(rules, last(timeline), event, seq);
    if (!next.ok) return err({ code: 'refused', seq, why: next.error });
    events.push(event);
    points.push(next.value);
  }
  return ok(timeline);
}

function step<State, Event extends EventBase, R extends Refusal>(
  rules: FoldRules<State, Event, R>,
  { match, log }: Point<State>,
  event: Event | FoldEvent,
  seq: number,
): Result<Point<State>, R | MatchRefusal> {
  const next = applyEvent(rules, match, event);
  return next.ok ? ok({ match: next.value, log: extended(log, seq, event) }) : next;
}

/** The point before the event that is undone; there the match stands paused, with the time that it had. */
function goBack<State>(
  timeline: Timeline<State, EventBase>,
  { to, at }: Undone,
): Result<Point<State>, UndoRefusal | MatchRefusal> {
  const here = last(timeline);
  const event = timeline.events[to];
  if (event === undefined) return err({ code: 'noSuchEvent' });
  if (!(at >= here.match.at)) return err({ code: 'earlier' });
  if (isUndone(event)) {
    const then = pointAt(timeline, to + 1).log;
    if ((here.log?.played ?? null) !== (then?.played ?? null)) return err({ code: 'playedSince' });
  } else {
    if (isChanceEvent(event) || isPause(event)) return err({ code: 'notPlayers' });
    if (!isIn(here.log, to)) return err({ code: 'notInLog' });
  }
  const back = pointAt(timeline, to);
  return ok({ ...back, match: { ...back.match, paused: true } });
}

const last = <State>(timeline: Timeline<State, EventBase>): Point<State> =>
  pointAt(timeline, timeline.events.length);

function pointAt<State>({ points }: Timeline<State, EventBase>, n: number): Point<State> {
  const point = points[Math.min(Math.max(n, 0), points.length - 1)];
  if (point === undefined) throw new RangeError('a timeline has at least one point');
  return point;
}
