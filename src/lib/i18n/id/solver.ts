import type { Words } from '../wording.ts';
import type { solver as english } from '../en/solver.ts';
import { formatCount } from '../format.ts';
import { signed } from './forms.ts';
import { steps } from './steps.ts';

const RANGE = 'dari 0 sampai 100';

export const solver: Words<typeof english> = {
  title: 'Pencari solusi',
  clear: 'Kosongkan',
  shareQuestion: 'Bagikan soal ini',
  numbers: 'Angka',
  number: (place: number, digits: string) => `Angka ${place + 1}: ${digits === '' ? 'kosong' : digits}`,
  add: 'Tambah angka',
  make: 'buat',
  makes: (target: string) => `Targetnya ${target.replace('-', 'minus ')}`,
  pad: 'Papan angka',
  delete: 'Hapus satu digit',
  remove: 'Hapus kartu',
  usual: (target: string) => `Buat ${target}`,
  sign: 'Ubah tanda',
  done: 'Selesai',
  next: 'Lanjut',
  hint: {
    number: 'Angka dari 0 sampai 100',
    target: 'Bilangan bulat apa saja, −10\u00a0000 sampai 10\u00a0000',
  },
  lay: 'Sentuh satu tombol untuk setiap kartu.',
  layTwo: 'Untuk angka dua digit, sentuh lagi kartunya lalu ketik.',
  keys: 'Di keyboard, tekan Spasi atau Enter untuk kartu berikutnya. A J Q K adalah 1 11 12 13.',
  looking: 'Mencari…',
  stop: 'Berhenti mencari',
  again: 'Cari lagi',
  soFar: (count: number) => `${formatCount(count)} sejauh ini…`,
  ways: (count: number) => (count === 1 ? 'Satu solusi' : `${formatCount(count)} solusi berbeda`),
  stopped: (count: number) => `Berhenti setelah ${formatCount(count)}`,
  noneYet: 'Berhenti sebelum ada jawaban.',
  solutions: 'Solusi',
  more: (count: number) => `Tampilkan ${formatCount(count)} lagi`,
  oneOfMany: 'Ada solusinya',
  oneOfManyText:
    'Dengan tujuh atau delapan angka, solusinya bisa jutaan, terlalu banyak untuk didaftar. Ini salah satunya.',
  yes: 'Ada solusinya',
  yesText: (target: number) => `${signed(target)} bisa dibuat. Matikan sakelarnya untuk melihat caranya.`,
  no: 'Tanpa solusi',
  none: 'Tanpa solusi',
  nothing: (target: number) => `${signed(target)} tidak bisa dibuat`,
  near: (numbers: readonly number[]) => `Hasil terdekat dengan ${numbers.join(' ')}:`,
  equals: (line: string, value: string) => `${line} = ${value}`,
  failed: 'Tidak ada jawaban',
  failedText: 'Pencari solusi kehabisan waktu. Coba lagi atau ubah salah satu angka.',
  whether: 'Beri tahu saja apakah bisa',
  whetherMore: 'Tanpa bocoran',
  digits: 'Digit 0 sampai 9',
  linkNext: 'Tautan itu tidak bisa dipakai. Masukkan angkanya di sini.',
  fault: {
    noNumbers: () => 'Masukkan dua sampai delapan angka.',
    oneNumber: () => 'Satu angka belum cukup. Masukkan dua sampai delapan.',
    tooMany: ({ count }: { count: number }) =>
      `Masukkan dua sampai delapan angka, bukan ${formatCount(count)}.`,
    negative: () => `Angkanya tidak boleh negatif. Pakai angka ${RANGE}.`,
    notWhole: () => `Pakai bilangan bulat ${RANGE}.`,
    tooLarge: () => 'Angka terbesar 100.',
    notNumber: ({ text }: { text: string }) => `“${text}” bukan angka ${RANGE}.`,
    targetNotNumber: () => 'Target harus bilangan bulat, misalnya 24.',
    targetNotWhole: () => 'Target harus bilangan bulat.',
    targetTooFar: () => 'Target harus antara −10\u00a0000 dan 10\u00a0000.',
    repeated: ({ name }: { name: 'n' | 't' }) =>
      `Tautan ini memuat ${name === 'n' ? 'angka' : 'target'} dua kali.`,
    tooLong: () => 'Tautannya terlalu panjang.',
  },
  steps: {
    title: steps.title,
    open: steps.open,
    copy: 'Salin',
    share: 'Bagikan',
  },
  shared: {
    shared: 'Dibagikan.',
    copied: 'Disalin.',
    failed: 'Browser ini tidak bisa membagikan atau menyalin. Tekan lama barisnya untuk memilihnya.',
  },
  question: (numbers: readonly number[], target: number) =>
    `Bisakah ${signed(target)} dibuat dari ${numbers.join(' ')}?`,
};
