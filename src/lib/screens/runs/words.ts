import { formatCount, formatTime } from '#lib/i18n/format.ts';
import { runs as text } from '#lib/i18n/messages.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';
import type { Ghost } from '#lib/practice/run/open-run.ts';
import { sortOf, type RunResult } from '#lib/practice/run/result.ts';

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
