import type { Words } from '../wording.ts';
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Words<typeof english> = {
  title: 'Tus primeras manos',
  skip: 'Saltar',
  handOf: (hand, all) => `Mano ${hand} de ${all}`,
  say: {
    ace: 'La A vale 1: tócala.',
    plus: 'Ahora toca +.',
    two: 'Y toca el 2.',
    addThree: 'Llevas 3: súmale el otro 3.',
    whichSign: '¿Con qué signo haces 24 con 6 y 4?',
    anyWay: 'Así también sirve. Toca un signo y luego otra carta.',
    tenByFive: 'Empieza con 10 ÷ 5.',
    half: '5 ÷ 10 es un medio: deshaz y toca primero el 10.',
    yours: 'El resto es tuyo.',
    idea: 'Sin paréntesis: haz 12 y después haz 2.',
    leave: 'Deja ahí el 12 y toca el 3.',
    makeTwo: 'Ahora haz 2 con las otras cartas.',
    together: 'Ahora junta los dos.',
    deadEnd: 'Por aquí no llegas a 24: toca Deshacer.',
    astray: (value) => `${value} no es 24: toca Deshacer.`,
  },
  facts: [
    'El sello rojo dice que hiciste 24.',
    'En el camino también valen las fracciones.',
    'Los paréntesis se escriben solos.',
  ],
  next: 'Otra mano',
  goOn: 'Continuar',
  end: 'Eso es todo.',
};
