import type { Words } from '../wording.ts';
import type { common as english } from '../en/common.ts';
import { courtOf, printRank } from '../ranks.ts';

const COURTS: Readonly<Record<string, string | undefined>> = {
  A: 'as',
  J: 'jota',
  Q: 'reina',
  K: 'rey',
};
const speakRank = (label: string): string => COURTS[courtOf(label)] ?? label;

export const common: Words<typeof english> = {
  app: 'Two Dozen',
  between: ' ',
  back: 'Volver a Inicio',
  toward: (place) => `Volver a ${place}`,
  mainTabs: 'Principal',
  tabs: { home: 'Inicio', solver: 'Resolver', progress: 'Progreso', settings: 'Ajustes' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' },
  speakSign: { '+': 'más', '-': 'menos', '*': 'por', '/': 'entre' },
  suit: { spade: 'picas', heart: 'corazones', diamond: 'diamantes', club: 'tréboles' },
  rank: printRank,
  speakRank,
  speakCard: (rank, suit) => `${speakRank(rank)} de ${suit}`,
  dots: {
    1: 'Dificultad 1 de 3: fácil',
    2: 'Dificultad 2 de 3: media',
    3: 'Dificultad 3 de 3: difícil',
  },
  cancel: 'Cancelar',
  notNow: 'Ahora no',
  close: 'Cerrar',
  saving: 'Guardando…',
  undo: 'Deshacer',
  noScript: 'Two Dozen necesita JavaScript. Actívalo, por favor.',
  repair: {
    title: 'Falta una parte de Two Dozen',
    text: 'Conéctate a internet y toca Reparar. Tus partidas están a salvo.',
    action: 'Reparar',
  },
  tooOld:
    'Este navegador es demasiado viejo para Two Dozen. Necesitas Chrome 111, Safari 16.4, Firefox 115 o uno más nuevo.',
  unworded:
    'No pudimos cargar tu idioma, así que esto está en inglés. Conéctate a internet o elige un idioma en Ajustes.',
  missing: { title: 'Página no encontrada', text: 'No hay nada en esta dirección.', home: 'Ir a Inicio' },
  broken: { title: 'Algo salió mal', text: 'Tus partidas están a salvo. Ve a Inicio y prueba otra vez.' },
};
