import type { Words } from '../wording.ts';
import type { slapRules as english } from '../en/slap-rules.ts';

export const slapRules: Words<typeof english> = [
  'Buat 24, atau target yang dipilih, dengan empat kartu. Keempat puluh kartu dibagi tertutup. Yang lebih dulu kehabisan kartu menang.',
  'Empat kartu dibuka. Ketemu solusi yang memakai keempatnya? Tepuk. Tepukan tidak bisa ditarik kembali, dan dihitung sejak saat menyentuh.',
  'Kalau berdua, yang lebih dulu menepuk menyebutkan solusinya. Kalau benar, lawan mengambil keempat kartu; kalau salah, penepuk yang mengambil.',
  'Kalau berempat, tiga orang menepuk dan tidak ada yang bicara. Orang keempat memilih salah satu dari mereka untuk menyebutkan solusi. Kalau benar, orang keempat mengambil keempat kartu; kalau salah, yang dipilih yang mengambil.',
  'Kalau berempat, boleh juga menyerah. Setelah semua menepuk atau menyerah, yang pertama menyerah yang memilih.',
  'Setujui solusinya, atau periksa: solusi lalu dimasukkan dan dinilai.',
  'Buntu? Kalau semua setuju, setiap pemain boleh mengganti satu kartu di meja dengan kartu berikutnya dari tumpukannya.',
  'Menyentuh saat hitung mundur berarti terkunci satu detik.',
];
