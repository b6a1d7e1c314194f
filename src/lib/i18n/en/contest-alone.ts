import type { Alone } from '#lib/games/contest/alone.ts';
import type { Type } from '#lib/games/contest/types.ts';
import { formatDecimal, formatPlural, formatTime, signed, speakTime } from '../format.ts';

type Family = Type['family'];

const points = (count: number) => signed(formatPlural(count, 'point', 'points'));
const missedOf = ({ missed }: Alone) => (missed === 0 ? [] : [`${missed} missed`]);
const away = (near: number | null) =>
  near === null
    ? 'nothing proved'
    : near === 0
      ? 'always the nearest'
      : `${formatDecimal(near / 100)} from the nearest`;

/** One who plays a contest alone: against the clock, and against the best x. */
export const contestAlone = {
  title: 'Alone',
  /** What was made, in large print. */
  made: (family: Family, { points: made, near }: Alone) => {
    if (family === 'classic') return points(made);
    if (family === 'tony')
      return near === 1000 ? 'Every x was the best' : `${formatDecimal((near ?? 0) / 10)}% of the best x`;
    return near === 0 ? 'Always the nearest' : `${away(near)}${near === null ? '' : ', on average'}`;
  },
  rounds: ({ rounds, missed }: Alone) =>
    `${formatPlural(rounds, 'round', 'rounds')}${missed === 0 ? ', none missed' : `, ${missed} missed`}`,
  time: ({ thought }: Alone) => formatTime(thought),
  speakTime: ({ thought }: Alone) => speakTime(thought),
  thought: 'Thinking time',
  /** All of it on one line. */
  line: (family: Family, result: Alone) =>
    [
      ...(family === 'classic'
        ? [points(result.points), ...missedOf(result)]
        : family === 'tony'
          ? [`${formatDecimal((result.near ?? 0) / 10)}% of the best x`]
          : [...missedOf(result), away(result.near)]),
      formatTime(result.thought),
    ].join(', '),
  place: {
    first: 'Your first score with these rules – now beat it.',
    best: 'Your best with these rules so far',
    before: (line: string) => `before: ${line}`,
    behind: (line: string) => `Your best with these rules: ${line}`,
    known: 'You’d seen some of these numbers, so this doesn’t count as a best.',
  },
  bests: 'Contest alone: best scores',
  note: 'Your finished matches, for each set of rules. Rounds you play again don’t count.',
  by: (name: string, date: string, matches: number) =>
    `${name}, ${date}${matches === 1 ? '' : ` · best of ${matches} matches`}`,
};
