import type { Words } from '../wording.ts';
import type { DealField } from '#lib/core/deal.ts';
import type { practice as english } from '../en/practice.ts';
import { formatCount } from '../format.ts';
import { amount, list, pick, signed } from './forms.ts';

const field = {
  count: 'La cantidad de cartas',
  highest: 'El valor más alto',
  target: 'El objetivo',
} satisfies Record<DealField, string>;
const place = (position: number) => `en el carácter ${position + 1}`;

export const practice: Words<typeof english> = {
  title: 'Práctica',
  todayTitle: 'La mano de hoy',
  againTitle: 'Otro intento',
  givenTitle: (left) => pick(left, { one: 'Mano fallada', other: `${left} manos falladas` }),
  warmUpTitle: (at, of) => `Calentamiento · ${at} de ${of}`,
  setTitle: (at, of) => `Mano ${at} de ${of}`,
  time: (spoken) => `Tiempo: ${spoken}`,
  streak: (days) => `Racha: ${amount(days, 'día', 'días')}`,
  options: 'Opciones',
  how: 'Toca una carta, un signo y otra carta.',
  make: 'haz',
  makes: (target) => `El objetivo es ${signed(target)}`,
  mayHaveNone: 'puede no tener solución',
  cards: 'Cartas',
  signs: 'Signos',
  hole: 'Vacío',
  made: (value, expression) => `${value}, hecho con ${expression}`,
  byZero: '÷ 0',
  byZeroLabel: 'No se puede dividir entre 0',
  undo: 'Deshacer',
  hint: 'Pista',
  none: 'Sin solución',
  restart: 'Reiniciar',
  enough: 'Terminar',
  dealt: (cards, target) => `Tus cartas: ${cards}. Haz ${signed(target)}.`,
  isNow: (value) => `Eso da ${value}.`,
  undone: 'Deshecho.',
  restarted: 'Volvieron todas las cartas.',
  pickFirst: 'Primero elige una carta.',
  dropSign: '¿Qué signo?',
  looking: 'Buscando…',
  missing: 'Falta descargar la función que resuelve las manos.',
  missingNext: 'Conéctate a internet y prueba otra vez.',
  missingWait: 'Lo intentaremos de nuevo cuando tengas conexión.',
  miss: (value, target) => `Eso es ${value}, no\u00a0${signed(target)}.`,
  missNext: 'Deshaz un paso o reinicia.',
  missInClimb: 'Con otro fallo se acaba la escalada.',
  wrongNone: 'Sí hay solución.',
  wrongNoneNext: 'Sigue buscando: no te cuesta nada.',
  wrongNoneDay: 'Las manos del día siempre tienen solución. Sigue buscando.',
  hintOf: (rung) => `Pista ${rung} de 4`,
  rung: {
    yes: 'Hay solución.',
    no: 'No hay solución.',
    noMore: 'No hay solución, así que no hay más pistas.',
    sayNone: 'Toca “Sin solución”.',
    lastSign: {
      '+': 'El último paso es una suma.',
      '-': 'El último paso es una resta.',
      '*': 'El último paso es una multiplicación.',
      '/': 'El último paso es una división.',
    },
    firstPair: (a, b) => `Empieza con ${a} y ${b}.`,
    deadEnd: (target) => `Por aquí no llegas a ${signed(target)}.`,
    deadEndNext: 'Deshaz un paso.',
    still: (target) => `Todavía puedes hacer ${signed(target)}.`,
    lastSignHere: (sign, left) =>
      left === 2
        ? `Con estas dos, usa ${sign}.`
        : `Con estas ${left === 3 ? 'tres' : 'cuatro'}, ${sign} va al final.`,
    nextPair: 'Próxima pista: el siguiente par.',
    together: (a, b) => `Ahora junta ${a} y ${b}.`,
    nextLastSign: 'Próxima pista: el último signo.',
    nextFirstPair: 'Próxima pista: el primer par.',
    nextWhole: 'Próxima pista: la solución completa.',
    cost: 'Si la pides, esta mano no contará para tu racha.',
  },
  right: 'Correcto',
  about: (seconds) =>
    seconds < 60 ? `La mayoría tarda unos\u00a0${seconds}\u00a0s` : 'La mayoría tarda un minuto o más',
  forYou: (seconds) =>
    seconds < 60
      ? `Tú, unos ${seconds < 20 ? Math.round(seconds) : 5 * Math.round(seconds / 5)} s`
      : 'Tú, un minuto o más',
  withHints: (hints) => `con ${amount(hints, 'pista', 'pistas')}`,
  sameAs: (expression) => `Esta solución ya la encontraste: ${expression}`,
  anotherWay: 'Encontraste otra solución.',
  rightNone: (target) => `Correcto: con estas cartas no se puede hacer ${signed(target)}.`,
  sure: (values) =>
    values === 1
      ? 'Revisamos el único resultado que dan estas cartas.'
      : `Revisamos los ${formatCount(values)} resultados que dan estas cartas.`,
  shownTitle: 'La solución',
  shownText: 'Viste la respuesta, así que no hay sello. Encontrarás esta mano en Falladas.',
  explain: (hand: string) => `Explicar ${hand}`,
  others: (count) => (count === 0 ? 'Otras soluciones' : amount(count, 'solución más', 'soluciones más')),
  onlyOne: 'Encontraste la única solución.',
  allWays: (count) => (count === 1 ? 'La única solución' : amount(count, 'solución', 'soluciones')),
  foundAll: 'Encontraste todas las soluciones.',
  sum: 'suma',
  seal: (target) => `Sello: ${signed(target)}`,
  yours: 'Tus soluciones',
  nearest: 'Lo más cerca que se llega',
  equals: (value) => `= ${value}`,
  again: 'Resolver otra vez',
  next: 'Otra mano',
  toToday: 'La mano de hoy',
  toPractice: 'Practicar',
  toProgress: 'Volver a la lista',
  back: 'Volver',
  backToProgress: 'Volver a Progreso',
  loading: 'Repartiendo las cartas…',
  yesterdayTitle: 'La mano de ayer',
  pastDay: 'Un día pasado: solo práctica.',
  yesterday: 'La empezaste ayer, así que todavía cuenta.',
  sharing: {
    title: 'Compartir el resultado de hoy',
    name: (number) => `Two Dozen n.º ${number}`,
    solved: (time, hints) =>
      hints === 0
        ? `Resuelta en ${time}, sin pistas`
        : `Resuelta en ${time}, con ${amount(hints, 'pista', 'pistas')}`,
    safe: 'No incluye las cartas ni la respuesta.',
    withStreak: 'Incluir mi racha',
    copy: 'Copiar',
    share: 'Compartir',
    outcome: { shared: 'Compartido.', copied: 'Copiado.', failed: 'Este navegador no permite copiar.' },
  },
  menu: {
    title: 'Esta mano',
    type: 'Escribir tu solución',
    skip: 'Saltar esta mano',
    skipMore: 'Contará como fallada',
    deal: 'Elegir qué repartir',
    lastSign: 'Último paso con un toque',
    lastSignMore: 'Si quedan dos cartas, basta un signo',
    deadEnds: 'Avisar si no hay salida',
    deadEndsMore: 'Dice si tras un paso ya no hay solución',
    runs: 'Series',
    howTo: 'Cómo se juega',
    keys: 'Atajos de teclado',
  },
  typed: {
    label: 'Tu solución',
    placeholder: '8/(3-8/3)',
    check: 'Comprobar',
    wrongValue: (value, target) => `Eso da ${value}, no\u00a0${signed(target)}.`,
    undefined: 'Eso divide entre cero, así que no tiene valor.',
    missing: (numbers) => `Falta usar ${list(numbers)}.`,
    extra: (numbers) =>
      pick(numbers.length, {
        one: `El ${list(numbers)} no está entre las cartas.`,
        other: `${list(numbers)} no están entre las cartas.`,
      }),
    repeated: (numbers) => `Usaste demasiadas veces: ${list(numbers)}.`,
    worth: (value) => `Da ${value}.`,
    error: {
      empty: () => 'Primero escribe una expresión, como 8/(3-8/3).',
      tooLong: ({ longest }) => `Es demasiado larga. Usa como máximo ${longest} caracteres.`,
      unexpectedCharacter: ({ character, position }) =>
        `No puedes usar “${character}” ${place(position)}. Usa números, +\u00a0−\u00a0×\u00a0÷ y paréntesis.`,
      numberTooLarge: ({ largest, position }) =>
        `El número ${place(position)} es demasiado grande. El máximo es ${largest}.`,
      missingOperand: ({ position }) => `Falta un número ${place(position)}.`,
      missingOperator: ({ position }) => `Falta un signo ${place(position)}.`,
      unaryMinus: ({ position }) => `El signo menos ${place(position)} necesita un número delante.`,
      emptyBrackets: ({ position }) => `Los paréntesis ${place(position)} están vacíos.`,
      unclosedBracket: ({ position }) => `El paréntesis ${place(position)} no se cierra.`,
      unopenedBracket: ({ position }) => `El paréntesis ${place(position)} nunca se abrió.`,
      mismatchedBracket: ({ position }) =>
        `El paréntesis ${place(position)} no es del mismo tipo que el que cierra.`,
    },
  },
  deal: {
    title: 'Elige qué repartir',
    target: 'Objetivo',
    ranks: 'Valores',
    ranksTo: (highest) => `1–${highest}`,
    digits: '0–9',
    digitsMore: 'Solo dígitos, como en un boleto. El mismo dígito puede salir más de una vez.',
    ranksOther: 'Otros',
    highest: 'Valor más alto',
    count: 'Cartas',
    kind: 'Tipo de mano',
    kinds: {
      solvable: 'Con solución',
      mixed: 'Al azar (algunas sin solución)',
      forYou: 'A tu medida',
      oneDot: 'Fácil',
      twoDots: 'Media',
      threeDots: 'Difícil',
      fraction: 'Pide una fracción',
      oneWay: 'Una sola solución',
      none: 'Sin solución',
    },
    forYouMore: 'Resolverás unas cuatro de cada cinco. Fáciles hasta que resuelvas diez.',
    early: 'Aún es pronto para saber qué te conviene: manos fáciles hasta que resuelvas diez.',
    save: 'Repartir',
    another: 'Cambiar',
    error: (error) =>
      error.code === 'notWhole'
        ? `${field[error.field]} debe ser un número entero.`
        : `${field[error.field]} debe estar entre ${signed(error.least)} y ${error.most}.`,
    refused: (draws, target) =>
      `Sacamos ${draws} manos y con ninguna se hace ${signed(target)}. Volvimos a tu ajuste anterior. Prueba otro objetivo o más valores.`,
    refusedKind: (draws, kind) =>
      `${draws === null ? 'Con estos números no hay' : `Sacamos ${draws} manos y no salió`} ninguna del tipo “${kind}”. Volvimos a tu ajuste anterior. Prueba otro tipo o más valores.`,
  },
};
