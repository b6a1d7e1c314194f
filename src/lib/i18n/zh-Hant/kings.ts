import type { Suit } from '#lib/core/cards.ts';
import type { kings as english } from '../en/kings.ts';
import { formatCount, formatScore } from '../format.ts';
import { common } from './common.ts';
import type { Words } from '../wording.ts';
import { list, spelled } from './forms.ts';

const SUITS: Readonly<Record<Suit, string>> = common.suit;
const CASTLES = ['第一', '第二', '第三', '第四'] as const;

const castleName = (castle: number): string => String(CASTLES[castle]);
const theCastle = (castle: number): string => `${castleName(castle)}城堡`;
const points = (score: number): string => `${formatScore(score)} 分`;
const cards = (count: number): string => `${formatCount(count)} 張牌`;

const cardName = (rank: number, suit: Suit): string => common.speakCard(common.rank(rank, 13), SUITS[suit]);

/**
 * The names of this game: 翻牌人 The Turn, 喊「成牌」 to call 「Hand」, 結算 The Calculus, 加分牌 Pointer, 散牌 loose cards, 臣民 Subject,
 * 明棄 and 暗棄 to discard face up and face down.
 */
export const kings: Words<typeof english> = {
  opening: ['手裡七張牌，要湊出最值錢的牌型。', '輪到你時，棄一張，抽一張。有六張組成牌型，就喊「成牌」。'],
  title: '國王',
  keeper: '計分',
  gameOf: (game: number, games: number) => (games === 1 ? '' : `第 ${game} 局，共 ${games} 局`),
  card: cardName,
  points,
  suits: SUITS,

  castles: '城堡',
  castle: castleName,
  castleSpoken: (castle: number, suit: Suit, worth: number, kings: number, subject: number | null) =>
    [
      theCastle(castle),
      SUITS[suit],
      `值 ${worth}`,
      ...(kings > 0 ? [kings > 1 ? '兩張 K' : '一張 K'] : []),
      ...(subject === null ? [] : [`壓著 ${subject}`]),
    ].join('，'),
  unfounded: (castle: number) => `${theCastle(castle)}，還沒建`,
  over: (subject: number) => `壓\u2060著\u00a0${subject}`,
  becomes: (worth: number) => `變成 ${worth}`,
  stays: (worth: number) => `仍是 ${worth}`,
  becomesOr: (worth: number, before: number) => `${worth} 或變回\u00a0${before}`,
  pile: (count: number) => `抽牌堆，${cards(count)}`,
  faceUp: '明棄',
  faceUpPile: (top: string | null, count: number) =>
    top === null ? '明棄牌堆，空' : `明棄牌堆，${cards(count)}，最上面是${top}`,
  faceUpTitle: '明棄的牌',
  faceUpLine: '最新的在前。',

  founding: {
    begin: (name: string) => `${name}是翻牌人`,
    beginText: '一張一張翻牌，直到四種花色都有城堡。',
    founds: (castle: number, suit: Suit, worth: number) =>
      `${SUITS[suit]}是${theCastle(castle)}，值 ${worth}。`,
    stands: (suit: Suit) => `${SUITS[suit]}已有城堡：這張放進明棄牌堆。`,
    next: '翻下一張',
    all: '全部翻完',
    done: '四座城堡都建好了。',
    doneText: (faceUp: number) =>
      faceUp === 0 ? '現在每人發七張牌。' : `${cards(faceUp)}放進了明棄牌堆。現在每人發七張牌。`,
    deal: '每人發七張',
    soFar: '目前棄掉的牌',
  },

  passTo: (name: string) => `交給${name}`,
  iAm: (name: string) => `我是${name}`,
  headphones: '如果用螢幕報讀器，請先戴上耳機：牌會唸出來。',
  starts: (name: string) => `${name}先來。`,
  hidden: '手牌已隱藏。',
  oneGoesBack: (name: string) => `${name}有八張牌，要棄一張。`,
  draws: (name: string) => `${name}抽牌。`,
  areOut: (names: readonly string[]) => `${list(names)}已經結算。`,
  reshuffled: '抽牌堆空了，棄牌已洗好補入。',
  playsAlone: (name: string) => `${name}一個人繼續。`,
  ring: (name: string, next: string) => (name === next ? `${name}一個人繼續` : `輪到${name}，然後是${next}`),

  did: {
    faceDown: (name: string) => `${name}暗棄了一張。`,
    faceUp: (name: string, card: string) => `${name}明棄了${card}。`,
    dumped: (name: string, card: string) => `${name}丟棄了${card}。`,
    crowned: (name: string, card: string, castle: number, worth: number) =>
      `${name}把${card} 打到${theCastle(castle)}，現在值 ${worth}。`,
    dethroned: (name: string, castle: number, worth: number) =>
      `${name}廢黜了${theCastle(castle)}的 K，分值變回 ${worth}。`,
    crownedStill: (name: string, card: string, castle: number, worth: number) =>
      `${name}把${card} 打到${theCastle(castle)}，仍值 ${worth}。`,
    dethronedStill: (name: string, castle: number, worth: number) =>
      `${name}廢黜了${theCastle(castle)}的 K，仍值 ${worth}。`,
    raised: (name: string, card: string) => `${name}拿走了明棄的${card}。`,
    wrongCall: (name: string, score: number) => `${name}喊錯了，當場結算：${points(score)}。`,
    scoreMe: (name: string) => `${name}要求結算。`,
  },

  agree: '現在全體結算',
  agreeAsk: '大家都同意嗎？現在就結算所有人的手牌，沒有人喊牌。',
  agreeAll: '都同意',

  hand: '你的手牌',
  eight: '你的手牌，八張',
  fresh: (card: string) => `${card}，新牌`,
  tap: '點一張牌來用，或者喊「成牌」。',
  tapEight: '點一張牌棄掉。',
  down: '暗棄',
  up: '明棄',
  discardDown: '暗棄這張牌',
  discardUp: '明棄這張牌',
  playOn: (castle: number) => `打到${theCastle(castle)}`,
  double: '雙王',
  dethrone: '廢黜',
  dump: '丟棄這張 K',
  keepIt: '留著',
  whichCastle: '點一座城堡放這張 K，或者：',
  sortSuit: '依花色排',
  sortRank: '依點數排',
  call: '喊「成牌」',
  callAsk: '真的要喊嗎？',
  callText: '喊錯的話，你會當場結算，本局出局。',
  notYet: '先不喊',
  tapAlone: '你一個人繼續。點一張牌來用，或者：',
  scoreMe: '現在就結算',
  scoreAsk: '現在就結算嗎？',
  scoreText: '依你現在的手牌結算，這局結束。',
  scoreTo: (mine: string, name: string, theirs: string) => `你得 ${mine}，${name}得 ${theirs}，這局結束。`,
  goOnAlone: '接著玩',
  drew: '你抽了',
  pass: (name: string) => `交給${name}`,

  now: '如果現在喊',
  nowRight: '喊得對',
  nowWrong: '會喊錯',
  nowRightMore: '六張組成一個牌型或兩個半牌型，還剩一張加分。',
  nowWrongMore: '要喊對，得有一個六張的牌型，或兩個半牌型，外加一張加分牌。',
  nearest: '最接近的牌型',
  hold: '你有',
  short: (count: number, all: boolean) => {
    if (all) return `還差${spelled(count)}張：`;
    return count === 1 ? '還差一張，以下任一張：' : `還差${spelled(count)}張。有以下任一張就更近：`;
  },
  moreCards: (count: number) => `還有 ${count} 張`,

  raise: {
    title: '抽牌，或拿一張明棄的牌',
    left: (owed: number) => (owed === 2 ? '要抽兩張' : '要抽一張'),
    draw: '從牌堆抽',
    take: (card: string) => `拿${card}`,
    list: '明棄的牌',
  },

  calculus: {
    title: '結算',
    called: (name: string) => `${name}喊了「成牌」。`,
    lastLeft: '只剩一位玩家，也一起結算。',
    noneLeft: '沒有人剩下：每次都喊錯了。',
    drawnOut: '沒有牌可抽了。',
    agreed: '大家都同意結算。',
  },

  wins: (name: string) => `${name}贏了`,
  share: (names: readonly string[]) => `${list(names)}平手`,
  stopped: '提前結束',
  final: '最終得分',
  games: (won: number) => `${formatCount(won)} 局第一`,
  again: '再來一場',
  replay: '重播',
  home: '首頁',
  backGame: '退回一局',
  help: '牌型和規則',

  refused: {
    kingFaceUp: 'K 只有在丟棄時才正面朝上，那時你抽兩張牌。',
    wrongCastle: 'K 只能打到同花色的城堡。',
    castlesStand: '這場比賽城堡不變：K 只能丟棄。',
    doubleKing: '那裡有兩張 K：不能再打。',
    noSubject: '那張 K 下面沒有臣民，所以不能廢黜。',
    notAKing: '只有 K 能打到城堡。',
    notRaisable: '那張牌是本回合棄的，不能拿。',
    nothingToDraw: '抽牌堆空了：請拿一張明棄的牌。',
    notSeven: '手牌是七張：請全部輸入。',
    threeOfOne: '兩副牌裡每種只有兩張：這是第三張了。',
    suitTaken: '這種花色已有城堡。',
  },
};
