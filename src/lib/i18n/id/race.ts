import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: 'Terlalu cepat',
  locked: 'Terkunci satu detik.',
  hasIt: (name: string) => `${name} dapat`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: 'Sama cepat',
  lotDraws: 'Terlalu tipis bedanya. Diundi.',
  outByLot: 'Kalah undian',
  inByLot: (names: readonly string[]) => `Menang undian melawan ${list(names)}`,
  asks: (name: string) => `${name}: tanpa solusi?`,
  cameTo: (name: string, verdict: string) => `${name}: ${verdict}`,
  waitsFor: (names: readonly string[]) =>
    names.length > 2 ? 'Menunggu yang lain' : `Menunggu ${list(names)}`,
  thereIs: 'Ada solusinya.',
  thereIsNone: 'Tidak ada solusinya.',
  side: (name: string) => `Sisi ${name}`,
  sayThenTap: 'sebutkan, sentuh yang tercepat',
  youHaveIt: 'Dapat!',
  right: 'Benar',
  act: {
    agree: 'Setuju',
    check: 'Periksa',
    enter: 'Masukkan',
    isThere: 'Ada solusi?',
    again: 'Main lagi',
    replay: 'Putar ulang',
    home: 'Beranda',
  },
  refused: {
    notNow: 'Belum bisa sekarang. Tunggu sebentar.',
    noSuchSeat: 'Tidak ada yang duduk di situ. Sentuh salah satu bagian meja.',
    notYours: 'Itu bagian orang lain.',
    realOnly: 'Di sini aplikasi yang membagi kartu. Tidak ada yang perlu dimasukkan.',
    dealtOnly: 'Ini memakai kartu asli. Lakukan dengan tangan.',
    ranksUnknown: 'Masukkan keempat kartu dulu.',
    secondOwed: 'Masih perlu solusi kedua. Masukkan solusi lain.',
    tooEarly: 'Terlalu cepat. Tunggu sebentar.',
    badOrder: 'Jumlah kartunya tidak cocok. Sentuh Jeda, lalu Mundur selangkah.',
    nothingToRule: 'Putusan itu sudah tidak bisa diubah. Sentuh Jeda, lalu Mundur satu soal.',
    unreadable: 'Solusi itu tidak terbaca. Masukkan lagi.',
  },
};
