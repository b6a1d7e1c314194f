import type { Words } from '../wording.ts';
import type { about as english } from '../en/about.ts';

export const about: Words<typeof english> = {
  title: 'Aturan dan kredit',
  howTo: 'Cara bermain',
  howToMake: 'Cara membuat 24',
  howToPlay: (game: string) => `Cara bermain ${game}`,
  practice: 'Latihan',
  toTable: 'Kembali ke meja',
  ruleList: [
    'Buat target dengan memakai setiap angka tepat sekali, +\u00a0−\u00a0×\u00a0÷ dan kurung. Cara lain tidak boleh, menyambung angka juga tidak.',
    'Hasil sebuah langkah boleh pecahan atau negatif: (2 + 4 ÷ 10) × 10 = 24.',
    '× dan ÷ lebih dulu daripada + dan −; yang sama kuat dikerjakan dari kiri ke kanan. Tidak boleh membagi dengan nol.',
    'Tanda kurang berada di antara dua angka. Tanda itu tidak bisa membuat angka menjadi negatif.',
    'Saat mengetik, * x · berarti kali, / : berarti bagi, dan A J Q K berarti 1 11 12 13.',
  ],
  same: 'Kapan dua solusi dianggap sama',
  sameList: [
    'Menjumlahkan atau mengalikan dengan urutan lain: 9 + 5 + 7 + 3 sama dengan 3 + 7 + 5 + 9.',
    'Menukar dua kartu kembar, atau membalik dua tanda: (9 − 3) × (7 − 3) sama dengan (3 − 9) × (3 − 7).',
    'Angka yang sama saling meniadakan: 4 × 6 + 7 − 7 sama dengan 4 × 6 × 7 ÷ 7.',
    'Tetapi 2 × 2 tidak sama dengan 2 + 2.',
  ],
  sameMore: 'Aturan lengkapnya, dengan contoh',
  today: 'Soal hari ini dan runtunan',
  todayList: [
    'Semua orang mendapat soal yang sama pada tanggal yang sama. Soal itu dihitung kalau dimulai pada tanggal itu, menurut waktu setempat.',
    'Satu hari masuk runtunan kalau soalnya terjawab tanpa petunjuk, atau hanya dengan petunjuk pertama.',
    'Berpindah zona waktu atau memundurkan jam tidak memutus runtunan.',
  ],
  facts: 'Berapa banyak soal yang punya solusi',
  factsText:
    'Dari 715 soal berbeda dengan as sampai sepuluh, 566 bisa menjadi 24. Dengan jek, ratu, dan raja, 1\u00a0362 dari 1\u00a0820. Kalau kartu dibagi dari dek sungguhan berisi empat puluh kartu, 87 dari 100 soal punya solusi; dari lima puluh dua kartu, 80 dari 100.',
  privacy: 'Tidak ada data yang keluar dari perangkat',
  privacyText:
    'Tanpa akun, tanpa iklan, tanpa pelacakan. Semuanya tersimpan di perangkat dan bisa dipakai offline. Saat online, aplikasi hanya mengambil pembaruan dan bahasa yang dipilih dari situsnya sendiri.',
  credits: 'Kredit',
  creditList: [
    'Permainan 24 adalah permainan kartu tradisional; tidak ada yang tahu siapa yang pertama memainkannya.',
    'Angka: Besley karya Owen Earl, di bawah SIL Open Font License 1.1.',
    'Dibuat dengan Svelte, SvelteKit, Vite, idb, Comlink, ts-fsrs, dan pure-rand, di bawah MIT dan lisensi serupa.',
    'Two Dozen sendiri bebas dipakai di bawah lisensi MIT.',
  ],
};
