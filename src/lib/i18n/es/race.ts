import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: 'Antes de tiempo',
  locked: 'Bloqueo de un segundo.',
  hasIt: (name) => `${name} la tiene`,
  late: (ms) => `+${formatLead(ms)}`,
  heat: 'Empate',
  lotDraws: 'No se sabe quién fue antes. Sorteando.',
  outByLot: 'Perdió el sorteo',
  inByLot: (names) => `Ganó el sorteo contra ${list(names)}`,
  asks: (name) => `${name}: ¿sin solución?`,
  cameTo: (name, verdict) => `${name}: ${verdict}`,
  waitsFor: (names) => (names.length > 2 ? 'Esperando a los demás' : `Esperando a ${list(names)}`),
  thereIs: 'Hay solución.',
  thereIsNone: 'No hay solución.',
};
