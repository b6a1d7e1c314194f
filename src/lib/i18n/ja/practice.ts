import type { Words } from '../wording.ts';
import type { DealField, DealKind, DealSpecError } from '#lib/core/deal.ts';
import type { ParseError, ParseErrorCode } from '#lib/core/parse-error.ts';
import type { practice as english } from '../en/practice.ts';
import { formatCount } from '../format.ts';
import { list, signed } from './forms.ts';

const field = {
  count: 'カードの枚数',
  highest: '一番大きい数字',
  target: '目標',
} satisfies Record<DealField, string>;
const place = (position: number) => `${position + 1}文字目`;

export const practice: Words<typeof english> = {
  title: '練習',
  todayTitle: '今日の問題',
  againTitle: 'もう一度',
  givenTitle: (left: number) => (left === 1 ? '解けなかった回' : `解けなかった回：残り${left}`),
  time: (spoken: string) => `時間：${spoken}`,
  streak: (days: number) => `連続${days}日`,
  options: 'オプション',
  how: 'カード、記号、カードの順にタップ。',
  make: '目標',
  makes: (target: number) => `目標は${signed(target)}です`,
  mayHaveNone: '解なしの場合あり',
  cards: 'カード',
  signs: '記号',
  hole: '空き',
  made: (value: string, expression: string) => `${value}、${expression} の答え`,
  byZero: '÷ 0',
  byZeroLabel: '0で割ることはできません',
  undo: '元に戻す',
  hint: 'ヒント',
  none: '解なし',
  restart: '最初から',
  enough: '終わる',
  dealt: (cards: string, target: number) => `カードは${cards}。${signed(target)}を作りましょう。`,
  isNow: (value: string) => `${value}になりました。`,
  undone: '元に戻しました。',
  restarted: 'カードを全部戻しました。',
  pickFirst: '先にカードを選んでください。',
  dropSign: 'どの記号で？',
  looking: '探しています…',
  missing: 'ソルバーをまだダウンロードしていません。',
  missingNext: 'インターネットにつないで、もう一度試してください。',
  missingWait: 'オンラインになったら、もう一度試します。',
  miss: (value: string, target: number) => `${value}です。${signed(target)}ではありません。`,
  missNext: '1つ戻すか、最初からやり直しましょう。',
  wrongNone: '解があります。',
  wrongNoneNext: '探してみましょう。間違えても損はありません。',
  wrongNoneDay: '今日の問題には必ず解があります。探してみましょう。',
  hintOf: (rung: number) => `ヒント${rung}／4`,
  rung: {
    yes: '解があります。',
    no: '解はありません。',
    noMore: '解がないので、ヒントはこれで終わりです。',
    sayNone: '「解なし」をタップ。',
    lastSign: {
      '+': '最後はたし算です。',
      '-': '最後はひき算です。',
      '*': '最後はかけ算です。',
      '/': '最後はわり算です。',
    },
    firstPair: (a: number, b: number) => `まず${a}と${b}から。`,
    deadEnd: (target: number) => `ここから${signed(target)}は作れません。`,
    deadEndNext: '1つ戻しましょう。',
    still: (target: number) => `まだ${signed(target)}を作れます。`,
    lastSignHere: (sign: string, left: number) =>
      left === 2 ? `この2枚は ${sign} で計算します。` : `この${left}枚では、最後に ${sign} を使います。`,
    nextPair: '次のヒント：次に使う2枚',
    together: (a: string, b: string) => `次は${a}と${b}を組み合わせます。`,
    nextLastSign: '次のヒント：最後の記号',
    nextFirstPair: '次のヒント：最初に使う2枚',
    nextWhole: '次のヒント：解の全体',
    cost: '次のヒントを使うと、この問題は連続記録に入りません。',
  },
  right: '正解',
  about: (seconds: number) => (seconds < 60 ? `多くの人は約${seconds}秒` : '多くの人は1分以上'),
  forYou: (seconds: number) =>
    seconds < 60
      ? `あなたなら約${seconds < 20 ? Math.round(seconds) : 5 * Math.round(seconds / 5)}秒`
      : 'あなたなら1分以上',
  withHints: (hints: number) => `ヒント${hints}つ`,
  sameAs: (expression: string) => `この解はもう見つけています：${expression}`,
  anotherWay: '別の解を見つけました。',
  rightNone: (target: number) => `正解。このカードで${signed(target)}は作れません。`,
  sure: (values: number) =>
    values === 1
      ? 'このカードで作れる、ただ1つの数を確かめました。'
      : `このカードで作れる${formatCount(values)}通りの数を、すべて確かめました。`,
  shownTitle: '解',
  shownText: '答えを見たので、スタンプはありません。この問題は、あとで「解けなかった」から探せます。',
  others: (count: number) => (count === 0 ? 'ほかの解' : `ほかに${formatCount(count)}通りの解`),
  onlyOne: 'ただ1つの解を見つけました。',
  allWays: (count: number) => (count === 1 ? 'ただ1つの解' : `${formatCount(count)}通りの解`),
  foundAll: 'すべての解を見つけました。',
  sum: 'たし算だけ',
  seal: (target: number) => `スタンプ：${signed(target)}`,
  yours: '見つけた解',
  nearest: '一番近い数',
  equals: (value: string) => `= ${value}`,
  again: 'もう一度解く',
  next: '次の問題',
  toToday: '今日の問題',
  toPractice: '練習',
  toProgress: '一覧に戻る',
  backToProgress: '記録に戻る',
  loading: 'カードを配っています…',
  yesterdayTitle: '昨日の問題',
  yesterday: '昨日始めたので、連続記録に入ります。',
  menu: {
    title: 'この問題',
    type: '解を式で入力',
    skip: 'この問題を飛ばす',
    skipMore: '「解けなかった」に入ります',
    deal: '出題を選ぶ',
    lastSign: '最後の計算をワンタップで',
    lastSignMore: '残り2枚のときは、記号を選ぶだけで計算します',
    deadEnds: '行き止まりを知らせる',
    deadEndsMore: 'その計算のあと、もう解けなくなったら知らせます',
    howTo: '遊び方',
    keys: 'キーボードショートカット',
  },
  typed: {
    label: '解の式',
    placeholder: '8/(3-8/3)',
    check: '確かめる',
    wrongValue: (value: string, target: number) => `${value}になります。${signed(target)}ではありません。`,
    undefined: '0で割っているので、値がありません。',
    missing: (numbers: readonly number[]) => `${list(numbers)}を使っていません。`,
    extra: (numbers: readonly number[]) => `${list(numbers)}はカードにありません。`,
    repeated: (numbers: readonly number[]) => `${list(numbers)}を使いすぎています。`,
    worth: (value: string) => `計算すると${value}です。`,
    error: {
      empty: () => '先に式を入力してください。例：8/(3-8/3)',
      tooLong: ({ longest }: { longest: number }) => `長すぎます。${longest}文字までにしてください。`,
      unexpectedCharacter: ({ character, position }: { character: string; position: number }) =>
        `${place(position)}の「${character}」は使えません。使えるのは数、+ − × ÷、かっこです。`,
      numberTooLarge: ({ largest, position }: { largest: number; position: number }) =>
        `${place(position)}の数が大きすぎます。${largest}までです。`,
      missingOperand: ({ position }: { position: number }) => `${place(position)}に数が足りません。`,
      missingOperator: ({ position }: { position: number }) => `${place(position)}に記号が足りません。`,
      unaryMinus: ({ position }: { position: number }) => `${place(position)}の − の前に数が必要です。`,
      emptyBrackets: ({ position }: { position: number }) => `${place(position)}のかっこの中が空です。`,
      unclosedBracket: ({ position }: { position: number }) =>
        `${place(position)}のかっこが閉じられていません。`,
      unopenedBracket: ({ position }: { position: number }) =>
        `${place(position)}の閉じかっこに、開きかっこがありません。`,
      mismatchedBracket: ({ position }: { position: number }) =>
        `${place(position)}の閉じかっこが、開きかっこと違う種類です。`,
    } satisfies { [Code in ParseErrorCode]: (error: Extract<ParseError, { code: Code }>) => string },
  },
  deal: {
    title: '出題を選ぶ',
    target: '目標',
    ranks: '数字',
    ranksTo: (highest: number) => `1〜${highest}`,
    ranksOther: 'その他',
    highest: '一番大きい数字',
    count: 'カード',
    kind: '問題の種類',
    kinds: {
      solvable: '解あり',
      mixed: 'おまかせ（解なしもあり）',
      oneDot: 'やさしい',
      twoDots: 'ふつう',
      threeDots: '難しい',
      fraction: '分数が必要',
      oneWay: '解が1つだけ',
      none: '解なし',
    } satisfies Record<DealKind, string>,
    save: '出題する',
    another: '変更',
    error: (error: DealSpecError) =>
      error.code === 'notWhole'
        ? `${field[error.field]}は整数で入力してください。`
        : `${field[error.field]}は${signed(error.least)}から${error.most}までです。`,
    refused: (draws: string, target: number) =>
      `${draws}問引きましたが、${signed(target)}を作れる問題がありませんでした。前の設定に戻しました。目標を変えるか、数字を増やしてみてください。`,
    refusedKind: (draws: string | null, kind: string) =>
      `${draws === null ? 'この数字では' : `${draws}問引きましたが、`}「${kind}」の問題がありません${draws === null ? '' : 'でした'}。前の設定に戻しました。種類を変えるか、数字を増やしてみてください。`,
  },
  keys: {
    title: 'キーボードショートカット',
    off: '1文字のショートカットはオフです。設定でオンにできます。',
    rows: [
      ['1 … 9, 0', 'その数のカードを選ぶ（0は10。A J Q Kも使えます）'],
      ['+ − * /', '記号を選ぶ'],
      ['U', '元に戻す'],
      ['R', '最初から'],
      ['H', 'ヒントを見る'],
      ['N', '「解なし」と答える、または次の問題へ'],
      ['T', '解を式で入力'],
      ['Esc', 'カードの選択をやめる'],
      ['?', 'この一覧を見る'],
    ],
  },
};
