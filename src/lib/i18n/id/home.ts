import type { Words } from '../wording.ts';
import type { home as english } from '../en/home.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';

export const home: Words<typeof english> = {
  description: 'Aneka permainan kartu 24, offline, di satu perangkat.',
  first: {
    say: 'Buat 24 dari empat kartu. Pakai tiap kartu sekali, dengan +\u00a0−\u00a0×\u00a0÷ dan kurung.',
    begin: 'Mulai',
    known: 'Sudah tahu caranya',
    language: 'Bahasa',
    restore: 'Pulihkan permainan',
  },
  today: 'Soal hari ini',
  number: (number: number) => `No. ${number}`,
  solvedIn: (clock: string) => `Terjawab dalam ${clock}`,
  solvedWithHelp: 'Terjawab dengan petunjuk',
  shown: 'Solusi dilihat',
  begun: 'Dimulai',
  make: 'Buat 24',
  goOn: 'Lanjutkan',
  ways: 'Lihat semua solusi',
  rule: 'Pakai setiap angka sekali, dengan +\u00a0−\u00a0×\u00a0÷ dan kurung. Buat 24 untuk mendapat cap merah.',
  loading: 'Membuka kartu hari ini…',
  faceDown: 'Kartu tertutup',
  week: (solved: number, streak: number) =>
    `Minggu ini: ${formatCount(solved)} soal terjawab. ${
      streak === 0 ? 'Belum ada runtunan.' : `Runtunan: ${formatCount(streak)} hari.`
    }`,
  pastDays: 'Hari-hari lalu',
  weekday: ['S', 'S', 'R', 'K', 'J', 'S', 'M'],
  practise: 'Latihan',
  practiseSub: {
    first: 'Soal tanpa batas, santai saja',
    open: 'Lanjutkan soal yang tadi',
    spec: (count: number, lowest: number, highest: number, target: number) =>
      `${formatCount(count)} kartu, ${lowest} sampai ${highest}, buat\u00a0${signed(target)}`,
  },
  ready: 'Siap offline',
  offline: 'Sedang offline. Semuanya tetap berfungsi.',
  update: { text: 'Versi baru sudah siap. Data permainan tetap aman.', action: 'Perbarui' },
};
