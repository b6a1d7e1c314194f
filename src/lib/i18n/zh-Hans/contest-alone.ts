import type { Words } from '../wording.ts';
import type { contestAlone as english } from '../en/contest-alone.ts';
import { formatCount, formatDecimal, formatTime, signed, speakTime } from '../format.ts';

const points = (count: number) => `${signed(formatCount(count))} 分`;
const missedOf = ({ missed }: { readonly missed: number }) => (missed === 0 ? [] : [`${missed} 轮没解出`]);
const share = (near: number | null) => `最好的 x 的 ${formatDecimal((near ?? 0) / 10)}%`;
const away = (near: number | null) =>
  near === null
    ? '没有一个证明成功'
    : near === 0
      ? '每次都最接近'
      : `与最近的相差 ${formatDecimal(near / 100)}`;

export const contestAlone: Words<typeof english> = {
  title: '单人',
  made: (family, { points: made, near }) => {
    if (family === 'classic') return points(made);
    if (family === 'tony') return near === 1000 ? '每个 x 都是最好的' : share(near);
    return near === null || near === 0 ? away(near) : `平均${away(near)}`;
  },
  rounds: ({ rounds, missed }) =>
    `${formatCount(rounds)} 轮，${missed === 0 ? '都解出了' : `${missed} 轮没解出`}`,
  time: ({ thought }) => formatTime(thought),
  speakTime: ({ thought }) => speakTime(thought),
  thought: '思考时间',
  line: (family, result) =>
    [
      ...(family === 'classic'
        ? [points(result.points), ...missedOf(result)]
        : family === 'tony'
          ? [share(result.near)]
          : [...missedOf(result), away(result.near)]),
      formatTime(result.thought),
    ].join('，'),
  place: {
    first: '这套规则下的第一个成绩，下次超过它吧。',
    best: '这套规则下，你目前的最佳成绩',
    before: (line: string) => `之前：${line}`,
    behind: (line: string) => `这套规则下你的最佳：${line}`,
    known: '有些数你已经见过，所以不计入最佳。',
  },
  bests: '单人擂台：最佳成绩',
  note: '只算打完的单人比赛，每套规则分开算。重玩的轮次不算。',
  by: (name: string, date: string, matches: number) =>
    `${name}，${date}${matches === 1 ? '' : ` · ${matches} 场中最佳`}`,
};
