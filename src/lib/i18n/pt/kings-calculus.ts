import type { FormationKind, FormationName } from '#lib/games/kings/calculus/formations.ts';
import type { kingsCalculus as english } from '../en/kings-calculus.ts';
import { formatScore } from '../format.ts';
import type { Words } from '../wording.ts';

/** Names of our own for the published ones; "Omar Par" and "Gaspar Ímpar" echo as "Even Steven" and "Odd Todd" do. */
const NAMES: Readonly<Record<FormationName, Readonly<Record<FormationKind, string>>>> = {
  kingdom: { full: 'Reino', super: 'Super Reino', half: 'Meio Reino' },
  southie: { full: 'Sulista', super: 'Super Sulista', half: 'Meio Sulista' },
  evenSteven: { full: 'Omar Par', super: 'Super Omar', half: 'Meio Omar' },
  oddTodd: { full: 'Gaspar Ímpar', super: 'Super Gaspar', half: 'Meio Gaspar' },
  acesHigh: { full: 'Ases Altos', super: 'Super Ases', half: 'Meios Ases' },
  specialCase: { full: 'Caso Especial', super: 'Super Caso', half: 'Meio Caso' },
  luckySevens: { full: '7 da Sorte', super: 'Super 7', half: 'Meio 7' },
  royalty: { full: 'Realeza Pura', super: 'Super Realeza', half: 'Meia Realeza' },
};

const castle = (index: number): string => `K${'₁₂₃₄'[index] ?? ''}`;
const FACTORS: Readonly<Record<number, string>> = { 1: '½', 2: '', 4: '2', 6: '3' };

type Formula = Parameters<(typeof english)['formula']>[0];

function written({ measure, factor }: Formula, [one = '', other = '']: readonly string[], times: string) {
  const taken = FACTORS[factor] ?? '';
  if (measure === 'one') return taken === '' ? one : `${taken}${times}${one}`;
  const both = [one, measure === 'sum' ? '+' : '−', other].join('\u00a0');
  return taken === '' ? both : `${taken}${times}(${both})`;
}

export const kingsCalculus: Words<typeof english> = {
  castle,
  formation: (name, kind) => NAMES[name][kind],
  measured: (formula) => written(formula, formula.castles.map(castle), '\u00a0'),
  formula: (formula) =>
    `${written(formula, formula.castles.map(castle), '\u00a0')} = ${written(formula, formula.worths.map(String), '\u00a0×\u00a0')}`,

  called: (name) => `${name} declarou.`,
  calledWrong: (name) => `${name} declarou errado.`,
  plain: (name) => `Os pontos de ${name}.`,
  best: 'O melhor arranjo:',
  own: 'O seu arranjo:',
  then: 'Com os castelos como estavam naquele momento.',
  ownSame: 'tão bom quanto o melhor',
  ownSum: 'O seu soma',
  ownLess: 'vale o melhor',

  pointer: 'Ponteiro',
  loose: 'Cartas soltas',
  spared: 'Perdoadas',
  why: {
    noHarm: 'Sem dano, sem falta',
    twoKings: 'dois reis perdoam todas',
    oneKing: 'um rei perdoa uma',
  },
  kings: 'Reis',
  free: 'não custam nada',
  sum: (ranks) => (ranks.length === 1 ? '' : ranks.join(' + ')),
  noLoose: 'sem cartas soltas',
  worked: (points) =>
    points
      .map(
        (each, at) =>
          `${at === 0 ? '' : each < 0 ? ' − ' : ' + '}${formatScore(at === 0 ? each : Math.abs(each))}`,
      )
      .join(''),
  worths: 'Quanto valem os castelos',
  points: formatScore,
  line: (title, points, cards) => `${title}, ${points}: ${cards.join(', ')}`,

  arrange: 'Arrumar à mão',
  tap: 'Toque nas cartas que formam uma mão, ou em uma como Ponteiro.',
  hand: 'Suas cartas',
  together: (name, points) => `Juntar: ${name}, ${points}`,
  nothing: (count) =>
    count < 3 ? 'Duas cartas não formam uma mão.' : 'Estas cartas não formam uma mão aqui.',
  point: (points) => `Ponteiro: ${points}`,
  apart: (name) => `Separar ${name}`,
  keep: (points) => `Deixar assim: ${points}`,
  bestOne: 'Usar o melhor',
  next: (name) => `A\u00a0seguir: ${name}`,
  sheet: 'Folha de pontos',
  seats: 'Pontos de quem',

  after: (game, games) => (games === 1 ? 'Os pontos' : `Depois do jogo ${game} de ${games}`),
  table: 'Pontos de todos os jogos',
  game: (game) => `Jogo ${game}`,
  total: 'Total',
  notYet: 'por jogar',
  travel: 'Os pontos se acumulam.',
  amend: 'Toque em um número para corrigir.',
  amendOne: (name, game, points) => `${name}, jogo ${game}: ${points}. Corrigir`,
  amendTitle: (name, game) => `${name}, jogo ${game}`,
  amendLabel: 'Pontos',
  amendHint: 'Use ½ ou ,5 para meio ponto, e um menos para abaixo de zero.',
  amendFault: 'Digite um número inteiro ou com meio, até 1000.',
  half: '½',
  minus: '−',
  minusLabel: 'mudar o sinal',
  save: 'Salvar',
  turn: (name) => `${name} é a Banca`,
  turnText: (game) => `Agora vire os castelos do jogo ${game}.`,
  playGame: (game) => `Jogo ${game}`,
  end: 'Ver o resultado',
};
