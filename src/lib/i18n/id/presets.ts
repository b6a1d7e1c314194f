import type { Words } from '../wording.ts';
import type { presets as english } from '../en/presets.ts';

export const presets: Words<typeof english> = {
  own: 'Buatan sendiri',
  save: 'Simpan aturan ini',
  name: 'Nama aturan ini',
  keep: 'Simpan',
  replace: 'Ganti',
  replaces: 'Sudah ada aturan dengan nama ini. Kalau disimpan, yang lama diganti.',
  cancel: 'Batal',
  remove: (name: string) => `Hapus ${name}`,
  removed: 'Dihapus.',
  undo: 'Urungkan',
  fault: {
    emptyName: 'Masukkan nama.',
    longName: 'Paling banyak 24 karakter.',
    tooMany: 'Paling banyak tiga puluh yang bisa disimpan. Hapus satu dulu.',
  },
};
