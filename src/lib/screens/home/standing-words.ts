import { isObject } from '#lib/core/match/decode.ts';
import { formatMoment } from '#lib/i18n/match-moments.ts';
import { wordsOf } from '#lib/i18n/game-words.ts';
import { setup as text } from '#lib/i18n/messages.ts';
import type { MatchRow } from '#lib/match/library.svelte.ts';

/** What the game of a match is called. */
export const gameNameOf = ({ header }: Pick<MatchRow, 'header'>): string => wordsOf(header.game).name;

/** Where a match stands: which set is next, and whether real cards lie on the table. */
export function whereOf({ header, standing }: Pick<MatchRow, 'header' | 'standing'>): string {
  const { deck, games } = isObject(header.config) ? header.config : {};
  const real = deck === 'physical';
  // What the last game of a tournament came to is still looked at.
  const next = Math.min(standing.sets + 1, typeof games === 'number' ? games : Infinity);
  return [wordsOf(header.game).next(next), ...(real ? [text.home.real] : [])].join(' · ');
}

/** Who plays, and when they last did. */
export const whoOf = ({ header, playedAt }: Pick<MatchRow, 'header' | 'playedAt'>): string =>
  text.home.played(
    header.players.map(({ name }) => name),
    formatMoment(playedAt),
  );
