import type { Words } from '../wording.ts';
import type { setup as english } from '../en/setup.ts';
import { formatCount, formatScore } from '../format.ts';
import { list, orList } from './forms.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

const ORDINALS = ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima', 'keenam'];
const START = 'Mulai';
const BOARD = 'Siapkan papan';
const JUDGE = 'Pemain yang membagi kartu. Aplikasi menghitung dan menilai.';

export const setup: Words<typeof english> = {
  title: 'Di meja',
  rulesPage: 'Aturan',
  game: 'Permainan',
  family: 'Yang mana',
  games: gameNames,
  shapes: { moon: 'Bulan', hill: 'Bukit', gate: 'Gapura', star: 'Bintang', leaf: 'Daun', drop: 'Tetes' },
  who: {
    edges: 'Siapa duduk di mana',
    ring: 'Siapa mengoper ke siapa',
    side: 'Siapa yang main',
    alone: 'Siapa yang main',
  },
  players: 'Pemain',
  playersCount: (count: number) => `${count} pemain`,
  playersShort: (count: number, of: number) => (count === 1 && of < 5 ? 'Sendiri' : String(count)),
  places: {
    near: 'sisi dekat',
    left: 'sisi kiri',
    far: 'sisi seberang',
    right: 'sisi kanan',
  },
  seat: (name: string, shape: string, about: readonly string[]) =>
    [...(name === shape ? [name] : [name, shape]), ...about].join(', '),
  inTurn: (turn: number) => `giliran ${ORDINALS[turn - 1] ?? `ke-${turn}`}`,
  turnRound: 'Balik arah',
  turns: {
    back: 'Giliran berlawanan arah jarum jam.',
    round: 'Giliran searah jarum jam.',
  },
  delayed: (ms: number) => `+${spans.seconds(ms)}`,
  second: 'dua solusi',
  draw: 'Undi tempat',
  deck: 'Dek',
  decks: {
    physical: 'Kartu asli',
    dealt: 'Di layar',
    dealtMore: 'Aplikasi mengocok dan membagi.',
  },
  rules: {
    title: 'Aturan main',
    make: (target: number | 'dynamic') => (target === 'dynamic' ? 'Target undian' : `Buat ${target}`),
    handicaps: 'dengan handikap',
    published: 'aturan biasa',
    ready: 'Siap pakai',
  },
  seconds: (ms: number) => (ms === 0 ? 'tidak ada' : spans.seconds(ms)),
  less: (what: string) => `${what}: kurangi`,
  more: (what: string) => `${what}: tambah`,
  reset: 'Aturan biasa',
  done: 'Selesai',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: 'Mulai hitung waktu' },
    kings: {
      real: 'Dua dek berisi 52. Pemain membagi kartu, aplikasi mencatat skor.',
      start: 'Buka kastel',
      author: 'Permainan karya Ryan Matthew Thurman.',
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: '20 kartu masing-masing untuk +\u00a0−\u00a0×\u00a0÷ dan ( ). Bagi lima-lima, aplikasi menilai.',
      start: BOARD,
    },
  },
  guided: { name: 'Permainan pertama, dipandu', more: 'Enam langkah, dua menit' },
  length: {
    turns: (least: number, most: number) => `Biasanya ${least} sampai ${most} giliran.`,
    deals: (deals: number, least: number, most: number) =>
      `Sekitar ${formatCount(deals)} soal, biasanya ${least} sampai ${most} menit.`,
    rounds: (rounds: number, least: number, most: number) =>
      `Sekitar ${formatCount(rounds)} ronde, biasanya ${least} sampai ${most} menit.`,
  },
  starting: 'Memulai…',
  again: 'Seperti tadi',
  againWho: (game: string, names: readonly string[]) => `${game} · ${list(names)}`,
  person: {
    title: (place: string) => `Siapa duduk di ${place}?`,
    inTurn: (place: string) => `Siapa mendapat ${place}?`,
    alone: 'Siapa yang main?',
  },
  hint: {
    ipad: 'Di iPad, matikan gerakan banyak jari di Pengaturan, supaya semua bisa menyentuh bersamaan.',
    android:
      'Sebagian ponsel mengambil tangkapan layar saat tiga jari digeser. Matikan itu di Setelan ponsel.',
  },
  fault: {
    emptyName: 'Setiap orang perlu nama yang terlihat.',
    longName: 'Nama paling panjang 24 karakter.',
    sameName: 'Ada dua nama yang sama. Ubah salah satu.',
    players: (game: string, counts: readonly number[], asked: number) =>
      `${game} untuk ${orList(counts)} pemain, bukan ${asked}.`,
    notBegun: 'Pertandingan tidak bisa dimulai. Coba lagi.',
    closest: 'Terdekat dimainkan dengan satu set.',
    undealt:
      'Sudah dibagi 2\u00a0000 set, dan tidak satu pun punya solusi. Pilih target lain, atau angka lebih besar.',
    target: 'Target ini tidak cocok dengan aturan main lainnya. Pilih yang lain.',
    setting: 'Salah satu aturan main ini tidak diizinkan di permainan ini. Pilih lagi.',
  },
  home: {
    warmUp: 'Pemanasan',
    warmUpMore: (hands: number, minutes: number) => `${hands} soal · sekitar ${minutes} mnt`,
    title: 'Di meja',
    how: 'Cara bermain',
    howTo: (game: string) => `Cara bermain ${game}`,
    people: (fewest: number, most: number) => `satu layar, ${fewest}–${most} orang`,
    players: (counts: readonly number[]) =>
      counts.length > 2 ? `${counts[0]}–${counts.at(-1)} pemain` : `${orList(counts)} pemain`,
    what: {
      slap: 'Lihat 24 duluan? Tepuk.',
      knock: 'Ketuk, lalu sebutkan.',
      contest: 'Temukan, lalu buktikan.',
      fours: 'Buat 1 sampai 9 bersama.',
      kings: 'Kastel dari kartu.',
    },
    goOn: (game: string) => `Lanjutkan: ${game}`,
    real: 'kartu asli',
    score: (name: string, score: number) => `${name}: ${formatScore(score)}`,
    all: (count: number) => `Semua ${count} pertandingan yang belum selesai`,
    played: (names: readonly string[], moment: string) => `${list(names)} · ${moment}`,
  },
};
