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
  side: (name) => `Lado de ${name}`,
  sayThenTap: 'dila y toca quién fue primero',
  youHaveIt: 'La tienes',
  right: 'Correcto',
  act: {
    agree: 'Acepto',
    check: 'Comprobar',
    enter: 'Escribirla',
    isThere: '¿Hay solución?',
    again: 'Jugar otra vez',
    replay: 'Repetición',
    home: 'Inicio',
  },
  refused: {
    notNow: 'Ahora no se puede. Espera un momento.',
    noSuchSeat: 'Ahí no hay nadie. Toca una zona de la mesa.',
    notYours: 'Eso le toca a otra persona.',
    realOnly: 'Aquí reparte la app. No hay nada que ingresar.',
    dealtOnly: 'Están usando cartas reales. Háganlo a mano.',
    ranksUnknown: 'Primero ingresa las cuatro cartas.',
    secondOwed: 'Debes una segunda solución. Escribe otra.',
    tooEarly: 'Demasiado pronto. Espera un momento.',
    badOrder: 'Las cartas no cuadran. Toca Pausa y luego Un paso atrás.',
    nothingToRule: 'Ya es tarde para cambiar ese veredicto. Toca Pausa y luego Una mano atrás.',
    unreadable: 'No pudimos leer esa solución. Escríbela otra vez.',
  },
};
