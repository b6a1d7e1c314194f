import type { play as english } from '../en/play.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';

export const play: Words<typeof english> = {
  title: 'Di meja',
  opening: 'Membuka pertandingan…',
  leave: {
    title: 'Tinggalkan meja?',
    text: 'Pertandingan bisa dilanjutkan dari Beranda.',
    stay: 'Tetap di sini',
    go: 'Tinggalkan',
  },
  elsewhere: {
    title: 'Terbuka di jendela lain',
    text: 'Tutup jendela yang lain, atau lanjutkan di sini. Tidak ada yang hilang.',
    here: 'Lanjutkan di sini',
  },
  home: 'Ke Beranda',
  list: 'Semua pertandingan',
  fault: {
    missing: 'Pertandingan ini tidak ada di sini. Mungkin sudah dihapus, atau dimainkan di perangkat lain.',
    unknownGame: 'Versi ini belum mengenal permainan ini. Perbarui aplikasi untuk membuka pertandingannya.',
    newerRules: 'Pertandingan ini memakai aturan versi yang lebih baru. Perbarui aplikasi untuk membukanya.',
    olderRules: 'Pertandingan ini memakai aturan lama. Masih bisa dilihat, tetapi tidak bisa dilanjutkan.',
    broken:
      'Sebagian pertandingan ini rusak. Pertandingan dibiarkan apa adanya, dan bisa disimpan sebagai file.',
  },
  goOnFrom: {
    set: (set: number) => `Lanjutkan dari soal ${set}`,
    lost: (sets: number) =>
      sets === 0
        ? 'Bisa dilanjutkan; hanya saat-saat terakhir soal itu yang hilang.'
        : `Bisa dilanjutkan tanpa ${formatCount(sets)} soal terakhir.`,
    look: 'Lihat yang tersisa',
    wasOver: 'Pertandingannya sudah selesai. Bagian yang tidak rusak bisa dilihat.',
  },
};
