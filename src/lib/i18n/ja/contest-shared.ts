import type { Words } from '../wording.ts';
import type { SharedFault } from '#lib/games/contest/shared.ts';
import type { contestShared as english } from '../en/contest-shared.ts';
import { formatCount, signed } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { list } from './forms.ts';

const rounds = (count: number) => `${formatCount(count)}ラウンド`;
const points = (count: number) => `${signed(formatCount(count))}点`;

const PARAMETERS: Readonly<Record<string, string>> = {
  v: 'バージョン',
  type: 'ゲームの種類',
  target: '目標',
  numbers: '1組に入る数の個数',
  sets: '組の数',
  range: '数の範囲',
  end: '終了の得点',
  round: 'ラウンドの時間',
  between: 'ラウンド間の時間',
  answer: '答える時間',
  entry: '入力する時間',
  seed: 'ラウンドの番号',
  by: 'プレイヤーの名前',
  r: 'プレイヤーの結果',
};
const about = (field: string) => PARAMETERS[field] ?? '内容の一部';

const FAULTS: {
  readonly [Code in SharedFault['code']]: (fault: Extract<SharedFault, { readonly code: Code }>) => string;
} = {
  tooLong: () => 'リンクが長すぎます。このアプリのリンクではありません。',
  newer: () => 'これは別のバージョンのアプリで作られたリンクです。アプリを更新して、もう一度開いてください。',
  noFile: () => 'コンテストのラウンドのファイルではありません。',
  cutOff: () => 'ファイルが途中で切れています。もう一度送ってもらってください。',
  unreadable: () => 'ファイルを読み込めませんでした。端末に保存してから開いてください。',
  tooLarge: ({ size, most }) =>
    `このファイルは${formatBytes(size)}あります。${formatBytes(most)}までです。別のファイルを選んでください。`,
  missing: ({ field }) =>
    `リンクが途中で切れていて、${about(field)}がありません。もう一度送ってもらってください。`,
  repeated: ({ field }) => `リンクに${about(field)}が2回入っています。もう一度送ってもらってください。`,
  setting: ({ field }) => `このリンクは使えません。${about(field)}に使えない値が入っています。`,
  result: ({ field }) => `このリンクは使えません。${about(field)}が読めませんでした。`,
};

export const contestShared: Words<typeof english> = {
  title: '同じラウンド',
  back: '準備に戻る',
  about: [
    '離れた友だちと、同じコンテストで遊べます。リンクかファイルを送ると、相手の端末にも、ラウンドごとに同じ数が出ます。',
    'ほかには何も送りません。それぞれ好きなときに遊んで、あとで比べましょう。',
  ],
  setUp: 'コンテストを準備',
  open: 'ファイルを開く',
  fault: FAULTS,
  same: 'このリンクなら、どの端末でも同じ数が出ます。',
  number: (seed: string) => `ラウンド番号 ${seed}`,
  others: (names: readonly string[], count: number) =>
    `${list(names)}が${rounds(count)}遊びました。同じラウンドを遊ぶと、結果が見られます。`,
  who: 'ここで遊ぶ人',
  goesOn: 'このラウンドは、もう始めています。',
  goOn: '続ける',
  share: 'このラウンドを共有',
  shareMore: '同じ数が出るリンク',
  tell: '結果を共有',
  tellMore: '比べるための、得点入りリンク',
  file: 'ファイルに保存',
  fileMore: '同じ内容。送ったり残したりできます',
  text: (game: string) => `${game}：同じラウンドで遊ぼう`,
  told: (game: string, names: readonly string[], scores: readonly number[]) =>
    `${game}：${list(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}。同じラウンドで遊んで比べよう`,
  shared: {
    shared: '共有しました。',
    copied: 'クリップボードにコピーしました。',
    failed: 'このブラウザーは共有もコピーもできません。代わりに、このページのアドレスをコピーしてください。',
  },
  saved: '保存しました。',

  beside: '比べる',
  alone: '自分の結果',
  nobodyYet: '結果を共有しましょう。友だちの結果が届いたら、そのリンクを開くと比べられます。',
  overRounds: (count: number) => (count === 1 ? '最初のラウンド' : `最初の${rounds(count)}`),
  here: 'この端末',
  points,
  round: (number: number) => `第${number}ラウンド`,
  roundOf: (name: string, said: string) => `${name}：${said}`,
  won: '1点',
  lost: '1点減',
  nothing: '0点',
  noX: 'xなし',
  impossible: '不可能',
  best: (x: string) => `最善は${x}`,
  again: 'もう一度遊ぶ',
  againMore: 'もう知っている数です',
  replay: 'リプレイ',
};
