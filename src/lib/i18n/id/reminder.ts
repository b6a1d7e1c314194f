import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: 'Pengingat harian',
  time: 'Jam',
  how: 'Kamu mendapat berkas kalender untuk setiap hari pada jam ini. Buka dengan kalendermu. Tidak ada yang dikirim.',
  save: 'Simpan berkas kalender',
  saved: 'Buka berkas itu dengan kalendermu.',
  event: 'Two Dozen: soal hari ini',
  eventMore: 'Buat 24 dari empat kartu.',
  badge: 'Tandai ikon aplikasi',
  badgeMore: 'Selama soal hari ini belum selesai. Berubah saat kamu memakai aplikasi.',
};
