import type { Words } from '../wording.ts';
import type { pastDays as english } from '../en/past-days.ts';

export const pastDays: Words<typeof english> = {
  title: 'Días pasados',
  how: 'Elige un día para jugar su mano. Cuenta como práctica y no cambia tu racha.',
  earlier: 'Cuatro semanas antes',
  day: (day, mark) => `${day}: ${mark}`,
  marks: {
    solved: 'resuelta',
    helped: 'resuelta con ayuda',
    later: 'resuelta después',
    missed: 'sin resolver',
    open: 'hoy, aún abierta',
    ahead: 'por venir',
  },
};
