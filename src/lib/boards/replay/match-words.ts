import type { Header } from '#lib/core/match/header.ts';
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

const MINUTE = 60_000;
/** What took longer was put away in between: how long it lay there says nothing. */
const LONGEST = 240 * MINUTE;

/** When a match was, how many sets, and how long: "20 Nov · 14 sets · 11 min". */
export function matchDetailOf(
  { header, standing, playedAt }: Pick<MatchRow, 'header' | 'standing' | 'playedAt'>,
  now: number,
): string {
  const ms = playedAt - header.startedAt;
  return [
    formatDateShort(header.startedAt, now),
    wordsOf(header.game).played(standing.sets),
    ms >= MINUTE && ms <= LONGEST ? text.minutes(Math.round(ms / MINUTE)) : null,
    standing.stopped ? text.stopped : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
