import type { FormationKind, FormationName, Measure } from '#lib/games/kings/calculus/formations.ts';
import type { kingsCalculus as english } from '../en/kings-calculus.ts';
import { formatScore } from '../format.ts';
import type { Words } from '../wording.ts';

/** The published names, as they sound. */
const NAMES: Readonly<Record<FormationName, Readonly<Record<FormationKind, string>>>> = {
  kingdom: { full: 'キングダム', super: 'スーパーキングダム', half: 'ハーフキングダム' },
  southie: { full: 'サウシー', super: 'スーパーサウシー', half: 'ハーフサウシー' },
  evenSteven: { full: 'イーブンスティーブン', super: 'スーパースティーブン', half: 'ハーフスティーブン' },
  oddTodd: { full: 'オッドトッド', super: 'スーパートッド', half: 'ハーフトッド' },
  acesHigh: { full: 'エースハイ', super: 'スーパーエース', half: 'ハーフエース' },
  specialCase: { full: 'スペシャルケース', super: 'スーパースペシャル', half: 'ハーフスペシャル' },
  luckySevens: { full: 'ラッキー7', super: 'スーパー7', half: 'ハーフ7' },
  royalty: { full: 'ピュアロイヤル', super: 'スーパーロイヤル', half: 'ハーフロイヤル' },
};

const castle = (index: number): string => `K${'₁₂₃₄'[index] ?? ''}`;
const FACTORS: Readonly<Record<number, string>> = { 1: '½', 2: '', 4: '2', 6: '3' };

interface Formula {
  readonly measure: Measure;
  readonly factor: number;
  readonly castles: readonly number[];
  readonly worths: readonly number[];
}

function written({ measure, factor }: Formula, [one = '', other = '']: readonly string[], times: string) {
  const taken = FACTORS[factor] ?? '';
  if (measure === 'one') return taken === '' ? one : `${taken}${times}${one}`;
  const both = [one, measure === 'sum' ? '+' : '−', other].join('\u00a0');
  return taken === '' ? both : `${taken}${times}(${both})`;
}

export const kingsCalculus: Words<typeof english> = {
  castle,
  formation: (name: FormationName, kind: FormationKind) => NAMES[name][kind],
  measured: (formula: Formula) => written(formula, formula.castles.map(castle), '\u00a0'),
  formula: (formula: Formula) =>
    `${written(formula, formula.castles.map(castle), '\u00a0')} = ${written(formula, formula.worths.map(String), '\u00a0×\u00a0')}`,

  called: (name: string) => `${name}の上がりです。`,
  calledWrong: (name: string) => `${name}の上がりは間違いでした。`,
  plain: (name: string) => `${name}の得点計算です。`,
  best: '一番よい並べ方：',
  own: '自分の並べ方：',
  then: '城は、そのときの値で数えます。',
  ownSame: '一番よい並べ方と同じ得点です',
  ownSum: '自分の並べ方では',
  ownLess: '一番よい並べ方で数えます',

  pointer: 'ポインター',
  loose: '余ったカード',
  spared: '減点なし',
  why: {
    noHarm: 'ハウスルール',
    twoKings: 'キング2枚で全部',
    oneKing: 'キング1枚で1枚',
  },
  kings: 'キング',
  free: '減点なし',
  sum: (ranks: readonly number[]) => (ranks.length === 1 ? '' : ranks.join(' + ')),
  noLoose: '余ったカードなし',
  worked: (points: readonly number[]) =>
    points
      .map(
        (each, at) =>
          `${at === 0 ? '' : each < 0 ? ' − ' : ' + '}${formatScore(at === 0 ? each : Math.abs(each))}`,
      )
      .join(''),
  worths: '城の値',
  points: formatScore,
  line: (title: string, points: string, cards: readonly string[]) =>
    `${title}、${points}：${cards.join('、')}`,

  arrange: '自分で並べる',
  tap: '役になるカード、またはポインターにするカードをタップ。',
  hand: '手札',
  together: (name: string, points: string) => `まとめる：${name}、${points}`,
  nothing: (count: number) =>
    count < 3 ? '2枚では役になりません。' : 'この組み合わせは、ここでは役になりません。',
  point: (points: string) => `ポインター：${points}`,
  apart: (name: string) => `${name}をばらす`,
  keep: (points: string) => `これに決める：${points}`,
  bestOne: '一番よい並べ方',
  next: (name: string) => `次：${name}`,
  sheet: '得点表',
  seats: 'だれの得点計算か',

  after: (game: number, games: number) => (games === 1 ? '得点' : `第${game}ゲーム終了（全${games}ゲーム）`),
  table: '全ゲームの得点',
  game: (game: number) => `第${game}ゲーム`,
  total: '合計',
  notYet: 'これから',
  travel: '得点は次のゲームに持ち越します。',
  amend: '数字をタップすると直せます。',
  amendOne: (name: string, game: number, points: string) => `${name}、第${game}ゲーム：${points}。直す`,
  amendTitle: (name: string, game: number) => `${name}、第${game}ゲーム`,
  amendLabel: '得点',
  amendHint: '半分は½か.5、0より下はマイナスで入力します。',
  amendFault: '1000までの整数か、半分（½）付きの数を入力してください。',
  half: '½',
  minus: '−',
  minusLabel: 'プラスとマイナス',
  save: '保存',
  turn: (name: string) => `親は${name}です`,
  turnText: (game: number) => `第${game}ゲームの城をめくります。`,
  playGame: (game: number) => `第${game}ゲーム`,
  end: '結果を見る',
};
