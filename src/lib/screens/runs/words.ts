import { clockOf, foldRun } from '#lib/core/run/fold.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import { formatClock, formatCount, formatTime } from '#lib/i18n/format.ts';
import { runs as text } from '#lib/i18n/messages.ts';
import type { SentRun } from '#lib/practice/run/link.ts';
import { specOfName } from '#lib/practice/run/name.ts';
import type { Ghost, OpenRun } from '#lib/practice/run/open-run.ts';
import { sortOf, type RunResult } from '#lib/practice/run/result.ts';
import type { RunSession } from '#lib/practice/run/run-session.svelte.ts';

/** Runs that are held against each other, each with a row of its own. */
export type Sort = 'storm' | 'untimed' | 'streak' | 'ghost';

export const sortIn = (spec: RunSpec): Sort => sortOf(spec) as Sort;

/** A name that stands in a sentence: whatever its writing, it turns nothing beside it about. */
export const isolated = (name: string | null | undefined): string | null =>
  name ? `\u2068${name}\u2069` : null;

/** What a race is called, by whose times are raced. */
export const nameOfRace = (spec: RunSpec, ghost: Pick<Ghost, 'of' | 'by'> | null): string =>
  ghost?.of === 'sent' ? text.raceSent(isolated(ghost.by)) : text[sortIn(spec)];

/** What a run came to, as it is carved into the seal: hands, a time, or steps too many. */
export function figureOf({ spec, state }: RunResult): string {
  if (spec.kind === 'ghost') return formatTime(state.at);
  return sortIn(spec) === 'untimed' ? `+${state.undos}` : formatCount(state.solved);
}

/** Whose run was sent, and what they came to; empty where the link says neither. */
export function senderOf({ spec, times, by, got }: SentRun): string {
  const total = times?.at(-1);
  const result =
    total !== undefined
      ? formatTime(total)
      : got === null
        ? null
        : sortIn(spec) === 'untimed'
          ? `+${got}`
          : formatCount(got);
  return by === null && result === null ? '' : text.sentBy(isolated(by), result);
}

/** How the run stands that was left: a heading, and lines below it; null where this version knows no such run. */
export function stoppedRun(
  open: OpenRun,
): { readonly title: string; readonly more: readonly string[] } | null {
  const spec = specOfName(open.id);
  if (!spec) return null;
  const state = foldRun(spec, open.events);
  const sort = sortIn(spec);
  const stopped = text.stopped[sort];
  const clock = formatClock(clockOf(spec, state, Math.max(open.ms, state.at)));
  return {
    title: typeof stopped === 'string' ? stopped : stopped(clock),
    more: [text.solved(state.solved), ...(sort === 'storm' ? [text.tenMinutes] : [])],
  };
}

/** What the last hand won or lost of a storm's time. */
export function gainTold({ gain, note }: Pick<RunSession, 'gain' | 'note'>): string {
  if (!gain) return '';
  const seconds = Math.abs(gain.ms) / 1000;
  if (gain.ms > 0) return text.won(seconds, gain.combo);
  return note?.type === 'wrongNone' ? text.lostNone(seconds) : text.lost(seconds);
}
