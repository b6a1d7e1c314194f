import type { Words } from '../wording.ts';
import type { backup as english } from '../en/backup.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';
import { list } from './forms.ts';

const hands = (count: number) => `${formatCount(count)} soal`;
const matches = (count: number) => `${formatCount(count)} pertandingan`;

export const backup: Words<typeof english> = {
  amount: (hand: number, match: number) => `${hands(hand)}, ${matches(match)}`,
  title: 'Pulihkan cadangan',
  titleOf: (when: string) =>
    `Pulihkan cadangan dari ${when.replaceAll('\u00a0', ' ').replace(' ', '\u{A0}')}?`,
  choose: 'Pilih file cadangan Two Dozen dari perangkat ini atau perangkat lain.',
  action: {
    choose: 'Pilih file',
    other: 'Pilih file lain',
    restore: 'Pulihkan',
    replace: 'Ganti semua',
    done: 'Selesai',
  },
  reading: 'Membaca file…',
  here: (hand: number, match: number) =>
    hand + match === 0
      ? 'Perangkat ini belum punya data permainan.'
      : `Di perangkat ini ada ${hands(hand)}, ${matches(match)}.`,
  how: 'Cara memulihkan',
  hows: { merge: 'Gabung', replace: 'Ganti' },
  about: {
    merge: 'Semuanya digabungkan dan duplikat dihapus. Setelan tidak berubah.',
    replace:
      'Ini menghapus semua yang ada di perangkat ini dan menggantinya dengan isi cadangan. Tidak bisa diurungkan.',
    empty:
      'Ini memulihkan soal, pertandingan, dan setelan. Pertandingan yang belum selesai bisa dilanjutkan.',
  },
  saveFirst: 'Cadangkan perangkat ini dulu',
  saved: 'Dicadangkan',
  working: 'Memulihkan… Biarkan aplikasi tetap terbuka.',
  done: (hand: number, match: number, longer: number) => {
    const parts = [
      ...(hand > 0 ? [hands(hand)] : []),
      ...(match > 0 ? [matches(match)] : []),
      ...(longer > 0 ? [`sisa dari ${matches(longer)}`] : []),
    ];
    return parts.length === 0
      ? 'Tidak ada yang baru – isi cadangan ini sudah ada semua.'
      : `Dipulihkan: ${list(parts)}.`;
  },
  unchanged: 'Tidak ada yang berubah di perangkat ini.',
  tooLarge: (size: number, most: number) =>
    `File ini ${formatBytes(size)}, sedangkan ukuran cadangan paling besar ${formatBytes(most)}. Pilih cadangan Two Dozen.`,
  fault: {
    empty: 'File ini kosong. Salin lagi, atau buat cadangan baru.',
    tooMany: 'Isi file ini terlalu banyak untuk sebuah cadangan.',
    tooDeep: 'Format file ini bukan format cadangan Two Dozen.',
    foreign: 'Ini bukan cadangan Two Dozen.',
    oneMatch: 'Ini satu pertandingan saja. Buka lewat Progres, Pertandingan.',
    cutOff: 'File ini tidak lengkap. Coba salin lagi.',
    newer: 'Cadangan ini dari Two Dozen versi lebih baru. Perbarui aplikasi dulu.',
    forbidden: 'File ini bukan cadangan yang sah.',
    altered: 'File ini sudah diubah atau rusak.',
    malformed: 'Sebagian isi file tidak bisa dibaca.',
    double: 'Ada soal atau pertandingan yang sama dua kali dalam file ini.',
    unlawful: 'Ada pertandingan dalam file ini yang melanggar aturan permainannya.',
    unreadable: 'File ini tidak bisa dibaca.',
  },
  remind: {
    title: 'Cadangkan permainan?',
    text: (hand: number, match: number) => {
      const parts = [...(hand > 0 ? [hands(hand)] : []), ...(match > 0 ? [matches(match)] : [])];
      return `Ada ${list(parts.length > 0 ? parts : [hands(0)])} yang belum dicadangkan.`;
    },
    action: 'Cadangkan',
  },
  unsaved: (hand: number) => `${hands(hand)} belum dicadangkan.`,
  saveBefore: 'Cadangkan dulu',
};
