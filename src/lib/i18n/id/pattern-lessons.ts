import type { Words } from '../wording.ts';
import type { patternLessons as english } from '../en/pattern-lessons.ts';
import { formatCount } from '../format.ts';

export const patternLessons: Words<typeof english> = {
  title: 'Cara soal berakhir: delapan pelajaran singkat',
  names: {
    threeEight: '3 × 8',
    fourSix: '4 × 6',
    twoTwelve: '2 × 12',
    there: '24 sudah ada: habiskan sisanya',
    sum: 'Hanya tambah dan kurang',
    near: 'Hasil kali dekat 24',
    divide: 'Tiga faktor, atau pembagian',
    fraction: 'Lewat pecahan',
  },
  ideas: {
    threeEight: 'Cari 3 atau 8. Simpan, lalu buat pasangannya dari kartu lain, atau buat keduanya.',
    fourSix: 'Cari 4 atau 6. Simpan, lalu buat pasangannya dari kartu lain, atau buat keduanya.',
    twoTwelve: '2 butuh 12, dan Q butuh 2. Atau buat keduanya, masing-masing dari dua kartu.',
    there: 'Kalau beberapa kartu sudah membuat 24, biarkan sisanya saling meniadakan, atau kalikan dengan 1.',
    sum: 'Kartu besar sering cukup dijumlahkan. Jumlahkan semuanya, lalu lihat mana yang perlu dikurangkan supaya jadi 24.',
    near: 'Kalikan dua kartu supaya dekat ke 24. Dua kartu lain menutup selisihnya.',
    divide: 'Kalikan tiga angka kecil. Atau lewati 24 lalu bagi: 48 ÷ 2, 72 ÷ 3.',
    fraction: 'Kalau cara lain buntu, bagi dengan pecahan: 8 ÷ 1/3 hasilnya 24.',
  },
  begin: 'Coba',
  say: {
    step: (line, value) => `Buat ${value}: ${line}.`,
    last: (line) => `Langkah terakhir: ${line}.`,
    yours: 'Sekarang coba sendiri: cari akhir yang sama.',
    goOn: 'Itu juga bisa. Lanjutkan dari sini.',
  },
  facts: {
    same: 'Itulah akhir yang diajarkan pelajaran ini.',
    other: 'Akhirnya berbeda, dan sama bagusnya.',
  },
  after: {
    make: (name, number) => `Akhir: ${name}, buat ${number}.`,
    both: (name) => `Akhir: ${name}, buat keduanya.`,
    there: 'Akhir: 24 sudah ada, habiskan sisanya.',
    sum: 'Akhir: hanya tambah dan kurang.',
    near: 'Akhir: hasil kali dekat 24.',
    divide: 'Akhir: tiga faktor, atau pembagian.',
    fraction: 'Akhir: lewat pecahan.',
    seen: (times, pace) =>
      `Muncul ${formatCount(times)} kali${pace === null ? '' : { slower: ', lebih lambat dari biasanya', even: ', secepat biasanya', quicker: ', lebih cepat dari biasanya' }[pace]}.`,
    lesson: 'Pelajaran',
  },
  sitting: {
    title: (solved, of) => `Barusan: ${formatCount(solved)} dari ${formatCount(of)} soal terjawab`,
    typical: 'Kali ini',
    usual: 'Biasanya',
    fastest: 'Tercepat',
    well: 'Lancar',
    slow: 'Lambat atau terlewat',
    goOn: 'Lanjutkan',
    enough: 'Cukup dulu',
  },
  warmedUp: {
    title: 'Pemanasan selesai',
    solved: (solved, of) => `${formatCount(solved)} dari ${formatCount(of)} soal terjawab`,
    missed: 'Terlewat',
  },
  end: 'Pelajaran selesai.',
  next: 'Pelajaran berikutnya',
  unknown: 'Pelajaran itu tidak ada. Pilih satu di Cara bermain.',
};
