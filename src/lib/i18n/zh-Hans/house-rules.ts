import type { Words } from '../wording.ts';
import type { houseRules as english } from '../en/house-rules.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';
import { spans } from './spans.ts';

const NONE = '不限';
const { seconds, minutes } = spans;

const STRICTNESS = {
  quick: { name: '快速', more: '半牌型不限花色都算' },
  standard: { name: '标准', more: '半牌型要符合城堡的花色' },
  elders: { name: '长老', more: '没有半牌型' },
  timeSink: { name: '持久', more: '只算超级牌型' },
};
const DIRECTION = {
  right: { name: '向右', line: '向右轮流', more: '逆时针' },
  left: { name: '向左', line: '向左轮流', more: '顺时针' },
};

export const houseRules: Words<typeof english> = {
  claimTime: {
    name: '口答限时',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '口答不限时' : `${seconds(ms)}内说出`),
  },
  setTime: {
    name: '每题限时',
    say: (ms: number) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms: number) => (ms === 0 ? '不限时' : `每题 ${minutes(ms)}`),
  },
  rounds: {
    name: '轮数',
    say: String,
    line: (count: number) => `${formatCount(count)} 轮`,
  },
  redraw: {
    name: '太难就重抽',
    more: '不到一半的题有解时',
    on: '太难就重抽',
  },
  faces: { name: '人头牌', more: 'J Q K 就是 11 12 13', on: '有人头牌' },
  dealer: { name: '先发牌', drawn: '牌最大的', mark: '先发牌', choose: '让这位先发牌' },
  slapSayNone: {
    name: '无解时告知',
    more: '那时谁都可以换牌',
    on: '无解时告知',
  },
  knockSayNone: {
    name: '无解时告知',
    more: '那时谁都可以把牌放到一边',
    on: '无解时告知',
  },
  called: { name: '用喊的，不用碰', more: '由任意一人点出谁最先喊', on: '用喊的' },
  implied: {
    name: '省略乘号',
    more: '括号前没有符号就是乘：4(4\u00a0+\u00a04) 是 32',
    on: '括号即相乘',
  },
  negation: {
    name: '负号',
    more: '减号可以放在 4 或括号前：4\u00a0×\u00a0(−4)',
    on: '减号可作负号',
  },
  extended: {
    name: '加长赛',
    more: '4 并排可成 44；轮次为 1 到 10、12、15、16、17 和 20',
    on: '十五轮',
    off: '九轮',
  },
  swapAtTurn: {
    name: '在自己的首回合换牌',
    more: '不必每轮开始前都传一圈设备',
    on: '首回合换牌',
  },
  contestType: { name: '玩法类型' },
  contestTarget: { name: '目标', say: signed, line: (target: number) => `目标 ${signed(target)}` },
  numbers: { name: '每组几个数', say: String, line: (count: number) => `${count} 个数` },
  sets: { name: '组数', say: String, line: (count: number) => `${formatCount(count)} 组` },
  range: { name: '最大的数', say: String, line: (most: number) => `最大 ${most}` },
  endScore: { name: '打到几分', say: String, line: (score: number) => `打到 ${score} 分` },
  roundTime: {
    name: '每轮限时',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => `每轮 ${seconds(ms)}`,
  },
  proofTime: { name: '每次证明限时', line: (ms: number) => `每次证明 ${seconds(ms)}` },
  betweenTime: {
    name: '两轮之间',
    say: (ms: number) => (ms < 0 ? '准备好为止' : seconds(ms)),
    line: (ms: number) => `间隔 ${seconds(ms)}`,
  },
  answerTime: {
    name: '作答限时',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '作答不限时' : `${seconds(ms)}内作答`),
  },
  entryTime: {
    name: '输入限时',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '输入不限时' : `${seconds(ms)}内输入`),
  },
  sharedRounds: { name: '分享这些轮次', more: '另一台设备会出同样的数' },
  presets: {
    basic: '基本 24',
    practice: '练习',
    solvable: '必有解',
    tony: '托尼四',
    closest: '最接近',
    big: '大数',
    kids: '儿童',
  },
  presetsMore: {
    basic: '用 1 到 10 的四个数算出 24。打到 10 分。',
    practice: '规则相同，但没有终点，想停就停。',
    solvable: '规则相同，但每一题都有解。',
    tony: '两组数，一个秘密的数。打到 5 分。',
    closest: '接近 24，但不能是 24。打到 5 分。',
    big: '用 1 到 25 的五个数算出 100。',
    kids: '用 1 到 6 的三个数算出 10，写解法时不计时。',
  },
  games: {
    name: '局数',
    say: (games: number) => (games === 1 ? '一局' : String(games)),
    line: (games: number) => (games === 1 ? '一局' : `${games} 局比赛`),
  },
  strictness: {
    name: '严格程度',
    of: (value: keyof typeof STRICTNESS) => STRICTNESS[value],
  },
  theTurn: {
    name: '翻牌人',
    mark: '翻牌人',
    choose: '让这位当翻牌人',
    lot: { ask: '抽牌定翻牌人', title: '最大的当翻牌人', says: (name: string) => `${name}是翻牌人。` },
  },
  direction: {
    name: '轮流方向',
    of: (value: keyof typeof DIRECTION) => DIRECTION[value],
  },
  live: {
    name: '我的手牌值多少',
    more: '能看到现在喊“成牌”会得几分',
    on: '显示手牌分值',
    off: '不显示手牌分值',
  },
  subjects: {
    name: '臣民计分',
    more: 'K 下面的牌把点数加给城堡',
    on: '臣民计分',
  },
  noHarm: { name: '散牌不罚', more: '散牌不扣分', on: '散牌不罚' },
  oneShuffle: {
    name: '一洗到底',
    more: '只洗一次牌：摸牌堆空了，就全体结算',
    on: '一洗到底',
  },
  reshuffles: {
    name: '重洗次数',
    say: (count: number) => (count === 0 ? NONE : String(count)),
    line: (count: number) => (count === 0 ? '重洗不限次数' : `重洗 ${formatCount(count)} 次`),
  },
  faceUpStays: {
    name: '明弃不回',
    more: '明弃的牌不再回到牌堆',
    on: '明弃不回',
  },
  staticCastles: {
    name: '城堡不变',
    more: '无论上面有什么 K，城堡都保持最初的分值',
    on: '城堡不变',
  },
  anyKing: {
    name: '机会均等',
    more: '任何花色的 K 都可以打到任何城堡',
    on: '机会均等',
  },
  ghoulRaiser: {
    name: '起死回生',
    more: '打出 K 之后，可以从明弃的牌里摸',
    on: '起死回生',
  },
  first: {
    name: '先来',
    mark: '先来',
    choose: '让这位先来',
    lot: { ask: '抽牌定先手', title: '最大的先来', says: (name: string) => `${name}先来。` },
  },
};
