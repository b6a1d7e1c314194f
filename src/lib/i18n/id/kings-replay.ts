import type { Words } from '../wording.ts';
import type { kingsReplay as english } from '../en/kings-replay.ts';
import { list } from './forms.ts';

export const kingsReplay: Words<typeof english> = {
  turnOf: (game: number, turn: number, turns: number) => `Permainan ${game}, giliran ${turn} dari ${turns}`,
  calculusOf: (game: number) => `Permainan ${game}, Perhitungan`,
  showHands: 'Lihat kartu',
  hideHands: 'Tutup kartu',
  game: (game: number) => `Permainan ${game}`,
  games: 'Permainan',
  noCards: 'tanpa kartu',
  went: (cards: readonly string[]) => `Dibuang tertutup: ${list(cards)}.`,
  drew: (name: string, cards: readonly string[]) => `${name} mengambil ${list(cards)}.`,
};
