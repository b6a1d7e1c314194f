import type { Header } from '#lib/core/match/header.ts';
import { minutesOf } from '#lib/core/match/standing.ts';
import { wordsOf } from '#lib/i18n/game-words.ts';
import { dated, formatDateShort } from '#lib/i18n/match-moments.ts';
import { matchList as text, replay } from '#lib/i18n/messages.ts';
import type { MatchRow } from '#lib/match/library.svelte.ts';

/** "Slap", "Slap for four". */
export const gameName = ({ game, players }: Pick<Header, 'game' | 'players'>): string =>
  text.game(wordsOf(game).name, players.length);

const longDate = dated('long');

/** "Slap, 20 November". The words may break: it is a title. */
export const matchTitle = (header: Header, now: number): string =>
  replay.of(gameName(header), longDate(header.startedAt, now).replaceAll('\u00a0', ' '));

/** When a match was, how many sets, and how long: "20 Nov · 14 sets · 11 min". */
export function matchDetailOf(
  { header, standing }: Pick<MatchRow, 'header' | 'standing'>,
  now: number,
): string {
  const minutes = minutesOf(standing.lasted ?? 0);
  return [
    formatDateShort(header.startedAt, now),
    wordsOf(header.game).played(standing.sets),
    minutes > 0 ? text.minutes(minutes) : null,
    standing.stopped ? text.stopped : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
