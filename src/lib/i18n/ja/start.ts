import type { Words } from '../wording.ts';
import type { start as english } from '../en/start.ts';

export const start: Words<typeof english> = {
  lay: 'みんなの真ん中に置いてください',
  prop: '全員に見えるように立ててください',
  nothing: (players: number) => `${players === 2 ? '2人とも' : '全員が'}準備OKになるまで始まりません。`,
  where: (names: readonly string[]) => `座る場所：${names.join('、')}`,
  flat: { name: '平らに置く', more: '文字がそれぞれの人のほうを向きます。', go: '平らに置いた' },
  standing: { name: '立てる', more: '文字はすべて同じ向きです。', go: '立てた' },
  ready: '準備OK',
  isReady: '準備OKです',
  readyOf: (ready: number, all: number) => `準備OK：${ready}／${all}人`,
  screen: '置き方',
  tryIt: 'お試しです。まだ数えません。',
  say: 'ここで「6 + 6 + 6 + 6」と答えます。',
  keep: '解はまだ口に出さないでください。',
  skip: 'スキップ',
  label: (name: string, says: string) => `${says}、${name}`,
  sixes: '試すカード：6、6、6、6',
  begins: (name: string) => `${name}から始めます`,
  begin: '始める',
};
