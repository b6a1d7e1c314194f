import type { FormationKind, FormationName, Measure } from '#lib/games/kings/calculus/formations.ts';
import type { kingsCalculus as english } from '../en/kings-calculus.ts';
import { formatScore } from '../format.ts';
import type { Words } from '../wording.ts';

/** After the published names: Even Steven and Odd Todd keep their persons, the others say what they are. */
const NAMES: Readonly<Record<FormationName, Readonly<Record<FormationKind, string>>>> = {
  kingdom: { full: 'Kerajaan', super: 'Kerajaan Super', half: 'Separuh Kerajaan' },
  southie: { full: 'Selatan', super: 'Selatan Super', half: 'Separuh Selatan' },
  evenSteven: { full: 'Steven Genap', super: 'Steven Super', half: 'Separuh Steven' },
  oddTodd: { full: 'Todd Ganjil', super: 'Todd Super', half: 'Separuh Todd' },
  acesHigh: { full: 'As Tinggi', super: 'As Super', half: 'Separuh As' },
  specialCase: { full: 'Kasus Khusus', super: 'Khusus Super', half: 'Separuh Khusus' },
  luckySevens: { full: 'Tujuh Hoki', super: 'Tujuh Super', half: 'Separuh Tujuh' },
  royalty: { full: 'Bangsawan Murni', super: 'Bangsawan Super', half: 'Separuh Bangsawan' },
};

const castle = (index: number): string => `K${'₁₂₃₄'[index] ?? ''}`;
/** By how many halves of a point the measure is taken. */
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

  called: (name: string) => `${name} menyerukan “Jadi”.`,
  calledWrong: (name: string) => `${name} salah menyerukan.`,
  plain: (name: string) => `Kartu ${name} dihitung.`,
  best: 'Susunan terbaik:',
  own: 'Susunan sendiri:',
  then: 'Dengan kastel seperti waktu itu.',
  ownSame: 'sama baiknya dengan yang terbaik',
  ownSum: 'Susunan sendiri bernilai',
  ownLess: 'yang terbaik yang dihitung',

  pointer: 'Penunjuk',
  loose: 'Kartu lepas',
  spared: 'Bebas',
  why: {
    noHarm: 'Tanpa denda',
    twoKings: 'dua raja membebaskan semua',
    oneKing: 'satu raja membebaskan satu',
  },
  kings: 'Raja',
  free: 'tidak mengurangi',
  sum: (ranks: readonly number[]) => (ranks.length === 1 ? '' : ranks.join(' + ')),
  noLoose: 'tidak ada kartu lepas',
  worked: (points: readonly number[]) =>
    points
      .map(
        (each, at) =>
          `${at === 0 ? '' : each < 0 ? ' − ' : ' + '}${formatScore(at === 0 ? each : Math.abs(each))}`,
      )
      .join(''),
  worths: 'Nilai kastel',
  points: formatScore,
  line: (title: string, points: string, cards: readonly string[]) =>
    `${title}, ${points}: ${cards.join(', ')}`,

  arrange: 'Susun sendiri',
  tap: 'Sentuh kartu yang membentuk kombinasi, atau satu sebagai Penunjuk.',
  hand: 'Kartu di tangan',
  together: (name: string, points: string) => `Gabungkan: ${name}, ${points}`,
  nothing: (count: number) =>
    count < 3 ? 'Dua kartu belum membentuk kombinasi.' : 'Di sini kartu-kartu ini bukan kombinasi.',
  point: (points: string) => `Penunjuk: ${points}`,
  apart: (name: string) => `Pisahkan ${name}`,
  keep: (points: string) => `Pakai ini: ${points}`,
  bestOne: 'Pakai yang terbaik',
  next: (name: string) => `Berikutnya: ${name}`,
  sheet: 'Lembar skor',
  seats: 'Yang dihitung',

  after: (game: number, games: number) =>
    games === 1 ? 'Poinnya' : `Setelah permainan ${game} dari ${games}`,
  table: 'Poin semua permainan',
  game: (game: number) => `Ke-${game}`,
  total: 'Total',
  notYet: 'nanti',
  travel: 'Poin dijumlahkan.',
  amend: 'Sentuh angka untuk membetulkannya.',
  amendOne: (name: string, game: number, points: string) => `${name}, permainan ${game}: ${points}. Betulkan`,
  amendTitle: (name: string, game: number) => `${name}, permainan ${game}`,
  amendLabel: 'Poin',
  amendHint: 'Pakai ½ atau ,5 untuk setengah, dan minus untuk di bawah nol.',
  amendFault: 'Masukkan bilangan bulat atau kelipatan ½, paling banyak 1000.',
  half: '½',
  minus: '−',
  minusLabel: 'plus atau minus',
  save: 'Simpan',
  turn: (name: string) => `${name} menjadi Pembuka`,
  turnText: (game: number) => `Sekarang buka kastel untuk permainan ${game}.`,
  playGame: (game: number) => `Permainan ${game}`,
  end: 'Lihat hasilnya',
};
