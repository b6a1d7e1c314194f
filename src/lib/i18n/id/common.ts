import type { Words } from '../wording.ts';
import type { common as english } from '../en/common.ts';
import { courtOf, printRank } from '../ranks.ts';

const COURTS: Readonly<Record<string, string | undefined>> = {
  A: 'as',
  J: 'jek',
  Q: 'ratu',
  K: 'raja',
};
const speakRank = (label: string): string => COURTS[courtOf(label)] ?? label;

export const common: Words<typeof english> = {
  app: 'Two Dozen',
  between: ' ',
  back: 'Kembali ke Beranda',
  toward: (place) => `Kembali ke ${place}`,
  mainTabs: 'Utama',
  tabs: { home: 'Beranda', solver: 'Solusi', progress: 'Progres', settings: 'Setelan' },
  sign: { '+': '+', '-': '−', '*': '×', '/': '÷' },
  speakSign: { '+': 'tambah', '-': 'kurang', '*': 'kali', '/': 'bagi' },
  suit: { spade: 'sekop', heart: 'hati', diamond: 'wajik', club: 'keriting' },
  rank: printRank,
  speakRank,
  speakCard: (rank: string, suit: string) => `${speakRank(rank)} ${suit}`,
  dots: {
    1: 'Tingkat kesulitan 1 dari 3: mudah',
    2: 'Tingkat kesulitan 2 dari 3: sedang',
    3: 'Tingkat kesulitan 3 dari 3: sulit',
  },
  cancel: 'Batal',
  notNow: 'Nanti saja',
  close: 'Tutup',
  saving: 'Menyimpan…',
  undo: 'Urungkan',
  noScript: 'Two Dozen memerlukan JavaScript. Silakan aktifkan.',
  repair: {
    title: 'Ada bagian Two Dozen yang hilang',
    text: 'Sambungkan ke internet, lalu sentuh Perbaiki. Data permainan tetap aman.',
    action: 'Perbaiki',
  },
  tooOld:
    'Browser ini sudah usang untuk Two Dozen. Gunakan Chrome 111, Safari 16.4, Firefox 115, atau yang lebih baru.',
  unworded:
    'Bahasa pilihan tidak bisa dimuat, jadi tampilannya dalam bahasa Inggris. Sambungkan ke internet, atau pilih bahasa di Setelan.',
  missing: {
    title: 'Halaman tidak ditemukan',
    text: 'Alamat ini kosong.',
    home: 'Ke Beranda',
  },
  broken: {
    title: 'Ada yang tidak beres',
    text: 'Data permainan tetap aman. Buka Beranda dan coba lagi.',
  },
};
