import type { Words } from '../wording.ts';
import type { contestHelp as english } from '../en/contest-help.ts';
import { formatCount } from '../format.ts';

export const contestHelp: Words<typeof english> = {
  open: 'Aturan',
  title: 'Cara bermain',
  classic: [
    'Klasik: buat target dari setiap set, dengan setiap angkanya sekali. Jadilah yang pertama menyentuh tempat sendiri, lalu masukkan satu solusi untuk setiap set.',
    'Kalau semua solusinya benar, dapat satu poin; begitu ada yang salah, hilang satu poin. Dua-duanya mengakhiri ronde.',
  ],
  giveUp: {
    impossible:
      'Kalau semua menyebut Mustahil, tidak ada yang mendapat atau kehilangan poin. Boleh ditarik kembali, dan setelah itu pun masih boleh menjawab.',
    skip: 'Kalau semua melewati, tidak ada yang mendapat atau kehilangan poin. Boleh ditarik kembali, dan setelah itu pun masih boleh menjawab.',
  },
  tony: [
    'Tony Four: cari bilangan x terbesar yang bisa dibuat dari setiap set. Mula-mula semua memasukkan x, lalu membuktikannya.',
    'x terbesar dibuktikan lebih dulu; kalau sama, yang lebih awal. Bukti benar yang pertama mendapat poin.',
    'Mustahil juga dihitung sebagai x: lebih kecil dari bilangan apa pun. Mustahil menang kalau tidak ada bilangan yang terbukti.',
  ],
  closest: [
    'Terdekat: buat bilangan sedekat mungkin dengan target, tetapi bukan target itu sendiri. x adalah selisihnya.',
    'x terkecil dibuktikan lebih dulu, di bawah maupun di atas target. Bukti benar yang pertama mendapat poin.',
    'Mustahil juga dihitung sebagai x: lebih jauh dari bilangan apa pun. Mustahil menang kalau tidak ada bilangan yang terbukti.',
  ],
  enter:
    'Sentuh tempat sendiri begitu ketemu x: saat itulah yang dihitung. Lalu ketik tanpa dilihat siapa pun. Waktu dijeda, angka disembunyikan, dan sisa waktu mengetik terlihat.',
  solvable: 'Setiap set punya solusi.',
  hidden:
    'Tidak ada yang melihat x pemain lain sebelum pembuktian. Boleh memasukkan x baru; kalau x-nya sama, waktu yang pertama tetap berlaku.',
  openX: 'Semua melihat setiap x. x milik sendiri boleh diubah selama belum ada lawan yang punya x.',
  untilTime: 'Pembuktian dimulai saat waktu habis.',
  untilAll: 'Pembuktian dimulai begitu semua punya x.',
  alone: 'Kalau sendiri, hanya x terbaik yang mendapat poin.',
  endless: 'Tidak ada skor akhir: akhiri di antara dua ronde, kapan saja.',
  end: (score: number) => `Pertandingan selesai di ${formatCount(score)} poin.`,
  keys: 'Di keyboard, setiap tempat punya tombolnya. Solusi dan bilangan bisa diketik; Enter memeriksanya.',
};
