import type { WeekLevel } from '#lib/practice/levels.ts';

/** Levels as they are drawn, in hundredths of the width and of the height. */
export interface LevelChart {
  /** What the lines across say, the highest first. */
  readonly ticks: readonly number[];
  /** Paths: the level, and what lies within its band. */
  readonly line: string;
  readonly band: string;
  /** How far down the last one lies. */
  readonly last: number;
}

/** How far apart lines may be. */
const STEPS = [50, 100, 150, 200, 300, 500, 1000, 2000, 5000];

/** Three lines that hold all of it, as near to each other as they can be. */
export function levelChart(weeks: readonly WeekLevel[]): LevelChart {
  const least = Math.min(...weeks.map(({ level, band }) => level - band));
  const most = Math.max(...weeks.map(({ level, band }) => level + band));
  const bottomOf = (step: number) => Math.floor(least / step) * step;
  const step = STEPS.find((each) => bottomOf(each) + 2 * each >= most) ?? most - least;
  const bottom = bottomOf(step);
  const [from = 0, to = 0] = [weeks[0]?.monday, weeks.at(-1)?.monday];
  const at = ({ monday }: WeekLevel, value: number) =>
    `${to === from ? 100 : round((100 * (monday - from)) / (to - from))} ${down(value)}`;
  const down = (value: number) => round(100 - (50 * (value - bottom)) / step);
  const above = weeks.map((week) => at(week, week.level + week.band));
  const below = weeks.map((week) => at(week, week.level - week.band));
  return {
    ticks: [2, 1, 0].map((steps) => bottom + steps * step),
    line: pathOf(weeks.map((week) => at(week, week.level))),
    band: `${pathOf([...above, ...below.reverse()])}Z`,
    last: down(weeks.at(-1)?.level ?? bottom),
  };
}

const pathOf = (points: readonly string[]): string => `M${points.join('L')}`;
const round = (value: number): number => Math.round(10 * value) / 10;
