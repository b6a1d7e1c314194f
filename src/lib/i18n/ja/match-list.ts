import type { Words } from '../wording.ts';
import type { matchList as english } from '../en/match-list.ts';
import { formatScore } from '../format.ts';

export const matchList: Words<typeof english> = {
  list: '対戦',
  toList: '対戦の一覧に戻る',
  together: '通算',
  game: (name: string, players: number) => (players === 2 ? name : `${name}（${players}人）`),
  minutes: (minutes: number) => `${minutes}分`,
  stopped: '途中で終了',
  goOn: '続ける',
  score: (name: string, score: number, won: boolean) => `${name} ${formatScore(score)}${won ? '、勝ち' : ''}`,
  more: (match: string) => `${match}のその他の操作`,
  replay: 'リプレイ',
  save: 'ファイルに保存',
  saveMore: '残したり、別の端末で開いたりできます',
  remove: '削除',
  removed: '対戦を削除しました。',
  undo: '元に戻す',
  open: 'ファイルから対戦を開く',
  opened: '対戦の一覧に追加しました。',
  known: 'この対戦はもうあります。',
  empty: {
    title: 'まだ対戦がありません',
    text: '「みんなで遊ぶ」で対戦すると、ここでリプレイできます。記録はこの端末の中だけにあります。',
    action: 'みんなで遊ぶ',
  },
  unopened: '何も変わっていません。',
};
