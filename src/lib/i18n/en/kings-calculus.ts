import type { FormationName, FormationKind, Measure } from '#lib/games/kings/calculus/formations.ts';
import { formatScore } from '../format.ts';

/** The names of all hands as published. */
const NAMES: Readonly<Record<FormationName, Readonly<Record<FormationKind, string>>>> = {
  kingdom: { full: 'Kingdom', super: 'Super Kingdom', half: 'Half Kingdom' },
  southie: { full: 'Southie', super: 'Super Southie', half: 'Half Southie' },
  evenSteven: { full: 'Even Steven', super: 'Super Steven', half: 'Half Steven' },
  oddTodd: { full: 'Odd Todd', super: 'Super Todd', half: 'Half Todd' },
  acesHigh: { full: 'Aces High', super: 'Super Aces', half: 'Half Aces' },
  specialCase: { full: 'The Special Case', super: 'Super Special', half: 'Half Special' },
  luckySevens: { full: 'Lucky 7’s', super: 'Super 7’s', half: 'Half 7’s' },
  royalty: { full: 'Pure Royalty', super: 'Super Royalty', half: 'Half Royalty' },
};

const castle = (index: number): string => `K${'₁₂₃₄'[index] ?? ''}`;
/** By how many halves of a point the measure is taken. */
const FACTORS: Readonly<Record<number, string>> = { 1: '½', 2: '', 4: '2', 6: '3' };

/** The parts of a formula: `factor` in halves; of a distance the greater castle stands first. */
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

/** The Calculus: how a hand is scored, and the sheet of all games. */
export const kingsCalculus = {
  castle,
  formation: (name: FormationName, kind: FormationKind) => NAMES[name][kind],
  /** "2 (K₁ + K₄)". */
  measured: (formula: Formula) => written(formula, formula.castles.map(castle), '\u00a0'),
  /** "2 (K₁ + K₄) = 2 × (2 + 7)". */
  formula: (formula: Formula) =>
    `${written(formula, formula.castles.map(castle), '\u00a0')} = ${written(formula, formula.worths.map(String), '\u00a0×\u00a0')}`,

  called: (name: string) => `${name} called it.`,
  calledWrong: (name: string) => `${name} called wrongly.`,
  plain: (name: string) => `${name} is scored.`,
  best: 'The best arrangement:',
  own: 'Your own arrangement:',
  then: 'With the castles as they were then.',
  ownSame: 'as good as the best one',
  ownSum: 'Your own comes to',
  ownLess: 'the best one counts',

  pointer: 'Pointer',
  loose: 'Loose cards',
  spared: 'Spared',
  why: {
    noHarm: 'No harm, no foul',
    twoKings: 'two kings spare all',
    oneKing: 'a king spares one',
  },
  kings: 'Kings',
  free: 'cost nothing',
  sum: (ranks: readonly number[]) => (ranks.length === 1 ? '' : ranks.join(' + ')),
  noLoose: 'no loose cards',
  /** All that counts, one after the other: "9 + 1½ + 5 − 8". */
  worked: (points: readonly number[]) =>
    points
      .map(
        (each, at) =>
          `${at === 0 ? '' : each < 0 ? ' − ' : ' + '}${formatScore(at === 0 ? each : Math.abs(each))}`,
      )
      .join(''),
  worths: 'What the castles are worth',
  points: formatScore,
  line: (title: string, points: string, cards: readonly string[]) =>
    `${title}, ${points}: ${cards.join(', ')}`,

  arrange: 'Arrange by hand',
  tap: 'Tap cards that make a hand, or one to point.',
  hand: 'Your cards',
  together: (name: string, points: string) => `Together: ${name}, ${points}`,
  nothing: (count: number) =>
    count < 3 ? 'Two cards don’t make a hand.' : 'These cards don’t make a hand here.',
  point: (points: string) => `Pointer: ${points}`,
  apart: (name: string) => `Split ${name}`,
  keep: (points: string) => `Keep this: ${points}`,
  bestOne: 'Use the best',
  next: (name: string) => `Next: ${name}`,
  sheet: 'Score sheet',
  seats: 'Who is scored',

  after: (game: number, games: number) => (games === 1 ? 'The points' : `After game ${game} of ${games}`),
  table: 'Points of all games',
  game: (game: number) => `Game ${game}`,
  total: 'Total',
  notYet: 'to come',
  travel: 'Points carry over.',
  amend: 'Tap a figure to correct it.',
  amendOne: (name: string, game: number, points: string) => `${name}, game ${game}: ${points}. Correct it`,
  amendTitle: (name: string, game: number) => `${name}, game ${game}`,
  amendLabel: 'Points',
  amendHint: 'Use ½ or .5 for a half, and a minus below zero.',
  amendFault: 'Enter a whole number or a half, at most 1000.',
  half: '½',
  minus: '−',
  minusLabel: 'plus or minus',
  save: 'Save',
  turn: (name: string) => `${name} is The Turn`,
  turnText: (game: number) => `Now draw the castles of game ${game}.`,
  playGame: (game: number) => `Game ${game}`,
  end: 'See the result',
};
