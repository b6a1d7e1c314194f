import type { GameId } from '#lib/games/registry.ts';
import { LENGTHS } from './lengths.ts';
import { TABLE_GAMES } from './table-games.ts';
import { settingOf, type HouseRules } from './rule-rows.ts';

/** How long a match is, of a hundred that were simulated: the middle, and between what half of them lie. */
export interface HowLong {
  /** Deals, rounds, or turns. */
  readonly counted: { readonly least: number; readonly middle: number; readonly most: number };
  /** Where players are held to have thought: minutes; else null, since nobody knows how long people think. */
  readonly minutes: { readonly least: number; readonly most: number } | null;
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
  const [least = 0, middle = 0, most = 0, quick = 0, slow = 0] = row.map((each) => each * times);
  return {
    counted: { least: Math.round(least), middle: Math.round(middle), most: Math.round(most) },
    minutes: slow === 0 ? null : { least: Math.round(quick / 60), most: Math.ceil(slow / 60) },
    inRounds: TABLE_GAMES[game].inRounds !== undefined,
  };
}
