import { labelsOf } from '#lib/i18n/cards.ts';
import { dateFormat } from '#lib/i18n/format.ts';
import { common, progress as text, spoken } from '#lib/i18n/messages.ts';
import type { History } from '#lib/practice/history.svelte.ts';

/** An attempt as the list of the history shows it. */
export type Row = History['rows'][number];

/** The cards of an attempt, for those who hear them. */
export const speakCards = ({ cards }: Pick<Row, 'cards'>): string =>
  labelsOf(cards).map(common.speakRank).join(spoken.pause);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;
// What stood on the wall where it was played: the zone is in the number, and the format adds none.
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOfYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A date, by its days since 1970; one that is more than a year from now, with its year. */
export const dateName = (date: number, now: number): string =>
  (Math.abs(date * DAY_MS - now) > YEAR_MS ? dayOfYear : longDay)(date * DAY_MS);

const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortDayOfYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const month = dateFormat({ month: 'short', timeZone: 'UTC' });

/** Dates in short, by their days since 1970: "16 Nov", "16 Nov 2026", "Nov". */
export const dayName = (date: number): string => shortDay(date * DAY_MS);
export const dayOfYearName = (date: number): string => shortDayOfYear(date * DAY_MS);
export const monthName = (date: number): string => month(date * DAY_MS);

/** All that is out of the ordinary about an attempt, and when it was. */
export const detailOf = (
  row: Pick<Row, 'outcome' | 'day' | 'target' | 'hints' | 'endedAt' | 'zone'>,
): string =>
  [
    row.outcome === 'solved' ? null : text.outcome[row.outcome],
    row.day === null ? null : text.today,
    row.target === 24 ? null : text.makes(row.target),
    row.hints === 0 ? null : text.hints(row.hints),
    clock(row.endedAt + row.zone * MINUTE_MS),
  ]
    .filter((part) => part !== null)
    .join(' · ');
