import type { Words } from '../wording.ts';
import type { Alone } from '#lib/games/contest/alone.ts';
import type { contestAlone as english } from '../en/contest-alone.ts';
import { formatDecimal, formatTime, speakTime } from '../format.ts';
import { amount, pick, signed } from './forms.ts';

const points = (count: number) => signed(pick(count, { one: `${count} punto`, other: `${count} puntos` }));
const missedOf = ({ missed }: Alone) =>
  missed === 0 ? [] : [pick(missed, { one: '1 fallada', other: `${missed} falladas` })];
const away = (near: number | null) =>
  near === null
    ? 'nada demostrado'
    : near === 0
      ? 'siempre la más cercana'
      : `a ${formatDecimal(near / 100)} de la más cercana`;

export const contestAlone: Words<typeof english> = {
  title: 'A solas',
  made: (family, { points: made, near }) => {
    if (family === 'classic') return points(made);
    if (family === 'tony')
      return near === 1000
        ? 'Cada x fue la mejor'
        : `${formatDecimal((near ?? 0) / 10)}\u00a0% de la mejor x`;
    return near === 0 ? 'Siempre la más cercana' : `${away(near)}${near === null ? '' : ', en promedio'}`;
  },
  rounds: (result) =>
    `${amount(result.rounds, 'ronda', 'rondas')}, ${missedOf(result)[0] ?? 'ninguna fallada'}`,
  time: ({ thought }) => formatTime(thought),
  speakTime: ({ thought }) => speakTime(thought),
  thought: 'Tiempo pensando',
  line: (family, result) =>
    [
      ...(family === 'classic'
        ? [points(result.points), ...missedOf(result)]
        : family === 'tony'
          ? [`${formatDecimal((result.near ?? 0) / 10)}\u00a0% de la mejor x`]
          : [...missedOf(result), away(result.near)]),
      formatTime(result.thought),
    ].join(', '),
  place: {
    first: 'Tu primer resultado con estas reglas: ahora supéralo.',
    best: 'Tu mejor resultado con estas reglas',
    before: (line) => `antes: ${line}`,
    behind: (line) => `Tu récord con estas reglas: ${line}`,
    known: 'Ya habías visto algunos de estos números, así que no cuenta como récord.',
  },
  bests: 'Certamen a solas: récords',
  note: 'Tus partidas completas, separadas según las reglas. Las rondas repetidas no cuentan.',
  by: (name, date, matches) => `${name}, ${date}${matches === 1 ? '' : ` · la mejor de ${matches} partidas`}`,
};
