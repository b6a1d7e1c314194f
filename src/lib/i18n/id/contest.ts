import type { contest as english } from '../en/contest.ts';
import { formatCount, formatDecimal } from '../format.ts';
import type { Words } from '../wording.ts';
import { list, signed } from './forms.ts';

type Family = 'classic' | 'tony' | 'closest';
const FAMILIES: Readonly<Record<Family, string>> = {
  classic: 'Klasik',
  tony: 'Tony Four',
  closest: 'Terdekat',
};

/** Which sets have been solved. */
const solved = (sets: number) =>
  sets === 1 ? 'ketemu' : `ketemu ${sets === 2 ? 'keduanya' : `semua ${sets}`}`;
const points = (count: number) => `${signed(formatCount(count))} poin`;

export const contest: Words<typeof english> = {
  families: FAMILIES,
  title: (family: Family, target: number) =>
    family === 'closest' ? `${FAMILIES.closest} dengan ${signed(target)}` : FAMILIES[family],
  roundOf: (round: number) => `Ronde ${round}`,
  scores: 'Poin',
  score: (name: string, score: number) => `${name}, ${points(score)}`,
  points,
  sets: 'Kartu',
  set: (index: number) => `Set ${index}`,
  goal: {
    classic: (target: number) => `Buat ${signed(target)}`,
    tony: 'x terbesar menang',
    closest: (target: number) => `selisih dari ${signed(target)}, bukan 0`,
  },
  use: ({ sets, numbers }: { readonly sets: number; readonly numbers: number }, players: number) => {
    if (sets > 1) return `${sets === 2 ? 'kedua' : `semua ${formatCount(sets)}`} set`;
    if (players === 1) return 'satu solusi';
    return numbers > 4
      ? `semua ${formatCount(numbers)} angka, solusi pertama menang`
      : 'solusi pertama menang';
  },
  allSets: (sets: number) => solved(sets).replace('k', 'K'),
  claim: (name: string, sets: number) => `${name}: ${solved(sets)}`,
  impossible: 'Mustahil?',
  skip: 'Lewati?',
  says: 'Mustahil',
  skips: 'Lewati',
  impossibleOf: (name: string) => `${name}: mustahil`,
  skipOf: (name: string) => `${name}: lewati`,
  finish: 'Akhiri pertandingan',

  has: (name: string, sets: number) => `${name} sudah ${solved(sets)}`,
  lots: (names: readonly string[]) => `Sama cepat: ${list(names)}. Sudah diundi.`,
  worth: (value: string) => `harus menjadi ${value}`,
  /** An x that is a distance. */
  distance: (x: string) => `selisih ${x}`,
  beside: (x: string, target: number) => `selisih ${x} dari ${signed(target)}`,
  nothing: 'tanpa hasil',
  cannot: 'Tidak bisa',
  rule: 'Periksa',
  nextSet: 'Set berikutnya',

  secret: 'x rahasia',
  open: 'x sendiri',
  raise: 'Ketemu x',
  raiseOf: (name: string) => `${name}: ketemu x`,
  another: 'x lain',
  sealed: 'sudah masuk',
  final: 'final',
  mayChange: 'masih bisa diubah',
  entries: 'Siapa sudah punya x',
  noX: 'tanpa x',
  passTo: (name: string) => `Berikan ke ${name}`,
  slipText: 'Ketik x tanpa dilihat siapa pun. Waktu dijeda.',
  iAm: (name: string) => `Saya ${name}`,
  headphones: 'Dengan pembaca layar, pakai earphone dulu: yang diketik dibacakan.',
  notNow: 'Batal',
  numbersCovered: 'Angka disembunyikan selama ada yang mengetik.',
  slipEnds: 'Sisa waktu mengetik',
  rests: (seconds: number) => `tunggu ${seconds} dtk`,
  missed: {
    expired: (name: string) => `Waktu habis, ${name}: tidak ada x yang masuk.`,
    final: (name: string) => `x ${name} tidak bisa diubah lagi: pemain lain sudah memasukkan x.`,
  },
  shield: {
    behind: 'Tutupi dengan tangan',
    look: 'Tahan untuk lihat',
    covered: 'tertutup; tahan untuk mendengarnya',
  },
  yours: { tony: 'x terbesar', closest: (target: number) => `Selisih dari ${signed(target)}` },
  empty: 'masih kosong',
  over: (top: string, bottom: string) => `${top} per ${bottom}`,
  fraction: 'garis pecahan',
  minus: 'minus',
  keys: 'Tombol angka',
  clear: 'Reset',
  seal: 'Masukkan',
  noneAt: 'Mustahil',
  fault: {
    empty: 'Ketik bilangan dulu.',
    long: 'Paling banyak lima belas digit.',
    byZero: 'Tidak bisa dibagi nol.',
    notAway: 'Harus lebih dari 0: targetnya sendiri tidak dihitung.',
  },

  reveal: {
    sealed: 'Semua sudah punya x',
    opened: { tony: 'Dibuka, mulai dari yang terbesar', closest: 'Dibuka, mulai dari yang terdekat' },
    where: 'Taruh perangkat di tempat yang terlihat semua orang. Sebentar lagi bilangannya muncul.',
    soon: 'Sebentar lagi bilangannya muncul.',
    open: 'Buka semuanya',
    role: {
      proves: 'membuktikan duluan',
      now: 'membuktikan sekarang',
      next: 'berikutnya, kalau itu gagal',
      failed: 'tidak terbukti',
      impossible: 'menang kalau tidak ada bilangan yang terbukti',
    },
    prove: (name: string, x: string) => `Berikan ke ${name}: buktikan ${x}`,
    proveHere: (name: string, x: string) => `${name}: buktikan ${x}`,
  },
  either: (low: string, high: string) => `Nanti harus membuat ${low} atau ${high}.`,

  proof: 'Bukti',
  bestFirst: 'x terbaik dulu',
  proves: (name: string) => `${name} membuktikan`,
  comparing: 'Mencari x terbaik…',
  noAnswer: 'x terbaik tidak ketemu.',
  tryAgain: 'Coba lagi',

  begin: 'Mulai',
  starts: 'Ronde dimulai dalam',
  next: 'Ronde berikutnya',

  wins: (name: string) => `${name} memenangkan ronde`,
  came: (name, what) => `${name}: ${what}`,
  draw: 'Seri: semua menyebut Mustahil',
  skipped: 'Dilewati: tanpa poin',
  timedOut: 'Seri: waktu habis',
  nobody: 'Tidak ada yang memenangkan ronde',
  notBest: 'Benar, tetapi bukan yang terbaik',
  declared: (name: string) => `${name} yang pertama menyebut Mustahil dan memenangkan ronde`,
  why: { wrong: 'salah', conceded: 'menyerah', expired: 'kehabisan waktu' },
  bestWas: {
    tony: (x: string) => `Yang terbesar ${x}`,
    closest: (x: string) => `Yang terdekat berselisih ${x}`,
  },
  line: (target: number, entries: readonly string[], best: string | null) =>
    `Di sekitar ${signed(target)}: ${list(entries)}${best === null ? '' : `; yang terdekat berselisih ${best}`}`,
  away: (name: string, x: string) => `${name} selisih ${x}`,
  otherWays: 'Solusi lain',
  looking: 'Mencari…',
  noOther: 'Tidak ada yang lain.',
  noWays: 'Daftarnya tidak bisa dibuat.',
  moreWays: (count: number) => `dan ${count} lagi`,
  none: 'Memang mustahil',
  works: 'Ada solusinya',
  notAll: 'Memang mustahil',
  short: (away: string, share: number | null) =>
    `selisih ${away} dari yang terbaik${share === null ? '' : ` · ${formatDecimal(share / 10)}% darinya`}`,
  reached: 'yang terbaik',
  unproved: 'tidak terbukti',
  unmade: 'tidak bisa dibuat',

  stopped: 'Dihentikan',
  winner: (name: string) => `${name} menang`,
  share: (names: readonly string[]) => `${list(names)} seri`,
  right: 'Benar',
  wrong: 'Salah',
  fastest: 'Tercepat',
  pointsRow: 'Poin',
  table: 'Hasil',
  played: (rounds: number, draws: number) => `${formatCount(rounds)} ronde, ${formatCount(draws)} seri`,
  unfit: (count: number) =>
    `${formatCount(count)} set yang punya solusi tidak bisa dipakai latihan: latihan membagi empat angka sampai 13, dan target sampai 99.`,
  shareRounds: 'Bagikan ronde ini',
  again: 'Main lagi',
  replay: 'Putar ulang',
  home: 'Beranda',
  backRound: 'Mundur satu ronde',
};
