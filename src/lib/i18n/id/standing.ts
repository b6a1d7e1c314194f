import type { standing as english } from '../en/standing.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { list } from './forms.ts';

export const standing: Words<typeof english> = {
  title: 'Hasil akhir',
  won: (name: string) => `${name} menang`,
  shared: (names: readonly string[]) => `${list(names)} seri`,
  stopped: 'Dihentikan',
  table: 'Hasil',
  sets: 'Soal didapat',
  fastest: 'Tercepat',
  none: '–',
  noneSpoken: 'tidak ada',
  best: (name: string, set: number) => `${name} paling cepat dari semuanya, di soal ${set}.`,
  missed: (count: number) => `${formatCount(count)} soal punya solusi, tetapi tidak ada yang menemukannya.`,
  practise: (count: number) => (count === 1 ? 'Latihan soal ini' : 'Latihan soal-soal ini'),
  again: 'Main lagi',

  together: {
    matches: (count: number) => `${formatCount(count)} pertandingan`,
    table: (game: string) => `${game}, semua pertandingan`,
    name: 'Nama',
    played: 'Main',
    won: 'Menang',
    best: (name: string, date: string) => `${name}, ${date}`,
    look: (what: string) => `${what}, putar ulang`,
    reading: 'Membaca pertandingan…',
    failed: 'Pertandingan tidak bisa dibaca. Semuanya masih tersimpan.',
    retry: 'Coba lagi',
    note: 'Pertandingan dua orang atau lebih, yang selesai maupun yang dihentikan. Seri dihitung menang untuk masing-masing.',
    empty: {
      title: 'Belum ada apa-apa',
      text: 'Selesaikan satu pertandingan dua orang atau lebih, dan total setiap orang muncul di sini.',
      action: 'Ke meja',
    },
  },
};
