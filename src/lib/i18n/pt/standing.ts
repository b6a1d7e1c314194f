import type { standing as english } from '../en/standing.ts';
import type { Words } from '../wording.ts';
import { amount, list, pick } from './forms.ts';

export const standing: Words<typeof english> = {
  title: 'Como terminou',
  won: (name) => `${name} ganha`,
  shared: (names) => `Empate: ${list(names)}`,
  stopped: 'Encerrada antes',
  table: 'Resultados',
  sets: 'Mãos ganhas',
  fastest: 'Mais rápida',
  none: '–',
  noneSpoken: 'nenhuma',
  best: (name, set) => `O toque mais rápido foi de ${name}, na mão ${set}.`,
  missed: (count) =>
    pick(count, {
      one: `${count} mão tinha solução, e ninguém achou.`,
      other: `${amount(count, 'mão', 'mãos')} tinham solução, e ninguém achou.`,
    }),
  practise: (count) => pick(count, { one: 'Treinar esta', other: 'Treinar estas' }),
  again: 'Jogar de novo',

  together: {
    matches: (count) => amount(count, 'partida', 'partidas'),
    table: (game) => `${game}, todas as partidas`,
    name: 'Nome',
    played: 'Jogadas',
    won: 'Ganhas',
    best: (name, date) => `${name}, ${date}`,
    look: (what) => `${what}, replay`,
    reading: 'Lendo as partidas…',
    failed: 'Não conseguimos ler as partidas. Elas continuam salvas.',
    retry: 'Tentar de novo',
    note: 'Partidas de dois ou mais, completas ou encerradas antes. Um empate conta como vitória para cada um.',
    empty: {
      title: 'Ainda não há nada',
      text: 'Termine uma partida de dois ou mais, e os totais de todos aparecem aqui.',
      action: 'Ir para a mesa',
    },
  },
};
