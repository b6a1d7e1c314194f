import type { Words } from '../wording.ts';
import type { DealField, DealSpecError } from '#lib/core/deal.ts';
import type { practice as english } from '../en/practice.ts';
import { formatCount } from '../format.ts';
import { list, signed } from './forms.ts';

const field = {
  count: 'Jumlah kartu',
  highest: 'Angka tertinggi',
  target: 'Target',
} satisfies Record<DealField, string>;
const place = (position: number) => `di karakter ke-${position + 1}`;

export const practice: Words<typeof english> = {
  title: 'Latihan',
  todayTitle: 'Soal hari ini',
  againTitle: 'Coba lagi',
  givenTitle: (left: number) => (left === 1 ? 'Soal terlewat' : `${formatCount(left)} soal terlewat`),
  warmUpTitle: (at, of) => `Pemanasan · ${formatCount(at)} dari ${formatCount(of)}`,
  setTitle: (at, of) => `Soal ${formatCount(at)} dari ${formatCount(of)}`,
  time: (spoken: string) => `Waktu: ${spoken}`,
  streak: (days: number) => `Runtunan: ${formatCount(days)} hari`,
  options: 'Pilihan',
  how: 'Sentuh kartu, tanda, lalu kartu lain.',
  make: 'buat',
  makes: (target: number) => `Targetnya ${signed(target)}`,
  mayHaveNone: 'mungkin tanpa solusi',
  cards: 'Kartu',
  signs: 'Tanda',
  hole: 'Kosong',
  made: (value: string, expression: string) => `${value}, dari ${expression}`,
  byZero: '÷ 0',
  byZeroLabel: 'Tidak bisa dibagi 0',
  undo: 'Urungkan',
  hint: 'Petunjuk',
  none: 'Tanpa solusi',
  restart: 'Mulai ulang',
  enough: 'Selesai',
  dealt: (cards: string, target: number) => `Kartunya: ${cards}. Buat ${signed(target)}.`,
  isNow: (value: string) => `Hasilnya ${value}.`,
  undone: 'Diurungkan.',
  restarted: 'Semua kartu kembali.',
  pickFirst: 'Pilih kartu dulu.',
  dropSign: 'Tanda apa?',
  looking: 'Mencari…',
  missing: 'Pencari solusi belum terunduh.',
  missingNext: 'Sambungkan ke internet dan coba lagi.',
  missingWait: 'Akan dicoba lagi begitu online.',
  miss: (value: string, target: number) => `Itu ${value}, bukan ${signed(target)}.`,
  missNext: 'Urungkan satu langkah, atau mulai ulang.',
  missInClimb: 'Sekali salah lagi, pendakian berakhir.',
  wrongNone: 'Ada solusinya.',
  wrongNoneNext: 'Cari lagi – tidak ada penalti.',
  wrongNoneDay: 'Soal harian selalu punya solusi. Cari lagi.',
  hintOf: (rung: number) => `Petunjuk ${rung} dari 4`,
  rung: {
    yes: 'Ada solusinya.',
    no: 'Tidak ada solusinya.',
    noMore: 'Tidak ada solusinya, jadi tidak ada petunjuk lagi.',
    sayNone: 'Sentuh “Tanpa solusi”.',
    lastSign: {
      '+': 'Langkah terakhirnya penjumlahan.',
      '-': 'Langkah terakhirnya pengurangan.',
      '*': 'Langkah terakhirnya perkalian.',
      '/': 'Langkah terakhirnya pembagian.',
    },
    firstPair: (a: number, b: number) => `Mulai dengan ${a} dan ${b}.`,
    deadEnd: (target: number) => `${signed(target)} tidak bisa dicapai dari sini.`,
    deadEndNext: 'Urungkan satu langkah.',
    still: (target: number) => `${signed(target)} masih bisa dibuat.`,
    lastSignHere: (sign: string, left: number) =>
      left === 2
        ? `Dari kedua kartu ini, pakai ${sign}.`
        : `Dari ${left === 3 ? 'ketiga' : 'keempat'} kartu ini, ${sign} dipakai terakhir.`,
    nextPair: 'Petunjuk berikutnya: pasangan berikutnya.',
    together: (a: string, b: string) => `Sekarang gabungkan ${a} dan ${b}.`,
    nextLastSign: 'Petunjuk berikutnya: tanda terakhir.',
    nextFirstPair: 'Petunjuk berikutnya: pasangan pertama.',
    nextWhole: 'Petunjuk berikutnya: solusi lengkap.',
    cost: 'Kalau dibuka, soal ini tidak dihitung dalam runtunan.',
  },
  right: 'Benar',
  about: (seconds: number) =>
    seconds < 60
      ? `Kebanyakan pemain perlu sekitar ${seconds} dtk`
      : 'Kebanyakan pemain perlu semenit atau lebih',
  forYou: (seconds: number) =>
    seconds < 60
      ? `Perkiraan pribadi: sekitar ${seconds < 20 ? Math.round(seconds) : 5 * Math.round(seconds / 5)} dtk`
      : 'Perkiraan pribadi: semenit atau lebih',
  withHints: (hints: number) => `dengan ${formatCount(hints)} petunjuk`,
  sameAs: (expression: string) => `Solusi ini sudah ditemukan: ${expression}`,
  anotherWay: 'Solusi lain ditemukan.',
  rightNone: (target: number) => `Benar: kartu-kartu ini tidak bisa menjadi ${signed(target)}.`,
  sure: (values: number) =>
    values === 1
      ? 'Satu-satunya hasil dari kartu-kartu ini sudah diperiksa.'
      : `Semua ${formatCount(values)} hasil dari kartu-kartu ini sudah diperiksa.`,
  shownTitle: 'Solusinya',
  shownText: 'Solusinya sudah dilihat, jadi tidak ada cap. Soal ini nanti ada di bagian Terlewat.',
  explain: (hand: string) => `Jelaskan ${hand}`,
  others: (count: number) => (count === 0 ? 'Solusi lain' : `${formatCount(count)} solusi lain`),
  onlyOne: 'Satu-satunya solusi sudah ditemukan.',
  allWays: (count: number) => (count === 1 ? 'Satu-satunya solusi' : `${formatCount(count)} solusi`),
  foundAll: 'Semua solusi sudah ditemukan.',
  sum: 'jumlah',
  seal: (target: number) => `Cap: ${signed(target)}`,
  yours: 'Solusi yang ditemukan',
  nearest: 'Hasil terdekat',
  equals: (value: string) => `= ${value}`,
  again: 'Kerjakan lagi',
  next: 'Soal berikutnya',
  toToday: 'Soal hari ini',
  toPractice: 'Latihan',
  toProgress: 'Kembali ke daftar',
  back: 'Kembali',
  backToProgress: 'Kembali ke Progres',
  loading: 'Membagi kartu…',
  yesterdayTitle: 'Soal kemarin',
  pastDay: 'Hari yang lalu: hanya latihan.',
  yesterday: 'Dimulai kemarin, jadi tetap dihitung.',
  sharing: {
    title: 'Bagikan hasil hari ini',
    name: (number: number) => `Two Dozen no. ${number}`,
    solved: (time: string, hints: number) =>
      hints === 0
        ? `Terjawab dalam ${time}, tanpa petunjuk`
        : `Terjawab dalam ${time}, ${formatCount(hints)} petunjuk`,
    safe: 'Tanpa kartu dan tanpa jawaban.',
    withStreak: 'Sertakan runtunan',
    copy: 'Salin',
    share: 'Bagikan',
    outcome: {
      shared: 'Dibagikan.',
      copied: 'Disalin.',
      failed: 'Browser ini tidak bisa menyalin.',
    },
  },
  menu: {
    title: 'Soal ini',
    type: 'Ketik solusi',
    skip: 'Lewati soal ini',
    skipMore: 'Akan dihitung sebagai terlewat',
    deal: 'Pilih jenis soal',
    lastSign: 'Langkah terakhir sekali sentuh',
    lastSignMore: 'Saat tersisa dua kartu, cukup sentuh satu tanda',
    deadEnds: 'Beri tahu kalau buntu',
    deadEndsMore: 'Muncul kalau setelah satu langkah tidak ada solusi lagi',
    runs: 'Tantangan',
    howTo: 'Cara bermain',
    keys: 'Pintasan keyboard',
  },
  typed: {
    label: 'Solusi',
    placeholder: '8/(3-8/3)',
    check: 'Periksa',
    wrongValue: (value: string, target: number) => `Hasilnya ${value}, bukan ${signed(target)}.`,
    undefined: 'Ada pembagian dengan nol, jadi tidak ada hasilnya.',
    missing: (numbers: readonly number[]) => `${list(numbers)} belum dipakai.`,
    extra: (numbers: readonly number[]) => `${list(numbers)} tidak ada di antara kartu.`,
    repeated: (numbers: readonly number[]) => `${list(numbers)} terlalu sering dipakai.`,
    worth: (value: string) => `Hasilnya ${value}.`,
    error: {
      empty: () => 'Ketik hitungan dulu, misalnya 8/(3-8/3).',
      tooLong: ({ longest }: { longest: number }) =>
        `Itu terlalu panjang. Paling banyak ${longest} karakter.`,
      unexpectedCharacter: ({ character, position }: { character: string; position: number }) =>
        `“${character}” ${place(position)} tidak bisa dipakai. Pakai angka, +\u00a0−\u00a0×\u00a0÷ dan kurung.`,
      numberTooLarge: ({ largest, position }: { largest: number; position: number }) =>
        `Angka ${place(position)} terlalu besar. Paling besar ${largest}.`,
      missingOperand: ({ position }: { position: number }) => `Kurang satu angka ${place(position)}.`,
      missingOperator: ({ position }: { position: number }) => `Kurang satu tanda ${place(position)}.`,
      unaryMinus: ({ position }: { position: number }) =>
        `Tanda kurang ${place(position)} perlu angka di depannya.`,
      emptyBrackets: ({ position }: { position: number }) => `Kurung ${place(position)} kosong.`,
      unclosedBracket: ({ position }: { position: number }) => `Kurung ${place(position)} belum ditutup.`,
      unopenedBracket: ({ position }: { position: number }) => `Kurung ${place(position)} belum dibuka.`,
      mismatchedBracket: ({ position }: { position: number }) =>
        `Kurung ${place(position)} tidak cocok dengan kurung yang ditutupnya.`,
    },
  },
  deal: {
    title: 'Pilih jenis soal',
    target: 'Target',
    ranks: 'Angka',
    ranksTo: (highest: number) => `1–${highest}`,
    digits: '0–9',
    digitsMore: 'Digit biasa, seperti di karcis. Digit yang sama bisa muncul lebih dari sekali.',
    ranksOther: 'Lainnya',
    highest: 'Angka tertinggi',
    count: 'Kartu',
    kind: 'Jenis soal',
    kinds: {
      solvable: 'Ada solusinya',
      mixed: 'Acak (ada yang tanpa solusi)',
      forYou: 'Sesuai kemampuan',
      oneDot: 'Mudah',
      twoDots: 'Sedang',
      threeDots: 'Sulit',
      fraction: 'Perlu pecahan',
      oneWay: 'Hanya satu solusi',
      none: 'Tanpa solusi',
    },
    forYouMore: 'Sekitar empat dari lima akan terjawab. Soal mudah dulu sampai sepuluh terjawab.',
    early: 'Belum ketahuan mana yang pas: soal mudah dulu sampai sepuluh terjawab.',
    save: 'Bagi kartu',
    another: 'Ubah',
    error: (error: DealSpecError) =>
      error.code === 'notWhole'
        ? `${field[error.field]} harus bilangan bulat.`
        : `${field[error.field]} harus antara ${signed(error.least)} dan ${error.most}.`,
    refused: (draws: string, target: number) =>
      `Sudah dicoba ${draws} soal, dan tidak satu pun bisa menjadi ${signed(target)}. Setelan sebelumnya kembali dipakai. Coba target lain atau lebih banyak angka.`,
    refusedKind: (draws: string | null, kind: string) =>
      `${draws === null ? 'Dengan angka-angka ini tidak ada' : `Sudah dicoba ${draws} soal, dan tidak ada`} soal jenis “${kind}”. Setelan sebelumnya kembali dipakai. Coba jenis lain atau lebih banyak angka.`,
  },
};
