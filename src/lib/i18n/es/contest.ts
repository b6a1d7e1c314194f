import type { contest as english } from '../en/contest.ts';
import { formatCount, formatDecimal } from '../format.ts';
import type { Words } from '../wording.ts';
import { amount, list, pick, signed } from './forms.ts';

const FAMILIES = { classic: 'Clásico', tony: 'Tony Four', closest: 'Lo más cerca' };
const points = (count: number) => signed(pick(count, { one: `${count} punto`, other: `${count} puntos` }));
const haveAll = (sets: number) => (sets === 1 ? 'La tengo' : `Tengo las ${sets}`);

export const contest: Words<typeof english> = {
  families: FAMILIES,
  title: (family, target) => (family === 'closest' ? `Más cerca de ${signed(target)}` : FAMILIES[family]),
  roundOf: (round) => `Ronda ${round}`,
  scores: 'Puntos',
  score: (name, score) => `${name}, ${points(score)}`,
  points,
  sets: 'Cartas',
  set: (index) => `Grupo ${index}`,
  goal: {
    classic: (target) => `Haz ${signed(target)}`,
    tony: 'gana la x más alta',
    closest: (target) => `a qué distancia de ${signed(target)}, pero no 0`,
  },
  use: ({ sets, numbers }, players) => {
    if (sets > 1) return `los ${formatCount(sets)} grupos`;
    if (players === 1) return 'una solución';
    return numbers > 4
      ? `los ${formatCount(numbers)} números, gana la primera solución`
      : 'gana la primera solución';
  },
  allSets: haveAll,
  claim: (name, sets) => `${name}: ${haveAll(sets).toLowerCase()}`,
  impossible: '¿Imposible?',
  skip: '¿Saltar?',
  says: 'Imposible',
  skips: 'Saltar',
  impossibleOf: (name) => `${name}: imposible`,
  skipOf: (name) => `${name}: saltar`,
  finish: 'Terminar la partida',

  has: (name, sets) => (sets === 1 ? `${name} la tiene` : `${name} tiene las ${sets}`),
  lots: (names) => `Empate: ${list(names)}. Hicimos un sorteo.`,
  worth: (value) => `debe dar ${value}`,
  /** An x that is a distance. */
  distance: (x) => `distancia ${x}`,
  beside: (x, target) => `a ${x} de ${signed(target)}`,
  nothing: 'sin valor',
  cannot: 'No puedo',
  rule: 'Comprobar',
  nextSet: 'Próximo grupo',

  secret: 'x secreta',
  open: 'Tu x',
  raise: 'Tengo una x',
  raiseOf: (name) => `${name}: tengo una x`,
  another: 'Otra x',
  sealed: 'entregada',
  final: 'definitiva',
  mayChange: 'aún puede cambiar',
  entries: 'Quién tiene una x',
  noX: 'sin x',
  passTo: (name) => `Pásaselo a ${name}`,
  slipText: 'Escribe tu x donde nadie la vea. El reloj está en pausa.',
  iAm: (name) => `Soy ${name}`,
  headphones: 'Si usas un lector de pantalla, ponte auriculares: lo que escribes se lee en voz alta.',
  notNow: 'Cancelar',
  numbersCovered: 'Los números están ocultos mientras alguien escribe.',
  slipEnds: 'Tiempo para escribir',
  rests: (seconds) => `espera ${seconds} s`,
  missed: {
    expired: (name) => `Se acabó el tiempo, ${name}: no entregaste ninguna x.`,
    final: (name) => `La x de ${name} es definitiva: alguien más ya entregó la suya.`,
  },
  shield: {
    behind: 'Tapar con la mano',
    look: 'Mantén para ver',
    covered: 'oculta; mantén para oírla',
  },
  yours: { tony: 'Tu x más alta', closest: (target) => `A qué distancia de ${signed(target)}` },
  empty: 'nada todavía',
  over: (top, bottom) => `${top} sobre ${bottom}`,
  fraction: 'raya de fracción',
  minus: 'menos',
  keys: 'Teclas de números',
  clear: 'Limpiar',
  seal: 'Entregar',
  noneAt: 'Imposible',
  fault: {
    empty: 'Primero escribe un número.',
    long: 'Usa como máximo quince dígitos.',
    byZero: 'No se puede dividir entre cero.',
    notAway: 'Debe ser más que 0: el objetivo mismo no cuenta.',
  },

  reveal: {
    sealed: 'Todos tienen una x',
    opened: { tony: 'Los números, del más alto al más bajo', closest: 'Los números, primero el más cercano' },
    where: 'Pongan el dispositivo donde todos lo vean. Los números aparecen en un momento.',
    soon: 'Los números aparecen en un momento.',
    open: 'Mostrarlos',
    role: {
      proves: 'demuestra primero',
      now: 'demuestra ahora',
      next: 'sigue, si esa falla',
      failed: 'sin demostrar',
      impossible: 'gana si nadie demuestra un número',
    },
    prove: (name, x) => `Pásaselo a ${name}: demuestra ${x}`,
    proveHere: (name, x) => `${name}: demuestra ${x}`,
  },
  either: (low, high) => `Tendrás que hacer ${low} o ${high}.`,

  proof: 'Demostraciones',
  bestFirst: 'primero la mejor x',
  proves: (name) => `Demuestra ${name}`,
  comparing: 'Buscando la mejor x…',
  noAnswer: 'No pudimos encontrar la mejor x.',
  tryAgain: 'Reintentar',

  begin: 'Empezar',
  starts: 'La ronda empieza en',
  next: 'Próxima ronda',

  wins: (name) => `${name} gana la ronda`,
  came: (name, what) => `${name}: ${what}`,
  draw: 'Empate: todos dijeron Imposible',
  skipped: 'Saltada: sin puntos',
  timedOut: 'Empate: se acabó el tiempo',
  nobody: 'Nadie gana la ronda',
  notBest: 'Correcto, pero no es la mejor',
  declared: (name) => `${name} dijo Imposible antes y gana la ronda`,
  why: { wrong: 'incorrecta', conceded: 'se rindió', expired: 'fuera de tiempo' },
  bestWas: {
    tony: (x) => `La más alta era ${x}`,
    closest: (x) => `La más cercana estaba a ${x}`,
  },
  line: (target, entries, best) =>
    `Alrededor de ${signed(target)}: ${list(entries)}${best === null ? '' : `; la más cercana estaba a ${best}`}`,
  away: (name, x) => `${name} a ${x}`,
  otherWays: 'Otras soluciones',
  looking: 'Buscando…',
  noOther: 'No hay ninguna otra.',
  noWays: 'No pudimos hacer la lista.',
  moreWays: (count) => `y ${count} más`,
  none: 'Era imposible',
  works: 'Había solución',
  notAll: 'Era imposible',
  short: (away, share) =>
    `a ${away} de la mejor${share === null ? '' : ` · llega al ${formatDecimal(share / 10)}\u00a0%`}`,
  reached: 'la mejor posible',
  unproved: 'sin demostrar',
  unmade: 'no se puede hacer',

  stopped: 'Terminada antes',
  winner: (name) => `Gana ${name}`,
  share: (names) => `Empate: ${list(names)}`,
  right: 'Correcto',
  wrong: 'Incorrecto',
  fastest: 'Más rápido',
  pointsRow: 'Puntos',
  table: 'Resultados',
  played: (rounds, draws) => `${amount(rounds, 'ronda', 'rondas')}, ${amount(draws, 'empate', 'empates')}`,
  unfit: (count) =>
    `${pick(count, {
      one: '1 grupo con solución no se puede practicar',
      other: `${amount(count, 'grupo', 'grupos')} con solución no se pueden practicar`,
    })}: la práctica reparte cuatro números de hasta 13 y objetivos de hasta 99.`,
  shareRounds: 'Compartir estas rondas',
  again: 'Jugar otra vez',
  replay: 'Repetición',
  home: 'Inicio',
  backRound: 'Una ronda atrás',
};
