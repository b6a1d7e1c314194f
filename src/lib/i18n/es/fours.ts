import type { Sign } from '#lib/games/fours/cards.ts';
import type { fours as english } from '../en/fours.ts';
import type { Words } from '../wording.ts';
import { amount, list, pick } from './forms.ts';

const cards = (count: number) => amount(count, 'carta', 'cartas');
const points = (count: number) => amount(count, 'punto', 'puntos');
const turns = (count: number) => amount(count, 'turno', 'turnos');
const rounds = (count: number) => amount(count, 'ronda', 'rondas');

const SPOKEN: Readonly<Record<Sign, string>> = {
  '+': 'más',
  '−': 'menos',
  '×': 'por',
  '÷': 'entre',
  '()': 'paréntesis',
};

/** Where on the board: 0 before the first 4 … 4 after the last. */
const placeName = (place: number) =>
  place === 0 ? 'antes del primer 4' : place === 4 ? 'después del último 4' : `hueco ${place}`;
/** The same where something is put. */
const intoPlace = (place: number) =>
  place === 0 || place === 4 ? placeName(place) : `en el ${placeName(place)}`;

export const fours: Words<typeof english> = {
  opening: [
    'Todos juegan en una misma línea de cuatro 4. Haz antes que nadie el número de la ronda.',
    'En tu turno, juega hasta tres cartas, cada una un signo o un paréntesis. Luego pasa el dispositivo.',
  ],
  title: 'Cuatro cuatros',
  alone: 'Cuatro cuatros, a\u00a0solas',
  real: 'Cuatro cuatros, cartas reales',
  roundOf: (round, of) => `ronda ${round} de ${of}`,
  score: (name, score, turn) => `${name}, ${points(score)}${turn ? ', es su turno' : ''}`,
  scores: 'Puntos',
  make: 'haz',
  makes: (target) => `Haz ${target}`,
  board: 'Tablero',
  hand: 'Tus cartas',
  signs: 'Signos',
  spoken: SPOKEN,
  bracket: { '(': 'abre paréntesis', ')': 'cierra paréntesis' },
  place: (place, pile) => {
    const [top, ...under] = pile.map((sign) => SPOKEN[sign]);
    if (top === undefined)
      return place === 0 || place === 4 ? placeName(place) : `${placeName(place)}, vacío`;
    return [placeName(place), top, ...under.map((sign) => `sobre ${sign}`)].join(', ');
  },
  lies: (what, place, nth) => `${what}${nth > 1 ? ` ${nth}` : ''}, ${intoPlace(place)}`,
  sign: 'signo menos',
  fits: (name) => `${name}, se puede`,
  slot: (place, nth) => `${placeName(place)}, lugar ${nth}, se puede`,
  chosen: (name) => `${name}, carta elegida`,
  covered: cards,
  incomplete: (gaps, open, closed) => {
    const missing = [
      ...(open > 0 ? [amount(open, 'paréntesis sin cerrar', 'paréntesis sin cerrar')] : []),
      ...(closed > 0 ? [amount(closed, 'paréntesis sin abrir', 'paréntesis sin abrir')] : []),
      ...(gaps > 0 ? [amount(gaps, 'hueco', 'huecos')] : []),
    ].join(', ');
    if (missing === '') return 'incompleto';
    return open + closed === 0 ? `incompleto: ${missing}` : missing;
  },
  byZero: 'división entre cero',
  not: (target) => `no es ${target}`,
  points,

  playAs: 'Jugarla como',
  faces: { '(': '(', ')': ')', operator: '−', sign: 'signo' },
  faceNames: { '(': 'abre paréntesis', ')': 'cierra paréntesis', operator: 'menos', sign: 'signo menos' },
  putBack: 'Devolver',
  tapLit: 'Toca un lugar iluminado.',
  bracketNew:
    'Nuevo: un paréntesis. Juégalo como ( o como ), al lado de un signo. Lo que queda entre los dos se calcula primero.',
  bracketPicked:
    'Elige ( o ) abajo y luego un lugar iluminado. Encima de otro paréntesis, se quitan los dos.',
  pickFirst: 'Primero toca una carta.',
  begins: 'Toca una carta y luego un lugar.',
  whatHere: (place) => `¿Qué va ${intoPlace(place)}?`,
  endOrBack: 'Termina tu turno o deshaz.',
  whereThen: (name) => `${name}: toca dónde y luego qué.`,
  goesLit: (sign) => `Toca un lugar iluminado para ${sign}.`,
  nowhere: (sign) => `${sign} no cabe en ningún lugar ahora. Devuélvelo.`,
  pass: 'Pasar',
  passNone: 'Pasar · 0 de 3 jugadas',
  end: (played) => `Terminar turno · ${played} de 3`,
  endAndWin: 'Terminar turno y ganar',
  giveUpNone: 'Me rindo · 0 de 3',
  giveUp: 'Me rindo',
  giveUpAsk: 'Si terminas sin jugar cartas, pierdes la ronda.',

  passTo: (name) => `Pásaselo a ${name}`,
  swapsFirst: (name) => `${name} puede cambiar antes hasta tres cartas.`,
  swapsNext: (name, target) => `${name} puede cambiar hasta tres cartas. Ahora: haz ${target}.`,
  starts: (name, target) => `Empieza ${name}. Haz ${target}.`,
  iAm: (name) => `Soy ${name}`,
  headphones: 'Si usas un lector de pantalla, ponte auriculares: tus cartas se leen en voz alta.',
  played: (name, signs) => (signs.length === 0 ? `${name} pasó.` : `${name} jugó ${list(signs)}.`),
  hidden: 'Las cartas están ocultas.',
  now: (line, says) => `En el tablero: ${line}, ${says}.`,
  playedAt: (sign, place, off) =>
    `${sign} ${off === null ? '' : off === 'sign' ? 'sobre el signo menos ' : 'sobre el paréntesis '}${intoPlace(place)}`,

  made: (name, target) => `${name} hizo ${target}`,
  youMade: (target) => `Hiciste ${target}`,
  onBoard: (count) => `${cards(count)} en el tablero, ${points(count)}`,
  inTurns: (count, par) => `en ${turns(count)}${par === null ? '' : `, par ${par}`}`,
  nobody: (target) => `Nadie hizo ${target}`,
  notMade: (target) => `No hiciste ${target}`,
  allPassed: (next) => `Todos pasaron, así que nadie anota. Sigue la ronda ${next}.`,
  givenUp: 'Te rendiste en esta ronda.',
  byHand: 'Cada quien cambia hasta tres cartas.',
  next: (round, target) => `Ronda ${round}: haz ${target}`,
  swap: 'Cambiar cartas antes',
  swapAll: 'Pasarlo para cambiar cartas',
  swapWhat: 'Cada quien puede cambiar hasta tres cartas antes de la siguiente ronda.',
  swapWhatAtTurn: 'Cada quien puede cambiar hasta tres cartas al empezar su primer turno.',
  swapWhatAlone: 'Puedes cambiar hasta tres cartas antes de la siguiente ronda.',
  swapTitle: 'Cambia hasta tres',
  swapNone: 'Quedármelas todas',
  swapSome: (count) => `Cambiar ${cards(count)}`,
  swapText: (round, target) =>
    `Ronda ${round}: haz ${target}. Toca las cartas que quieres cambiar por otras.`,
  goes: (name) => `${name}, se cambia`,
  drew: (count) => `Robaste ${cards(count)}`,
  drewText: (name) => `Solo puede mirar ${name}. Las cartas nuevas resaltan.`,
  isNew: (name) => `${name}, carta nueva`,

  backRound: 'Una ronda atrás',

  wins: (name) => `Gana ${name}`,
  share: (names) => `Empate: ${list(names)}`,
  stopped: 'Terminada antes',
  final: 'Puntos finales',
  rounds: (count) => amount(count, 'ronda ganada', 'rondas ganadas'),
  again: 'Jugar otra vez',
  replay: 'Repetición',
  home: 'Inicio',

  solo: {
    standing: (turn, par) => `turno ${turn}${par === null ? '' : ` · par ${par}`}`,
    bars: (turn, par) => `Turno ${turn}${par === null ? '' : `, par ${par}`}`,
    under: (count) => `${count} bajo par`,
    over: (count) => `${count} sobre par`,
    onPar: 'par',
    void: 'anulada',
    unknown: turns,
    sum: (difference) =>
      difference === null
        ? 'Todas las rondas jugadas'
        : difference === 0
          ? 'En el par'
          : difference < 0
            ? `${-difference} bajo par`
            : `${difference} sobre par`,
    turnsFor: (count, of) => (of === 0 ? 'Ninguna ronda lograda' : `${turns(count)} para ${rounds(of)}`),
    round: (target, what) => `${target}: ${what}`,
    best: (difference, of) =>
      `récord: ${difference === 0 ? 'en el par' : difference < 0 ? `${-difference} bajo par` : `${difference} sobre par`}${
        of === null ? '' : ` en ${rounds(of)}`
      }`,
  },

  could: {
    ask: '¿Pude haber ganado?',
    leave: 'Volver al resultado',
    only: (name) => `Solo puede mirar ${name}`,
    yes: (name) => `Sí, en el último turno de ${name}`,
    no: 'No, no en el último turno',
    how: (plays) =>
      pick(plays.length, { one: `Bastaba con ${list(plays)}.`, other: `Bastaban ${list(plays)}.` }),
    none: (tried, target) =>
      tried === 0
        ? 'El tablero habría quedado incompleto.'
        : pick(tried, {
            one: `El único tablero al alcance no da ${target}.`,
            other: `Ninguno de los ${amount(tried, 'tablero', 'tableros')} al alcance da ${target}.`,
          }),
    held: (name) => `Cartas de ${name}`,
    used: (name) => `${name}, en la jugada`,
    looking: 'Buscando…',
    unanswered: 'No pudimos averiguarlo. Prueba más tarde.',
    back: 'Ocultar de nuevo',
  },

  help: {
    open: 'Reglas y teclas',
    title: 'Cuatro cuatros',
    together: [
      'Todos juegan en un mismo tablero: 4\u{A0}4\u{A0}4\u{A0}4. Haz con él el número de la ronda y la ganas, con un punto por cada carta del tablero, también las tapadas.',
      'En tu turno, juega hasta tres de tus cinco cartas o pasa. Luego robas hasta tener cinco y sigue la próxima persona.',
    ],
    alone: [
      'Convierte el tablero, 4\u{A0}4\u{A0}4\u{A0}4, en el número de la ronda con los menos turnos posibles.',
      'En cada turno, juega hasta tres de tus cinco cartas; luego robas hasta tener cinco. Si no juegas ninguna, pierdes la ronda.',
      'El par es el número de turnos que alguien cuidadoso necesita con las mismas cartas.',
    ],
    board: [
      'Un signo va en un hueco o encima de un signo distinto. No puedes tapar una carta que jugaste en este turno.',
      'Un paréntesis abre o cierra, como tú elijas. Va al lado de un signo, nunca encima, y como máximo tres iguales en un lugar. Encima de otro paréntesis, se quitan los dos.',
      'Los paréntesis no tienen que cuadrar hasta que se hace el número. Por y entre van antes que más y menos.',
    ],
    rounds: [
      'Antes de cada ronda nueva, cada quien puede cambiar hasta tres cartas. Si todos pasan, la ronda se anula: nadie anota y empieza la siguiente.',
      'Después de la última ronda gana quien tiene más puntos.',
    ],
    real: 'Con cartas reales, repartan cinco a cada quien y roben ustedes hasta tener cinco. Muestren aquí lo que juegan.',
    keys: '1 a 5 eligen una carta, + − * / ( ) eligen por signo, las flechas te mueven por el tablero, Enter juega la carta. U deshace, E termina el turno, Esc devuelve la carta.',
  },

  refused: {
    notNow: 'Ahora no se puede. Espera un momento.',
    noSuchPlace: 'Ahí no se puede jugar. Toca un lugar iluminado.',
    notAGap: 'Un signo va entre dos 4. Toca un hueco.',
    sameSign: 'Ese signo ya está ahí. Tápalo con otro.',
    freshCard: 'Jugaste esa carta en este turno. Deshaz o tapa otra.',
    wrongEnd:
      'Un paréntesis se abre antes del primer 4 y se cierra después del último. Dale la vuelta o toca otro lugar.',
    fourth: 'En un lugar solo caben tres iguales. Elige otro lugar.',
    operatorOnBracket: 'Solo un paréntesis quita un paréntesis. Pon el signo en un hueco.',
    bracketOnOperator: 'Un paréntesis no puede tapar un signo. Ponlo al lado.',
    notASign: 'Solo un menos puede volver negativo un número, si las reglas de la casa lo permiten.',
    signPlace:
      'El signo menos va justo antes de un 4 o de un paréntesis, nunca después de otro. Elige otro lugar.',
    signDepends: 'Un signo menos necesita este paréntesis. Tapa antes el signo.',
    noSuchSeat: 'Ahí no hay nadie.',
    notYours: 'Es el turno de otra persona. Pasa el dispositivo.',
    notHeld: 'No tienes esa carta. Elige una de las tuyas.',
    inUse: 'Las veinte ya están en el tablero. Elige otra carta.',
    threePlayed: 'Puedes jugar como máximo tres cartas. Termina tu turno o deshaz.',
    fourDiscarded: 'Puedes cambiar como máximo tres cartas. Quédate con una.',
    dealtOnly: 'Están usando cartas reales. Cámbienlas a mano.',
    badOrder: 'Las cartas no cuadran. Toca Pausa y luego Un paso atrás.',
  },
};
