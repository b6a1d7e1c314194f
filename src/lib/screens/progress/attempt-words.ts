import { labelsOf } from '#lib/i18n/cards.ts';
import { formatMoment } from '#lib/i18n/format.ts';
import { common, progress as text, spoken } from '#lib/i18n/messages.ts';
import type { History } from '#lib/practice/history.svelte.ts';

/** An attempt as the list of the history shows it. */
export type Row = History['rows'][number];

/** The cards of an attempt, as they are called. */
export const cardsOf = ({ cards }: Pick<Row, 'cards'>): string => labelsOf(cards).join(' ');

/** The same for those who hear them. */
export const speakCards = (row: Pick<Row, 'cards'>): string =>
  cardsOf(row).split(' ').map(common.speakRank).join(spoken.pause);

/** All that is out of the ordinary about an attempt, and when it was. */
export const detailOf = (row: Pick<Row, 'outcome' | 'day' | 'target' | 'hints' | 'endedAt'>): string =>
  [
    row.outcome === 'solved' ? null : text.outcome[row.outcome],
    row.day === null ? null : text.today,
    row.target === 24 ? null : text.makes(row.target),
    row.hints === 0 ? null : text.hints(row.hints),
    formatMoment(row.endedAt),
  ]
    .filter((part) => part !== null)
    .join(' · ');
