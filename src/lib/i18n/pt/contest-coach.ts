import type { contestCoach as english } from '../en/contest-coach.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';

export const contestCoach: Words<typeof english> = {
  label: 'O que fazer',
  classic: {
    find: (target, sets) =>
      `${sets === 1 ? 'Faça' : `Com cada um dos ${formatCount(sets)} conjuntos, faça`} ${signed(target)} usando cada número uma vez.`,
    touch: 'Toque na sua tecla antes de todos e mostre como.',
    alone: 'Quando tiver a solução, toque na sua tecla e mostre como.',
    none: 'Se não der, diga Impossível.',
    skip: 'Se ninguém achar, digam todos Pular.',
  },
  tony: (sets) =>
    sets === 1
      ? 'Ache o maior número que você consegue fazer usando cada carta uma vez.'
      : `Ache um número grande que dê para fazer com ${sets === 2 ? 'os dois conjuntos' : `os ${formatCount(sets)} conjuntos`}: esse é o seu x.`,
  closest: (target) =>
    `Chegue o mais perto que puder de ${signed(target)}, mas sem fazer ${signed(target)}. Use cada carta uma vez.`,
  touch: {
    hidden: 'Toque na sua tecla e digite o seu x. Ninguém vê.',
    open: 'Toque na sua tecla e digite o seu x. Todos veem.',
  },
  here: {
    hidden:
      'Digite o seu x nas suas próprias teclas: ele fica escondido enquanto você não segurar para ver. Para uma fração, digite o de cima, depois a/b, depois o de baixo.',
    open: 'Digite o seu x nas suas próprias teclas: todos veem. Para uma fração, digite o de cima, depois a/b, depois o de baixo.',
  },
  winsTony: 'Ganha o maior x que for provado.',
  winsClosest: 'Ganha o menor x que for provado.',
  type: {
    tony: 'Digite o número que consegue fazer. Para uma fração, digite o de cima, depois a/b, depois o de baixo.',
    closest:
      'Digite a que distância você fica. Para uma fração, digite o de cima, depois a/b, depois o de baixo.',
  },
  state: (sets) =>
    sets === 1
      ? 'Mostre como: use cada número uma vez e toque em Conferir.'
      : 'Mostre como, um conjunto depois do outro: use cada número uma vez.',
  prove: (sets) =>
    sets === 1
      ? 'Mostre como se faz: use cada número uma vez e toque em Conferir.'
      : 'Mostre como se faz com cada conjunto: use cada número uma vez.',
};
