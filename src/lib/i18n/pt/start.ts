import type { start as english } from '../en/start.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

export const start: Words<typeof english> = {
  lay: 'Deite-o no meio',
  prop: 'Ponha em pé, onde todos vejam',
  nothing: (players) =>
    players === 2
      ? 'Nada começa até os dois estarem a\u00a0postos.'
      : 'Nada começa até todos estarem a postos.',
  where: (names) => `Quem senta onde: ${list(names)}`,
  flat: { name: 'Deitado', more: 'Cada lado fica virado para quem joga ali.', go: 'Está deitado' },
  standing: { name: 'Em pé', more: 'Tudo no mesmo sentido.', go: 'Está em pé' },
  ready: 'A postos',
  isReady: 'Já a postos',
  readyOf: (ready, all) => `${ready} de ${all} a postos`,
  screen: 'Tela',
  tryIt: 'Experimente. Ainda não vale.',
  say: 'Agora você diria 6 + 6 + 6 + 6.',
  keep: 'Guarde a solução para você.',
  skip: 'Pular',
  label: (name, says) => `${says}, ${name}`,
  sixes: 'Para experimentar: 6, 6, 6, 6',
  begins: (name) => `${name} começa`,
  begin: 'Começar',
};
