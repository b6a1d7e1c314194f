import type { FormationKind, FormationName } from '#lib/games/kings/calculus/formations.ts';
import type { kingsCalculus as english } from '../en/kings-calculus.ts';
import { formatScore } from '../format.ts';
import type { Words } from '../wording.ts';

const NAMES: Readonly<Record<FormationName, Readonly<Record<FormationKind, string>>>> = {
  kingdom: { full: '王國', super: '超級王國', half: '半王國' },
  southie: { full: '南境', super: '超級南境', half: '半南境' },
  evenSteven: { full: '雙數幫', super: '超級雙數幫', half: '半雙數幫' },
  oddTodd: { full: '單數幫', super: '超級單數幫', half: '半單數幫' },
  acesHigh: { full: 'A 當先', super: '超級 A', half: '半 A' },
  specialCase: { full: '特例', super: '超級特例', half: '半特例' },
  luckySevens: { full: '幸運 7', super: '超級 7', half: '半 7' },
  royalty: { full: '純皇室', super: '超級皇室', half: '半皇室' },
};

type Formula = Parameters<typeof english.formula>[0];

const castle = (index: number): string => `K${'₁₂₃₄'[index] ?? ''}`;
/** By how many halves of a point the measure is taken. */
const FACTORS: Readonly<Record<number, string>> = { 1: '½', 2: '', 4: '2', 6: '3' };

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

  called: (name: string) => `${name}喊了「成牌」。`,
  calledWrong: (name: string) => `${name}喊錯了。`,
  plain: (name: string) => `${name}結算。`,
  best: '最好的組合：',
  own: '你自己的組合：',
  then: '依當時的城堡計算。',
  ownSame: '和最好的一樣',
  ownSum: '你的組合得',
  ownLess: '以最好的為準',

  pointer: '加分牌',
  loose: '散牌',
  spared: '免扣',
  why: {
    noHarm: '散牌不罰',
    twoKings: '兩張 K 全部免扣',
    oneKing: '一張 K 免扣一張',
  },
  kings: 'K',
  free: '不扣分',
  sum: (ranks: readonly number[]) => (ranks.length === 1 ? '' : ranks.join(' + ')),
  noLoose: '沒有散牌',
  worked: (points: readonly number[]) =>
    points
      .map(
        (each, at) =>
          `${at === 0 ? '' : each < 0 ? ' − ' : ' + '}${formatScore(at === 0 ? each : Math.abs(each))}`,
      )
      .join(''),
  worths: '各城堡的分值',
  points: formatScore,
  line: (title: string, points: string, cards: readonly string[]) =>
    `${title}，${points}：${cards.join('、')}`,

  arrange: '自己組合',
  tap: '點幾張牌組成牌型，或點一張來加分。',
  hand: '你的手牌',
  together: (name: string, points: string) => `組合：${name}，${points}`,
  nothing: (count: number) => (count < 3 ? '兩張牌組不成牌型。' : '這幾張牌在這裡組不成牌型。'),
  point: (points: string) => `加分牌：${points}`,
  apart: (name: string) => `拆開${name}`,
  keep: (points: string) => `就用這個：${points}`,
  bestOne: '用最好的',
  next: (name: string) => `下一位：${name}`,
  sheet: '計分表',
  seats: '結算誰的牌',

  after: (game: number, games: number) => (games === 1 ? '得分' : `第 ${game} 局後，共 ${games} 局`),
  table: '各局得分',
  game: (game: number) => `第 ${game} 局`,
  total: '總計',
  notYet: '未打',
  travel: '得分會累計。',
  amend: '點一個數字可以更正。',
  amendOne: (name: string, game: number, points: string) => `${name}，第 ${game} 局：${points}。更正`,
  amendTitle: (name: string, game: number) => `${name}，第 ${game} 局`,
  amendLabel: '得分',
  amendHint: '半分用 ½ 或 .5，負分前面寫減號。',
  amendFault: '請輸入整數或半數，最多 1000。',
  half: '½',
  minus: '−',
  minusLabel: '正負號',
  save: '儲存',
  turn: (name: string) => `${name}是翻牌人`,
  turnText: (game: number) => `現在翻出第 ${game} 局的城堡。`,
  playGame: (game: number) => `第 ${game} 局`,
  end: '看結果',
};
