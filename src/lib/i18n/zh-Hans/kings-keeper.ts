import type { Words } from '../wording.ts';
import type { kingsKeeper as english } from '../en/kings-keeper.ts';
import { spelled } from './forms.ts';

/** A castle comes in as 第一, without 城堡. */
export const kingsKeeper: Words<typeof english> = {
  turn: (name: string) => `${name}是翻牌人，来翻出城堡。先选花色，再选点数；也可以从一个滑到另一个。`,
  stands: '同花色的第二张放进明弃牌堆。',
  ask: (castle: string) => `${castle}城堡：花色和点数？`,
  askRank: (castle: string, suit: string) => `${castle}城堡，${suit}：点数？`,
  askSuit: (castle: string, rank: string) => `${castle}城堡，${rank}：花色？`,
  toFound: (count: number) => `还要建${spelled(count)}座`,
  each: '每用一张 K，就输入一次。用 K 的人摸两张牌，弃一张。',

  suits: '花色',
  ranks: '点数',
  delete: '删除',

  did: {
    crowned: (castle: string) => `打到${castle}城堡`,
    doubled: (castle: string) => `${castle}城堡成双王`,
    dethroned: (castle: string) => `废黜${castle}城堡的 K`,
    dumped: '丢弃',
    wrongCall: '喊错',
  },
  change: (from: number, to: number) => (from === to ? `仍是 ${to}` : `${from} → ${to}`),
  changeSpoken: (from: number, to: number) => (from === to ? `仍是 ${to}` : `从 ${from} 到 ${to}`),
  log: '目前输入的',

  undo: '撤销',
  king: '有 K',
  call: '喊“成牌”',
  who: '谁有 K？',
  which: '哪种花色？',
  what: '怎么用？',
  play: (castle: string) => `打到${castle}城堡`,
  dethroneOn: (castle: string) => `废黜${castle}座的\u00a0K`,
  dump: '丢弃',
  becomes: (from: number, to: number) => (from === to ? `仍是 ${to}` : `${from} 变成 ${to}`),
  why: {
    noSuchCastle: '还没有城堡',
    notAKing: '没有 K',
    wrongCastle: '花色不同',
    castlesStand: '城堡不变',
    doubleKing: '那里有两张 K',
    noSubject: '那里没有臣民',
  },
  faceUp: '城堡都不变',
  cancel: '取消',
  write: '保存',

  callWho: '谁喊“成牌”？',
  callText: '这位亮出七张牌，由你们输入。',
  nobody: '没人喊：全体结算',
  nobodyAsk: '如果牌堆空了，或者大家都同意，就不用喊，全体结算。',
  all: '都同意',
  alone: (name: string) => `${name}一个人继续。`,
  scoreOne: (name: string) => `现在给${name}结算`,
  scoreOneAsk: (name: string) => `不用喊，直接给${name}结算，这局结束。`,
  enter: (name: string) => `${name}喊“成牌”`,

  cards: (name: string) => `${name}的七张牌`,
  how: '先选点数，再选花色，或者滑过去。点一张牌可以更改。',
  slots: '已输入的牌',
  slot: (place: number, card: string | null) => `第 ${place + 1} 张：${card ?? '空'}`,
  missing: (count: number) => `还差${spelled(count)}张`,
  done: '就这七张',
  noCall: '取消这次喊牌',
  whose: '谁的牌？',
  tapOne: '先点要更改的牌。',

  right: '喊对了。',
  wrong: (name: string) => `喊错了。${name}本局出局。`,
  nextCards: (name: string) => `下一位：${name}的牌`,
  goOn: '继续',
};
