import type { Seat } from '#lib/core/match/game.ts';
import { stepsOf, type PlayedStep } from '#lib/core/match/steps.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import type { KingsEvent } from './events.ts';
import type { Deed, KingsState } from './state.ts';

/** A turn as it was played: with a king, its draws and the card that went back (KINGS-3). */
export interface TurnRecord {
  readonly type: 'turn';
  /** Which game, 0-based, and which of its turns. */
  readonly game: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The match before and after it. */
  readonly before: KingsState;
  readonly after: KingsState;
  /** What everybody saw of it. */
  readonly deeds: readonly Deed[];
  /** What `seat` did, in order; of a real deck only what the app was told. */
  readonly events: readonly KingsEvent[];
}

/** A game as it was scored (KINGS-6), with what was arranged or corrected then. */
export interface CalculusRecord {
  readonly type: 'calculus';
  readonly game: number;
  readonly after: KingsState;
}

export type KingsRecord = TurnRecord | CalculusRecord;

const ENDS: readonly KingsEvent['type'][] = ['discarded', 'called', 'agreed'];
const ACTS: readonly KingsEvent['type'][] = [
  ...ENDS,
  'entered',
  'dumped',
  'crowned',
  'dethroned',
  'took',
  'raised',
];

/** The turns of a match, and after each game its Calculus. Cost: the length of the log. */
export function kingsRecords(timeline: Timeline<KingsState, KingsEvent>): readonly KingsRecord[] {
  const records: KingsRecord[] = [];
  for (const step of stepsOf(timeline)) {
    const turn = withStep(records.at(-1), step);
    if (turn?.isNew === true) records.push(turn.record);
    else if (turn) records.splice(-1, 1, turn.record);
    const { before, after } = step;
    if (after.phase.type !== 'calculus') continue;
    const calculus: CalculusRecord = { type: 'calculus', game: after.games.length - 1, after };
    if (before.phase.type === 'calculus') records.splice(-1, 1, calculus);
    else records.push(calculus);
  }
  return records;
}

/** The turn that a step belongs to, with it; null for what is part of no turn. */
function withStep(
  last: KingsRecord | undefined,
  { event, before, after }: PlayedStep<KingsState, KingsEvent>,
): { readonly record: TurnRecord; readonly isNew: boolean } | null {
  const open = last?.type === 'turn' && !isEnded(last) ? last : null;
  // Cards that are entered once somebody has called belong to that call, all others to The Calculus.
  const isAct =
    ACTS.includes(event.type as KingsEvent['type']) &&
    (event.type !== 'entered' || before.phase.type === 'claimed');
  if (!isAct && !(open && event.type === 'reshuffled')) return null;
  const act = event as KingsEvent;
  const deeds = after.deeds.slice(before.deeds.length);
  if (open)
    return {
      record: { ...open, after, deeds: [...open.deeds, ...deeds], events: [...open.events, act] },
      isNew: false,
    };
  if (!('seat' in act)) return null;
  const game = before.games.length;
  const turn = last?.type === 'turn' && last.game === game ? last.turn + 1 : 0;
  return {
    record: { type: 'turn', game, turn, seat: act.seat, before, after, deeds, events: [act] },
    isNew: true,
  };
}

/** Whether a turn is over: a card was discarded, or somebody called; with a real deck whatever was told of it, and for a call its cards. */
const isEnded = ({ before, events }: TurnRecord): boolean =>
  before.config.deck === 'physical'
    ? events.at(-1)?.type !== 'called'
    : events.some(({ type }) => ENDS.includes(type));
