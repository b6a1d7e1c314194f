import type { Words } from '../wording.ts';
import type { kingsKeeper as english } from '../en/kings-keeper.ts';
import { capital, spelled } from './forms.ts';

const change = (from: number, to: number) => (from === to ? `tetap ${to}` : `dari ${from} menjadi ${to}`);

export const kingsKeeper: Words<typeof english> = {
  turn: (name: string) =>
    `${name} menjadi Pembuka dan membuka kastel. Sentuh lambang dan angka, atau geser dari satu ke yang lain.`,
  stands: 'Kartu kedua satu lambang dibuang terbuka.',
  ask: (castle: string) => `Kastel ${castle}: lambang dan angkanya?`,
  askRank: (castle: string, suit: string) => `Kastel ${castle}, ${suit}: angkanya?`,
  askSuit: (castle: string, rank: string) => `Kastel ${castle}, ${rank}: lambangnya?`,
  toFound: (count: number) => `${capital(spelled(count))} belum berdiri`,
  each: 'Masukkan setiap raja saat dipakai. Pemakainya mengambil dua kartu dan membuang satu.',

  suits: 'Lambang',
  ranks: 'Angka',
  delete: 'Hapus',

  did: {
    crowned: (castle: string) => `di Kastel ${castle}`,
    doubled: (castle: string) => `menggandakan Kastel ${castle}`,
    dethroned: (castle: string) => `melengserkan Kastel ${castle}`,
    dumped: 'dibuang',
    wrongCall: 'salah menyerukan',
  },
  change: (from: number, to: number) => (from === to ? `tetap ${to}` : `${from} → ${to}`),
  changeSpoken: change,
  log: 'Dimasukkan sejauh ini',

  undo: 'Urungkan',
  king: 'Raja',
  call: 'Seruan',
  who: 'Siapa punya raja?',
  which: 'Lambang apa?',
  what: 'Apa yang terjadi?',
  play: (castle: string) => `Ke Kastel ${castle}`,
  dethroneOn: (castle: string) => `Lengserkan Kastel ${castle}`,
  dump: 'Buang',
  becomes: (from: number, to: number) => (from === to ? `tetap ${to}` : `${from} menjadi ${to}`),
  why: {
    noSuchCastle: 'belum ada kastel',
    notAKing: 'bukan raja',
    wrongCastle: 'lambang lain',
    castlesStand: 'kastel tetap',
    doubleKing: 'sudah dua raja',
    noSubject: 'tanpa Rakyat',
  },
  faceUp: 'kastel tidak berubah',
  cancel: 'Batal',
  write: 'Simpan',

  callWho: 'Siapa menyerukan “Jadi”?',
  callText: 'Penyeru memperlihatkan tujuh kartunya, lalu dimasukkan di sini.',
  nobody: 'Tidak ada: semua dihitung',
  nobodyAsk: 'Kalau tumpukan habis atau semua setuju, kartu semua orang dihitung tanpa penyeru.',
  all: 'Semua setuju',
  alone: (name: string) => `${name} terus main sendiri.`,
  scoreOne: (name: string) => `Hitung kartu ${name}`,
  scoreOneAsk: (name: string) => `Kartu ${name} dihitung tanpa seruan, dan permainan selesai.`,
  enter: (name: string) => `${name} menyerukan`,

  cards: (name: string) => `Tujuh kartu ${name}`,
  how: 'Angka, lalu lambang, atau geser di antaranya. Sentuh kartu untuk mengubahnya.',
  slots: 'Kartu yang dimasukkan',
  slot: (place: number, card: string | null) => `Kartu ${place + 1}: ${card ?? 'kosong'}`,
  missing: (count: number) => `${capital(spelled(count))} lagi`,
  done: 'Tujuh ini',
  noCall: 'Batalkan seruan ini',
  whose: 'Kartu siapa?',
  tapOne: 'Sentuh dulu kartu yang mau diubah.',

  right: 'Seruan benar.',
  wrong: (name: string) => `Seruan salah. ${name} keluar dari permainan ini.`,
  nextCards: (name: string) => `Berikutnya: kartu ${name}`,
  goOn: 'Lanjutkan',
};
