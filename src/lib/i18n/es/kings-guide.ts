import type { Words } from '../wording.ts';
import type { kingsGuide as english } from '../en/kings-guide.ts';

export const kingsGuide: Words<typeof english> = {
  title: 'Tu primer juego',
  skip: 'Saltar',
  back: 'Volver',
  of: (steps) => `de ${steps}`,
  steps: [
    {
      title: 'Cuatro castillos',
      text: 'Uno por cada palo. Las manos puntúan por lo que valen los castillos, no por sus cartas. Gana quien tiene más puntos.',
      next: 'Ver mis cartas',
    },
    {
      title: 'Media mano son tres cartas',
      text: 'Reina, jota y diez son un Medio Reino: K₁ + K₄ = 2 + 7 = 9 puntos.',
      next: 'Ahora, el rey',
    },
    {
      title: 'Un castillo sube con un rey',
      text: 'Pon el rey de corazones en K₁: pasa de 2 a 13, y tu Medio Reino, de 9 a 20.',
      next: 'Ponerlo en K₁',
    },
    {
      title: 'Roba dos y descarta una',
      text: '4 10 10 es un Medio Omar, así que el cuatro se queda. El nueve se descarta boca abajo.',
      next: 'Nueve boca abajo',
    },
    {
      title: 'Seis cartas, dos medias manos: canta',
      text: 'Tu rival puso una jota boca arriba: es tu turno. La carta que sobra es el Puntero y suma su valor. No hay cartas sueltas, así que no pierdes nada.',
      next: 'Cantar “Mano”',
    },
    {
      title: 'Vamos a contar',
      text: 'Los castillos por las medias manos, más el valor del Puntero, menos las cartas sueltas.',
      next: 'Jugar una Rápida',
    },
  ],
  ladder: [
    ['tres seguidas', 'media'],
    ['de reina a siete', 'entera'],
    ['las seis de corazones, el palo de K₁', 'súper'],
  ],
};
