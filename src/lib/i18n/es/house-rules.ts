import type { Words } from '../wording.ts';
import type { houseRules as english } from '../en/house-rules.ts';
import { amount, pick, signed } from './forms.ts';
import { spans } from './spans.ts';

const NONE = 'sin límite';
const { seconds, minutes } = spans;
const secondsOrNone = (ms: number) => (ms === 0 ? NONE : seconds(ms));

const STRICTNESS = {
  quick: { name: 'Rápida', more: 'cuentan medias manos de cualquier palo' },
  standard: { name: 'Estándar', more: 'cuentan medias manos en los palos de sus castillos' },
  elders: { name: 'Ancestral', more: 'sin medias manos' },
  timeSink: { name: 'Eterna', more: 'solo súper manos' },
};
const DIRECTION = {
  right: { name: 'a la derecha', line: 'turnos a la derecha', more: 'sentido antihorario' },
  left: { name: 'a la izquierda', line: 'turnos a la izquierda', more: 'sentido horario' },
};

export const houseRules: Words<typeof english> = {
  claimTime: {
    name: 'Tiempo para decirla',
    say: secondsOrNone,
    line: (ms) => (ms === 0 ? 'sin prisa para decirla' : `${seconds(ms)} para decirla`),
  },
  setTime: {
    name: 'Tiempo por mano',
    say: (ms) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms) => (ms === 0 ? 'sin límite de tiempo' : `${minutes(ms)} por mano`),
  },
  rounds: {
    name: 'Rondas',
    say: String,
    line: (count) => amount(count, 'ronda', 'rondas'),
  },
  redraw: {
    name: 'Sacar otro objetivo si es muy difícil',
    more: 'si menos de la mitad de las manos tienen solución',
    on: 'otro objetivo si es muy difícil',
  },
  faces: { name: 'Figuras', more: 'J Q K valen 11 12 13', on: 'con figuras' },
  dealer: {
    name: 'Reparte primero',
    drawn: 'carta más alta',
    mark: 'reparte primero',
    choose: 'Que reparta primero',
  },
  slapSayNone: {
    name: 'Avisar si no hay solución',
    more: 'entonces cualquiera puede cambiar cartas',
    on: 'avisa si no hay solución',
  },
  knockSayNone: {
    name: 'Avisar si no hay solución',
    more: 'entonces cualquiera puede apartar las cartas',
    on: 'avisa si no hay solución',
  },
  called: { name: 'De viva voz, sin tocar', more: 'cualquiera toca a quien fue primero', on: 'de viva voz' },
  implied: {
    name: 'Multiplicación implícita',
    more: 'un paréntesis sin signo multiplica: 4(4\u00a0+\u00a04) es 32',
    on: 'los paréntesis multiplican',
  },
  negation: {
    name: 'Números negativos',
    more: 'el menos puede ir delante de un 4 o de un paréntesis: 4\u00a0×\u00a0(−4)',
    on: 'menos como signo',
  },
  extended: {
    name: 'Más rondas',
    more: 'dos 4 juntos forman 44; rondas 1 a 10, 12, 15, 16, 17 y 20',
    on: 'Quince rondas',
    off: 'Nueve rondas',
  },
  swapAtTurn: {
    name: 'Cambiar cartas en tu primer turno',
    more: 'en vez de pasar el dispositivo a todos antes de cada ronda',
    on: 'cambio de cartas en el primer turno',
  },
  contestType: { name: 'Tipo de juego' },
  contestTarget: { name: 'Objetivo', say: signed, line: (target) => `Objetivo ${signed(target)}` },
  numbers: { name: 'Números por grupo', say: String, line: (count) => `${count} números` },
  sets: { name: 'Grupos', say: String, line: (count) => amount(count, 'grupo', 'grupos') },
  range: { name: 'Números hasta', say: String, line: (most) => `hasta ${most}` },
  endScore: { name: 'Se juega a', say: String, line: (score) => `a ${score} puntos` },
  roundTime: {
    name: 'Tiempo por ronda',
    say: secondsOrNone,
    line: (ms) => `${seconds(ms)} por ronda`,
  },
  proofTime: { name: 'Tiempo por demostración', line: (ms) => `${seconds(ms)} por demostración` },
  betweenTime: {
    name: 'Entre rondas',
    say: (ms) => (ms < 0 ? 'al avisar' : seconds(ms)),
    line: (ms) => `${seconds(ms)} entre rondas`,
  },
  answerTime: {
    name: 'Tiempo para responder',
    say: secondsOrNone,
    line: (ms) => (ms === 0 ? 'sin prisa para responder' : `${seconds(ms)} para responder`),
  },
  entryTime: {
    name: 'Tiempo para escribir',
    say: secondsOrNone,
    line: (ms) => (ms === 0 ? 'sin prisa para escribir' : `${seconds(ms)} para escribir`),
  },
  sharedRounds: { name: 'Compartir estas rondas', more: 'otro dispositivo reparte los mismos números' },
  presets: {
    basic: '24 básico',
    practice: 'Práctica',
    solvable: 'Solo con solución',
    tony: 'Tony Four',
    closest: 'Lo más cerca',
    big: 'Números grandes',
    kids: 'Niños',
  },
  presetsMore: {
    basic: 'Haz 24 con cuatro números del 1 al 10. Se juega a 10 puntos.',
    practice: 'Lo mismo, sin final: termina cuando quieras.',
    solvable: 'Lo mismo, pero siempre hay solución.',
    tony: 'Dos grupos y un número secreto. Se juega a 5 puntos.',
    closest: 'Cerca de 24, pero no 24. Se juega a 5 puntos.',
    big: 'Haz 100 con cinco números del 1 al 25.',
    kids: 'Haz 10 con tres números del 1 al 6, sin reloj para mostrar cómo.',
  },
  games: {
    name: 'Juegos',
    say: (games) => (games === 1 ? 'uno' : String(games)),
    line: (games) => pick(games, { one: 'Un juego', other: `Torneo de ${games} juegos` }),
  },
  strictness: {
    name: 'Exigencia',
    of: (value) => STRICTNESS[value],
  },
  theTurn: {
    name: 'La Banca',
    mark: 'la Banca',
    choose: 'Que sea la Banca',
    lot: {
      ask: 'Sortear la Banca',
      title: 'La más alta es la Banca',
      says: (name) => `${name} es la Banca.`,
    },
  },
  direction: {
    name: 'Los turnos pasan',
    of: (value) => DIRECTION[value],
  },
  live: {
    name: 'Cuánto valen mis cartas',
    more: 'ves cuánto sumarían tus cartas si cantaras ahora',
    on: 'valor a la vista',
    off: 'valor oculto',
  },
  subjects: {
    name: 'Los Súbditos cuentan',
    more: 'la carta que está bajo un rey suma su valor al castillo',
    on: 'los Súbditos cuentan',
  },
  noHarm: {
    name: 'Sin daño no hay falta',
    more: 'las cartas sueltas no restan',
    on: 'sin daño no hay falta',
  },
  oneShuffle: {
    name: 'Una sola barajada',
    more: 'se baraja una vez: al acabarse el mazo, puntúan todos',
    on: 'una sola barajada',
  },
  reshuffles: {
    name: 'Barajar de nuevo',
    say: (count) => (count === 0 ? NONE : String(count)),
    line: (count) =>
      count === 0 ? 'se baraja de nuevo sin límite' : `se baraja de nuevo ${amount(count, 'vez', 'veces')}`,
  },
  faceUpStays: {
    name: 'Consecuencias a la vista',
    more: 'lo descartado boca arriba no vuelve nunca',
    on: 'consecuencias a la vista',
  },
  staticCastles: {
    name: 'Castillos fijos',
    more: 'un castillo conserva su primer valor, tenga el rey que tenga',
    on: 'castillos fijos',
  },
  anyKing: {
    name: 'Igualdad de oportunidades',
    more: 'un rey de cualquier palo va a cualquier castillo',
    on: 'igualdad de oportunidades',
  },
  ghoulRaiser: {
    name: 'Levantamuertos',
    more: 'después de un rey puedes robar de las cartas boca arriba',
    on: 'levantamuertos',
  },
  first: {
    name: 'Empieza',
    mark: 'empieza',
    choose: 'Que empiece',
    lot: { ask: 'Sortear quién empieza', title: 'Empieza la más alta', says: (name) => `Empieza ${name}.` },
  },
};
