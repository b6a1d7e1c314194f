import type { Words } from '../wording.ts';
import type { home as english } from '../en/home.ts';
import { amount, signed } from './forms.ts';

export const home: Words<typeof english> = {
  description: 'Los juegos de cartas del 24, sin conexión y en un solo dispositivo.',
  first: {
    say: 'Haz 24 con las cuatro cartas. Usa cada carta una sola vez, con +\u00a0−\u00a0×\u00a0÷ y paréntesis.',
    begin: 'Empezar',
    known: 'Ya conozco el juego',
    language: 'Idioma',
    restore: 'Restaurar mis partidas',
  },
  today: 'La mano de hoy',
  number: (number) => `N.º ${number}`,
  solvedIn: (clock) => `Resuelta en ${clock}`,
  solvedWithHelp: 'Resuelta con pistas',
  shown: 'Viste la respuesta',
  begun: 'Empezada',
  make: 'Haz 24',
  goOn: 'Continuar',
  ways: 'Ver todas las soluciones',
  rule: 'Usa cada número una sola vez, con +\u00a0−\u00a0×\u00a0÷ y paréntesis. Haz 24 y gana un sello rojo.',
  loading: 'Destapando las cartas de hoy…',
  faceDown: 'Carta boca abajo',
  week: (solved, streak) =>
    `Esta semana: ${amount(solved, 'mano resuelta', 'manos resueltas')}. ${
      streak === 0 ? 'Todavía sin racha.' : `Racha: ${amount(streak, 'día', 'días')}.`
    }`,
  pastDays: 'Días pasados',
  weekday: ['L', 'M', 'M', 'J', 'V', 'S', 'D'],
  practise: 'Practicar',
  practiseSub: {
    first: 'Manos sin límite, a tu ritmo',
    open: 'Retoma donde lo dejaste',
    spec: (count, lowest, highest, target) =>
      `${amount(count, 'carta', 'cartas')}, del ${lowest} al ${highest}, haz\u00a0${signed(target)}`,
  },
  ready: 'Funciona sin conexión',
  offline: 'No tienes conexión. Todo sigue funcionando.',
  update: { text: 'Hay una versión nueva. Tus partidas están a salvo.', action: 'Actualizar' },
};
