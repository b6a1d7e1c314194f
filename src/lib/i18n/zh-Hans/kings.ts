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
const cards = (count: number): string => `${formatCount(count)} 张牌`;

const cardName = (rank: number, suit: Suit): string => common.speakCard(common.rank(rank, 13), SUITS[suit]);

/**
 * The names of this game: 翻牌人 The Turn, 喊“成牌” to call “Hand”, 结算 The Calculus, 加分牌 Pointer, 散牌 loose cards, 臣民 Subject,
 * 明弃 and 暗弃 to discard face up and face down.
 */
export const kings: Words<typeof english> = {
  opening: ['手里七张牌，要凑出最值钱的牌型。', '轮到你时，弃一张，摸一张。有六张组成牌型，就喊“成牌”。'],
  title: '国王',
  keeper: '记分',
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
      ...(kings > 0 ? [kings > 1 ? '两张 K' : '一张 K'] : []),
      ...(subject === null ? [] : [`压着 ${subject}`]),
    ].join('，'),
  unfounded: (castle: number) => `${theCastle(castle)}，还没建`,
  over: (subject: number) => `压\u2060着\u00a0${subject}`,
  becomes: (worth: number) => `变成 ${worth}`,
  stays: (worth: number) => `仍是 ${worth}`,
  becomesOr: (worth: number, before: number) => `${worth} 或变回\u00a0${before}`,
  pile: (count: number) => `摸牌堆，${cards(count)}`,
  faceUp: '明弃',
  faceUpPile: (top: string | null, count: number) =>
    top === null ? '明弃牌堆，空' : `明弃牌堆，${cards(count)}，最上面是${top}`,
  faceUpTitle: '明弃的牌',
  faceUpLine: '最新的在前。',

  founding: {
    begin: (name: string) => `${name}是翻牌人`,
    beginText: '一张一张翻牌，直到四种花色都有城堡。',
    founds: (castle: number, suit: Suit, worth: number) =>
      `${SUITS[suit]}是${theCastle(castle)}，值 ${worth}。`,
    stands: (suit: Suit) => `${SUITS[suit]}已有城堡：这张放进明弃牌堆。`,
    next: '翻下一张',
    all: '全部翻完',
    done: '四座城堡都建好了。',
    doneText: (faceUp: number) =>
      faceUp === 0 ? '现在每人发七张牌。' : `${cards(faceUp)}放进了明弃牌堆。现在每人发七张牌。`,
    deal: '每人发七张',
    soFar: '目前弃掉的牌',
  },

  passTo: (name: string) => `交给${name}`,
  iAm: (name: string) => `我是${name}`,
  headphones: '如果用读屏，请先戴上耳机：牌会念出来。',
  starts: (name: string) => `${name}先来。`,
  hidden: '手牌已隐藏。',
  oneGoesBack: (name: string) => `${name}有八张牌，要弃一张。`,
  draws: (name: string) => `${name}摸牌。`,
  areOut: (names: readonly string[]) => `${list(names)}已经结算。`,
  reshuffled: '摸牌堆空了，弃牌已洗好补入。',
  playsAlone: (name: string) => `${name}一个人继续。`,
  ring: (name: string, next: string) => (name === next ? `${name}一个人继续` : `轮到${name}，然后是${next}`),

  did: {
    faceDown: (name: string) => `${name}暗弃了一张。`,
    faceUp: (name: string, card: string) => `${name}明弃了${card}。`,
    dumped: (name: string, card: string) => `${name}丢弃了${card}。`,
    crowned: (name: string, card: string, castle: number, worth: number) =>
      `${name}把${card} 打到${theCastle(castle)}，现在值 ${worth}。`,
    dethroned: (name: string, castle: number, worth: number) =>
      `${name}废黜了${theCastle(castle)}的 K，分值变回 ${worth}。`,
    crownedStill: (name: string, card: string, castle: number, worth: number) =>
      `${name}把${card} 打到${theCastle(castle)}，仍值 ${worth}。`,
    dethronedStill: (name: string, castle: number, worth: number) =>
      `${name}废黜了${theCastle(castle)}的 K，仍值 ${worth}。`,
    raised: (name: string, card: string) => `${name}拿走了明弃的${card}。`,
    wrongCall: (name: string, score: number) => `${name}喊错了，当场结算：${points(score)}。`,
    scoreMe: (name: string) => `${name}要求结算。`,
  },

  agree: '现在全体结算',
  agreeAsk: '大家都同意吗？现在就结算所有人的手牌，没有人喊牌。',
  agreeAll: '都同意',

  hand: '你的手牌',
  eight: '你的手牌，八张',
  fresh: (card: string) => `${card}，新牌`,
  tap: '点一张牌来用，或者喊“成牌”。',
  tapEight: '点一张牌弃掉。',
  down: '暗弃',
  up: '明弃',
  discardDown: '暗弃这张牌',
  discardUp: '明弃这张牌',
  playOn: (castle: number) => `打到${theCastle(castle)}`,
  double: '双王',
  dethrone: '废黜',
  dump: '丢弃这张 K',
  keepIt: '留着',
  whichCastle: '点一座城堡放这张 K，或者：',
  sortSuit: '按花色排',
  sortRank: '按点数排',
  call: '喊“成牌”',
  callAsk: '真的喊吗？',
  callText: '喊错的话，你会当场结算，本局出局。',
  notYet: '先不喊',
  tapAlone: '你一个人继续。点一张牌来用，或者：',
  scoreMe: '现在给我结算',
  scoreAsk: '现在就结算吗？',
  scoreText: '按你现在的手牌结算，这局结束。',
  scoreTo: (mine: string, name: string, theirs: string) =>
    `结算后，你得 ${mine}，${name}得 ${theirs}，这局结束。`,
  goOnAlone: '接着玩',
  drew: '你摸了',
  pass: (name: string) => `交给${name}`,

  now: '如果现在喊',
  nowRight: '喊得对',
  nowWrong: '会喊错',
  nowRightMore: '六张组成一个牌型或两个半牌型，还剩一张加分。',
  nowWrongMore: '要喊对，得有一个六张的牌型，或两个半牌型，外加一张加分牌。',
  nearest: '最接近的牌型',
  hold: '你有',
  short: (count: number, all: boolean) => {
    if (all) return `还差${spelled(count)}张：`;
    return count === 1 ? '还差一张，以下任一张：' : `还差${spelled(count)}张。有以下任一张就更近：`;
  },
  moreCards: (count: number) => `还有 ${count} 张`,

  raise: {
    title: '摸牌，或拿一张明弃的牌',
    left: (owed: number) => (owed === 2 ? '要摸两张' : '要摸一张'),
    draw: '从牌堆摸',
    take: (card: string) => `拿${card}`,
    list: '明弃的牌',
  },

  calculus: {
    title: '结算',
    called: (name: string) => `${name}喊了“成牌”。`,
    lastLeft: '只剩一位玩家，也一起结算。',
    noneLeft: '没有人留到最后：每次都喊错了。',
    drawnOut: '没有牌可摸了。',
    agreed: '大家都同意结算。',
  },

  wins: (name: string) => `${name}赢了`,
  share: (names: readonly string[]) => `${list(names)}打平`,
  stopped: '提前结束',
  final: '最终得分',
  games: (won: number) => `${formatCount(won)} 局第一`,
  again: '再来一场',
  replay: '回放',
  home: '首页',
  backGame: '退回一局',
  help: '牌型和规则',

  refused: {
    kingFaceUp: 'K 只有在丢弃时才正面朝上，那时你摸两张牌。',
    wrongCastle: 'K 只能打到同花色的城堡。',
    castlesStand: '这场比赛城堡不变：K 只能丢弃。',
    doubleKing: '那里有两张 K：不能再打。',
    noSubject: '那张 K 下面没有臣民，所以不能废黜。',
    notAKing: '只有 K 能打到城堡。',
    notRaisable: '那张牌是本回合弃的，不能拿。',
    nothingToDraw: '摸牌堆空了：请拿一张明弃的牌。',
    notSeven: '手牌是七张：请全部输入。',
    threeOfOne: '两副牌里每种只有两张：这是第三张了。',
    suitTaken: '这种花色已有城堡。',
  },
};
