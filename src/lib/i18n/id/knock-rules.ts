import type { Words } from '../wording.ts';
import type { knockRules as english } from '../en/knock-rules.ts';

export const knockRules: Words<typeof english> = [
  'Buat 24, atau target yang dipilih, dengan empat kartu. Yang paling banyak mengumpulkan kartu menang. Dek dibagi menjadi empat tumpukan, dan empat kartu dibuka sekaligus. Kalau berdua, ada dua tumpukan dan masing-masing membuka dua; kalau bertiga, tumpukan keempat milik meja.',
  'Ketemu solusi yang memakai keempatnya? Ketuk, lalu sebutkan. Tanpa kertas dan pensil.',
  'Kalau benar, keempat kartu dimenangkan. Kalau salah atau terlambat, keluar dari soal ini dan yang lain terus main.',
  'Siapa pun boleh memeriksa: solusi lalu dimasukkan dan dinilai.',
  'Kalau waktu habis, atau semua yang masih main setuju tidak ada solusi, keempat kartu disisihkan.',
  'Peraih kartu terbanyak memenangkan ronde. Setelah ronde terakhir, total tertinggi menang.',
  'Kalau sendiri, lawannya waktu. Ketuk untuk menghentikan waktu, lalu masukkan solusinya.',
];
