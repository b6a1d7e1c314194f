import { formatLead } from '../measures.ts';
import type { replay as english } from '../en/replay.ts';
import type { Words } from '../wording.ts';
import { amount, list } from './forms.ts';

export const replay: Words<typeof english> = {
  title: 'Repetición',
  opening: 'Abriendo la repetición…',
  of: (game, date) => `${game}, ${date}`,
  save: 'Guardar en un archivo',
  notOver: 'Podrás ver la repetición cuando termine la partida.',
  goOn: 'Continuar la partida',
  noSets: 'En esta partida no se repartieron cartas.',
  set: (set, sets) => `Mano ${set} de ${sets}`,
  inRound: (round, set, sets) => `Ronda ${round} · mano ${set} de ${sets}`,
  end: 'El final',
  make: (target) => `Haz ${target}`,
  cards: 'Las cartas',
  laid: (rank, name) => `${rank}, de ${name}`,
  laidByTable: (rank) => `${rank}, de la mesa`,
  notEntered: 'sin ingresar',
  card: 'una carta',
  stands: (name, count) => `${name} ${count}`,
  before: 'Antes',
  after: 'Después',
  chosen: 'Mano',

  firstBy: (ms) => `antes por ${formatLead(ms)}`,
  afterTime: (time) => `tras ${time}`,
  byLot: 'por sorteo',
  named: (claimant) => `eligió a ${claimant}`,
  gaveUpAndNamed: (claimant) => `se rindió y eligió a ${claimant}`,
  touches: 'Quién tocó, y cuándo',
  touch: {
    inTime: (time) => time,
    late: (time, late) => `${time}, ${late} tarde`,
    falseStart: (early) => `${early} antes de tiempo`,
    voided: (time) => `${time}, anulado: fue sin querer`,
  },
  delayed: (time) => `contó como ${time}`,
  gaveUp: (time) => `se rindió tras ${time}`,
  heat: (names, p) =>
    `Empate: entre ${list(names)} hubo menos de ${formatLead(p)}, así que hicimos un sorteo.`,

  unsaid: {
    agreed: 'Se aceptó.',
    stood: 'Nadie la comprobó.',
    conceded: 'No dio respuesta.',
    expired: 'Se quedó sin tiempo.',
  },
  right: 'Correcta.',
  wrong: 'Incorrecta.',
  makes: (value) => `Eso da ${value}.`,
  dividesByZero: 'Eso divide entre cero.',
  otherCards: 'No es con estas cuatro cartas.',
  notDifferent: 'Las dos son la misma solución.',
  takes: (name, count, all) =>
    count === all ? `${name} se llevó ${all === 4 ? 'las cuatro' : 'todas'}.` : `${name} se llevó ${count}.`,
  out: (name) => `${name} quedó fuera de esta mano.`,
  ruled: (reason) =>
    reason === '' ? 'La mesa cambió el veredicto.' : `La mesa cambió el veredicto: “${reason}”.`,
  recounted: 'La mesa corrigió la cuenta.',
  otherWays: (count) =>
    count === 0 ? 'No hay otras soluciones.' : `${amount(count, 'solución más', 'soluciones más')}.`,
  works: 'Una solución',
  worksNone: 'No había solución.',
  looking: 'Buscando…',
  missing:
    'Falta descargar la función que resuelve las manos. Conéctate a internet y abre otra vez esta mano.',

  left: {
    open: 'La partida terminó antes.',
    swapped: 'Se cambiaron cartas.',
    passed: 'Nadie encontró una solución.',
    timedOut: 'Nadie encontró una solución a tiempo.',
    barred: 'Todos fallaron.',
    reshuffled: 'Después de diez cambios se barajaron las pilas.',
  },
  aside: 'Las cuatro se apartaron.',
  earlier: 'Antes de eso',

  all: 'Todas las manos',
  keyTwo: 'arriba o abajo: quién ganó · largo: tiempo',
  keyGiven: 'lleno: entregó una carta · contorno: se llevó alguna',
  keyWon: 'lleno: ganó las cuatro',
  spokenSet: (set, sets, won) => `Mano ${set} de ${sets}, ${won}`,
  spokenWon: (name) => `la ganó ${name}`,
  spokenNobody: 'no la ganó nadie',
};
