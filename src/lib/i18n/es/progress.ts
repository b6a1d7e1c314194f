import type { progress as english } from '../en/progress.ts';
import { speakClock } from '../format.ts';
import type { Words } from '../wording.ts';
import { amount, pick, signed } from './forms.ts';

export const progress: Words<typeof english> = {
  title: 'Progreso',
  tabs: {
    label: 'Qué mostrar',
    overview: 'Resumen',
    patterns: 'Patrones',
    hands: 'Manos',
    matches: 'Partidas',
  },
  export: 'Guardar copia',
  solved: (count) => pick(count, { one: 'mano resuelta', other: 'manos resueltas' }),
  share: 'de aciertos',
  percent: (figure) => `${figure}\u00a0%`,
  usual: 'tiempo típico',
  streak: 'racha en días',
  times: 'Tiempos de solución',
  time: 'Tiempo',
  span: (from, to) =>
    to === null ? `${speakClock(from)} o más` : `de ${speakClock(from)} a ${speakClock(to)}`,
  timesNote: (count) =>
    `${pick(count, { one: 'última mano', other: `últimas ${amount(count, 'mano', 'manos')}` })} · rojo = típico`,
  timesText: (usual, count) => {
    const times = pick(count, {
      one: 'Tiempo de la última mano resuelta',
      other: `Tiempos de las últimas ${amount(count, 'mano resuelta', 'manos resueltas')}`,
    });
    return usual === null ? times : `${times}. Tu tiempo típico es ${usual}.`;
  },
  empty: {
    title: 'Todavía no hay nada',
    text: 'Las manos que juegues aparecerán aquí. Se quedan en este dispositivo.',
    action: 'Practicar',
  },
  history: 'Historial',
  filter: 'Qué manos',
  filters: {
    all: 'Todas',
    solved: 'Resueltas',
    missed: 'Falladas',
    shown: 'Respuesta vista',
    none: 'Sin solución',
    day: 'Mano del día',
  },
  asTable: 'Como tabla',
  asChart: 'Como gráfico',
  level: {
    title: 'Nivel',
    week: 'Semana del',
    missing: (count) =>
      `Con ${amount(count, 'mano resuelta más', 'manos resueltas más')}, aquí habrá un número.`,
    change: (points, weeks) => `${points} en ${amount(weeks, 'semana', 'semanas')}.`,
    scale: 'El doble de rápido son 300 más.',
    chart: (from, to) => `Nivel por semana, de ${from} a ${to}`,
  },
  weeks: {
    title: 'Quince semanas',
    chart: (solved, days) => `La mano del día, resuelta en ${solved} de ${days} días`,
    stamps: { solved: 'mano del día', helped: 'con ayuda', played: 'jugaste', nothing: 'nada' },
  },
  bests: {
    title: 'Récords',
    fastest: 'mano más rápida',
    ten: 'por mano, en diez seguidas',
    hardest: 'nivel de la mano más difícil resuelta',
    days: 'racha más larga en días',
  },
  patterns: {
    intro: 'Cómo terminan tus manos. A la derecha de la línea: más lento que de costumbre.',
    early: 'Es pronto para comparar. Así terminaron tus manos hasta ahora.',
    none: 'Cuando juegues manos de cuatro cartas que den 24, verás aquí cómo terminan.',
    make: (factor) => `Haz el ${factor}`,
    both: 'Haz los dos',
    names: {
      spend: '24 con menos cartas',
      dealt: 'Los dos factores ya están',
      ratio: 'Multiplica y luego divide',
      big: 'Divide un número grande',
      'three factors': 'Tres factores',
      'just over': 'De 25 a 29, menos el resto',
      over: 'De 30 a 36, menos el resto',
      'far over': 'Más de 36, menos el resto',
      'just under': 'De 18 a 23, más el resto',
      under: 'De 12 a 17, más el resto',
      'far under': 'Menos de 12, más el resto',
      'product − product': 'Un producto menos otro',
      'product + product': 'Un producto más otro',
      'rest − product': 'Cartas menos un producto',
    },
    sure: { shaky: 'flojo', coming: 'mejorando', steady: 'firme' },
    usual: (time) => `Manos así te suelen llevar ${time}.`,
    last: 'Últimas manos',
    next: 'En tu próximo calentamiento',
    kind: (count) => amount(count, 'mano así', 'manos así'),
  },
  hard: 'Dificultad',
  families: 'Cómo terminan las manos',
  find: 'Buscar por cartas',
  findLike: 'Cartas, como 3 8 8',
  noneFound: 'No hay manos así.',
  hands: (count) => amount(count, 'mano', 'manos'),
  found: (count, solved, usual) =>
    `${amount(count, 'mano', 'manos')}, ${amount(solved, 'resuelta', 'resueltas')}${usual === null ? '' : `, tiempo típico: ${usual}`}`,
  more: 'Cargando más manos…',
  outcome: {
    solved: 'resuelta',
    none: 'dijiste “sin solución”, y acertaste',
    shown: 'viste la respuesta',
    skipped: 'saltada',
  },
  today: 'la mano del día',
  makes: (target) => `haz ${signed(target)}`,
  hints: (hints) => amount(hints, 'pista', 'pistas'),
  retry: (cards) => `Intentar ${cards} de nuevo`,
  remove: (cards) => `Borrar ${cards}`,
  removed: 'Borraste una mano.',
  removedAll: (count) => `Borraste ${amount(count, 'mano', 'manos')}.`,
  undo: 'Deshacer',
  restoring: 'Restaurando…',
};
