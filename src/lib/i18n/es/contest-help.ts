import type { Words } from '../wording.ts';
import type { contestHelp as english } from '../en/contest-help.ts';
import { amount } from './forms.ts';

export const contestHelp: Words<typeof english> = {
  open: 'Reglas',
  title: 'Cómo se juega',
  classic: [
    'Clásico: llega al objetivo con cada grupo, usando cada uno de sus números una vez. Toca tu lugar antes que nadie y escribe una solución para cada grupo.',
    'Si todas son correctas, ganas un punto; con la primera incorrecta, pierdes un punto. En ambos casos termina la ronda.',
  ],
  giveUp: {
    impossible:
      'Cuando todos dicen Imposible, nadie gana ni pierde. Puedes retirarlo, y aun después puedes anunciar una solución.',
    skip: 'Cuando todos dicen Saltar, nadie gana ni pierde. Puedes retirarlo, y aun después puedes anunciar una solución.',
  },
  tony: [
    'Tony Four: busca el número más alto, x, que se pueda hacer con todos los grupos. Primero cada quien entrega una x y después la demuestra.',
    'Se demuestra primero la x más alta; entre iguales, la que llegó antes. La primera demostración correcta gana el punto.',
    'Imposible también es una x: menor que cualquier número. Gana si no se demuestra ningún número.',
  ],
  closest: [
    'Lo más cerca: haz un número tan cercano al objetivo como puedas, pero no el objetivo. La x es la distancia.',
    'Se demuestra primero la x más pequeña, de cualquier lado del objetivo. La primera demostración correcta gana el punto.',
    'Imposible también es una x: más lejos que cualquier número. Gana si no se demuestra ningún número.',
  ],
  enter:
    'Toca tu lugar cuando tengas una x: cuenta ese momento. Luego escríbela donde nadie la vea. El reloj se detiene, los números se ocultan y ves cuánto tiempo tienes.',
  solvable: 'Todos los grupos tienen solución.',
  hidden:
    'Nadie ve la x de los demás antes de las demostraciones. Puedes entregar otra; si repites la misma, conserva su momento.',
  openX: 'Todos ven cada x. Puedes cambiar la tuya hasta que un rival tenga una.',
  untilTime: 'Las demostraciones empiezan cuando se acaba el tiempo.',
  untilAll: 'Las demostraciones empiezan cuando todos tienen una x.',
  alone: 'A solas, solo la mejor x posible da puntos.',
  endless: 'No hay puntuación final: termina entre dos rondas, cuando quieras.',
  end: (score) => `La partida termina con ${amount(score, 'punto', 'puntos')}.`,
  keys: 'Con teclado, cada lugar tiene su tecla. Puedes escribir soluciones y números; Enter los comprueba.',
};
