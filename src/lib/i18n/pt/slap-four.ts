import type { slapFour as english } from '../en/slap-four.ts';
import type { Words } from '../wording.ts';
import { list, pick } from './forms.ts';
import { race } from './race.ts';

const spelled = (count: number): string =>
  ['nenhuma', 'uma', 'duas', 'três', 'quatro'][count] ?? String(count);
const left = (count: number) => pick(count, { one: `resta ${count}`, other: `restam ${count}` });

export const slapFour: Words<typeof english> = {
  ...race,
  table: 'Mesa',
  cards: 'Cartas na mesa',
  says: (name) => `${name} diz`,
  zone: (name, count, says) => [`${name}, ${left(count)}`, ...says.filter(Boolean)].join('. '),
  counts: 'Vale em um momento',
  nth: (place) => `${place}º`,
  gaveUp: 'Desistiu',
  stuck: 'Nada?',
  stuckMore: 'Nada? Peça uma troca',
  allAgree: 'Todos concordam. Hora de trocar.',
  swapMine: 'Trocar',
  keepMine: 'Manter',
  swapYours: 'Trocar a sua carta?',
  giveUp: 'Desistir',
  giveUpSure: 'Sim, desisto',
  back: 'Voltar',
  nothing: 'Sem solução. Qualquer um pode trocar.',
  whom: 'Quem diz?',
  names: (name) => `${name} escolhe quem diz.`,
  name: (name) => `Escolher ${name}`,
  together: (names) => `Empate: ${list(names)}.`,
  byLot: (name) => `Foi por pouco. ${name} perdeu o sorteio.`,
  silentByLot: (name) => `Acabou o tempo. O sorteio decidiu: ${name} escolhe.`,
  say: (name) => `${name}, diga`,
  enters: (name) => `${name} está digitando`,
  asSaid: (name) => `${name}, como você disse`,
  take: (count, all) => (count === all ? `Leve as ${spelled(all)}` : `Leve ${spelled(count)}`),
  youTake: (count, all) => (count === all ? `Você leva as ${spelled(all)}` : `Você leva ${spelled(count)}`),
  takeNow: (take, pile) => `${take} · ${pile}`,
  takes: (name, count, all) =>
    count === all ? `${name} leva as ${spelled(all)}.` : `${name} leva ${spelled(count)}.`,
  turnUp: 'Cada um vira uma carta.',
  turnUpNew: 'A trocada vai embaixo da pilha; vire outra.',
  reshuffle: 'Embaralhem as suas pilhas',
  pick: 'Troque uma carta',
  keeps: 'Mantém',
  swaps: 'Troca',
  mustSwap: 'Tempo! Todos trocam.',
  set: (set) => `mão ${set + 1}`,
  won: (name) => `${name} ganha`,
  shared: (names) => `Empate: ${list(names)}`,
  left,
  lie: (ranks, target) => `Na mesa: ${ranks}. Faça ${target}.`,
  open: 'As cartas estão viradas para cima.',
};
