import type { kingsGuide as english } from '../en/kings-guide.ts';
import type { Words } from '../wording.ts';

export const kingsGuide: Words<typeof english> = {
  title: 'Permainan pertama',
  skip: 'Lewati',
  back: 'Kembali',
  of: (steps: number) => `dari ${steps}`,
  steps: [
    {
      title: 'Empat kastel',
      text: 'Satu untuk setiap lambang. Poin kombinasi mengikuti nilai kastel, bukan kartu di dalamnya. Poin terbanyak menang.',
      next: 'Lihat kartu di tangan',
    },
    {
      title: 'Separuh itu tiga kartu',
      text: 'Ratu, jek, dan sepuluh membentuk Separuh Kerajaan: K₁ + K₄ = 2 + 7 = 9 poin.',
      next: 'Berikutnya: raja',
    },
    {
      title: 'Kastel naik berkat raja',
      text: 'Taruh raja hati di K₁: nilainya naik dari 2 menjadi 13, dan Separuh Kerajaan dari 9 menjadi 20.',
      next: 'Taruh di K₁',
    },
    {
      title: 'Ambil dua, buang satu',
      text: '4 10 10 membentuk Separuh Steven, jadi kartu 4 disimpan. Kartu 9 dibuang tertutup.',
      next: 'Buang kartu 9, tertutup',
    },
    {
      title: 'Enam kartu, dua separuh: serukan',
      text: 'Pemain lain membuang jek terbuka, lalu giliran kembali ke sini. Kartu yang tersisa menjadi Penunjuk dan menambahkan nilainya. Tidak ada kartu lepas, jadi tidak ada yang dikurangi.',
      next: 'Serukan “Jadi”',
    },
    {
      title: 'Hitung bersama',
      text: 'Nilai kastel untuk kedua separuh, ditambah nilai Penunjuk, dikurangi semua kartu lepas.',
      next: 'Main versi Cepat',
    },
  ],
  ladder: [
    ['tiga angka berurutan', 'separuh'],
    ['ratu sampai tujuh', 'penuh'],
    ['keenamnya hati, lambang K₁', 'super'],
  ],
};
