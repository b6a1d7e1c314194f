import type { SharedFault } from '#lib/games/contest/shared.ts';
import type { contestShared as english } from '../en/contest-shared.ts';
import { formatCount } from '../format.ts';
import { formatBytes } from '../measures.ts';
import type { Words } from '../wording.ts';
import { list, signed } from './forms.ts';

const rounds = (count: number) => `${formatCount(count)} ronde`;
const points = (count: number) => `${signed(formatCount(count))} poin`;

const PARAMETERS: Readonly<Record<string, string>> = {
  v: 'versi',
  type: 'jenis permainan',
  target: 'target',
  numbers: 'banyaknya angka per set',
  sets: 'banyaknya set',
  range: 'batas angka',
  end: 'skor akhir',
  round: 'waktu per ronde',
  between: 'waktu antarronde',
  answer: 'waktu menjawab',
  entry: 'waktu memasukkan',
  seed: 'nomor ronde',
  by: 'nama pemain',
  r: 'hasil pemain',
};
const about = (field: string) => PARAMETERS[field] ?? 'tautan';

const FAULTS: {
  readonly [Code in SharedFault['code']]: (fault: Extract<SharedFault, { readonly code: Code }>) => string;
} = {
  tooLong: () => 'Tautan ini terlalu panjang, jadi bukan dari aplikasi ini.',
  newer: () => 'Tautan ini dari versi aplikasi yang lain. Perbarui aplikasi, lalu buka lagi tautannya.',
  noFile: () => 'Ini bukan file ronde Lomba.',
  cutOff: () => 'File ini tidak lengkap. Minta dikirim lagi.',
  unreadable: () => 'File ini tidak bisa dibaca. Simpan dulu di perangkat ini, lalu buka dari sana.',
  tooLarge: ({ size, most }) =>
    `File ini ${formatBytes(size)}; batasnya ${formatBytes(most)}. Pilih file lain.`,
  missing: ({ field }) => `Tautan ini terpotong: ${about(field)} tidak ada. Minta dikirim lagi.`,
  repeated: ({ field }) => `Tautan ini memuat ${about(field)} dua kali. Minta dikirim lagi.`,
  setting: ({ field }) => `Tautan ini tidak bisa dipakai: ${about(field)} tidak diizinkan.`,
  result: ({ field }) => `Tautan ini tidak bisa dipakai: ${about(field)} tidak terbaca.`,
};

export const contestShared: Words<typeof english> = {
  title: 'Ronde yang sama',
  back: 'Kembali ke persiapan',
  about: [
    'Mainkan Lomba yang sama dengan teman di tempat lain: kirim tautan atau file, dan perangkatnya membagi angka yang sama, ronde demi ronde.',
    'Selain itu tidak ada yang dikirim. Main kapan saja, lalu bandingkan.',
  ],
  setUp: 'Siapkan Lomba',
  open: 'Buka file',
  fault: FAULTS,
  same: 'Angkanya sama di setiap perangkat dengan tautan ini.',
  number: (seed: string) => `Ronde no. ${seed}`,
  others: (names: readonly string[], count: number) =>
    `${list(names)} sudah memainkan ${rounds(count)}. Mainkan juga untuk melihat hasilnya.`,
  who: 'Siapa yang main di sini',
  goesOn: 'Ronde-ronde ini sudah dimulai.',
  goOn: 'Lanjutkan',
  share: 'Bagikan ronde ini',
  shareMore: 'tautan yang membagi angka yang sama',
  tell: 'Bagikan hasil',
  tellMore: 'tautan beserta poin, untuk dibandingkan',
  file: 'Simpan sebagai file',
  fileMore: 'isinya sama, untuk dikirim atau disimpan',
  text: (game: string) => `${game}: yuk mainkan ronde yang sama`,
  told: (game: string, names: readonly string[], scores: readonly number[]) =>
    `${game}: ${list(names.map((name, at) => `${name} ${points(scores[at] ?? 0)}`))}. Mainkan ronde yang sama dan bandingkan`,
  shared: {
    shared: 'Dibagikan.',
    copied: 'Disalin ke papan klip.',
    failed: 'Browser ini tidak bisa membagikan atau menyalin. Salin saja alamat halaman ini.',
  },
  saved: 'Tersimpan.',

  beside: 'Perbandingan',
  alone: 'Hasil sendiri',
  nobodyYet: 'Bagikan hasilnya. Kalau teman mengirim hasilnya, buka tautannya untuk membandingkan.',
  overRounds: (count: number) => (count === 1 ? 'di ronde pertama' : `di ${rounds(count)} pertama`),
  here: 'di perangkat ini',
  points,
  round: (number: number) => `Ronde ${number}`,
  roundOf: (name: string, said: string) => `${name}: ${said}`,
  won: 'satu poin',
  lost: 'minus satu poin',
  nothing: 'tanpa poin',
  noX: 'tanpa x',
  impossible: 'Mustahil',
  best: (x: string) => `terbaik ${x}`,
  again: 'Mainkan lagi',
  againMore: 'angkanya sekarang sudah diketahui',
  replay: 'Putar ulang',
};
