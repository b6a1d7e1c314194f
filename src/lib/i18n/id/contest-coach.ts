import type { contestCoach as english } from '../en/contest-coach.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';

export const contestCoach: Words<typeof english> = {
  label: 'Yang harus dilakukan',
  classic: {
    find: (target: number, sets: number) =>
      sets === 1
        ? `Buat ${signed(target)} dengan setiap angka sekali.`
        : `Di setiap set (ada ${formatCount(sets)}), buat ${signed(target)} dengan setiap angka sekali.`,
    touch: 'Jadilah yang pertama menyentuh tombol sendiri, lalu tunjukkan caranya.',
    alone: 'Sentuh tombol begitu ketemu, lalu tunjukkan caranya.',
    none: 'Kalau tidak bisa, sebut Mustahil.',
    skip: 'Kalau tidak ada yang ketemu, semua menyebut Lewati.',
  },
  tony: (sets: number) =>
    sets === 1
      ? 'Cari bilangan terbesar yang bisa dibuat dengan setiap kartu sekali.'
      : `Cari satu bilangan besar yang bisa dibuat dari ${sets === 2 ? 'masing-masing set' : `setiap set (ada ${formatCount(sets)})`}: itulah x.`,
  closest: (target: number) =>
    `Dekati ${signed(target)} sedekat mungkin, tetapi jangan tepat ${signed(target)}. Pakai setiap kartu sekali.`,
  touch: {
    hidden: 'Sentuh tombol sendiri dan ketik. Tidak ada yang melihatnya.',
    open: 'Sentuh tombol sendiri dan ketik. Semua melihatnya.',
  },
  here: {
    hidden:
      'Ketik di tombol sendiri. Tetap tertutup, kecuali ditahan untuk dilihat. Untuk pecahan, ketik pembilang, lalu a/b, lalu penyebut.',
    open: 'Ketik di tombol sendiri. Semua melihatnya. Untuk pecahan, ketik pembilang, lalu a/b, lalu penyebut.',
  },
  winsTony: 'Pemenangnya: x terbesar yang terbukti.',
  winsClosest: 'Pemenangnya: x terkecil yang terbukti.',
  type: {
    tony: 'Ketik bilangan yang bisa dibuat. Untuk pecahan, ketik pembilang, lalu a/b, lalu penyebut.',
    closest: 'Ketik selisihnya dari target. Untuk pecahan, ketik pembilang, lalu a/b, lalu penyebut.',
  },
  state: (sets: number) =>
    sets === 1
      ? 'Tunjukkan caranya: pakai setiap angka sekali, lalu Periksa.'
      : 'Tunjukkan caranya, set demi set: pakai setiap angka sekali.',
  prove: (sets: number) =>
    sets === 1
      ? 'Tunjukkan cara membuatnya: pakai setiap angka sekali, lalu Periksa.'
      : 'Tunjukkan cara membuatnya di setiap set: pakai setiap angka sekali.',
};
