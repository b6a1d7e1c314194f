import type { EventBase } from './game.ts';

/** An effective log as a chain from its end: branches that were undone share their beginning. */
export interface Link {
  /** The place in the raw log, 0-based; it rises along the chain. */
  readonly seq: number;
  readonly event: EventBase;
  readonly before: Link | null;
  /** How many lead to here, this one with them. */
  readonly length: number;
  /** One far before this one. They lie so that any place is reached in twice the logarithm of the length (Myers 1983). */
  readonly far: Link | null;
  /** The last one that is more than a pause: this one, or one before. */
  readonly played: Link | null;
}

/** The log with one more event at its end. */
export function extended(before: Link | null, seq: number, event: EventBase): Link {
  const farther = before?.far ?? null;
  const isEven =
    before !== null && before.length - lengthOf(farther) === lengthOf(farther) - lengthOf(farther?.far);
  const link = {
    seq,
    event,
    before,
    length: lengthOf(before) + 1,
    far: isEven ? (farther?.far ?? null) : before,
    played: before?.played ?? null,
  };
  if (!isPause(event)) link.played = link;
  return link;
}

const lengthOf = (log: Link | null | undefined): number => log?.length ?? 0;

/** Whether an event stops or starts the clocks, and nothing else. */
export const isPause = ({ type }: EventBase): boolean => type === 'paused' || type === 'resumed';

/** Whether the event with this place lies in the log. */
export function isIn(log: Link | null, seq: number): boolean {
  let link = log;
  while (link !== null && link.seq > seq) {
    const { far } = link;
    link = far !== null && far.seq >= seq ? far : link.before;
  }
  return link?.seq === seq;
}
