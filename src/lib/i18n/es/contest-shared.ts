import type { Words } from '../wording.ts';
import type { contestShared as english } from '../en/contest-shared.ts';
import { formatBytes } from '../measures.ts';
import { amount, list, pick, signed } from './forms.ts';

const rounds = (count: number) => amount(count, 'ronda', 'rondas');
const points = (count: number) => signed(pick(count, { one: `${count} punto`, other: `${count} puntos` }));

/** What a parameter of an address is about, in the singular: verbs before it are, too. */
const PARAMETERS: Readonly<Record<string, string>> = {
  v: 'la versión',
  type: 'el tipo de juego',
  target: 'el objetivo',
  numbers: 'la cantidad de números por grupo',
  sets: 'la cantidad de grupos',
  range: 'el rango de números',
  end: 'la puntuación final',
  round: 'el tiempo por ronda',
  between: 'el tiempo entre rondas',
  answer: 'el tiempo para responder',
  entry: 'el tiempo para escribir',
  seed: 'el número de las rondas',
  by: 'el nombre de un jugador',
  r: 'el resultado de un jugador',
};
const about = (field: string) => PARAMETERS[field] ?? 'el enlace';

export const contestShared: Words<typeof english> = {
  title: 'Las mismas rondas',
  back: 'Volver a la preparación',
  about: [
    'Juega el mismo certamen que alguien en otro lugar: envía un enlace o un archivo, y su dispositivo reparte los mismos números, ronda por ronda.',
    'No se envía nada más. Jueguen cuando quieran y comparen después.',
  ],
  setUp: 'Preparar un certamen',
  open: 'Abrir un archivo',
  fault: {
    tooLong: () => 'Este enlace es demasiado largo para ser nuestro.',
    newer: () => 'Este enlace viene de otra versión de la app. Actualízala y abre el enlace otra vez.',
    noFile: () => 'Esto no es un archivo de rondas de Certamen.',
    cutOff: () => 'Este archivo está incompleto. Pídelo otra vez.',
    unreadable: () => 'No se pudo leer el archivo. Primero guárdalo en este dispositivo y ábrelo desde allí.',
    tooLarge: ({ size, most }) =>
      `Este archivo tiene ${formatBytes(size)}; el límite es ${formatBytes(most)}. Elige otro.`,
    missing: ({ field }) => `Este enlace está cortado: falta ${about(field)}. Pídelo otra vez.`,
    repeated: ({ field }) => `Este enlace da ${about(field)} dos veces. Pídelo otra vez.`,
    setting: ({ field }) => `Este enlace no sirve: no se permite ${about(field)} que trae.`,
    result: ({ field }) => `Este enlace no sirve: no pudimos leer ${about(field)}.`,
  },
  same: 'Los números son los mismos en todos los dispositivos con este enlace.',
  number: (seed) => `Rondas n.º ${seed}`,
  others: (names, count) =>
    `${list(names)} ya ${pick(names.length, { one: 'jugó', other: 'jugaron' })} ${rounds(count)}. Juega para ver los resultados.`,
  who: 'Quién juega aquí',
  goesOn: 'Ya empezaste estas rondas.',
  goOn: 'Continuar',
  share: 'Compartir estas rondas',
  shareMore: 'un enlace que reparte los mismos números',
  tell: 'Compartir tu resultado',
  tellMore: 'el enlace con tus puntos, para comparar',
  file: 'Guardar en un archivo',
  fileMore: 'lo mismo, para enviar o guardar',
  text: (game) => `${game}: juega las mismas rondas que yo`,
  told: (game, names, scores) =>
    `${game}: ${list(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}. Juega las mismas rondas y compara`,
  shared: {
    shared: 'Compartido.',
    copied: 'Copiado al portapapeles.',
    failed: 'Tu navegador no puede compartir ni copiar. Copia la dirección de esta página.',
  },
  saved: 'Guardado.',

  beside: 'Comparación',
  alone: 'Tu resultado',
  nobodyYet: 'Comparte tu resultado. Cuando alguien te envíe el suyo, abre su enlace para comparar.',
  overRounds: (count) =>
    pick(count, { one: 'en la primera ronda', other: `en las primeras ${rounds(count)}` }),
  here: 'en este dispositivo',
  points,
  round: (number) => `Ronda ${number}`,
  roundOf: (name, said) => `${name}: ${said}`,
  won: 'un punto',
  lost: 'un punto menos',
  nothing: 'sin punto',
  noX: 'sin x',
  impossible: 'Imposible',
  best: (x) => `la mejor: ${x}`,
  again: 'Jugarlas otra vez',
  againMore: 'ya conoces los números',
  replay: 'Repetición',
};
