import type { Words } from '../wording.ts';
import type { kingsKeeper as english } from '../en/kings-keeper.ts';
import { spelled } from './forms.ts';

/** A castle comes in as 第一, without 城堡. */
export const kingsKeeper: Words<typeof english> = {
  turn: (name: string) => `${name}是翻牌人，來翻出城堡。先選花色，再選點數；也可以從一個滑到另一個。`,
  stands: '同花色的第二張放進明棄牌堆。',
  ask: (castle: string) => `${castle}城堡：花色和點數？`,
  askRank: (castle: string, suit: string) => `${castle}城堡，${suit}：點數？`,
  askSuit: (castle: string, rank: string) => `${castle}城堡，${rank}：花色？`,
  toFound: (count: number) => `還要建${spelled(count)}座`,
  each: '每用一張 K，就輸入一次。用 K 的人抽兩張牌，棄一張。',

  suits: '花色',
  ranks: '點數',
  delete: '刪除',

  did: {
    crowned: (castle: string) => `打到${castle}城堡`,
    doubled: (castle: string) => `${castle}城堡成雙王`,
    dethroned: (castle: string) => `廢黜${castle}城堡的 K`,
    dumped: '丟棄',
    wrongCall: '喊錯',
  },
  change: (from: number, to: number) => (from === to ? `仍是 ${to}` : `${from} → ${to}`),
  changeSpoken: (from: number, to: number) => (from === to ? `仍是 ${to}` : `從 ${from} 到 ${to}`),
  log: '目前輸入的',

  undo: '復原',
  king: '有 K',
  call: '喊牌',
  who: '誰有 K？',
  which: '哪種花色？',
  what: '怎麼用？',
  play: (castle: string) => `打到${castle}城堡`,
  dethroneOn: (castle: string) => `廢黜${castle}座的\u00a0K`,
  dump: '丟棄',
  becomes: (from: number, to: number) => (from === to ? `仍是 ${to}` : `${from} 變成 ${to}`),
  why: {
    noSuchCastle: '還沒有城堡',
    notAKing: '沒有 K',
    wrongCastle: '花色不同',
    castlesStand: '城堡不變',
    doubleKing: '那裡有兩張 K',
    noSubject: '那裡沒有臣民',
  },
  faceUp: '城堡都不變',
  cancel: '取消',
  write: '儲存',

  callWho: '誰喊「成牌」？',
  callText: '這位亮出七張牌，由你們輸入。',
  nobody: '沒人喊：全體結算',
  nobodyAsk: '如果牌堆空了，或者大家都同意，就不用喊，全體結算。',
  all: '都同意',
  alone: (name: string) => `${name}一個人繼續。`,
  scoreOne: (name: string) => `現在結算${name}的牌`,
  scoreOneAsk: (name: string) => `不用喊，直接結算${name}的牌，這局結束。`,
  enter: (name: string) => `${name}喊「成牌」`,

  cards: (name: string) => `${name}的七張牌`,
  how: '先選點數，再選花色，或者滑過去。點一張牌可以更改。',
  slots: '已輸入的牌',
  slot: (place: number, card: string | null) => `第 ${place + 1} 張：${card ?? '空'}`,
  missing: (count: number) => `還差${spelled(count)}張`,
  done: '就這七張',
  noCall: '取消這次喊牌',
  whose: '誰的牌？',
  tapOne: '先點要更改的牌。',

  right: '喊對了。',
  wrong: (name: string) => `喊錯了。${name}本局出局。`,
  nextCards: (name: string) => `下一位：${name}的牌`,
  goOn: '繼續',
};
