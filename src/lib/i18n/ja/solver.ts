import type { Words } from '../wording.ts';
import type { QuestionFault, QuestionFaultCode } from '#lib/core/parse-question.ts';
import type { solver as english } from '../en/solver.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';
import { spoken } from './spoken.ts';
import { steps } from './steps.ts';

const RANGE = '0から100まで';

export const solver: Words<typeof english> = {
  title: 'ソルバー',
  clear: 'クリア',
  shareQuestion: 'この問題を共有',
  numbers: '数',
  number: (place: number, digits: string) => `${place + 1}つ目の数：${digits === '' ? '空' : digits}`,
  add: '数を追加',
  make: '目標',
  makes: (target: string) => `目標は${target.replace('-', spoken.negative)}です`,
  pad: '数字パッド',
  delete: '1文字削除',
  remove: 'カードを外す',
  usual: (target: string) => `${target}を作る`,
  sign: '符号を変える',
  done: '完了',
  next: '次へ',
  hint: { number: '0から100までの数', target: '−10\u00a0000から10\u00a0000までの整数' },
  lay: 'キーをタップするたびにカードが1枚増えます。',
  layTwo: '2けたの数は、カードをもう一度タップして入力します。',
  keys: 'キーボードでは、スペースかEnterで次のカードへ。A J Q Kは1 11 12 13です。',
  looking: '探しています…',
  stop: '探すのをやめる',
  again: 'もう一度探す',
  soFar: (count: number) => `今のところ${formatCount(count)}通り…`,
  ways: (count: number) => (count === 1 ? '解は1つ' : `${formatCount(count)}通りの解`),
  stopped: (count: number) => `${formatCount(count)}通りで止めました`,
  noneYet: '答えが出る前に止めました。',
  solutions: '解',
  more: (count: number) => `あと${formatCount(count)}通り見る`,
  oneOfMany: '解があります',
  oneOfManyText: '数が7つか8つだと、解が何百万通りもあることがあり、並べきれません。その1つがこちらです。',
  yes: '解があります',
  yesText: (target: number) => `${signed(target)}を作れます。スイッチをオフにすると、作り方が見られます。`,
  no: '解なし',
  none: '解なし',
  nothing: (target: number) => `${signed(target)}は作れません`,
  near: (numbers: readonly number[]) => `${numbers.join(' ')} で一番近いのは：`,
  equals: (line: string, value: string) => `${line} = ${value}`,
  failed: '答えが出ませんでした',
  failedText: '時間がかかりすぎました。もう一度試すか、数を変えてください。',
  whether: '解があるかどうかだけ知る',
  whetherMore: 'ネタバレなし',
  digits: '0から9の数字',
  linkNext: 'このリンクは使えません。ここに数を入力してください。',
  fault: {
    noNumbers: () => '数を2つから8つ入力してください。',
    oneNumber: () => '数が1つでは足りません。2つから8つ入力してください。',
    tooMany: ({ count }: { count: number }) =>
      `数が${formatCount(count)}個あります。2つから8つにしてください。`,
    negative: () => `負の数は使えません。${RANGE}の数を使ってください。`,
    notWhole: () => `${RANGE}の整数を使ってください。`,
    tooLarge: () => '一番大きい数は100です。',
    notNumber: ({ text }: { text: string }) => `「${text}」は${RANGE}の数ではありません。`,
    targetNotNumber: () => '目標は24のような整数にしてください。',
    targetNotWhole: () => '目標は整数にしてください。',
    targetTooFar: () => '目標は−10\u00a0000から10\u00a0000までにしてください。',
    repeated: ({ name }: { name: 'n' | 't' }) => `リンクに${name === 'n' ? '数' : '目標'}が2回入っています。`,
    tooLong: () => 'リンクが長すぎます。',
  } satisfies { [Code in QuestionFaultCode]: (fault: Extract<QuestionFault, { code: Code }>) => string },
  steps: {
    title: steps.title,
    open: steps.open,
    copy: 'コピー',
    share: '共有',
  },
  shared: {
    shared: '共有しました。',
    copied: 'コピーしました。',
    failed: 'このブラウザーは共有もコピーもできません。行を長押しして選んでください。',
  },
  question: (numbers: readonly number[], target: number) =>
    `${numbers.join(' ')} で${signed(target)}を作れますか？`,
};
