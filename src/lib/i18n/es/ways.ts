import type { Words } from '../wording.ts';
import type { ways as english } from '../en/ways.ts';
import { pick } from './forms.ts';

export const ways: Words<typeof english> = {
  title: 'Qué cuenta como distinto',
  intro:
    'La lista muestra cada solución una sola vez, en su forma más simple. Dos líneas son la misma solución si solo se diferencian en lo que sigue.',
  same: 'es lo mismo que',
  other: 'no es lo mismo que',
  rules: {
    order: {
      title: 'Orden y agrupación',
      text: 'Da igual en qué orden sumes o multipliques, y dónde pongas los paréntesis. Restar (o dividir) uno por uno o todo junto es lo mismo.',
    },
    equal: {
      title: 'Cartas iguales',
      text: 'Puedes intercambiar dos cartas con el mismo número. Con 3 3 8 8 da igual cuál de los dos 8 dividas.',
    },
    signs: {
      title: 'Invertir dos signos',
      text: 'Menos por menos es más: si inviertes dos restas, su producto no cambia.',
    },
    idle: {
      title: 'Números que se anulan',
      text: 'Multiplicar o dividir por números que juntos dan 1 no cambia nada. Tampoco sumar o restar números que juntos dan 0. Si se anulan los mismos números, es la misma solución. Los números que dan −1 también se anulan cuando invierten un signo que se vuelve a invertir en otra parte.',
    },
    different: {
      title: 'Lo que sí es distinto',
      text: 'Todo lo demás, aunque los pasos den los mismos valores.',
    },
  },
  hands: 'Todas las soluciones para 24',
  hand: (numbers, count) =>
    `${numbers.join(' ')}: ${pick(count, { one: 'una solución', other: `${count} soluciones distintas` })}`,
};
