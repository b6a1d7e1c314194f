import type { Words } from '../wording.ts';
import type { patternLessons as english } from '../en/pattern-lessons.ts';
import { formatCount } from '../format.ts';
import { amount } from './forms.ts';

export const patternLessons: Words<typeof english> = {
  title: 'Cómo terminan las manos: ocho lecciones cortas',
  names: {
    threeEight: '3 × 8',
    fourSix: '4 × 6',
    twoTwelve: '2 × 12',
    there: 'Ya hay 24: gasta el resto',
    sum: 'Solo sumas y restas',
    near: 'Un producto cercano a 24',
    divide: 'Tres factores, o una división',
    fraction: 'Por una fracción',
  },
  ideas: {
    threeEight: 'Busca un 3 o un 8. Guárdalo y haz el otro con el resto, o haz los dos.',
    fourSix: 'Busca un 4 o un 6. Guárdalo y haz el otro con el resto, o haz los dos.',
    twoTwelve: 'Un 2 pide un 12, y una reina pide un 2. O haz los dos, con dos cartas cada uno.',
    there: 'Si algunas cartas ya hacen 24, deja que las demás se anulen, o multiplica por 1.',
    sum: 'Las cartas grandes a menudo solo se suman. Súmalas todas y mira cuál hay que restar.',
    near: 'Multiplica dos cartas para acercarte a 24. Las otras dos cubren la diferencia.',
    divide: 'Multiplica tres números pequeños. O pasa de 24 y divide: 48 ÷ 2, 72 ÷ 3.',
    fraction: 'Si nada más funciona, divide entre una fracción: 8 ÷ 1/3 es 24.',
  },
  begin: 'Probar',
  say: {
    step: (line, value) => `Haz ${value}: ${line}.`,
    last: (line) => `Ahora el final: ${line}.`,
    yours: 'Te toca: busca el mismo final.',
    goOn: 'Así también sirve. Sigue desde aquí.',
  },
  facts: { same: 'Ese es el final que enseña esta lección.', other: 'Otro final, e igual de bueno.' },
  after: {
    make: (name, number) => `Final: ${name}, haz el ${number}.`,
    both: (name) => `Final: ${name}, haz los dos.`,
    there: 'Final: ya hay 24, gasta el resto.',
    sum: 'Final: solo sumas y restas.',
    near: 'Final: un producto cercano a 24.',
    divide: 'Final: tres factores, o una división.',
    fraction: 'Final: por una fracción.',
    seen: (times, pace) =>
      `Visto ${amount(times, 'vez', 'veces')}${pace === null ? '' : { slower: ', más lento que de costumbre', even: ', tan rápido como de costumbre', quicker: ', más rápido que de costumbre' }[pace]}.`,
    lesson: 'Lección',
  },
  sitting: {
    title: (solved, of) => `Esta vez: ${formatCount(solved)} de ${formatCount(of)} resueltas`,
    typical: 'Esta vez',
    usual: 'De costumbre',
    fastest: 'La más rápida',
    well: 'Salió bien',
    slow: 'Lenta o fallada',
    goOn: 'Continuar',
    enough: 'Parar aquí',
  },
  warmedUp: {
    title: 'Calentamiento hecho',
    solved: (solved, of) => `Resueltas: ${formatCount(solved)} de ${amount(of, 'mano', 'manos')}`,
    missed: 'Fallada',
  },
  end: 'Fin de la lección.',
  next: 'Siguiente lección',
  unknown: 'Esa lección no existe. Elige una en Cómo se juega.',
};
