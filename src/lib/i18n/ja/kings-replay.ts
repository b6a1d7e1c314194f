import type { Words } from '../wording.ts';
import type { kingsReplay as english } from '../en/kings-replay.ts';
import { list } from './forms.ts';

export const kingsReplay: Words<typeof english> = {
  turnOf: (game: number, turn: number, turns: number) => `第${game}ゲーム、${turns}ターン中${turn}ターン目`,
  calculusOf: (game: number) => `第${game}ゲーム、得点計算`,
  showHands: '手札を表示',
  hideHands: '手札を隠す',
  game: (game: number) => `第${game}ゲーム`,
  games: 'ゲーム',
  noCards: 'カードなし',
  went: (cards: readonly string[]) => `裏向きに捨てたのは${list(cards)}です。`,
  drew: (name: string, cards: readonly string[]) => `${name}が${list(cards)}を引きました。`,
};
