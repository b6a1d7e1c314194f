import { CONTEST_PRESETS } from '#lib/games/contest/presets.ts';
import { standardContest, type ContestConfig } from '#lib/games/contest/settings.ts';
import type { GameId } from '#lib/games/registry.ts';
import { LENGTHS } from './lengths.ts';
import { TABLE_GAMES } from './table-games.ts';
import { settingOf, type HouseRules } from './rule-rows.ts';

/** How long a match is, of a hundred that were simulated: the middle, and between what half of them lie. */
export interface HowLong {
  /** Deals, rounds, or turns. */
  readonly counted: { readonly least: number; readonly middle: number; readonly most: number };
  /** Where players are held to have thought: minutes; else taps, since nobody knows how long people think. */
  readonly minutes: { readonly least: number; readonly most: number } | null;
  readonly taps: number;
}

/** What a round of Contest takes is told by these alone. */
const OF_A_ROUND = ['target', 'numbers', 'sets', 'range', 'roundTime', 'entryTime'] as const;
/** Everybody is held to have an x after a minute; with less time to answer rounds are shorter. */
const ANSWERED = 60_000;
/** That all see an x changes nothing of how long it takes. */
const HIDDEN: Readonly<Record<number, number>> = { 12: 11, 22: 21 };

/** What a row is called, and how many times as long as in it a match is; null where such a one was not tried. */
function rowOf(game: GameId, rules: HouseRules): { readonly key: string; readonly times: number } | null {
  if (game === 'contest') return contestRow(rules as unknown as ContestConfig);
  const strictness = settingOf(rules, 'strictness');
  const field = TABLE_GAMES[game].times;
  return {
    key: [game, rules.players, ...(typeof strictness === 'string' ? [strictness] : [])].join(' '),
    times: Number(field === undefined ? 1 : settingOf(rules, field)),
  };
}

function contestRow(rules: ContestConfig): ReturnType<typeof rowOf> {
  for (const { id, rules: changed } of CONTEST_PRESETS) {
    const type = 'type' in changed ? changed.type : 0;
    const tried = { ...standardContest(rules.players, type), ...changed };
    const isOne =
      type === (HIDDEN[rules.type] ?? rules.type) &&
      (type === 0 || type === 2 || rules.answerTime === 0 || rules.answerTime >= ANSWERED);
    if (isOne && OF_A_ROUND.every((field) => tried[field] === rules[field]))
      return { key: `contest ${rules.players} ${id}`, times: rules.endScore / tried.endScore };
  }
  return null;
}

/** What set-up says of these rules; null where nothing was simulated. */
export function howLong(game: GameId, rules: HouseRules): HowLong | null {
  const found = rowOf(game, rules);
  const row = found && LENGTHS[found.key];
  if (!row) return null;
  const { times } = found;
  const [least = 0, middle = 0, most = 0, quick = 0, slow = 0, taps = 0] = row.map((each) => each * times);
  return {
    counted: { least: Math.round(least), middle: Math.round(middle), most: Math.round(most) },
    minutes: slow === 0 ? null : { least: Math.round(quick / 60), most: Math.ceil(slow / 60) },
    taps: Math.round(taps / 10) * 10,
  };
}
