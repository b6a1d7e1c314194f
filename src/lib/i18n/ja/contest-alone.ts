import type { Words } from '../wording.ts';
import type { Alone } from '#lib/games/contest/alone.ts';
import type { Type } from '#lib/games/contest/types.ts';
import type { contestAlone as english } from '../en/contest-alone.ts';
import { formatCount, formatDecimal, formatTime, signed, speakTime } from '../format.ts';

type Family = Type['family'];

const points = (count: number) => `${signed(formatCount(count))}点`;
const missedOf = ({ missed }: Alone) => (missed === 0 ? [] : [`取りこぼし${missed}`]);
const away = (near: number | null) =>
  near === null ? '証明なし' : near === 0 ? '毎回一番近い数' : `一番近い数との差${formatDecimal(near / 100)}`;

export const contestAlone: Words<typeof english> = {
  title: '1人',
  made: (family: Family, { points: made, near }: Alone) => {
    if (family === 'classic') return points(made);
    if (family === 'tony')
      return near === 1000 ? 'どのxも最善でした' : `最善のxの${formatDecimal((near ?? 0) / 10)}%`;
    return near === null || near === 0 ? away(near) : `平均で、${away(near)}`;
  },
  rounds: ({ rounds, missed }: Alone) =>
    `${formatCount(rounds)}ラウンド、取りこぼし${missed === 0 ? 'なし' : missed}`,
  time: ({ thought }: Alone) => formatTime(thought),
  speakTime: ({ thought }: Alone) => speakTime(thought),
  thought: '考えた時間',
  line: (family: Family, result: Alone) =>
    [
      ...(family === 'classic'
        ? [points(result.points), ...missedOf(result)]
        : family === 'tony'
          ? [`最善のxの${formatDecimal((result.near ?? 0) / 10)}%`]
          : [...missedOf(result), away(result.near)]),
      formatTime(result.thought),
    ].join('、'),
  place: {
    first: 'このルールでは初めての記録です。次はこれを超えましょう。',
    best: 'このルールでの自己ベストです',
    before: (line: string) => `これまで：${line}`,
    behind: (line: string) => `このルールでの自己ベスト：${line}`,
    known: '前に見た数があったので、自己ベストには数えません。',
  },
  bests: 'コンテスト（1人）：自己ベスト',
  note: '最後まで遊んだ1人用の対戦を、ルールごとにまとめています。同じラウンドの遊び直しは数えません。',
  by: (name: string, date: string, matches: number) =>
    `${name}、${date}${matches === 1 ? '' : `・${matches}件中の最高`}`,
};
