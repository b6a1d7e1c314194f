import { isObject } from '#lib/core/match/decode.ts';
import { formatMoment } from '#lib/i18n/format.ts';
import { setup as text } from '#lib/i18n/messages.ts';
import type { MatchRow } from '#lib/match/library.svelte.ts';
import { TABLE_GAME_IDS } from '#lib/match/table-games.ts';

/** What the game of a match is called; a game that this version does not know by its id. */
export function gameNameOf({ header }: Pick<MatchRow, 'header'>): string {
  const game = TABLE_GAME_IDS.find((id) => id === header.game);
  return game === undefined ? header.game : text.games[game];
}

/** Where a match stands: which set is next, and whether real cards lie on the table. */
export function whereOf({ header, standing }: Pick<MatchRow, 'header' | 'standing'>): string {
  const real = isObject(header.config) && header.config['deck'] === 'physical';
  return [text.home.set(standing.sets + 1), ...(real ? [text.home.real] : [])].join(' · ');
}

/** Who plays, and when they last did. */
export const whoOf = ({ header, playedAt }: Pick<MatchRow, 'header' | 'playedAt'>): string =>
  text.home.played(
    header.players.map(({ name }) => name),
    formatMoment(playedAt),
  );
