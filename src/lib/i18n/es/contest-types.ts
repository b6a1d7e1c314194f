import type { Words } from '../wording.ts';
import type {
  contestFamilies as englishFamilies,
  contestTypes as englishTypes,
} from '../en/contest-types.ts';

const HIDDEN = 'números secretos y luego demostraciones';
const OPEN = 'todos ven cada número';
const QUICK = 'se demuestra en cuanto todos tienen un número';

export const contestTypes: Words<typeof englishTypes> = {
  0: { name: 'Clásico', more: 'quien resuelve antes lo dice' },
  1: { name: 'Clásico, sin final', more: 'tú dices cuándo termina' },
  2: { name: 'Clásico, con solución', more: 'todos los grupos tienen solución' },
  10: { name: 'Tony Four', more: `el número más alto: ${HIDDEN}` },
  11: { name: 'Tony Four, rápido', more: QUICK },
  12: { name: 'Tony Four, abierto', more: OPEN },
  20: { name: 'Lo más cerca', more: `cerca del objetivo: ${HIDDEN}` },
  21: { name: 'Lo más cerca, rápido', more: QUICK },
  22: { name: 'Lo más cerca, abierto', more: OPEN },
};

export const contestFamilies: Words<typeof englishFamilies> = {
  classic: {
    name: 'Clásico',
    more: 'Llega al objetivo antes que nadie y di cómo.',
    example: '3 7 8 2: (7 − 3) × (8 − 2) = 24',
  },
  tony: {
    name: 'Tony Four',
    more: 'Cada quien piensa un número que se pueda hacer con todos los grupos. Gana el más alto que se demuestre.',
    example: '2 5 6 8 y 3 4 7 9: con los dos se hace 144',
  },
  closest: {
    name: 'Lo más cerca',
    more: 'Acércate al objetivo todo lo que puedas, pero sin dar en él.',
    example: '3 5 7 11: 3 × 5 × 11 ÷ 7 = 23\u00a04/7, cerca de 24',
  },
};
