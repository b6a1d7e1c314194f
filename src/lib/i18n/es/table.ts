import type { Words } from '../wording.ts';
import type { table as english } from '../en/table.ts';
import { amount, pick } from './forms.ts';

export const table: Words<typeof english> = {
  turnRound: 'Girar hacia el otro lado',
  tell: 'Así se juega',
  pause: {
    open: 'Pausa',
    title: 'En pausa',
    go: 'Continuar',
    step: 'Un paso atrás',
    set: 'Una mano atrás',
    redo: 'Rehacer',
    verdict: 'Cambiar el veredicto',
    stray: (name) => `Anular el toque de ${name} (fue sin querer)`,
    count: 'Corregir la cuenta',
    rules: 'Reglas',
    how: 'Cómo se juega',
    keys: 'Teclas',
    mute: 'Silenciar',
    unmute: 'Activar el sonido',
    lies: 'Pantalla',
    full: 'Pantalla completa',
    stop: 'Terminar la partida',
    stopMore: 'si todos están de acuerdo',
    stopTitle: '¿Terminar la partida?',
    stopText: 'El marcador queda como está. No podrán continuar la partida después.',
    across: {
      title: '¿Volver atrás?',
      text: 'Desde entonces alguien ha visto cartas nuevas. Vuelvan atrás solo si todos están de acuerdo.',
      real: 'Devuelvan también las cartas reales a su lugar.',
      not: 'No volver atrás',
    },
    stopNot: 'Todavía no',
    stopAll: 'Todos de acuerdo',
    leave: 'Dejar la mesa',
    leaveMore: 'se continúa después desde Inicio',
    dark: 'La pantalla puede apagarse.',
  },
  lies: {
    auto: 'Automática',
    flat: 'Acostada en la mesa',
    standing: 'De pie',
  },
  count: {
    title: 'Corregir la cuenta',
    less: (name) => `${name}, una menos`,
    more: (name) => `${name}, una más`,
    onTable: 'En la mesa',
    keep: 'Guardar',
    explain: (all, off, players) => {
      const size = Math.abs(off);
      if (off > 0)
        return pick(size, {
          one: 'Sobra 1 carta. Quítala.',
          other: `Sobran ${amount(size, 'carta', 'cartas')}. Quítalas.`,
        });
      if (off < 0)
        return pick(size, {
          one: 'Falta 1 carta. Agrégala.',
          other: `Faltan ${amount(size, 'carta', 'cartas')}. Agrégalas.`,
        });
      return players === 2
        ? `${all} cartas en total. Una más para alguien es una menos para su rival.`
        : `${all} cartas en total. Solo pasan de una persona a otra.`;
    },
  },
  verdict: {
    title: 'Cambiar el veredicto',
    was: {
      right: (name) => `La solución de ${name} contó como correcta.`,
      wrong: (name) => `La solución de ${name} contó como incorrecta.`,
    },
    follow: 'Las cartas se mueven según el nuevo veredicto.',
    reason: 'Motivo',
    usual: ['Se oyó mal', 'Se escribió mal', 'Todos de acuerdo'],
    now: { right: 'Era correcta', wrong: 'Era incorrecta' },
  },
  cover: {
    title: 'Partida en pausa',
    text: '¿Están todos en su lugar?',
    turn: (name) => `Le toca a ${name}.`,
    more: 'Más',
  },
  keys: {
    title: 'Teclas',
    text: 'Una tecla para cada lugar. Toca un lugar y presiona su nueva tecla.',
    press: 'Presiona una tecla',
    refused: 'Usa una letra o un dígito que ningún otro lugar tenga.',
    usual: 'Restablecer teclas',
    of: (name, key) => `${name}: ${key}`,
  },
  target: {
    title: 'Nuevo objetivo',
    eight: 'Ocho cartas boca arriba.',
    takeAway: 'Quitar cuatro',
    stay: 'Quedan las cuatro del medio',
    leave: 'Se van las dos más altas y las dos más bajas.',
    add: 'Sumarlas',
    set: 'Fijar el objetivo',
    make: (target) => `Haz ${target}`,
    share: (of100) => `${of100} de cada 100 manos tienen solución`,
    fewDeals: 'Menos de la mitad de las manos tienen solución.',
    deal: 'Barajar y repartir',
    play: (target) => `Jugar con ${target}`,
    what: 'Qué ingresar',
    all: 'Las ocho',
    four: 'Las cuatro que quedan',
    change: 'Cambiar una carta',
    impossible: 'Estas cartas no pueden salir. Cambia una.',
    leftOut: 'Dejamos fuera las dos más altas y las dos más bajas.',
    leftOutFour: 'Ya dejaste fuera las dos más altas y las dos más bajas.',
    stays: (rank) => `${rank}, se queda`,
    leaves: (rank) => `${rank}, se va`,
  },
};
