import type { Words } from '../wording.ts';
import type { reminder as english } from '../en/reminder.ts';

export const reminder: Words<typeof english> = {
  title: 'Pengingat harian',
  time: 'Jam',
  how: 'Menyimpan file kalender yang mengingatkan setiap hari pada jam ini. Buka dengan aplikasi kalender. Untuk menghentikannya, hapus acaranya di sana. Tidak ada yang dikirim.',
  save: 'Simpan file kalender',
  saved: 'Buka file itu dengan aplikasi kalender.',
  event: 'Two Dozen: soal hari ini',
  eventMore: 'Buat 24 dari empat kartu.',
  badge: 'Tandai ikon aplikasi',
  badgeMore: 'Selama soal hari ini belum selesai. Diperbarui saat aplikasi dipakai.',
  badgeRefused: 'Perangkat ini tidak mengizinkan tanda pada ikon.',
};
