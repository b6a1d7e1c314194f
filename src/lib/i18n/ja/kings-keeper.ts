import type { Words } from '../wording.ts';
import type { CastleRefusal } from '#lib/games/kings/castle.ts';
import type { kingsKeeper as english } from '../en/kings-keeper.ts';

/** `castle`: 第1の城 …, `suit`: ハート …, `rank`: as on the card. */
export const kingsKeeper: Words<typeof english> = {
  turn: (name: string) =>
    `親の${name}が城をめくります。マークと数字をタップするか、片方からもう片方へ指をすべらせてください。`,
  stands: '同じマークの2枚目は表向きに捨てます。',
  ask: (castle: string) => `${castle}のマークと数字は？`,
  askRank: (castle: string, suit: string) => `${castle}は${suit}。数字は？`,
  askSuit: (castle: string, rank: string) => `${castle}は${rank}。マークは？`,
  toFound: (count: number) => `城はあと${count}つ`,
  each: 'キングが使われるたびに入力してください。使った人は2枚引いて1枚捨てます。',

  suits: 'マーク',
  ranks: '数字',
  delete: '削除',

  did: {
    crowned: (castle: string) => `を${castle}にのせました`,
    doubled: (castle: string) => `で${castle}がダブルキングに`,
    dethroned: (castle: string) => `で${castle}のキングが退位`,
    dumped: 'を捨てました',
    wrongCall: '上がりの間違い',
  },
  change: (from: number, to: number) => (from === to ? `${to}のまま` : `${from} → ${to}`),
  changeSpoken: (from: number, to: number) => (from === to ? `${to}のまま` : `${from}から${to}に`),
  log: 'これまでの入力',

  undo: '元に戻す',
  king: 'キング',
  call: '上がり',
  who: 'だれのキングですか？',
  which: 'どのマークですか？',
  what: 'どうしますか？',
  play: (castle: string) => `${castle}にのせる`,
  dethroneOn: (castle: string) => `${castle}のキングを退位させる`,
  dump: '捨てる',
  becomes: (from: number, to: number) => (from === to ? `${to}のまま` : `${from}が${to}に`),
  why: {
    noSuchCastle: '城がまだない',
    notAKing: 'キングではない',
    wrongCastle: '別のマーク',
    castlesStand: '動かない城',
    doubleKing: 'もうキング2枚',
    noSubject: '臣下がいない',
  } satisfies Record<CastleRefusal['code'], string>,
  faceUp: '城は変わりません',
  cancel: 'やめる',
  write: '保存',

  callWho: 'だれの上がりですか？',
  callText: '7枚の手札を見せてもらい、入力します。',
  nobody: 'なし：全員の得点を計算',
  nobodyAsk: '山札がなくなったとき、または全員が同意したとき、上がりなしで全員の得点を計算します。',
  all: '全員同意',
  alone: (name: string) => `${name}が1人で続けます。`,
  scoreOne: (name: string) => `${name}の得点を計算`,
  scoreOneAsk: (name: string) => `上がりなしで${name}の得点を計算して、ゲームは終わりです。`,
  enter: (name: string) => `${name}の上がり`,

  cards: (name: string) => `${name}の7枚`,
  how: '数字、マークの順にタップするか、指をすべらせます。カードをタップすると変えられます。',
  slots: '入力したカード',
  slot: (place: number, card: string | null) => `${place + 1}枚目：${card ?? '空'}`,
  missing: (count: number) => `あと${count}枚`,
  done: 'この7枚',
  noCall: '上がりを取り消す',
  whose: 'だれのカードですか？',
  tapOne: '先に、変えるカードをタップしてください。',

  right: '正しい上がりです。',
  wrong: (name: string) => `上がりは間違いでした。${name}はこのゲームから抜けます。`,
  nextCards: (name: string) => `次：${name}のカード`,
  goOn: '続ける',
};
