import type { Words } from '../wording.ts';
import type { setupSheets as english } from '../en/setup-sheets.ts';
import { list } from './forms.ts';

export const setupSheets: Words<typeof english> = {
  row: {
    target: 'Haz',
    dynamic: 'Sacar un objetivo',
    dynamicMore: 'la suma de cuatro cartas',
    sound: 'Sonidos de mesa',
    awake: 'Pantalla siempre encendida',
  },
  share: (of100) => `${of100} de cada 100 manos tienen solución`,
  rare: 'Menos de la mitad de las manos tienen solución.',
  targetFault: (most) => `Escribe un número entero del 1 al ${most}.`,
  person: {
    name: 'Nombre',
    shape: 'Símbolo',
    change: 'Cambiar de lugar con',
    handicap: 'Una carrera más pareja',
    delay: 'Sus toques se retrasan',
    second: 'Debe decir dos soluciones distintas',
    secondMore: 'o una, si solo hay una',
    save: 'Guardar',
  },
  drawn: {
    title: 'La más alta elige primero',
    alike: (names) => `Empate entre ${list(names)}: sacan otra carta.`,
    picks: (name) => `${name}, elige un lugar`,
    redraw: 'Sacar otra vez',
    card: (name, rank, suit) => `${name}: ${rank} de ${suit}`,
  },
};
