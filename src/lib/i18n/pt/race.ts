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
};
