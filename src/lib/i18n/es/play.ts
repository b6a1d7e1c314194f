import type { play as english } from '../en/play.ts';
import type { Words } from '../wording.ts';
import { amount, pick } from './forms.ts';

export const play: Words<typeof english> = {
  title: 'En la mesa',
  opening: 'Abriendo la partida…',
  leave: {
    title: '¿Dejar la mesa?',
    text: 'Puedes continuar la partida desde Inicio.',
    stay: 'Quedarse',
    go: 'Salir',
  },
  elsewhere: {
    title: 'Abierta en otra ventana',
    text: 'Cierra la otra ventana o continúa aquí. No se pierde nada.',
    here: 'Continuar aquí',
  },
  home: 'Ir a Inicio',
  list: 'Todas las partidas',
  fault: {
    missing: 'Esta partida no está aquí. Puede que se haya borrado o jugado en otro dispositivo.',
    unknownGame: 'Esta versión no conoce este juego. Actualiza la app para abrir la partida.',
    newerRules: 'Esta partida usa reglas de una versión más nueva. Actualiza la app para abrirla.',
    olderRules: 'Esta partida usa reglas antiguas. Puedes verla, pero ya no continuarla.',
    broken: 'Una parte de esta partida está dañada. Se queda como está y puedes guardarla en un archivo.',
  },
  goOnFrom: {
    set: (set) => `Continuar desde la mano ${set}`,
    lost: (sets) =>
      sets === 0
        ? 'Puedes continuar: solo se pierden los últimos momentos de la mano.'
        : pick(sets, {
            one: 'Puedes continuar sin la última mano.',
            other: `Puedes continuar sin las últimas ${amount(sets, 'mano', 'manos')}.`,
          }),
    look: 'Ver lo que queda',
    wasOver: 'La partida ya había terminado. Puedes ver la parte que no está dañada.',
  },
};
