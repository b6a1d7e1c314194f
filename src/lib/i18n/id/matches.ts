import type { Words } from '../wording.ts';
import type { MatchFileError } from '#lib/core/match/file.ts';
import type { matches as english } from '../en/matches.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';

type Fault = MatchFileError | { readonly code: 'unreadable' };
type FileFaults = {
  readonly [Code in Fault['code']]: (fault: Fault & { readonly code: Code }) => string;
};

const AGAIN = 'Simpan lagi pertandingannya sebagai file, lalu buka file itu.';
const OTHER = 'Pilih file pertandingan lain.';
const UPDATE = 'Perbarui aplikasi, lalu buka lagi.';

const fileFault: FileFaults = {
  tooLarge: ({ size, most }) =>
    `File ini ${formatBytes(size)}, sedangkan ukuran file pertandingan paling besar ${formatBytes(most)}. ${OTHER}`,
  empty: () => `File ini kosong. ${AGAIN}`,
  unreadable: () => 'File ini tidak bisa dibaca. Simpan dulu di perangkat ini, lalu buka dari sana.',
  tooDeep: () => `Format file ini bukan format pertandingan Two Dozen. ${OTHER}`,
  tooMany: () => `Isi file ini terlalu banyak untuk sebuah pertandingan. ${OTHER}`,
  notJson: () => `File ini rusak. ${AGAIN}`,
  notMatch: () => 'Ini bukan file pertandingan Two Dozen. Pilih file yang disimpan dari daftar pertandingan.',
  newerFile: () => `File ini dari versi yang lebih baru. ${UPDATE}`,
  header: () => `Bagian awal file ini rusak. ${AGAIN}`,
  tooLong: () => `Langkah di file ini lebih banyak daripada yang mungkin dalam satu pertandingan. ${OTHER}`,
  cutOff: () => `File ini tidak lengkap: ada langkah yang hilang. ${AGAIN}`,
  unknownGame: () => `Versi ini tidak punya permainan dari pertandingan ini. ${UPDATE}`,
  newerRules: () => `Pertandingan ini memakai aturan dari versi yang lebih baru. ${UPDATE}`,
  olderRules: () => 'Pertandingan ini memakai aturan lama yang tidak lagi dimainkan versi ini.',
  config: () => `Aturan main di file ini tidak bisa dipakai. ${AGAIN}`,
  players: ({ expected, found }) =>
    `Permainan ini untuk ${formatCount(expected)} pemain, sedangkan di file ada ${formatCount(found)}. ${AGAIN}`,
  names: ({ why }) =>
    `Nama pemain ${formatCount(why.seat + 1)} ${{ emptyName: 'kosong', longName: 'terlalu panjang', sameName: 'dipakai dua kali' }[why.code]}. ${AGAIN}`,
  event: ({ seq }) => `Langkah ${formatCount(seq + 1)} di file ini tidak bisa dibaca. ${AGAIN}`,
  refused: ({ seq }) => `Langkah ${formatCount(seq + 1)} di file ini melanggar aturan. ${AGAIN}`,
};

export const matches: Words<typeof english> = { fileFault };
