import type { Words } from '../wording.ts';
import type { practiceKeys as english } from '../en/practice-keys.ts';

export const practiceKeys: Words<typeof english> = {
  title: 'Pintasan keyboard',
  off: 'Pintasan satu tombol sedang mati. Nyalakan di Setelan.',
  rows: [
    ['1 … 9, 0', 'Pilih kartu dengan angka itu (0 berarti 10, atau 0 pada soal digit; A J Q K juga bisa)'],
    [
      '16, =',
      'Pilih nilai yang sudah dibuat: ketik angkanya, atau = untuk nilai apa pun (tekan lagi untuk berikutnya)',
    ],
    ['+ − * /', 'Pilih tanda'],
    ['U', 'Urungkan satu langkah'],
    ['R', 'Mulai ulang'],
    ['H', 'Minta petunjuk'],
    ['N', 'Nyatakan “tanpa solusi”, atau ke soal berikutnya'],
    ['T', 'Ketik solusi'],
    ['Esc', 'Lepaskan kartu'],
    ['?', 'Tampilkan daftar ini'],
  ],
};
