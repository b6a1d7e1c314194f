import type { Words } from '../wording.ts';
import type { practiceKeys as english } from '../en/practice-keys.ts';

export const practiceKeys: Words<typeof english> = {
  title: 'Atajos de teclado',
  off: 'Los atajos de una tecla están desactivados. Puedes activarlos en Ajustes.',
  rows: [
    ['1 … 9, 0', 'Elegir la carta con ese número (0 es 10, o 0 entre dígitos; también sirven A J Q K)'],
    [
      '16, =',
      'Elegir un valor que ya hiciste: escribe sus cifras, o = para cualquiera (otra vez, el siguiente)',
    ],
    ['+ − * /', 'Elegir un signo'],
    ['U', 'Deshacer un paso'],
    ['R', 'Reiniciar'],
    ['H', 'Pedir una pista'],
    ['N', 'Decir “sin solución” o pasar a la siguiente mano'],
    ['T', 'Escribir tu solución'],
    ['Esc', 'Soltar la carta'],
    ['?', 'Mostrar esta lista'],
  ],
};
