import type { Sign } from '#lib/games/fours/cards.ts';
import type { FoursRefusal } from '#lib/games/fours/errors.ts';
import type { fours as english } from '../en/fours.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

const cards = (count: number) => `${formatCount(count)}枚`;
const points = (count: number) => `${formatCount(count)}点`;
const turns = (count: number) => `${formatCount(count)}ターン`;

const SPOKEN: Readonly<Record<Sign, string>> = {
  '+': 'たす',
  '−': 'ひく',
  '×': 'かける',
  '÷': 'わる',
  '()': 'かっこ',
};

const placeName = (place: number) =>
  place === 0 ? '最初の4の前' : place === 4 ? '最後の4の後ろ' : `すき間${place}`;

const overPar = (difference: number) =>
  difference === 0 ? 'パー' : difference < 0 ? `${-difference}アンダー` : `${difference}オーバー`;

export const fours: Words<typeof english> = {
  opening: [
    '4つの4が並んだ1つのボードを、全員で使います。ラウンドの目標を最初に作った人の勝ちです。',
    '自分の番には、記号やかっこのカードを3枚まで置いて、端末を次の人に渡します。',
  ],
  title: '4つの4',
  alone: '4つの4（1人）',
  real: '4つの4（本物のカード）',
  roundOf: (round: number, rounds: number) => `第${round}ラウンド／全${rounds}`,
  score: (name: string, score: number, turn: boolean) => `${name}、${points(score)}${turn ? '、今の番' : ''}`,
  scores: '得点',
  make: '目標',
  makes: (target: number) => `${target}を作る`,
  board: 'ボード',
  hand: '手札',
  signs: '記号',
  spoken: SPOKEN,
  bracket: { '(': '開きかっこ', ')': '閉じかっこ' },
  place: (place: number, pile: readonly Sign[]) => {
    const [top, ...under] = pile.map((sign) => SPOKEN[sign]);
    if (top === undefined) return place === 0 || place === 4 ? placeName(place) : `${placeName(place)}、空き`;
    return [placeName(place), top, ...under.map((sign) => `下に${sign}`)].join('、');
  },
  lies: (what: string, place: number, nth: number) =>
    `${what}${nth > 1 ? `、${nth}つ目` : ''}、${placeName(place)}`,
  sign: '負の符号',
  fits: (name: string) => `${name}、置けます`,
  slot: (place: number, nth: number) => `${placeName(place)}、${nth}番目、置けます`,
  chosen: (name: string) => `${name}、選択中`,
  covered: (count: number) => `${count}枚`,
  incomplete: (gaps: number, open: number, closed: number) => {
    const missing = [
      ...(open > 0 ? [`閉じていないかっこ${open}個`] : []),
      ...(closed > 0 ? [`開いていないかっこ${closed}個`] : []),
      ...(gaps > 0 ? [`すき間${gaps}つ`] : []),
    ].join('、');
    if (missing === '') return '未完成';
    return open + closed === 0 ? `未完成：${missing}` : missing;
  },
  byZero: '0で割っています',
  not: (target: number) => `${target}ではありません`,
  points,

  playAs: '置き方',
  faces: { '(': '(', ')': ')', operator: '−', sign: '符号' },
  faceNames: { '(': '開きかっこ', ')': '閉じかっこ', operator: 'ひく', sign: '負の符号' },
  putBack: '手札に戻す',
  tapLit: '光っている場所をタップ。',
  bracketNew:
    '新しいカード：かっこ。( か ) として、記号のとなりに置けます。2つのかっこの間は、先に計算します。',
  bracketPicked: '下の ( か ) を選び、光っている場所をタップ。別のかっこの上に置くと、両方とも取り除きます。',
  pickFirst: '先にカードをタップ。',
  begins: 'カードをタップして、場所をタップ。',
  whatHere: (place: number) => `${placeName(place)}に何を置きますか？`,
  endOrBack: '番を終えるか、元に戻します。',
  whereThen: (name: string) => `${name}：場所、カードの順にタップ。`,
  goesLit: (sign: string) => `${sign} を置く場所（光っている所）をタップ。`,
  nowhere: (sign: string) => `${sign} は、今どこにも置けません。手札に戻しましょう。`,
  pass: 'パス',
  passNone: 'パス・0／3枚',
  end: (played: number) => `番を終える・${played}／3枚`,
  endAndWin: '番を終えて勝つ',
  giveUpNone: '降参・0／3枚',
  giveUp: '降参',
  giveUpAsk: '1枚も置かずに終えると、このラウンドは降参になります。',

  passTo: (name: string) => `${name}に渡す`,
  swapsFirst: (name: string) => `先に${name}が、3枚まで交換できます。`,
  swapsNext: (name: string, target: number) => `${name}は3枚まで交換できます。次の目標は${target}です。`,
  starts: (name: string, target: number) => `${name}から始めます。目標は${target}です。`,
  iAm: (name: string) => `${name}です`,
  headphones: '画面の読み上げを使うときは、先にイヤホンを付けてください。手札が読み上げられます。',
  played: (name: string, signs: readonly string[]) =>
    signs.length === 0 ? `${name}はパスしました。` : `${name}が${list(signs)}を置きました。`,
  hidden: '手札は隠れています。',
  now: (line: string, says: string) => `ボードは ${line}、${says}。`,
  playedAt: (sign: string, place: number, off: 'bracket' | 'sign' | null) =>
    `${sign} を${placeName(place)}${off === null ? '' : off === 'sign' ? 'の負の符号の上' : 'のかっこの上'}に`,

  made: (name: string, target: number) => `${name}が${target}を作りました`,
  youMade: (target: number) => `${target}ができました`,
  onBoard: (count: number) => `ボードに${cards(count)}、${points(count)}`,
  inTurns: (count: number, par: number | null) => `${turns(count)}${par === null ? '' : `、パー${par}`}`,
  nobody: (target: number) => `${target}はだれも作れませんでした`,
  notMade: (target: number) => `${target}は作れませんでした`,
  allPassed: (next: number) => `全員がパスしたので、得点はありません。次は第${next}ラウンドです。`,
  givenUp: 'このラウンドは降参しました。',
  byHand: '全員、3枚まで交換できます。',
  next: (round: number, target: number) => `第${round}ラウンド：${target}を作る`,
  swap: '先にカードを交換',
  swapAll: '端末を回して交換',
  swapWhat: '次のラウンドの前に、全員が3枚まで交換できます。',
  swapWhatAtTurn: '全員、自分の最初の番の始めに、3枚まで交換できます。',
  swapWhatAlone: '次のラウンドの前に、3枚まで交換できます。',
  swapTitle: '3枚まで交換',
  swapNone: '5枚ともそのまま',
  swapSome: (count: number) => `${cards(count)}交換する`,
  swapText: (round: number, target: number) =>
    `第${round}ラウンドの目標は${target}です。交換したいカードをタップ。`,
  goes: (name: string) => `${name}、交換する`,
  drew: (count: number) => `${cards(count)}引きました`,
  drewText: (name: string) => `見てよいのは${name}だけです。新しいカードは目立つように表示されています。`,
  isNew: (name: string) => `${name}、新しいカード`,

  backRound: '1ラウンド戻す',

  wins: (name: string) => `${name}の勝ち`,
  share: (names: readonly string[]) => `${list(names)}の引き分け`,
  stopped: '途中で終了',
  final: '最終得点',
  rounds: (count: number) => `${formatCount(count)}ラウンド勝利`,
  again: 'もう一度',
  replay: 'リプレイ',
  home: 'ホーム',

  solo: {
    standing: (turn: number, par: number | null) => `${turn}ターン目${par === null ? '' : `・パー${par}`}`,
    bars: (turn: number, par: number | null) => `${turn}ターン目${par === null ? '' : `、パー${par}`}`,
    under: (turns: number) => overPar(-turns),
    over: (turns: number) => overPar(turns),
    onPar: 'パー',
    void: '無効',
    unknown: (count: number) => turns(count),
    sum: (difference: number | null) =>
      difference === null ? '全ラウンド終了' : difference === 0 ? 'イーブンパー' : overPar(difference),
    turnsFor: (count: number, rounds: number) =>
      rounds === 0 ? '作れたラウンドなし' : `${formatCount(rounds)}ラウンドで${turns(count)}`,
    round: (target: number, what: string) => `${target}：${what}`,
    best: (difference: number, rounds: number | null) =>
      `ベストは${overPar(difference)}${rounds === null ? '' : `（${formatCount(rounds)}ラウンド）`}`,
  },

  could: {
    ask: '勝てる手はあった？',
    leave: '結果に戻る',
    only: (name: string) => `見てよいのは${name}だけです`,
    yes: (name: string) => `はい、${name}の最後の番にありました`,
    no: 'いいえ、最後の番にはありませんでした',
    how: (plays: readonly string[]) => `${list(plays)}置けば勝ちでした。`,
    none: (tried: number, target: number) =>
      tried === 0
        ? 'どう出しても、ボードは未完成のままでした。'
        : tried === 1
          ? `完成できるボードはひとつだけで、${target}にはなりません。`
          : `完成できる${formatCount(tried)}通りのボードのうち、${target}になるものはありません。`,
    held: (name: string) => `${name}の手札`,
    used: (name: string) => `${name}、使用済み`,
    looking: '調べています…',
    unanswered: 'わかりませんでした。あとでもう一度試してください。',
    back: 'また隠す',
  },

  help: {
    open: 'ルールとキー',
    title: '4つの4',
    together: [
      'みんなで1つのボード、4\u{A0}4\u{A0}4\u{A0}4を使います。そのラウンドの数を作った人がラウンドの勝ちで、ボードのカード1枚につき1点です。下に隠れたカードも数えます。',
      '自分の番には、手札5枚のうち3枚まで置くか、パスします。そのあと5枚になるまで引き、次の人の番です。',
    ],
    alone: [
      'ボードの4\u{A0}4\u{A0}4\u{A0}4を、できるだけ少ないターンで、そのラウンドの数にします。',
      '1ターンに、手札5枚のうち3枚まで置き、5枚になるまで引きます。1枚も置かないと、そのラウンドは降参になります。',
      'パーは、慎重な人が同じカードで遊んだときのターン数です。',
    ],
    board: [
      '記号は、すき間か、別の記号の上に置きます。この番に置いたカードには重ねられません。',
      'かっこは、開くか閉じるかを選べます。記号の上ではなく、となりに置きます。1か所に同じ向きは3つまで。別のかっこの上に置くと、両方とも取り除きます。',
      'かっこは、数ができるまで対になっていなくてもかまいません。かけ算とわり算は、たし算とひき算より先に計算します。',
    ],
    rounds: [
      '新しいラウンドの前に、全員が3枚まで交換できます。全員がパスしたらラウンドは無効です。得点はなく、次のラウンドに進みます。',
      '最後のラウンドのあと、得点が一番多い人の勝ちです。',
    ],
    real: '本物のカードのときは、1人5枚ずつ配り、5枚になるまで引くのも自分たちでします。置いたカードをここに入力してください。',
    keys: '1から5でカードを選びます。+ − * / ( ) は記号で選び、矢印でボードを動き、Enterでカードを置きます。Uで元に戻し、Eで番を終え、Escでカードを手札に戻します。',
  },

  refused: {
    notNow: '今はできません。少し待ってください。',
    noSuchPlace: 'そこには置けません。光っている場所をタップしてください。',
    notAGap: '記号は4と4の間に置きます。すき間をタップしてください。',
    sameSign: '同じ記号がもうあります。別の記号を重ねてください。',
    freshCard: 'それはこの番に置いたカードです。元に戻すか、別のカードに重ねてください。',
    wrongEnd:
      '最初の4の前では開き、最後の4の後ろでは閉じます。向きを変えるか、別の場所をタップしてください。',
    fourth: '1か所に同じ向きのかっこは3つまでです。別の場所を選んでください。',
    operatorOnBracket: 'かっこを取り除けるのは、かっこだけです。記号はすき間に置いてください。',
    bracketOnOperator: 'かっこは記号に重ねられません。となりに置いてください。',
    notASign: '数を負の数にできるのは − だけです。ハウスルールで認めた場合に使えます。',
    signPlace:
      '負の符号は、4またはかっこのすぐ前に置きます。符号を続けて置くことはできません。別の場所を選んでください。',
    signDepends: '負の符号にこのかっこが必要です。先に符号の上に重ねてください。',
    noSuchSeat: 'そこにはだれもいません。',
    notYours: 'ほかの人の番です。端末を渡してください。',
    notHeld: 'そのカードは手札にありません。手札から選んでください。',
    inUse: '20枚とも、もうボードにあります。別のカードを選んでください。',
    threePlayed: '置けるのは3枚までです。番を終えるか、1枚元に戻してください。',
    fourDiscarded: '交換できるのは3枚までです。どれかを残してください。',
    dealtOnly: '本物のカードを使っています。手で交換してください。',
    badOrder: 'カードの数が合いません。「一時停止」から「1つ戻す」をタップしてください。',
  } satisfies Record<FoursRefusal['code'], string>,
};
