import type { foursNumbers as english } from '../en/fours-numbers.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';

const cards = (count: number) => `${formatCount(count)} kartu`;

export const foursNumbers: Words<typeof english> = {
  title: 'Bilangan dari empat angka 4',
  link: {
    name: 'Buat 1 sampai 20 dari empat angka 4',
    more: 'Teka-teki untuk satu orang, tanpa giliran dan kartu',
  },
  rule: 'Taruh +\u00a0−\u00a0×\u00a0÷ dan kurung di antara empat angka 4, sebanyak yang diperlukan.',
  joined: 'Sambung 4 berdampingan: 44',
  sum: (made: number, possible: number) => `${made} dari ${possible} berhasil`,
  all: 'Semua berhasil.',
  looking: 'Memeriksa semua papan…',
  list: 'Bilangan',
  open: (target: number) => `${target}, belum dibuat`,
  made: (target: number, line: string) => `${target}, berhasil: ${line}`,
  never: (target: number) => `${target}, tidak bisa dibuat`,
  target: (target: number) => `Buat ${target}`,
  back: 'Semua bilangan',
  another: 'Bilangan lain',
  next: (target: number) => `Berikutnya: ${target}`,
  clear: 'Kosongkan',
  kept: 'Berhasil, dan tersimpan di daftar.',
  cards,
  legend: 'Bilangan bergaris putus-putus tidak bisa dibuat: sentuh untuk melihat buktinya.',
  which: 'Mana yang tidak bisa dibuat?',
  leave: 'Kembali ke persiapan',
  best: (line: string, count: number) =>
    `Terbaik sejauh ini: ${line}, ${cards(count)}. Lebih sedikit kartu lebih baik.`,
  cannot: (target: number, joined: boolean) =>
    `${target} tidak bisa dibuat${joined ? ', dengan 4 yang disambung pun tidak' : ' tanpa menyambung 4'}.`,
  proof: (boards: number, defined: number, target: number) =>
    `Ada ${formatCount(boards)} papan lengkap; ${formatCount(defined)} di antaranya tidak membagi dengan nol, dan tidak satu pun menjadi ${target}. Papan yang hanya berbeda pada kartu yang tertindih dihitung sekali.`,
  withJoined: (target: number, ways: number) =>
    `Dengan 4 yang disambung, ${target} bisa dibuat, dengan ${formatCount(ways)} solusi. Nyalakan pilihan itu, lalu coba.`,
  ways: (count: number) =>
    count === 1
      ? 'Satu papan lengkap berhasil.'
      : `${formatCount(count)} papan lengkap berhasil, termasuk yang kurungnya tidak mengubah apa-apa.`,
  unanswered: 'Papannya tidak bisa diperiksa. Coba lagi nanti.',
};
