import type { Words } from '../wording.ts';
import type { kingsReplay as english } from '../en/kings-replay.ts';
import { list } from './forms.ts';

export const kingsReplay: Words<typeof english> = {
  turnOf: (game, turn, turns) => `Juego ${game}, turno ${turn} de ${turns}`,
  calculusOf: (game) => `Juego ${game}, El Cálculo`,
  showHands: 'Mostrar cartas',
  hideHands: 'Ocultar cartas',
  game: (game) => `Juego ${game}`,
  games: 'Juegos',
  noCards: 'sin cartas',
  went: (cards) => `Boca abajo: ${list(cards)}.`,
  drew: (name, cards) => `${name} robó: ${list(cards)}.`,
};
