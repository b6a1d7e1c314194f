import type { Suit } from '#lib/core/cards.ts';
import type { KingsRefusal } from '#lib/games/kings/errors.ts';
import type { kings as english } from '../en/kings.ts';
import { formatCount, formatScore } from '../format.ts';
import { common } from './common.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

const SUITS: Readonly<Record<Suit, string>> = common.suit;

const castleName = (castle: number): string => `第${castle + 1}の城`;
const points = (score: number): string => `${formatScore(score)}点`;
const cards = (count: number): string => `${formatCount(count)}枚`;
const cardName = (rank: number, suit: Suit): string => common.speakCard(common.rank(rank, 13), SUITS[suit]);

export const kings: Words<typeof english> = {
  opening: [
    '7枚の手札で、一番点の高い役を目指します。',
    '自分の番には、1枚捨てて1枚引きます。6枚で役ができたら「上がり」を宣言します。',
  ],
  title: 'キングス',
  keeper: '得点係',
  gameOf: (game: number, games: number) => (games === 1 ? '' : `第${game}ゲーム／全${games}`),
  card: cardName,
  points,
  suits: SUITS,

  castles: '城',
  castle: castleName,
  castleSpoken: (castle: number, suit: Suit, worth: number, kings: number, subject: number | null) =>
    [
      castleName(castle),
      SUITS[suit],
      `値${worth}`,
      ...(kings > 0 ? [kings > 1 ? 'キング2枚' : 'キング'] : []),
      ...(subject === null ? [] : [`下に${subject}`]),
    ].join('、'),
  unfounded: (castle: number) => `${castleName(castle)}、まだありません`,
  over: (subject: number) => `下に\u{A0}${subject}`,
  becomes: (worth: number) => `${worth}になる`,
  stays: (worth: number) => `${worth}のまま`,
  becomesOr: (worth: number, before: number) => `${worth}か、${before}に戻る`,
  pile: (count: number) => `山札、${cards(count)}`,
  faceUp: '表向き',
  faceUpPile: (top: string | null, count: number) =>
    top === null ? '表向きの捨て札、なし' : `表向きの捨て札、${cards(count)}、一番上は${top}`,
  faceUpTitle: '表向きの捨て札',
  faceUpLine: '新しい順です。',

  founding: {
    begin: (name: string) => `親は${name}です`,
    beginText: '4つのマークの城がそろうまで、カードをめくります。',
    founds: (castle: number, suit: Suit, worth: number) =>
      `${SUITS[suit]}が${castleName(castle)}になります。値は${worth}です。`,
    stands: (suit: Suit) => `${SUITS[suit]}の城はもうあります。表向きの捨て札になります。`,
    next: '次をめくる',
    all: '残りをめくる',
    done: '4つの城がそろいました。',
    doneText: (faceUp: number) =>
      `${faceUp === 0 ? '' : `${cards(faceUp)}が表向きの捨て札になりました。`}次は7枚ずつ配ります。`,
    deal: '7枚ずつ配る',
    soFar: 'これまでの捨て札',
  },

  passTo: (name: string) => `${name}に渡す`,
  iAm: (name: string) => `${name}です`,
  headphones: '画面の読み上げを使うときは、先にイヤホンを付けてください。カードが読み上げられます。',
  starts: (name: string) => `${name}から始めます。`,
  hidden: '手札は隠れています。',
  oneGoesBack: (name: string) => `${name}は8枚から1枚捨てます。`,
  draws: (name: string) => `${name}が引きます。`,
  areOut: (names: readonly string[]) => `${list(names)}は得点計算が済みました。`,
  reshuffled: '山札がなくなったので、捨て札を切って山札にしました。',
  playsAlone: (name: string) => `${name}が1人で続けます。`,
  ring: (name: string, next: string) =>
    name === next ? `${name}が1人で続けます` : `${name}の番、次は${next}`,

  did: {
    faceDown: (name: string) => `${name}が裏向きに捨てました。`,
    faceUp: (name: string, card: string) => `${name}が${card}を表向きに捨てました。`,
    dumped: (name: string, card: string) => `${name}が${card}を捨てました。`,
    crowned: (name: string, card: string, castle: number, worth: number) =>
      `${name}が${card}を${castleName(castle)}にのせました。値は${worth}になります。`,
    dethroned: (name: string, castle: number, worth: number) =>
      `${name}が${castleName(castle)}のキングを退位させました。値は${worth}に戻ります。`,
    crownedStill: (name: string, card: string, castle: number, worth: number) =>
      `${name}が${card}を${castleName(castle)}にのせました。値は${worth}のままです。`,
    dethronedStill: (name: string, castle: number, worth: number) =>
      `${name}が${castleName(castle)}のキングを退位させました。値は${worth}のままです。`,
    raised: (name: string, card: string) => `${name}が表向きの${card}を取りました。`,
    wrongCall: (name: string, score: number) => `${name}の上がりは間違いでした。得点は${points(score)}です。`,
    scoreMe: (name: string) => `${name}が得点計算を頼みました。`,
  },

  agree: '今すぐ全員の得点を計算',
  agreeAsk: '全員が同意しますか？上がりなしで、今の手札のまま全員の得点を計算します。',
  agreeAll: '全員同意',

  hand: '手札',
  eight: '手札、8枚',
  fresh: (card: string) => `${card}、新しいカード`,
  tap: '使うカードをタップするか、上がります。',
  tapEight: '捨てるカードをタップ。',
  down: '裏向き',
  up: '表向き',
  discardDown: '裏向きに捨てる',
  discardUp: '表向きに捨てる',
  playOn: (castle: number) => `${castleName(castle)}にのせる`,
  double: 'ダブルキング',
  dethrone: '退位させる',
  dump: 'キングを捨てる',
  keepIt: '手札に戻す',
  whichCastle: 'キングをのせる城をタップ。または：',
  sortSuit: 'マーク順',
  sortRank: '数字順',
  call: '上がる',
  callAsk: '上がりますか？',
  callText: '上がりが間違いなら、その場で得点を計算し、このゲームから抜けます。',
  notYet: 'まだ',
  tapAlone: '1人で続けています。使うカードをタップ。または：',
  scoreMe: '得点計算する',
  scoreAsk: '得点計算しますか？',
  scoreText: '今の手札のまま得点を計算して、ゲームは終わりです。',
  scoreTo: (mine: string, name: string, theirs: string) =>
    `こちらは${mine}、${name}は${theirs}になり、ゲームは終わりです。`,
  goOnAlone: 'まだ続ける',
  drew: '引いたカード',
  pass: (name: string) => `${name}に渡す`,

  now: '今上がると',
  nowRight: '上がれます',
  nowWrong: '上がれません',
  nowRightMore: '6枚で役が1つ、または半役が2つでき、ポインターが1枚余ります。',
  nowWrongMore: '上がるには、6枚の役が1つ、または半役が2つと、ポインター1枚が必要です。',
  nearest: '近い役',
  hold: '手札にある',
  short: (count: number, all: boolean) => {
    if (all) return `あと${count}枚：`;
    return count === 1 ? 'あと1枚。次のどれか：' : `あと${count}枚。次のどれかで近づきます：`;
  },
  moreCards: (count: number) => `ほか${count}枚`,

  raise: {
    title: '引くか、表向きの捨て札を取る',
    left: (owed: number) => `あと${owed}枚引きます`,
    draw: '山札から引く',
    take: (card: string) => `${card}を取る`,
    list: '表向きの捨て札',
  },

  calculus: {
    title: '得点計算',
    called: (name: string) => `${name}の上がりです。`,
    lastLeft: '残った1人の得点も計算します。',
    noneLeft: 'だれも残っていません。上がりは全部間違いでした。',
    drawnOut: '引けるカードがなくなりました。',
    agreed: '全員の同意で得点を計算します。',
  },

  wins: (name: string) => `${name}の勝ち`,
  share: (names: readonly string[]) => `${list(names)}の引き分け`,
  stopped: '途中で終了',
  final: '最終得点',
  games: (won: number) => `${formatCount(won)}ゲームで1位`,
  again: 'もう一度',
  replay: 'リプレイ',
  home: 'ホーム',
  backGame: '1ゲーム戻す',
  help: '役とルール',

  refused: {
    kingFaceUp: 'キングを表向きに捨てるのは「キングを捨てる」ときだけです。そのあと2枚引きます。',
    wrongCastle: 'キングをのせるのは、同じマークの城だけです。',
    castlesStand: 'この対戦の城は動きません。キングは捨てるだけです。',
    doubleKing: 'その城にはもうキングが2枚あります。',
    noSubject: 'そのキングの下に臣下がいないので、退位させられません。',
    notAKing: '城にのせるのはキングだけです。',
    notRaisable: 'そのカードはこの番に捨てられたので、取れません。',
    nothingToDraw: '山札がありません。表向きの捨て札を取ってください。',
    notSeven: '手札は7枚です。全部入力してください。',
    threeOfOne: 'トランプ2組に、同じカードは2枚ずつです。3枚目になってしまいます。',
    suitTaken: 'そのマークの城はもうあります。',
  } satisfies Partial<Record<KingsRefusal['code'], string>>,
};
