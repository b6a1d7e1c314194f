import type { standing as english } from '../en/standing.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

export const standing: Words<typeof english> = {
  title: '結果',
  won: (name: string) => `${name}の勝ち`,
  shared: (names: readonly string[]) => `${list(names)}の引き分け`,
  stopped: '途中で終了',
  table: '成績',
  sets: '勝ち数',
  fastest: '最速',
  none: '–',
  noneSpoken: 'なし',
  best: (name: string, set: number) => `一番速かったのは${name}、${set}回目です。`,
  missed: (count: number) => `解があったのに、だれも解けなかった回が${formatCount(count)}回ありました。`,
  practise: (_count: number) => '練習する',
  again: 'もう一度',

  together: {
    matches: (count: number) => `対戦${formatCount(count)}件`,
    table: (game: string) => `${game}：すべての対戦`,
    name: '名前',
    played: '対戦',
    won: '勝ち',
    best: (name: string, date: string) => `${name}、${date}`,
    look: (what: string) => `${what}、リプレイ`,
    reading: '対戦を読み込んでいます…',
    failed: '対戦を読み込めませんでした。保存はされています。',
    retry: 'もう一度試す',
    note: '2人以上の対戦（途中で終えたものも含む）。引き分けは、それぞれの勝ちと数えます。',
    empty: {
      title: 'まだ何もありません',
      text: '2人以上で対戦を終えると、みんなの通算成績がここに出ます。',
      action: 'みんなで遊ぶ',
    },
  },
};
