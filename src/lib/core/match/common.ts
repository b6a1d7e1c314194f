import type { EventBase, Millis } from './game.ts';
import { isObject, isText, isTime, isWhole } from './decode.ts';

interface Common<Type extends string> extends EventBase {
  readonly type: Type;
  readonly seat?: never;
}

/** Stops every clock. */
export type Paused = Common<'paused'>;
export type Resumed = Common<'resumed'>;
/** All agreed to end here: the present standing is the result. */
export type Stopped = Common<'stopped'>;
/** Takes the match back to just before the event with the sequence number `to`; that may be an `undone` itself. */
export interface Undone extends Common<'undone'> {
  readonly to: number;
}

/** The table changes the verdict on a claim. `set`: the number of the set, 0-based. */
export interface Ruled extends Common<'ruled'> {
  readonly set: number;
  readonly verdict: 'right' | 'wrong';
  readonly reason: string;
}

/** The table sets the cards right. Each game says what the counts are; their sum must stay. */
export interface Corrected extends Common<'corrected'> {
  readonly counts: readonly number[];
}

/** The events that the fold takes itself, in every game. */
export type FoldEvent = Paused | Resumed | Stopped;
/** The events of all games that each game works out for itself. */
export type TableEvent = Ruled | Corrected;

const TYPES = ['paused', 'resumed', 'stopped', 'undone', 'ruled', 'corrected'];

/** The longest reason that is kept, in UTF-16 units. */
export const LONGEST_REASON = 400;

/** Whether chance or the clock made an event: neither a player nor the table's own decision. */
export const isChanceEvent = (event: EventBase): boolean =>
  event.seat === undefined && !TYPES.includes(event.type);

/** Whether an event comes from the table, or from a seat that a match of so many players has. */
export const isSeated = ({ seat }: EventBase, { players }: { readonly players: number }): boolean =>
  seat === undefined || isWhole(seat, 0, players - 1);

/** Whether the fold takes this event itself. */
export const isFoldEvent = (event: EventBase): event is FoldEvent =>
  event.type === 'paused' || event.type === 'resumed' || event.type === 'stopped';

/** Whether this takes the match back. */
export const isUndone = (event: EventBase): event is Undone => event.type === 'undone';

/** Reads a stored event of the fold, or an `undone`; null for any other. */
export function parseFoldEvent(input: unknown): FoldEvent | Undone | null {
  if (!isObject(input) || !isTime(input['at'])) return null;
  const at: Millis = input['at'];
  switch (input['type']) {
    case 'paused':
    case 'resumed':
    case 'stopped':
      return { type: input['type'], at };
    case 'undone':
      return isWhole(input['to'], 0) ? { type: 'undone', at, to: input['to'] } : null;
    default:
      return null;
  }
}

/** Reads a stored `ruled` or `corrected`; null for any other. */
export function parseTableEvent(input: unknown): TableEvent | null {
  if (!isObject(input) || !isTime(input['at'])) return null;
  const { type, at, set, verdict, reason, counts } = input;
  if (type === 'ruled') {
    if (!isWhole(set, 0) || (verdict !== 'right' && verdict !== 'wrong')) return null;
    return isText(reason, LONGEST_REASON) ? { type, at, set, verdict, reason } : null;
  }
  if (type !== 'corrected' || !Array.isArray(counts)) return null;
  const whole: readonly unknown[] = counts;
  return whole.every((count) => isWhole(count, 0)) ? { type, at, counts: [...whole] } : null;
}
