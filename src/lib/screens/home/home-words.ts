import type { DealSpec } from '#lib/core/deal.ts';
import { formatTime } from '#lib/i18n/format.ts';
import { home as text } from '#lib/i18n/messages.ts';
import type { Days } from '#lib/practice/days.svelte.ts';

/** How today's hand stands, in short; nothing until that is known. */
export function standingOf(
  { loaded, number, mark, ended }: Pick<Days, 'loaded' | 'number' | 'mark' | 'ended'>,
  begun: boolean,
): string {
  if (!loaded) return '';
  if (ended === null) return begun ? `${text.number(number)} · ${text.begun}` : text.number(number);
  if (ended.outcome !== 'solved') return text.shown;
  return mark === 'helped' ? text.solvedWithHelp : text.solvedIn(formatTime(ended.ms));
}

/** What stands under "Practise": that a hand lies open, what is dealt, or for newcomers what it is. */
export function practiceSubOf(open: boolean, spec: DealSpec | null, isNew: boolean): string {
  if (open) return text.practiseSub.open;
  return spec && !isNew
    ? text.practiseSub.spec(spec.count, spec.digits ? 0 : 1, spec.highest, spec.target)
    : text.practiseSub.first;
}
