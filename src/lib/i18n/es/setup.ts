import type { Words } from '../wording.ts';
import type { setup as english } from '../en/setup.ts';
import { formatScore } from '../format.ts';
import { amount, either, list } from './forms.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];
const START = 'Empezar';
const BOARD = 'Preparar el tablero';
const JUDGE = 'Ustedes reparten; la app cuenta y juzga.';

export const setup: Words<typeof english> = {
  title: 'En la mesa',
  rulesPage: 'Reglas',
  game: 'Juego',
  family: 'Qué variante',
  games: gameNames,
  shapes: { moon: 'Luna', hill: 'Colina', gate: 'Puerta', star: 'Estrella', leaf: 'Hoja', drop: 'Gota' },
  who: {
    edges: 'Quién se sienta dónde',
    ring: 'Quién le pasa a quién',
    side: 'Quiénes juegan',
    alone: 'Quién juega',
  },
  players: 'Jugadores',
  playersCount: (count) => `${count} jugadores`,
  playersShort: (count, of) => (count === 1 && of < 5 ? 'A solas' : String(count)),
  places: {
    near: 'lado cercano',
    left: 'lado izquierdo',
    far: 'lado opuesto',
    right: 'lado derecho',
  },
  seat: (name, shape, about) => [...(name === shape ? [name] : [name, shape]), ...about].join(', '),
  inTurn: (turn) => `${ORDINALS[turn - 1] ?? `${turn}.º`} turno`,
  turnRound: 'Invertir los turnos',
  turns: { back: 'Los turnos van en sentido antihorario.', round: 'Los turnos van en sentido horario.' },
  delayed: (ms) => `+${spans.seconds(ms)}`,
  second: 'dos soluciones',
  draw: 'Sortear los lugares',
  deck: 'Baraja',
  decks: {
    physical: 'Cartas reales',
    dealt: 'En pantalla',
    dealtMore: 'La app baraja y reparte.',
  },
  rules: {
    title: 'Reglas de la casa',
    make: (target) => (target === 'dynamic' ? 'Objetivo al azar' : `Haz ${target}`),
    handicaps: 'con ventaja',
    published: 'reglas usuales',
    ready: 'Ya preparadas',
  },
  seconds: (ms) => (ms === 0 ? 'nada' : spans.seconds(ms)),
  less: (what) => `${what}: menos`,
  more: (what) => `${what}: más`,
  reset: 'Reglas usuales',
  done: 'Listo',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: 'Iniciar el reloj' },
    kings: {
      real: 'Dos barajas de 52. Ustedes reparten; la app lleva la cuenta.',
      start: 'Destapar los castillos',
      author: 'Un juego de Ryan Matthew Thurman.',
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: '20 de cada una: +\u00a0−\u00a0×\u00a0÷ y ( ). Repartan cinco; la app juzga.',
      start: BOARD,
    },
  },
  guided: { name: 'Un primer juego guiado', more: 'Seis pasos, dos minutos' },
  length: {
    turns: (least, most) => `Suele durar de ${least} a ${most} turnos.`,
    deals: (deals, least, most) =>
      `Cerca de ${amount(deals, 'mano', 'manos')}; suele durar de ${least} a ${most} minutos.`,
    rounds: (rounds, least, most) =>
      `Cerca de ${amount(rounds, 'ronda', 'rondas')}; suele durar de ${least} a ${most} minutos.`,
  },
  starting: 'Empezando…',
  again: 'Otra igual',
  againWho: (game, names) => `${game} · ${list(names)}`,
  person: {
    title: (place) => `¿Quién se sienta en el ${place}?`,
    inTurn: (place) => `¿Quién tiene el ${place}?`,
    alone: '¿Quién juega?',
  },
  hint: {
    ipad: 'En un iPad, desactiva en la configuración los gestos con varios dedos, para que todos puedan tocar a la vez.',
    android:
      'Algunos teléfonos capturan la pantalla al deslizar tres dedos. Desactívalo en la configuración del teléfono.',
  },
  fault: {
    emptyName: 'Cada persona necesita un nombre visible.',
    longName: 'Un nombre tiene como máximo 24 caracteres.',
    sameName: 'Hay dos nombres iguales. Cambia uno.',
    players: (game, counts, asked) => `${game} es para ${either(counts)} jugadores, no para ${asked}.`,
    notBegun: 'La partida no pudo empezar. Prueba otra vez.',
    closest: 'Lo más cerca se juega con un solo grupo de números.',
    undealt: 'Sacamos 2\u00a0000 grupos y ninguno tenía solución. Elige otro objetivo o números más altos.',
    target: 'El objetivo no va con las demás reglas de la casa. Elige otro.',
    setting: 'Este juego no permite una de estas reglas de la casa. Elígela de nuevo.',
  },
  home: {
    warmUp: 'Calentamiento',
    warmUpMore: (hands, minutes) =>
      `${amount(hands, 'mano', 'manos')} · ${minutes === 1 ? '' : 'unos '}${minutes} min`,
    title: 'En la mesa',
    how: 'Cómo se juega',
    howTo: (game) => `Cómo se juega: ${game}`,
    people: (fewest, most) => `una pantalla, ${fewest}–${most} personas`,
    players: (counts) =>
      counts.length > 2 ? `${counts[0]}–${counts.at(-1)} jugadores` : `${either(counts)} jugadores`,
    what: {
      slap: '¿Ya ves 24? Da la palmada.',
      knock: 'Golpea y di cómo.',
      contest: 'Encuéntralo y demuéstralo.',
      fours: 'Hagan del 1 al 9 entre todos.',
      kings: 'Castillos de cartas.',
    },
    goOn: (game) => `Continuar: ${game}`,
    real: 'cartas reales',
    score: (name, score) => `${name}: ${formatScore(score)}`,
    all: (count) => `Las ${count} partidas abiertas`,
    played: (names, moment) => `${list(names)} · ${moment}`,
  },
};
