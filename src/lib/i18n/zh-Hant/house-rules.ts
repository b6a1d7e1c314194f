import type { Words } from '../wording.ts';
import type { houseRules as english } from '../en/house-rules.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';
import { spans } from './spans.ts';

const NONE = '不限';
const { seconds, minutes } = spans;

const STRICTNESS = {
  quick: { name: '快速', more: '半牌型不限花色都算' },
  standard: { name: '標準', more: '半牌型要符合城堡的花色' },
  elders: { name: '長老', more: '沒有半牌型' },
  timeSink: { name: '持久', more: '只算超級牌型' },
};
const DIRECTION = {
  right: { name: '向右', line: '向右輪流', more: '逆時針' },
  left: { name: '向左', line: '向左輪流', more: '順時針' },
};

export const houseRules: Words<typeof english> = {
  claimTime: {
    name: '口答限時',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '口答不限時' : `${seconds(ms)}內說出`),
  },
  setTime: {
    name: '每題限時',
    say: (ms: number) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms: number) => (ms === 0 ? '不限時' : `每題 ${minutes(ms)}`),
  },
  rounds: {
    name: '輪數',
    say: String,
    line: (count: number) => `${formatCount(count)} 輪`,
  },
  redraw: {
    name: '太難就重抽',
    more: '不到一半的題目有解時',
    on: '太難就重抽',
  },
  faces: { name: '人頭牌', more: 'J Q K 就是 11 12 13', on: '有人頭牌' },
  dealer: { name: '先發牌', drawn: '牌最大的', mark: '先發牌', choose: '讓這位先發牌' },
  slapSayNone: {
    name: '無解時告知',
    more: '那時誰都可以換牌',
    on: '無解時告知',
  },
  knockSayNone: {
    name: '無解時告知',
    more: '那時誰都可以把牌放到一邊',
    on: '無解時告知',
  },
  called: { name: '用喊的，不用碰', more: '由任何一人點出誰最先喊', on: '用喊的' },
  implied: {
    name: '省略乘號',
    more: '括號前沒有符號就是乘：4(4\u00a0+\u00a04) 是 32',
    on: '括號即相乘',
  },
  negation: {
    name: '負號',
    more: '減號可以放在 4 或括號前：4\u00a0×\u00a0(−4)',
    on: '減號可作負號',
  },
  extended: {
    name: '加長賽',
    more: '4 並排可成 44；輪次為 1 到 10、12、15、16、17 和 20',
    on: '十五輪',
    off: '九輪',
  },
  swapAtTurn: {
    name: '在自己的第一回合換牌',
    more: '不必每輪開始前都傳一圈裝置',
    on: '第一回合換牌',
  },
  contestType: { name: '玩法類型' },
  contestTarget: { name: '目標', say: signed, line: (target: number) => `目標 ${signed(target)}` },
  numbers: { name: '每組幾個數', say: String, line: (count: number) => `${count} 個數` },
  sets: { name: '組數', say: String, line: (count: number) => `${formatCount(count)} 組` },
  range: { name: '最大的數', say: String, line: (most: number) => `最大 ${most}` },
  endScore: { name: '打到幾分', say: String, line: (score: number) => `打到 ${score} 分` },
  roundTime: {
    name: '每輪限時',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => `每輪 ${seconds(ms)}`,
  },
  proofTime: { name: '每次證明限時', line: (ms: number) => `每次證明 ${seconds(ms)}` },
  betweenTime: {
    name: '兩輪之間',
    say: (ms: number) => (ms < 0 ? '準備好為止' : seconds(ms)),
    line: (ms: number) => `間隔 ${seconds(ms)}`,
  },
  answerTime: {
    name: '作答限時',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '作答不限時' : `${seconds(ms)}內作答`),
  },
  entryTime: {
    name: '輸入限時',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '輸入不限時' : `${seconds(ms)}內輸入`),
  },
  sharedRounds: { name: '分享這些輪次', more: '另一台裝置會出同樣的數' },
  presets: {
    basic: '基本 24',
    practice: '練習',
    solvable: '必有解',
    tony: '東尼四',
    closest: '最接近',
    big: '大數',
    kids: '兒童',
  },
  presetsMore: {
    basic: '用 1 到 10 的四個數算出 24。打到 10 分。',
    practice: '規則相同，但沒有終點，想停就停。',
    solvable: '規則相同，但每一題都有解。',
    tony: '兩組數，一個秘密的數。打到 5 分。',
    closest: '接近 24，但不能是 24。打到 5 分。',
    big: '用 1 到 25 的五個數算出 100。',
    kids: '用 1 到 6 的三個數算出 10，寫解法時不計時。',
  },
  games: {
    name: '局數',
    say: (games: number) => (games === 1 ? '一局' : String(games)),
    line: (games: number) => (games === 1 ? '一局' : `${games} 局積分賽`),
  },
  strictness: {
    name: '嚴格程度',
    of: (value: keyof typeof STRICTNESS) => STRICTNESS[value],
  },
  theTurn: {
    name: '翻牌人',
    mark: '翻牌人',
    choose: '讓這位當翻牌人',
    lot: { ask: '抽牌定翻牌人', title: '最大的當翻牌人', says: (name: string) => `${name}是翻牌人。` },
  },
  direction: {
    name: '輪流方向',
    of: (value: keyof typeof DIRECTION) => DIRECTION[value],
  },
  live: {
    name: '我的手牌值多少',
    more: '能看到現在喊「成牌」會得幾分',
    on: '顯示手牌分值',
    off: '不顯示手牌分值',
  },
  subjects: {
    name: '臣民計分',
    more: 'K 下面的牌把點數加給城堡',
    on: '臣民計分',
  },
  noHarm: { name: '散牌不罰', more: '散牌不扣分', on: '散牌不罰' },
  oneShuffle: {
    name: '一洗到底',
    more: '只洗一次牌：抽牌堆空了，就全體結算',
    on: '一洗到底',
  },
  reshuffles: {
    name: '重洗次數',
    say: (count: number) => (count === 0 ? NONE : String(count)),
    line: (count: number) => (count === 0 ? '重洗不限次數' : `重洗 ${formatCount(count)} 次`),
  },
  faceUpStays: {
    name: '明棄不回',
    more: '明棄的牌不再回到牌堆',
    on: '明棄不回',
  },
  staticCastles: {
    name: '城堡不變',
    more: '無論上面有什麼 K，城堡都保持最初的分值',
    on: '城堡不變',
  },
  anyKing: {
    name: '機會均等',
    more: '任何花色的 K 都可以打到任何城堡',
    on: '機會均等',
  },
  ghoulRaiser: {
    name: '起死回生',
    more: '打出 K 之後，可以從明棄的牌裡抽',
    on: '起死回生',
  },
  first: {
    name: '先來',
    mark: '先來',
    choose: '讓這位先來',
    lot: { ask: '抽牌定先手', title: '最大的先來', says: (name: string) => `${name}先來。` },
  },
};
