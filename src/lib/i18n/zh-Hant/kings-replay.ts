import type { Words } from '../wording.ts';
import type { kingsReplay as english } from '../en/kings-replay.ts';
import { list } from './forms.ts';

export const kingsReplay: Words<typeof english> = {
  turnOf: (game: number, turn: number, turns: number) => `第 ${game} 局，第 ${turn} 回合，共 ${turns} 回合`,
  calculusOf: (game: number) => `第 ${game} 局，結算`,
  showHands: '顯示手牌',
  hideHands: '隱藏手牌',
  game: (game: number) => `第 ${game} 局`,
  games: '各局',
  noCards: '沒有牌',
  went: (cards: readonly string[]) => `暗棄的是${list(cards)}。`,
  drew: (name: string, cards: readonly string[]) => `${name}抽了${list(cards)}。`,
};
