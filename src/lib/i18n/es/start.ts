import type { start as english } from '../en/start.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

export const start: Words<typeof english> = {
  lay: 'Acuéstalo en el centro',
  prop: 'Ponlo de pie, donde todos lo vean',
  nothing: (players) =>
    players === 2 ? 'Nada empieza hasta que los dos avisen.' : 'Nada empieza hasta que todos avisen.',
  where: (names) => `Quién se sienta dónde: ${list(names)}`,
  flat: { name: 'Acostado', more: 'Cada lado mira hacia su jugador.', go: 'Está acostado' },
  standing: { name: 'De pie', more: 'Todo en un mismo sentido.', go: 'Está de pie' },
  ready: 'Ya estoy',
  isReady: 'Ya estás',
  readyOf: (ready, all) => `${ready} de ${all} ya ${ready === 1 ? 'está' : 'están'}`,
  screen: 'Pantalla',
  tryIt: 'Pruébalo. Todavía no cuenta.',
  say: 'Ahora dirías 6 + 6 + 6 + 6.',
  keep: 'Guárdate la solución.',
  skip: 'Saltar',
  label: (name, says) => `${says}, ${name}`,
  sixes: 'Para probar: 6, 6, 6, 6',
  begins: (name) => `Empieza ${name}`,
  begin: 'Empezar',
};
