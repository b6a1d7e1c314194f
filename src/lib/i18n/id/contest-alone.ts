import type { Alone } from '#lib/games/contest/alone.ts';
import type { Type } from '#lib/games/contest/types.ts';
import type { contestAlone as english } from '../en/contest-alone.ts';
import { formatCount, formatDecimal, formatTime, speakTime } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';

type Family = Type['family'];

const points = (count: number) => `${signed(formatCount(count))} poin`;
const missedOf = ({ missed }: Alone) => (missed === 0 ? [] : [`${missed} terlewat`]);
const share = (near: number | null) => `${formatDecimal((near ?? 0) / 10)}% dari x terbaik`;
const away = (near: number | null) =>
  near === null
    ? 'tidak ada yang terbukti'
    : near === 0
      ? 'selalu yang terdekat'
      : `selisih ${formatDecimal(near / 100)} dari yang terdekat`;

export const contestAlone: Words<typeof english> = {
  title: 'Sendiri',
  made: (family: Family, { points: made, near }: Alone) => {
    if (family === 'classic') return points(made);
    if (family === 'tony') return near === 1000 ? 'x selalu yang terbaik' : share(near);
    if (near === 0) return 'Selalu yang terdekat';
    return near === null ? 'Tidak ada yang terbukti' : `Rata-rata ${away(near)}`;
  },
  rounds: ({ rounds, missed }: Alone) =>
    `${formatCount(rounds)} ronde, ${missed === 0 ? 'tidak ada yang terlewat' : `${missed} terlewat`}`,
  time: ({ thought }: Alone) => formatTime(thought),
  speakTime: ({ thought }: Alone) => speakTime(thought),
  thought: 'Waktu berpikir',
  line: (family: Family, result: Alone) =>
    [
      ...(family === 'classic'
        ? [points(result.points), ...missedOf(result)]
        : family === 'tony'
          ? [share(result.near)]
          : [...missedOf(result), away(result.near)]),
      formatTime(result.thought),
    ].join('; '),
  place: {
    first: 'Skor pertama dengan aturan ini – sekarang kalahkan.',
    best: 'Skor terbaik dengan aturan ini',
    before: (line: string) => `sebelumnya: ${line}`,
    behind: (line: string) => `Skor terbaik dengan aturan ini: ${line}`,
    known: 'Sebagian angkanya sudah pernah dilihat, jadi tidak dihitung sebagai yang terbaik.',
  },
  bests: 'Lomba sendirian: skor terbaik',
  note: 'Pertandingan sendirian yang selesai, dikelompokkan menurut aturan. Ronde yang dimainkan ulang tidak dihitung.',
  by: (name: string, date: string, matches: number) =>
    `${name}, ${date}${matches === 1 ? '' : ` · terbaik dari ${matches}`}`,
};
