import type { Words } from '../wording.ts';
import type { slapFour as english } from '../en/slap-four.ts';
import { list, spelled } from './forms.ts';
import { race } from './race.ts';

/** All four of the table: "keempatnya". */
const allOf = (count: number) => `ke${spelled(count)}nya`;

export const slapFour: Words<typeof english> = {
  ...race,
  table: 'Meja',
  cards: 'Kartu di meja',
  says: (name) => `${name} menjawab`,
  zone: (name: string, count: number, says: readonly string[]) =>
    [`${name}, sisa ${count}`, ...says.filter(Boolean)].join('. '),
  counts: 'Sebentar lagi dihitung',
  nth: (place) => `Ke-${place}`,
  gaveUp: 'Menyerah',
  stuck: 'Buntu?',
  stuckMore: 'Buntu? Minta ganti',
  allAgree: 'Semua setuju. Ganti kartu.',
  swapMine: 'Ganti kartu',
  keepMine: 'Tidak ganti',
  swapYours: 'Ganti kartu di sini?',
  giveUp: 'Nyerah',
  giveUpSure: 'Ya, menyerah',
  back: 'Kembali',
  nothing: 'Tanpa solusi. Siapa pun boleh ganti.',
  whom: 'Siapa jawab?',
  names: (name: string) => `${name} memilih penjawab.`,
  name: (name: string) => `Pilih ${name}`,
  together: (names: readonly string[]) => `Sama cepat: ${list(names)}.`,
  byLot: (name: string) => `Bedanya tipis. ${name} kalah undian.`,
  silentByLot: (name: string) => `Waktu habis. ${name} terundi untuk memilih.`,
  say: (name: string) => `${name}, sebutkan`,
  enters: (name: string) => `Menunggu ${name}`,
  asSaid: (name: string) => `${name}, sesuai yang disebutkan`,
  take: (count: number, all: number) => `Ambil ${count === all ? 'semua' : spelled(count)}`,
  youTake: (count: number, all: number) => `Dapat ${count === all ? 'semua' : spelled(count)}`,
  takeNow: (take: string, pile: number) => `${take} · ${pile}`,
  takes: (name: string, count: number, all: number) =>
    `${name} mengambil ${count === all ? allOf(all) : spelled(count)}.`,
  turnUp: 'Semua membuka satu kartu.',
  turnUpNew: 'Kartu lama ke bawah, buka yang baru.',
  reshuffle: 'Kocok tumpukan',
  pick: 'Ganti satu kartu',
  keeps: 'Tetap',
  swaps: 'Ganti',
  mustSwap: 'Waktu habis. Semua ganti.',
  set: (set: number) => `soal ${set + 1}`,
  won: (name: string) => `${name} menang`,
  shared: (names: readonly string[]) => `${list(names)} seri`,
  left: (count: number) => `sisa ${count}`,
  lie: (ranks: string, target: number) => `Di meja: ${ranks}. Buat ${target}.`,
  open: 'Kartu sudah terbuka.',
};
