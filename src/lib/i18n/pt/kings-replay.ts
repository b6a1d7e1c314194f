import type { Words } from '../wording.ts';
import type { kingsReplay as english } from '../en/kings-replay.ts';
import { list } from './forms.ts';

export const kingsReplay: Words<typeof english> = {
  turnOf: (game, turn, turns) => `Jogo ${game}, turno ${turn} de ${turns}`,
  calculusOf: (game) => `Jogo ${game}, O Cálculo`,
  showHands: 'Mostrar cartas',
  hideHands: 'Esconder cartas',
  game: (game) => `Jogo ${game}`,
  games: 'Jogos',
  noCards: 'sem cartas',
  went: (cards) => `Descarte fechado: ${list(cards)}.`,
  drew: (name, cards) => `${name} comprou: ${list(cards)}.`,
};
