import type { Words } from '../wording.ts';
import type { kingsReplay as english } from '../en/kings-replay.ts';
import { list } from './forms.ts';

export const kingsReplay: Words<typeof english> = {
  turnOf: (game: number, turn: number, turns: number) => `第 ${game} 局，第 ${turn} 回合，共 ${turns} 回合`,
  calculusOf: (game: number) => `第 ${game} 局，结算`,
  showHands: '显示手牌',
  hideHands: '隐藏手牌',
  game: (game: number) => `第 ${game} 局`,
  games: '各局',
  noCards: '没有牌',
  went: (cards: readonly string[]) => `暗弃的是${list(cards)}。`,
  drew: (name: string, cards: readonly string[]) => `${name}摸了${list(cards)}。`,
};
