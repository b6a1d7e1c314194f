import type { Words } from '../wording.ts';
import type { ways as english } from '../en/ways.ts';
import { formatCount } from '../format.ts';

export const ways: Words<typeof english> = {
  title: 'Kapan dua solusi dianggap berbeda',
  intro:
    'Daftar solusi menampilkan setiap solusi sekali, dalam bentuk paling sederhana. Dua baris adalah solusi yang sama kalau bedanya hanya seperti di bawah ini.',
  same: 'sama dengan',
  other: 'tidak sama dengan',
  rules: {
    order: {
      title: 'Urutan dan pengelompokan',
      text: 'Urutan menjumlahkan atau mengalikan tidak berpengaruh, begitu juga letak kurungnya. Mengurangi (atau membagi) satu per satu atau sekaligus itu sama saja.',
    },
    equal: {
      title: 'Kartu kembar',
      text: 'Dua kartu dengan angka yang sama boleh ditukar. Pada 3 3 8 8, sama saja 8 mana yang dibagi.',
    },
    signs: {
      title: 'Membalik dua tanda',
      text: 'Minus kali minus menjadi plus. Jadi, kalau dua pengurangan dibalik, hasil kalinya tetap sama.',
    },
    idle: {
      title: 'Angka yang saling meniadakan',
      text: 'Mengalikan atau membagi dengan angka-angka yang bersama-sama bernilai 1 tidak mengubah apa pun. Begitu juga menambahkan atau mengurangkan angka-angka yang bersama-sama bernilai 0. Kalau angka yang saling meniadakan sama, solusinya juga sama. Angka-angka yang bernilai −1 pun termasuk, asalkan tanda yang dibaliknya dibalik lagi di tempat lain.',
    },
    different: {
      title: 'Yang tetap berbeda',
      text: 'Semua yang lain, walaupun langkah-langkahnya bernilai sama.',
    },
  },
  hands: 'Semua solusi untuk 24',
  hand: (numbers: readonly number[], count: number) =>
    `${numbers.join(' ')}: ${count === 1 ? 'satu solusi' : `${formatCount(count)} solusi berbeda`}`,
};
