import type { setup as english } from '../en/setup.ts';
import { formatCount, formatScore } from '../format.ts';
import type { Words } from '../wording.ts';
import { list, listOr } from './forms.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

const START = '始める';
const BOARD = 'ボードを出す';
const JUDGE = '自分たちで配ります。集計と判定はアプリがします。';
/** "2人、4人": how many may play. */
const people = (counts: readonly number[]) => listOr(counts.map((count) => `${count}人`));

export const setup: Words<typeof english> = {
  title: 'みんなで遊ぶ',
  rulesPage: 'ルール',
  game: 'ゲーム',
  family: 'コンテストの種類',
  games: gameNames,
  shapes: { moon: '月', hill: '丘', gate: '門', star: '星', leaf: '葉', drop: 'しずく' },
  who: { edges: '座る場所', ring: '渡す順番', side: 'プレイヤー', alone: 'プレイヤー' },
  players: 'プレイヤー',
  playersCount: (count: number) => `${count}人`,
  playersShort: (count: number, of: number) => (count === 1 && of < 5 ? '1人' : String(count)),
  places: {
    near: '手前',
    left: '左側',
    far: '向こう側',
    right: '右側',
  },
  seat: (name: string, shape: string, about: readonly string[]) =>
    [...(name === shape ? [name] : [name, shape]), ...about].join('、'),
  inTurn: (turn: number) => `${turn}番目`,
  turnRound: '逆回りにする',
  turns: { back: '反時計回りに進みます。', round: '時計回りに進みます。' },
  delayed: (ms: number) => `+${spans.seconds(ms)}`,
  second: '解を2つ',
  draw: 'カードで席を決める',
  deck: 'トランプ',
  decks: {
    physical: '本物のトランプ',
    dealt: '画面のカード',
    dealtMore: 'アプリが切って配ります。',
  },
  rules: {
    title: 'ハウスルール',
    make: (target: number | 'dynamic') => (target === 'dynamic' ? '目標を引く' : `目標${target}`),
    handicaps: 'ハンデあり',
    published: '標準のルール',
    ready: 'プリセット',
  },
  seconds: (ms: number) => (ms === 0 ? 'なし' : spans.seconds(ms)),
  less: (what: string) => `${what}：減らす`,
  more: (what: string) => `${what}：増やす`,
  reset: '標準のルール',
  done: '完了',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: '時計をスタート' },
    kings: {
      real: 'トランプ2組を自分たちで配ります。得点はアプリが計算します。',
      start: '城をめくる',
      author: 'Ryan Matthew Thurman作のゲームです。',
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: '+\u00a0−\u00a0×\u00a0÷ と ( ) を20枚ずつ。5枚ずつ配れば、判定はアプリがします。',
      start: BOARD,
    },
  },
  guided: { name: 'ガイドつきのはじめてのゲーム', more: '6ステップ、2分' },
  length: {
    turns: (least: number, most: number) => `ふつう${least}〜${most}ターンです。`,
    deals: (deals: number, least: number, most: number) =>
      `約${formatCount(deals)}回配って、ふつう${least}〜${most}分です。`,
    rounds: (rounds: number, least: number, most: number) =>
      `約${formatCount(rounds)}ラウンド、ふつう${least}〜${most}分です。`,
  },
  starting: '始めています…',
  again: '同じメンバーで',
  againWho: (game: string, names: readonly string[]) => `${game}・${list(names)}`,
  person: {
    title: (place: string) => `${place}はだれですか？`,
    inTurn: (place: string) => `${place}はだれですか？`,
    alone: 'だれが遊びますか？',
  },
  hint: {
    ipad: 'iPadでは、全員が同時に触れるように、「設定」でマルチタスクのジェスチャをオフにしてください。',
    android: '3本指でなぞるとスクリーンショットになる機種があります。「設定」でオフにしてください。',
  },
  fault: {
    emptyName: '全員に名前を付けてください。空白だけの名前は使えません。',
    longName: '名前は24文字までです。',
    sameName: '同じ名前の人がいます。どちらかを変えてください。',
    players: (game: string, counts: readonly number[], asked: number) =>
      `${game}は${people(counts)}用です。${asked}人では遊べません。`,
    notBegun: '対戦を始められませんでした。もう一度試してください。',
    closest: 'ニアピンは1組で遊びます。',
    undealt:
      '2\u00a0000回配りましたが、解のある組がありませんでした。別の目標か、もっと大きい数を選んでください。',
    target: 'この目標は、ほかのハウスルールと合いません。別の目標を選んでください。',
    setting: 'このゲームでは使えないハウスルールがあります。選び直してください。',
  },
  home: {
    warmUp: 'ウォームアップ',
    warmUpMore: (hands: number, minutes: number) => `${hands}問・約${minutes}分`,
    title: 'みんなで遊ぶ',
    how: '遊び方',
    howTo: (game: string) => `${game}の遊び方`,
    people: (fewest: number, most: number) => `1つの画面で${fewest}〜${most}人`,
    players: (counts: readonly number[]) =>
      counts.length > 2 ? `${counts[0]}〜${counts.at(-1)}人` : people(counts),
    what: {
      slap: '先に24を見つけてたたく。',
      knock: 'ノックしてから答える。',
      contest: '見つけて、証明する。',
      fours: 'みんなで1から9を作る。',
      kings: 'カードで築く4つの城。',
    },
    goOn: (game: string) => `続ける：${game}`,
    real: '本物のトランプ',
    score: (name: string, score: number) => `${name}：${formatScore(score)}`,
    all: (count: number) => `途中の対戦${count}件をすべて見る`,
    played: (names: readonly string[], moment: string) => `${list(names)}・${moment}`,
  },
};
