import type { Words } from '../wording.ts';
import type { examples as english } from '../en/examples.ts';

export const examples: Words<typeof english> = {
  title: 'Contoh permainan',
  rules: 'Aturannya',
  play: (game: string) => `Main ${game}`,
  practise: 'Latihan sekarang',
  guided: 'Coba permainan pertama dengan panduan',
  captions: {
    practice: [
      'Empat kartu. Buat 24 dengan keempatnya, masing-masing tepat sekali. As bernilai 1.',
      'Sentuh 7, lalu +, lalu 5. Kedua kartu menjadi satu, bernilai 12.',
      'Sentuh 3, lalu −, lalu as. Keduanya menjadi 2.',
      '12 × 2 = 24, dan semua kartu terpakai. Itu sebuah solusi: (7 + 5) × (3 − 1).',
    ],
    slap: [
      'Ani dan Beni masing-masing membuka dua kartu. Targetnya 24.',
      'Ani lebih dulu melihat solusinya. Dia menepuk sisinya di layar.',
      'Dia menyebutkannya: 8 × 2 + 7 + 1 = 24. Beni boleh setuju, atau minta diperiksa.',
      'Solusinya benar, jadi Beni mengambil keempat kartu. Yang lebih dulu kehabisan kartu menang.',
    ],
    knock: [
      'Ani, Beni, Citra, dan Dedi masing-masing membuka satu kartu, bersamaan.',
      'Citra lebih dulu melihat solusinya. Dia mengetuk.',
      'Dia menyebutkannya: 9 + 5 + 7 + 3 = 24. Yang lain boleh minta diperiksa.',
      'Solusinya benar, jadi Citra memenangkan keempat kartu. Peraih kartu terbanyak memenangkan ronde.',
      'Empat kartu berikutnya tidak punya solusi. Kalau semua setuju, kartu-kartu itu disisihkan.',
    ],
    fours: [
      'Semua bermain di satu papan: empat angka 4 dengan celah di antaranya. Di ronde 1 targetnya 1.',
      'Ani memainkan × dan +. Masih ada satu celah kosong, jadi ronde berlanjut.',
      'Beni menimpa + dengan ÷, lalu memainkan ÷ lagi di celah terakhir: 4 × 4 ÷ 4 ÷ 4 = 1.',
      'Beni memenangkan ronde dan mendapat satu poin untuk setiap kartu di papan, termasuk yang tertindih. Jadi 4 poin.',
    ],
    contest: [
      'Ini Tony Four, salah satu jenis Lomba. Cari bilangan terbesar yang bisa dibuat dari masing-masing set.',
      'Ani memasukkan 60, Beni memasukkan 72. Belum ada yang melihat bilangan lawannya.',
      '72 lebih besar, jadi Beni membuktikan lebih dulu. Dia memasukkan satu solusi untuk setiap set.',
      'Keduanya benar: Beni mendapat poinnya. Seandainya salah satu keliru, giliran Ani yang membuktikan.',
    ],
    kings: [
      'Kartu pertama dari setiap lambang mendirikan kastel: K₁ bernilai 2, K₂\u{A0}3, K₃\u{A0}12, dan K₄\u{A0}7.',
      'Ani memegang tujuh kartu dan mengganti satu kartu setiap giliran. Sekarang ratu, jek, 10, 9, 8, dan 7 membentuk satu kombinasi, Kerajaan.',
      'Keenamnya hati, lambang K₁. Jadi ini Kerajaan Super, bernilai tiga kali K₁ + K₄: 3 × (2 + 7) = 27.',
      'Tersisa 5. Sebagai Penunjuk, nilainya ditambahkan: 27 + 5 = 32. Ani menyerukan “Jadi” dan mendapat 32 poin.',
    ],
  },
};
