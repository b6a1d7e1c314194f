import type { Words } from '../wording.ts';
import type { setup as english } from '../en/setup.ts';
import { formatCount, formatScore } from '../format.ts';
import { either, list } from './forms.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

const ORDINALS = ['第一個', '第二個', '第三個', '第四個', '第五個', '第六個'];
const START = '開始';
const BOARD = '擺好算式';
const JUDGE = '你們發牌，App 計數和判定。';

export const setup: Words<typeof english> = {
  title: '牌桌',
  rulesPage: '規則',
  game: '遊戲',
  family: '哪一種',
  games: gameNames,
  shapes: { moon: '月亮', hill: '小山', gate: '大門', star: '星星', leaf: '樹葉', drop: '水滴' },
  who: { edges: '誰坐哪裡', ring: '誰傳給誰', side: '誰來玩', alone: '誰來玩' },
  players: '玩家',
  playersCount: (count: number) => `${count} 位玩家`,
  playersShort: (count: number, of: number) => (count === 1 && of < 5 ? '單人' : String(count)),
  places: {
    near: '近端',
    left: '左側',
    far: '遠端',
    right: '右側',
  },
  seat: (name: string, shape: string, about: readonly string[]) =>
    [...(name === shape ? [name] : [name, shape]), ...about].join('，'),
  inTurn: (turn: number) => ORDINALS[turn - 1] ?? `第 ${turn} 個`,
  turnRound: '反轉順序',
  turns: { back: '逆時針輪流。', round: '順時針輪流。' },
  delayed: (ms: number) => `+${spans.seconds(ms)}`,
  second: '兩種解法',
  draw: '抽牌定座位',
  deck: '用牌',
  decks: {
    physical: '實體牌',
    dealt: '螢幕上的牌',
    dealtMore: 'App 洗牌、發牌。',
  },
  rules: {
    title: '自訂規則',
    make: (target: number | 'dynamic') => (target === 'dynamic' ? '抽出目標' : `算出 ${target}`),
    handicaps: '有讓步',
    published: '預設規則',
    ready: '現成規則',
  },
  seconds: (ms: number) => (ms === 0 ? '無' : spans.seconds(ms)),
  less: (what: string) => `${what}：減少`,
  more: (what: string) => `${what}：增加`,
  reset: '還原預設規則',
  done: '完成',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: '開始計時' },
    kings: {
      real: '兩副牌，每副 52 張。你們發牌，App 計分。',
      start: '翻出城堡',
      author: '遊戲作者：Ryan Matthew Thurman。',
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: '+\u00a0−\u00a0×\u00a0÷ 和 ( ) 各 20 張。每人發五張，App 判定。',
      start: BOARD,
    },
  },
  guided: { name: '有解說的第一局', more: '六步，兩分鐘' },
  length: {
    turns: (least: number, most: number) => `通常 ${least} 到 ${most} 回合。`,
    deals: (deals: number, least: number, most: number) =>
      `大約 ${formatCount(deals)} 題，通常 ${least} 到 ${most} 分鐘。`,
    rounds: (rounds: number, least: number, most: number) =>
      `大約 ${formatCount(rounds)} 輪，通常 ${least} 到 ${most} 分鐘。`,
  },
  starting: '正在開始…',
  again: '照原樣再來',
  againWho: (game: string, names: readonly string[]) => `${game} · ${list(names)}`,
  person: {
    title: (place: string) => `誰坐${place}？`,
    inTurn: (place: string) => `誰是${place}？`,
    alone: '誰來玩？',
  },
  hint: {
    ipad: '在 iPad 上，請到「設定」裡關掉多指手勢，這樣大家才能同時觸碰螢幕。',
    android: '有的手機三指滑動會擷取螢幕畫面，請到「設定」裡關掉。',
  },
  fault: {
    emptyName: '每個人都要有一個看得見的名字。',
    longName: '名字最多 24 個字元。',
    sameName: '有兩個人同名，請改一個。',
    players: (game: string, counts: readonly number[], asked: number) =>
      `${game}要 ${either(counts)} 位玩家，不能是 ${asked} 位。`,
    notBegun: '比賽無法開始。請再試一次。',
    closest: '「最接近」只用一組數。',
    undealt: '發了 2\u00a0000 組，沒有一組有解。請換個目標，或者用更大的數。',
    target: '這個目標和其他規則不合。請換一個。',
    setting: '有一條規則不適用於這個遊戲。請重新選擇。',
  },
  home: {
    warmUp: '熱身',
    warmUpMore: (hands: number, minutes: number) => `${hands} 題 · 約 ${minutes} 分鐘`,
    title: '牌桌',
    how: '玩法',
    howTo: (game: string) => `${game}的玩法`,
    people: (fewest: number, most: number) => `一個螢幕，${fewest}–${most} 人`,
    players: (counts: readonly number[]) =>
      counts.length > 2 ? `${counts[0]}–${counts.at(-1)} 人` : `${either(counts)} 人`,
    what: {
      slap: '先看出 24 就拍。',
      knock: '先敲，再說。',
      contest: '先算出來，再證明。',
      fours: '一起算出 1 到 9。',
      kings: '用牌建城堡。',
    },
    goOn: (game: string) => `繼續：${game}`,
    real: '實體牌',
    score: (name: string, score: number) => `${name}：${formatScore(score)}`,
    all: (count: number) => `全部 ${count} 場未完的比賽`,
    played: (names: readonly string[], moment: string) => `${list(names)} · ${moment}`,
  },
};
