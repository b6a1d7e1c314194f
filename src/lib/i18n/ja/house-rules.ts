import type { houseRules as english } from '../en/house-rules.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';
import { spans } from './spans.ts';

const NONE = '制限なし';
const { seconds, minutes } = spans;

const STRICTNESS = {
  quick: { name: 'クイック', more: '半役はどのマークでもよい' },
  standard: { name: 'スタンダード', more: '半役は決まった城のマークだけ' },
  elders: { name: '長老', more: '半役なし' },
  timeSink: { name: '長期戦', more: 'スーパー役だけ' },
};
// Not 右回り and 左回り, which are clockwise and anticlockwise.
const DIRECTION = {
  right: { name: '右の人へ', line: '番は右の人へ', more: '反時計回り' },
  left: { name: '左の人へ', line: '番は左の人へ', more: '時計回り' },
};

export const houseRules: Words<typeof english> = {
  claimTime: {
    name: '答える時間',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '答える時間は無制限' : `${seconds(ms)}以内に答える`),
  },
  setTime: {
    name: '1回の時間',
    say: (ms: number) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms: number) => (ms === 0 ? '時間制限なし' : `1回${minutes(ms)}`),
  },
  rounds: {
    name: 'ラウンド',
    say: String,
    line: (count: number) => `${count}ラウンド`,
  },
  redraw: {
    name: '難しすぎたら引き直す',
    more: '解のある回が半分より少ない場合',
    on: '難しすぎたら引き直す',
  },
  faces: { name: '絵札', more: 'J Q Kは11 12 13', on: '絵札あり' },
  dealer: { name: '最初の親', drawn: '一番大きい数', mark: '最初の親', choose: '最初の親にする' },
  slapSayNone: {
    name: '解なしを知らせる',
    more: '知らせたあとは、だれでも交換できます',
    on: '解なしを知らせる',
  },
  knockSayNone: {
    name: '解なしを知らせる',
    more: '知らせたあとは、だれでも流せます',
    on: '解なしを知らせる',
  },
  called: { name: 'タッチではなく声で宣言', more: '一番の人をだれかがタップ', on: '声で宣言' },
  implied: {
    name: 'かけ算の省略',
    more: '記号のないかっこは、かけ算にします：4(4\u00a0+\u00a04) は32',
    on: 'かっこでかけ算',
  },
  negation: {
    name: '負の数',
    more: '4やかっこの前に − を置けます：4\u00a0×\u00a0(−4)',
    on: '負の数あり',
  },
  extended: {
    name: 'ラウンド追加',
    more: '並んだ4は44になります。目標は1〜10、12、15、16、17、20',
    on: '15ラウンド',
    off: '9ラウンド',
  },
  swapAtTurn: {
    name: '最初の番で交換',
    more: '新しいラウンドの前に端末を回す代わり',
    on: '最初の番で交換',
  },
  contestType: { name: 'ゲームの種類' },
  contestTarget: { name: '目標', say: signed, line: (target: number) => `目標${signed(target)}` },
  numbers: { name: '1組の数の個数', say: String, line: (count: number) => `1組${count}つの数` },
  sets: { name: '組の数', say: String, line: (count: number) => `${count}組` },
  range: { name: '一番大きい数', say: String, line: (most: number) => `${most}まで` },
  endScore: { name: '何点まで', say: String, line: (score: number) => `${score}点先取` },
  roundTime: {
    name: 'ラウンドの時間',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => `1ラウンド${seconds(ms)}`,
  },
  proofTime: { name: '証明の時間', line: (ms: number) => `証明1回${seconds(ms)}` },
  betweenTime: {
    name: 'ラウンド間',
    say: (ms: number) => (ms < 0 ? '準備OKまで' : seconds(ms)),
    line: (ms: number) => `ラウンド間は${seconds(ms)}`,
  },
  answerTime: {
    name: '答える時間',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '答える時間は無制限' : `${seconds(ms)}以内に答える`),
  },
  entryTime: {
    name: '入力する時間',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? '入力する時間は無制限' : `${seconds(ms)}以内に入力`),
  },
  sharedRounds: { name: 'このラウンドを共有', more: '別の端末にも同じ数が出ます' },
  presets: {
    basic: '基本の24',
    practice: '練習',
    solvable: '解ありだけ',
    tony: 'トニーフォー',
    closest: 'ニアピン',
    big: '大きい数',
    kids: 'キッズ',
  },
  presetsMore: {
    basic: '1から10までの数4つで24を作ります。10点まで。',
    practice: '同じルールで、終わりなし。好きなときにやめられます。',
    solvable: '同じルールで、必ず解があります。',
    tony: '2組から、秘密の数を1つ。5点まで。',
    closest: '24の近く、ただし24以外。5点まで。',
    big: '1から25までの数5つで100を作ります。',
    kids: '1から6までの数3つで10を作ります。解の入力に時間制限はありません。',
  },
  games: {
    name: 'ゲーム数',
    say: String,
    line: (games: number) => (games === 1 ? '1ゲーム' : `通算${games}ゲーム`),
  },
  strictness: {
    name: '役の厳しさ',
    of: (value: keyof typeof STRICTNESS) => STRICTNESS[value],
  },
  theTurn: {
    name: '親',
    mark: '親',
    choose: '親にする',
    lot: {
      ask: 'カードで親を決める',
      title: '一番大きい数の人が親です',
      says: (name: string) => `親は${name}です。`,
    },
  },
  direction: {
    name: '番が進む向き',
    of: (value: keyof typeof DIRECTION) => DIRECTION[value],
  },
  live: {
    name: '手札の得点',
    more: '今上がったら何点になるかを見られます',
    on: '手札の得点を表示',
    off: '手札の得点は非表示',
  },
  subjects: {
    name: '臣下も数える',
    more: 'キングの下のカードの数を城に足します',
    on: '臣下も数える',
  },
  noHarm: { name: '減点なし', more: '余ったカードを減点しません', on: '減点なし' },
  oneShuffle: {
    name: '切るのは1回だけ',
    more: '山札がなくなったら、全員の得点を計算します',
    on: '切るのは1回だけ',
  },
  reshuffles: {
    name: '切り直し',
    say: (count: number) => (count === 0 ? NONE : String(count)),
    line: (count: number) => (count === 0 ? '切り直しは無制限' : `切り直し${count}回`),
  },
  faceUpStays: {
    name: '表向きは戻さない',
    more: '表向きの捨て札は、もう使いません',
    on: '表向きは戻さない',
  },
  staticCastles: {
    name: '動かない城',
    more: 'どのキングがのっても、城は最初の値のままです',
    on: '動かない城',
  },
  anyKing: {
    name: '機会均等',
    more: 'マークが違う城にも、キングをのせられます',
    on: '機会均等',
  },
  ghoulRaiser: {
    name: 'よみがえり',
    more: 'キングを使ったあと、表向きの捨て札からも引けます',
    on: 'よみがえり',
  },
  first: {
    name: '最初の人',
    mark: '最初',
    choose: '最初の人にする',
    lot: {
      ask: 'カードで最初の人を決める',
      title: '一番大きい数の人から始めます',
      says: (name: string) => `${name}から始めます。`,
    },
  },
};
