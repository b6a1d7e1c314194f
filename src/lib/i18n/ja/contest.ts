import type { contest as english } from '../en/contest.ts';
import { formatCount, formatDecimal } from '../format.ts';
import type { Words } from '../wording.ts';
import { list, signed } from './forms.ts';

type Family = 'classic' | 'tony' | 'closest';
const FAMILIES: Readonly<Record<Family, string>> = {
  classic: 'クラシック',
  tony: 'トニーフォー',
  closest: 'ニアピン',
};

const points = (count: number) => `${signed(formatCount(count))}点`;

export const contest: Words<typeof english> = {
  families: FAMILIES,
  title: (family: Family, target: number) =>
    family === 'closest' ? `${FAMILIES.closest} ${signed(target)}` : FAMILIES[family],
  roundOf: (round: number) => `第${round}ラウンド`,
  scores: '得点',
  score: (name: string, score: number) => `${name}、${points(score)}`,
  points,
  sets: 'カード',
  set: (index: number) => `${index}組目`,
  goal: {
    classic: (target: number) => `${signed(target)}を作る`,
    tony: '一番大きいxの勝ち',
    closest: (target: number) => `${signed(target)}との差（0は不可）`,
  },
  use: ({ sets, numbers }: { readonly sets: number; readonly numbers: number }, players: number) => {
    if (sets > 1) return `${formatCount(sets)}組とも解く`;
    if (players === 1) return '解は1つでよい';
    return numbers > 4 ? `${formatCount(numbers)}つとも使い、先に解いた人の勝ち` : '先に解いた人の勝ち';
  },
  allSets: (sets: number) => (sets === 1 ? '解けた' : `${sets}組とも解けた`),
  claim: (name: string, sets: number) => `${name}：${sets === 1 ? '解けた' : `${sets}組とも解けた`}`,
  impossible: '不可能？',
  skip: 'スキップ？',
  says: '不可能',
  skips: 'スキップ',
  impossibleOf: (name: string) => `${name}：不可能`,
  skipOf: (name: string) => `${name}：スキップ`,
  finish: '対戦を終える',

  has: (name: string, sets: number) =>
    sets === 1 ? `${name}が解けました` : `${name}が${sets}組とも解けました`,
  lots: (names: readonly string[]) => `${list(names)}は同着です。抽選しました。`,
  worth: (value: string) => `${value}を作る`,
  /** An x that is a distance. */
  distance: (x: string) => `差${x}`,
  beside: (x: string, target: number) => `${signed(target)}との差が${x}`,
  nothing: '値なし',
  cannot: '降参',
  rule: '確かめる',
  nextSet: '次の組',

  secret: '秘密のx',
  open: '自分のx',
  raise: 'xが決まった',
  raiseOf: (name: string) => `${name}：xが決まった`,
  another: '別のx',
  sealed: '入力済み',
  final: '確定',
  mayChange: 'まだ変えられます',
  entries: 'xを入力した人',
  noX: 'xなし',
  passTo: (name: string) => `${name}に渡す`,
  slipText: 'だれにも見えないように、xを入力してください。時計は止まっています。',
  iAm: (name: string) => `${name}です`,
  headphones: '画面の読み上げを使うときは、先にイヤホンを付けてください。入力した文字が読み上げられます。',
  notNow: 'やめる',
  numbersCovered: 'だれかが入力している間、数は隠れています。',
  slipEnds: '入力できる残り時間',
  rests: (seconds: number) => `${seconds}秒待つ`,
  missed: {
    expired: (name: string) => `${name}、時間切れです。xは入力されていません。`,
    final: (name: string) => `${name}のxは確定しました。ほかの人がxを入力したためです。`,
  },
  shield: {
    behind: '手で隠して入力',
    look: '長押しで見る',
    covered: '隠れています。長押しで読み上げます',
  },
  yours: { tony: '作れる一番大きいx', closest: (target: number) => `${signed(target)}との差` },
  empty: 'まだ空です',
  over: (top: string, bottom: string) => `${bottom}分の${top}`,
  fraction: '分数の線',
  minus: 'マイナス',
  keys: '数字キー',
  clear: 'クリア',
  seal: '入力する',
  noneAt: '不可能',
  fault: {
    empty: '先に数を入力してください。',
    long: '15けたまでにしてください。',
    byZero: '0で割ることはできません。',
    notAway: '0より大きくしてください。目標そのものは数えません。',
  },

  reveal: {
    sealed: '全員がxを入力しました',
    opened: { tony: '公開しました（大きい順）', closest: '公開しました（近い順）' },
    where: '全員に見える場所に置いてください。まもなく公開されます。',
    soon: 'まもなく公開されます。',
    open: '公開する',
    role: {
      proves: '最初に証明',
      now: '今から証明',
      next: '失敗したら次',
      failed: '証明できず',
      impossible: 'だれも証明できなければ勝ち',
    },
    prove: (name: string, x: string) => `${name}に渡す：${x}を証明`,
    proveHere: (name: string, x: string) => `${name}：${x}を証明`,
  },
  either: (low: string, high: string) => `${low}か${high}を作ることになります。`,

  proof: '証明',
  otherWays: 'ほかの解',
  looking: '探しています…',
  noOther: 'ほかにはありません。',
  noWays: '一覧にできませんでした。',
  moreWays: (count) => `ほかに${count}通り`,
  bestFirst: '最善のxから',
  proves: (name: string) => `${name}が証明します`,
  comparing: '最善のxを探しています…',
  noAnswer: '最善のxが見つかりませんでした。',
  tryAgain: 'もう一度試す',

  begin: '始める',
  starts: 'ラウンド開始まで',
  next: '次のラウンド',

  wins: (name: string) => `このラウンドは${name}の勝ち`,
  came: (name, what) => `${name}：${what}`,
  draw: '引き分け：全員が不可能',
  skipped: 'スキップ：得点なし',
  timedOut: '引き分け：時間切れ',
  nobody: 'このラウンドは勝者なし',
  notBest: '正解、ただし最善ではありません',
  declared: (name: string) => `先に不可能と言った${name}の勝ち`,
  why: { wrong: '間違い', conceded: '降参', expired: '時間切れ' },
  bestWas: {
    tony: (x: string) => `最大は${x}でした`,
    closest: (x: string) => `一番近いのは差${x}でした`,
  },
  line: (target: number, entries: readonly string[], best: string | null) =>
    `${signed(target)}の近く：${list(entries)}${best === null ? '' : `。一番近いのは差${best}でした`}`,
  away: (name: string, x: string) => `${name}は差${x}`,
  none: '不可能でした',
  works: '解がありました',
  notAll: '不可能でした',
  short: (away: string, share: number | null) =>
    `最善との差${away}${share === null ? '' : `・最善の${formatDecimal(share / 10)}%`}`,
  reached: '最善です',
  unproved: '証明できず',
  unmade: '作れません',

  stopped: '途中で終了',
  winner: (name: string) => `${name}の勝ち`,
  share: (names: readonly string[]) => `${list(names)}の引き分け`,
  right: '正解',
  wrong: '間違い',
  fastest: '最速',
  pointsRow: '得点',
  table: '成績',
  played: (rounds: number, draws: number) => `${formatCount(rounds)}ラウンド、引き分け${formatCount(draws)}`,
  unfit: (count: number) =>
    `解のある${formatCount(count)}組は練習できません。練習で出せるのは、13までの数4つ、目標99までです。`,
  shareRounds: 'このラウンドを共有',
  again: 'もう一度',
  replay: 'リプレイ',
  home: 'ホーム',
  backRound: '1ラウンド戻す',
};
