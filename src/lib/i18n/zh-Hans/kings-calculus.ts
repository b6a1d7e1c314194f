import type { FormationKind, FormationName } from '#lib/games/kings/calculus/formations.ts';
import type { kingsCalculus as english } from '../en/kings-calculus.ts';
import { formatScore } from '../format.ts';
import type { Words } from '../wording.ts';

const NAMES: Readonly<Record<FormationName, Readonly<Record<FormationKind, string>>>> = {
  kingdom: { full: '王国', super: '超级王国', half: '半王国' },
  southie: { full: '南境', super: '超级南境', half: '半南境' },
  evenSteven: { full: '双数帮', super: '超级双数帮', half: '半双数帮' },
  oddTodd: { full: '单数帮', super: '超级单数帮', half: '半单数帮' },
  acesHigh: { full: 'A 当先', super: '超级 A', half: '半 A' },
  specialCase: { full: '特例', super: '超级特例', half: '半特例' },
  luckySevens: { full: '幸运 7', super: '超级 7', half: '半 7' },
  royalty: { full: '纯皇室', super: '超级皇室', half: '半皇室' },
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

  called: (name: string) => `${name}喊了“成牌”。`,
  calledWrong: (name: string) => `${name}喊错了。`,
  plain: (name: string) => `给${name}结算。`,
  best: '最好的组合：',
  own: '你自己的组合：',
  then: '按当时的城堡计算。',
  ownSame: '和最好的一样',
  ownSum: '你的组合得',
  ownLess: '按最好的算',

  pointer: '加分牌',
  loose: '散牌',
  spared: '免扣',
  why: {
    noHarm: '散牌不罚',
    twoKings: '两张 K 全部免扣',
    oneKing: '一张 K 免扣一张',
  },
  kings: 'K',
  free: '不扣分',
  sum: (ranks: readonly number[]) => (ranks.length === 1 ? '' : ranks.join(' + ')),
  noLoose: '没有散牌',
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

  arrange: '自己组合',
  tap: '点几张牌组成牌型，或点一张来加分。',
  hand: '你的手牌',
  together: (name: string, points: string) => `组合：${name}，${points}`,
  nothing: (count: number) => (count < 3 ? '两张牌组不成牌型。' : '这几张牌在这里组不成牌型。'),
  point: (points: string) => `加分牌：${points}`,
  apart: (name: string) => `拆开${name}`,
  keep: (points: string) => `就用这个：${points}`,
  bestOne: '用最好的',
  next: (name: string) => `下一位：${name}`,
  sheet: '记分表',
  seats: '给谁结算',

  after: (game: number, games: number) => (games === 1 ? '得分' : `第 ${game} 局后，共 ${games} 局`),
  table: '各局得分',
  game: (game: number) => `第 ${game} 局`,
  total: '总计',
  notYet: '未打',
  travel: '得分会累计。',
  amend: '点一个数字可以更正。',
  amendOne: (name: string, game: number, points: string) => `${name}，第 ${game} 局：${points}。更正`,
  amendTitle: (name: string, game: number) => `${name}，第 ${game} 局`,
  amendLabel: '得分',
  amendHint: '半分用 ½ 或 .5，负分前面写减号。',
  amendFault: '请输入整数或半数，最多 1000。',
  half: '½',
  minus: '−',
  minusLabel: '正负号',
  save: '保存',
  turn: (name: string) => `${name}是翻牌人`,
  turnText: (game: number) => `现在翻出第 ${game} 局的城堡。`,
  playGame: (game: number) => `第 ${game} 局`,
  end: '看结果',
};
