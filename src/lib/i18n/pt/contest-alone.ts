import type { Words } from '../wording.ts';
import type { Alone } from '#lib/games/contest/alone.ts';
import type { contestAlone as english } from '../en/contest-alone.ts';
import { formatDecimal, formatTime, speakTime } from '../format.ts';
import { amount, pick, signed } from './forms.ts';

const points = (count: number) => signed(pick(count, { one: `${count} ponto`, other: `${count} pontos` }));
const missedOf = ({ missed }: Alone) => (missed === 0 ? [] : [amount(missed, 'perdida', 'perdidas')]);
const away = (near: number | null) =>
  near === null
    ? 'nada provado'
    : near === 0
      ? 'sempre o mais perto'
      : `a ${formatDecimal(near / 100)} do mais perto`;

export const contestAlone: Words<typeof english> = {
  title: 'Solo',
  made: (family, { points: made, near }) => {
    if (family === 'classic') return points(made);
    if (family === 'tony')
      return near === 1000 ? 'Todo x foi o melhor' : `${formatDecimal((near ?? 0) / 10)}% do melhor x`;
    return near === 0 ? 'Sempre o mais perto' : `${away(near)}${near === null ? '' : ', em média'}`;
  },
  rounds: (result) =>
    `${amount(result.rounds, 'rodada', 'rodadas')}, ${missedOf(result)[0] ?? 'nenhuma perdida'}`,
  time: ({ thought }) => formatTime(thought),
  speakTime: ({ thought }) => speakTime(thought),
  thought: 'Tempo pensando',
  line: (family, result) =>
    [
      ...(family === 'classic'
        ? [points(result.points), ...missedOf(result)]
        : family === 'tony'
          ? [`${formatDecimal((result.near ?? 0) / 10)}% do melhor x`]
          : [...missedOf(result), away(result.near)]),
      formatTime(result.thought),
    ].join(', '),
  place: {
    first: 'Seu primeiro resultado com estas regras: agora supere-o.',
    best: 'Seu melhor resultado com estas regras',
    before: (line) => `antes: ${line}`,
    behind: (line) => `Seu recorde com estas regras: ${line}`,
    known: 'Você já tinha visto alguns destes números, então não conta como recorde.',
  },
  bests: 'Disputa solo: recordes',
  note: 'Partidas solo completas, para cada combinação de regras. Rodadas repetidas não contam.',
  by: (name, date, matches) => `${name}, ${date}${matches === 1 ? '' : ` · a melhor de ${matches}`}`,
};
