import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: 'Cedo demais',
  locked: 'Bloqueio de um segundo.',
  hasIt: (name) => `${name} achou`,
  late: (ms) => `+${formatLead(ms)}`,
  heat: 'Empate',
  lotDraws: 'Não dá para saber quem foi antes. Sorteando.',
  outByLot: 'Perdeu o sorteio',
  inByLot: (names) => `Ganhou o sorteio contra ${list(names)}`,
  asks: (name) => `${name}: sem solução?`,
  cameTo: (name, verdict) => `${name}: ${verdict}`,
  waitsFor: (names) => (names.length > 2 ? 'Esperando os outros' : `Esperando ${list(names)}`),
  thereIs: 'Há solução.',
  thereIsNone: 'Não há solução.',
  side: (name) => `Lado de ${name}`,
  sayThenTap: 'diga e toque em quem foi primeiro',
  youHaveIt: 'A palavra é sua',
  right: 'Certo',
  act: {
    agree: 'Aceito',
    check: 'Conferir',
    enter: 'Digitar',
    isThere: 'Há solução?',
    again: 'Jogar de novo',
    replay: 'Replay',
    home: 'Início',
  },
  refused: {
    notNow: 'Agora não dá. Espere um momento.',
    noSuchSeat: 'Ali não há ninguém. Toque em uma zona da mesa.',
    notYours: 'Isso cabe a outra pessoa.',
    realOnly: 'Aqui o app distribui. Não há nada para anotar.',
    dealtOnly: 'Vocês estão usando cartas reais. Façam à mão.',
    ranksUnknown: 'Primeiro anote as quatro cartas.',
    secondOwed: 'Falta uma segunda solução. Digite outra.',
    tooEarly: 'Cedo demais. Espere um momento.',
    badOrder: 'A conta das cartas não fecha. Toque em Pausa e depois em Voltar um passo.',
    nothingToRule: 'É tarde para mudar esse veredito. Toque em Pausa e depois em Voltar uma mão.',
    unreadable: 'Não conseguimos ler essa solução. Digite de novo.',
  },
};
