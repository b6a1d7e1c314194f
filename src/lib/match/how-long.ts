import type { GameId } from '#lib/games/registry.ts';
import { LENGTHS } from './lengths.ts';
import { TABLE_GAMES } from './table-games.ts';
import { settingOf, type HouseRules } from './rule-rows.ts';

/** How long a match is, of a hundred that were simulated: the middle, and between what half of them lie. */
export interface HowLong {
  /** Deals, or turns. */
  readonly counted: { readonly least: number; readonly middle: number; readonly most: number };
  /** Where players are held to have thought: minutes; else taps, since nobody knows how long people think. */
  readonly minutes: { readonly least: number; readonly most: number } | null;
  readonly taps: number;
}

/** What set-up says of these rules; null where nothing was simulated. */
export function howLong(game: GameId, rules: HouseRules): HowLong | null {
  const strictness = settingOf(rules, 'strictness');
  const key = [game, rules.players, ...(typeof strictness === 'string' ? [strictness] : [])].join(' ');
  const row = LENGTHS[key];
  if (row === undefined) return null;
  const field = TABLE_GAMES[game].times;
  const times = Number(field === undefined ? 1 : settingOf(rules, field));
  const [least = 0, middle = 0, most = 0, quick = 0, , slow = 0, taps = 0] = row.map((each) => each * times);
  return {
    counted: { least, middle, most },
    minutes: slow === 0 ? null : { least: Math.round(quick / 60), most: Math.ceil(slow / 60) },
    taps: Math.round(taps / 10) * 10,
  };
}
