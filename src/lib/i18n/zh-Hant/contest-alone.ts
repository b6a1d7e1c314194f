import type { Words } from '../wording.ts';
import type { contestAlone as english } from '../en/contest-alone.ts';
import { formatCount, formatDecimal, formatTime, signed, speakTime } from '../format.ts';

const points = (count: number) => `${signed(formatCount(count))} 分`;
const missedOf = ({ missed }: { readonly missed: number }) => (missed === 0 ? [] : [`${missed} 輪沒解出`]);
const share = (near: number | null) => `最好的 x 的 ${formatDecimal((near ?? 0) / 10)}%`;
const away = (near: number | null) =>
  near === null
    ? '沒有一個證明成功'
    : near === 0
      ? '每次都最接近'
      : `與最近的相差 ${formatDecimal(near / 100)}`;

export const contestAlone: Words<typeof english> = {
  title: '單人',
  made: (family, { points: made, near }) => {
    if (family === 'classic') return points(made);
    if (family === 'tony') return near === 1000 ? '每個 x 都是最好的' : share(near);
    return near === null || near === 0 ? away(near) : `平均${away(near)}`;
  },
  rounds: ({ rounds, missed }) =>
    `${formatCount(rounds)} 輪，${missed === 0 ? '都解出了' : `${missed} 輪沒解出`}`,
  time: ({ thought }) => formatTime(thought),
  speakTime: ({ thought }) => speakTime(thought),
  thought: '思考時間',
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
    first: '這套規則下的第一個成績，下次超過它吧。',
    best: '這套規則下，你目前的最佳成績',
    before: (line: string) => `之前：${line}`,
    behind: (line: string) => `這套規則下你的最佳：${line}`,
    known: '有些數你已經見過，所以不計入最佳。',
  },
  bests: '單人擂台：最佳成績',
  note: '只算打完的單人比賽，每套規則分開算。重玩的輪次不算。',
  by: (name: string, date: string, matches: number) =>
    `${name}，${date}${matches === 1 ? '' : ` · ${matches} 場中最佳`}`,
};
