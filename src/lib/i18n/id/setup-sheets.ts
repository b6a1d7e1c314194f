import type { Words } from '../wording.ts';
import type { setupSheets as english } from '../en/setup-sheets.ts';
import { list } from './forms.ts';

export const setupSheets: Words<typeof english> = {
  row: {
    target: 'Buat',
    dynamic: 'Undi target',
    dynamicMore: 'jumlah empat kartu',
    sound: 'Suara meja',
    awake: 'Biarkan layar menyala',
  },
  share: (of100: number) => `${of100} dari 100 soal punya solusi`,
  rare: 'Kurang dari separuh soal punya solusi.',
  targetFault: (most: number) => `Masukkan bilangan bulat dari 1 sampai ${most}.`,
  person: {
    name: 'Nama',
    shape: 'Bentuk',
    change: 'Tukar tempat dengan',
    handicap: 'Biar lebih seimbang',
    delay: 'Sentuhan dihitung lebih lambat',
    second: 'Harus menyebutkan dua solusi berbeda',
    secondMore: 'atau satu, kalau hanya ada satu',
    save: 'Simpan',
  },
  drawn: {
    title: 'Tertinggi pilih duluan',
    alike: (names: readonly string[]) => `${list(names)} seri, jadi mengambil lagi.`,
    picks: (name: string) => `${name}, pilih tempat`,
    redraw: 'Ambil lagi',
    card: (name: string, rank: string, suit: string) => `${name}: ${rank} ${suit}`,
  },
};
