import type { GameId } from '#lib/games/registry.ts';
import { LENGTHS } from './lengths.ts';
import { TABLE_GAMES } from './table-games.ts';
import { settingOf, type HouseRules } from './rule-rows.ts';

/** How long a match is, of a hundred that were simulated. */
export interface HowLong {
  /** Deals or rounds, the middle; null where nobody knows how long people think. */
  readonly count: number | null;
  /** Between what half of them lie: minutes, or turns where those are not known. */
  readonly least: number;
  readonly most: number;
  /** Counted are rounds, not deals. */
  readonly inRounds: boolean;
}

/** What a row is called, and how many times as long as in it a match is; null where such a one was not tried. */
function rowOf(game: GameId, rules: HouseRules): { readonly key: string; readonly times: number } | null {
  const { times: field, inRounds } = TABLE_GAMES[game];
  if (inRounds) {
    const tried = inRounds(rules);
    return tried && { key: [game, rules.players, tried.preset].join(' '), times: tried.times };
  }
  // More rounds of Four Fours than were tried.
  if (settingOf(rules, 'extended')) return null;
  const strictness = settingOf(rules, 'strictness');
  return {
    key: [game, rules.players, ...(typeof strictness === 'string' ? [strictness] : [])].join(' '),
    times: Number(field === undefined ? 1 : settingOf(rules, field)),
  };
}

/** What set-up says of these rules; null where nothing was simulated. */
export function howLong(game: GameId, rules: HouseRules): HowLong | null {
  const found = rowOf(game, rules);
  const row = found && LENGTHS[found.key];
  if (!row) return null;
  const { times } = found;
  const [least = 0, most = 0, count = null] = row.map((each) => each * times);
  return {
    count: count && Math.round(count),
    least: Math.round(count === null ? least : least / 60),
    most: Math.ceil(count === null ? most : most / 60),
    inRounds: TABLE_GAMES[game].inRounds !== undefined,
  };
}
