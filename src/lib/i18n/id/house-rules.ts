import type { Words } from '../wording.ts';
import type { houseRules as english } from '../en/house-rules.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';
import { spans } from './spans.ts';

const NONE = 'tanpa batas';
const { seconds, minutes } = spans;
const limit = (ms: number) => (ms === 0 ? NONE : seconds(ms));

const STRICTNESS = {
  quick: { name: 'Cepat', more: 'kombinasi separuh berlambang apa saja dihitung' },
  standard: { name: 'Standar', more: 'kombinasi separuh dihitung kalau berlambang kastelnya' },
  elders: { name: 'Sesepuh', more: 'tanpa kombinasi separuh' },
  timeSink: { name: 'Maraton', more: 'hanya kombinasi super' },
};
const DIRECTION = {
  right: { name: 'ke kanan', line: 'giliran ke kanan', more: 'berlawanan arah jarum jam' },
  left: { name: 'ke kiri', line: 'giliran ke kiri', more: 'searah jarum jam' },
};

export const houseRules: Words<typeof english> = {
  claimTime: {
    name: 'Waktu menyebutkan',
    say: limit,
    line: (ms: number) => (ms === 0 ? 'menyebutkan tanpa batas waktu' : `${seconds(ms)} untuk menyebutkan`),
  },
  setTime: {
    name: 'Waktu per soal',
    say: (ms: number) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms: number) => (ms === 0 ? 'tanpa batas waktu' : `${minutes(ms)} per soal`),
  },
  rounds: {
    name: 'Ronde',
    say: String,
    line: (count: number) => `${formatCount(count)} ronde`,
  },
  redraw: {
    name: 'Undi lagi kalau terlalu sulit',
    more: 'kalau kurang dari separuh soal punya solusi',
    on: 'diundi lagi kalau terlalu sulit',
  },
  faces: { name: 'Kartu bergambar', more: 'J Q K bernilai 11 12 13', on: 'kartu bergambar' },
  dealer: {
    name: 'Bagi duluan',
    drawn: 'kartu tertinggi',
    mark: 'bagi duluan',
    choose: 'Jadikan pembagi pertama',
  },
  slapSayNone: {
    name: 'Beri tahu kalau tak ada solusi',
    more: 'lalu siapa pun boleh ganti kartu',
    on: 'diberi tahu kalau tak ada solusi',
  },
  knockSayNone: {
    name: 'Beri tahu kalau tak ada solusi',
    more: 'lalu siapa pun boleh menyisihkannya',
    on: 'diberi tahu kalau tak ada solusi',
  },
  called: { name: 'Serukan, tanpa sentuh', more: 'siapa pun menyentuh yang tercepat', on: 'diserukan' },
  implied: {
    name: 'Perkalian tersirat',
    more: 'kurung tanpa tanda berarti kali: 4(4\u00a0+\u00a04) menjadi 32',
    on: 'kurung berarti kali',
  },
  negation: {
    name: 'Tanda negatif',
    more: 'minus boleh di depan 4 atau kurung: 4\u00a0×\u00a0(−4)',
    on: 'tanda negatif',
  },
  extended: {
    name: 'Ronde tambahan',
    more: '4 berdampingan menjadi 44; ronde 1 sampai 10, 12, 15, 16, 17, dan 20',
    on: 'Lima belas ronde',
    off: 'Sembilan ronde',
  },
  swapAtTurn: {
    name: 'Ganti kartu di giliran pertama',
    more: 'tanpa mengedarkan perangkat sebelum setiap ronde baru',
    on: 'ganti kartu di giliran pertama',
  },
  contestType: { name: 'Jenis permainan' },
  contestTarget: { name: 'Target', say: signed, line: (target: number) => `Target ${signed(target)}` },
  numbers: { name: 'Angka per set', say: String, line: (count: number) => `${count} angka` },
  sets: { name: 'Set', say: String, line: (count: number) => `${formatCount(count)} set` },
  range: { name: 'Angka sampai', say: String, line: (most: number) => `sampai ${most}` },
  endScore: { name: 'Main sampai', say: String, line: (score: number) => `sampai ${score} poin` },
  roundTime: {
    name: 'Waktu per ronde',
    say: limit,
    line: (ms: number) => `${seconds(ms)} per ronde`,
  },
  proofTime: { name: 'Waktu per pembuktian', line: (ms: number) => `${seconds(ms)} per pembuktian` },
  betweenTime: {
    name: 'Antarronde',
    say: (ms: number) => (ms < 0 ? 'siap' : seconds(ms)),
    line: (ms: number) => `${seconds(ms)} antarronde`,
  },
  answerTime: {
    name: 'Waktu menjawab',
    say: limit,
    line: (ms: number) => (ms === 0 ? 'menjawab tanpa batas waktu' : `${seconds(ms)} untuk menjawab`),
  },
  entryTime: {
    name: 'Waktu memasukkan',
    say: limit,
    line: (ms: number) => (ms === 0 ? 'memasukkan tanpa batas waktu' : `${seconds(ms)} untuk memasukkan`),
  },
  sharedRounds: { name: 'Bagikan ronde ini', more: 'perangkat lain membagi angka yang sama' },
  presets: {
    basic: '24 dasar',
    practice: 'Latihan',
    solvable: 'Selalu ada solusi',
    tony: 'Tony Four',
    closest: 'Terdekat',
    big: 'Bilangan besar',
    kids: 'Anak-anak',
  },
  presetsMore: {
    basic: 'Empat angka dari 1 sampai 10 menjadi 24. Main sampai 10 poin.',
    practice: 'Sama, tetapi tanpa akhir: berhenti kapan saja.',
    solvable: 'Sama, tetapi setiap soal punya solusi.',
    tony: 'Dua set, satu bilangan rahasia. Main sampai 5 poin.',
    closest: 'Dekat 24, tetapi bukan 24. Main sampai 5 poin.',
    big: 'Lima angka dari 1 sampai 25 menjadi 100.',
    kids: 'Tiga angka dari 1 sampai 6 menjadi 10, tanpa batas waktu untuk menunjukkan caranya.',
  },
  games: {
    name: 'Permainan',
    say: (games: number) => (games === 1 ? 'satu' : String(games)),
    line: (games: number) => (games === 1 ? 'Satu permainan' : `Turnamen ${games} permainan`),
  },
  strictness: {
    name: 'Keketatan',
    of: (value: keyof typeof STRICTNESS) => STRICTNESS[value],
  },
  theTurn: {
    name: 'Pembuka',
    mark: 'Pembuka',
    choose: 'Jadikan Pembuka',
    lot: {
      ask: 'Undi Pembuka',
      title: 'Tertinggi menjadi Pembuka',
      says: (name: string) => `${name} menjadi Pembuka.`,
    },
  },
  direction: {
    name: 'Arah giliran',
    of: (value: keyof typeof DIRECTION) => DIRECTION[value],
  },
  live: {
    name: 'Nilai kartu di tangan',
    more: 'terlihat berapa nilainya kalau diserukan sekarang',
    on: 'nilai kartu terlihat',
    off: 'nilai kartu disembunyikan',
  },
  subjects: {
    name: 'Rakyat dihitung',
    more: 'kartu di bawah raja menambah nilai kastel',
    on: 'Rakyat dihitung',
  },
  noHarm: { name: 'Tanpa denda', more: 'kartu lepas tidak mengurangi poin', on: 'tanpa denda' },
  oneShuffle: {
    name: 'Sekali kocok',
    more: 'kalau tumpukan ambil habis, kartu semua orang dihitung',
    on: 'sekali kocok',
  },
  reshuffles: {
    name: 'Kocok ulang',
    say: (count: number) => (count === 0 ? NONE : String(count)),
    line: (count: number) =>
      count === 0 ? 'kocok ulang tanpa batas' : `${formatCount(count)} kali kocok ulang`,
  },
  faceUpStays: {
    name: 'Buangan terbuka hangus',
    more: 'buangan terbuka tidak pernah kembali',
    on: 'buangan terbuka hangus',
  },
  staticCastles: {
    name: 'Kastel tetap',
    more: 'nilai kastel tetap seperti semula, apa pun raja di atasnya',
    on: 'kastel tetap',
  },
  anyKing: {
    name: 'Kesempatan setara',
    more: 'raja lambang apa pun boleh ke kastel mana pun',
    on: 'kesempatan setara',
  },
  ghoulRaiser: {
    name: 'Pemanggil arwah',
    more: 'setelah raja, boleh mengambil dari kartu terbuka',
    on: 'pemanggil arwah',
  },
  first: {
    name: 'Mulai duluan',
    mark: 'mulai duluan',
    choose: 'Jadikan pemain pertama',
    lot: {
      ask: 'Undi siapa mulai',
      title: 'Tertinggi mulai duluan',
      says: (name: string) => `${name} yang mulai.`,
    },
  },
};
