import type { Words } from '../wording.ts';
import type { settings as english } from '../en/settings.ts';
import { amount, pick } from './forms.ts';

const hands = (count: number) => amount(count, 'mano', 'manos');

export const settings: Words<typeof english> = {
  title: 'Ajustes',
  looks: 'Apariencia',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  fourSuits: 'Palos de cuatro colores',
  lessMotion: 'Reducir movimiento',
  lessMotionMore: 'Desactivado: igual que el sistema',
  signs: 'Signos',
  letters: 'Letras de las cartas',
  feel: 'Sonido y tacto',
  sound: 'Sonido',
  vibration: 'Vibración',
  thumb: 'Juegas con',
  thumbs: { right: 'mano derecha', left: 'mano izquierda' },
  tables: 'Mesas',
  lies: 'Pantalla',
  practice: 'Práctica',
  clock: 'Mostrar reloj',
  streak: 'Mostrar racha',
  reminder: 'Recordatorio diario',
  keys: 'Atajos de una tecla',
  keysMore: 'Dígitos, signos y letras, como H para una pista',
  storage: 'Tus partidas',
  export: 'Guardar copia',
  exportMore: (last) => (last === null ? 'Todavía sin copia' : `Última copia: ${last}`),
  restore: 'Restaurar una copia',
  exportSheet: {
    title: 'Guarda una copia de tus partidas',
    what: (count, matches, size) =>
      `${hands(count)}, ${amount(matches, 'partida', 'partidas')} y ajustes · ${size}`,
    keep: 'Guarda este archivo en un lugar seguro. No se envía a ninguna parte.',
    save: 'Guardar copia',
  },
  kept: {
    kept: 'Guardado de forma permanente en este dispositivo',
    'best-effort': 'Puede borrarse si el dispositivo se queda sin espacio',
    unknown: 'Este navegador no dice cuánto tiempo guarda las partidas',
  },
  keptMore: (used) => `${used} en uso`,
  askKeep: 'Pedir al navegador que las guarde para siempre',
  keepRefused: 'El navegador no aceptó. Instala la app o guarda una copia para no perderlas.',
  quarantined: (count) =>
    pick(count, {
      one: 'Se omitió 1 registro dañado',
      other: `Se omitieron ${amount(count, 'registro dañado', 'registros dañados')}`,
    }),
  erase: 'Borrar todas las manos',
  eraseSheet: {
    title: '¿Borrar todas las manos?',
    text: (count) => `Se borrarán ${hands(count)} y tu racha. Tendrás diez segundos para deshacerlo.`,
    action: 'Borrar todas',
    working: (count) => `Borrando ${hands(count)}…`,
  },
  app: 'App',
  install: 'Agregar a la pantalla de inicio',
  installed: 'Ya está instalada',
  installSheet: {
    title: 'Agrégala a tu pantalla de inicio',
    text: 'Así la app se abre a pantalla completa, funciona sin conexión y cuida mejor tus partidas.',
    action: 'Instalar',
    done: 'Entendido',
    share: 'Toca Compartir en la barra del navegador',
    add: 'Elige “Agregar a inicio”',
    addLabel: 'Agregar a inicio',
    moves:
      'La app en tu pantalla de inicio empieza vacía, porque tus partidas se quedan en el navegador. Guarda una copia ahora y restáurala allí.',
    save: 'Guardar copia',
    menu: 'En el menú del navegador, elige “Instalar” o “Agregar a la pantalla principal”.',
  },
  about: 'Reglas y créditos',
  diagnostics: 'Diagnóstico',
  version: (version) => `Versión ${version}`,
  versionState: {
    ready: 'Al día · funciona sin conexión',
    preparing: 'Preparando el uso sin conexión…',
    update: 'Hay una actualización: está en Inicio',
    none: 'Este navegador no puede abrir la app sin conexión',
  },
};
