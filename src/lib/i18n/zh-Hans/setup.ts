import type { Words } from '../wording.ts';
import type { setup as english } from '../en/setup.ts';
import { formatCount, formatScore } from '../format.ts';
import { either, list } from './forms.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

const ORDINALS = ['第一个', '第二个', '第三个', '第四个', '第五个', '第六个'];
const START = '开始';
const BOARD = '摆好算式';
const JUDGE = '你们发牌，应用计数和判定。';

export const setup: Words<typeof english> = {
  title: '牌桌',
  rulesPage: '规则',
  game: '游戏',
  family: '哪一种',
  games: gameNames,
  shapes: { moon: '月亮', hill: '小山', gate: '大门', star: '星星', leaf: '树叶', drop: '水滴' },
  who: { edges: '谁坐哪儿', ring: '谁传给谁', side: '谁来玩', alone: '谁来玩' },
  players: '玩家',
  playersCount: (count: number) => `${count} 位玩家`,
  playersShort: (count: number, of: number) => (count === 1 && of < 5 ? '单人' : String(count)),
  places: {
    near: '近端',
    left: '左侧',
    far: '远端',
    right: '右侧',
  },
  seat: (name: string, shape: string, about: readonly string[]) =>
    [...(name === shape ? [name] : [name, shape]), ...about].join('，'),
  inTurn: (turn: number) => ORDINALS[turn - 1] ?? `第 ${turn} 个`,
  turnRound: '反转顺序',
  turns: { back: '按逆时针轮流。', round: '按顺时针轮流。' },
  delayed: (ms: number) => `+${spans.seconds(ms)}`,
  second: '两种解法',
  draw: '抽牌定座位',
  deck: '用牌',
  decks: {
    physical: '实体牌',
    dealt: '屏幕上的牌',
    dealtMore: '应用洗牌、发牌。',
  },
  rules: {
    title: '自定规则',
    make: (target: number | 'dynamic') => (target === 'dynamic' ? '抽出目标' : `算出 ${target}`),
    handicaps: '有让步',
    published: '默认规则',
    ready: '现成规则',
  },
  seconds: (ms: number) => (ms === 0 ? '无' : spans.seconds(ms)),
  less: (what: string) => `${what}：减少`,
  more: (what: string) => `${what}：增加`,
  reset: '恢复默认规则',
  done: '完成',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: '开始计时' },
    kings: {
      real: '两副牌，每副 52 张。你们发牌，应用记分。',
      start: '翻出城堡',
      author: '游戏作者：Ryan Matthew Thurman。',
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: '+\u00a0−\u00a0×\u00a0÷ 和 ( ) 各 20 张。每人发五张，应用判定。',
      start: BOARD,
    },
  },
  guided: { name: '带讲解的第一局', more: '六步，两分钟' },
  length: {
    turns: (least: number, most: number) => `通常 ${least} 到 ${most} 回合。`,
    deals: (deals: number, least: number, most: number) =>
      `大约 ${formatCount(deals)} 题，通常 ${least} 到 ${most} 分钟。`,
    rounds: (rounds: number, least: number, most: number) =>
      `大约 ${formatCount(rounds)} 轮，通常 ${least} 到 ${most} 分钟。`,
  },
  starting: '正在开始…',
  again: '照原样再来',
  againWho: (game: string, names: readonly string[]) => `${game} · ${list(names)}`,
  person: {
    title: (place: string) => `谁坐${place}？`,
    inTurn: (place: string) => `谁是${place}？`,
    alone: '谁来玩？',
  },
  hint: {
    ipad: '在 iPad 上，请到“设置”里关掉多指手势，这样大家才能同时触屏。',
    android: '有的手机三指滑动会截屏，请到“设置”里关掉。',
  },
  fault: {
    emptyName: '每个人都要有一个看得见的名字。',
    longName: '名字最多 24 个字符。',
    sameName: '有两个人同名，请改一个。',
    players: (game: string, counts: readonly number[], asked: number) =>
      `${game}要 ${either(counts)} 位玩家，不能是 ${asked} 位。`,
    notBegun: '比赛没能开始。请再试一次。',
    closest: '“最接近”只用一组数。',
    undealt: '发了 2\u00a0000 组，没有一组有解。请换个目标，或者用更大的数。',
    target: '这个目标和其他规则不合。请换一个。',
    setting: '有一条规则不适用于这个游戏。请重新选择。',
  },
  home: {
    warmUp: '热身',
    warmUpMore: (hands: number, minutes: number) => `${hands} 题 · 约 ${minutes} 分钟`,
    title: '牌桌',
    how: '玩法',
    howTo: (game: string) => `${game}的玩法`,
    people: (fewest: number, most: number) => `一块屏幕，${fewest}–${most} 人`,
    players: (counts: readonly number[]) =>
      counts.length > 2 ? `${counts[0]}–${counts.at(-1)} 人` : `${either(counts)} 人`,
    what: {
      slap: '先看出 24 就拍。',
      knock: '先敲，再说。',
      contest: '先算出来，再证明。',
      fours: '一起算出 1 到 9。',
      kings: '用牌建城堡。',
    },
    goOn: (game: string) => `继续：${game}`,
    real: '实体牌',
    score: (name: string, score: number) => `${name}：${formatScore(score)}`,
    all: (count: number) => `全部 ${count} 场未完的比赛`,
    played: (names: readonly string[], moment: string) => `${list(names)} · ${moment}`,
  },
};
