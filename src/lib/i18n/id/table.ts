import type { Words } from '../wording.ts';
import type { table as english } from '../en/table.ts';
import { formatCount } from '../format.ts';

export const table: Words<typeof english> = {
  turnRound: 'Balik ke sisi lain',
  tell: 'Cara main',
  pause: {
    open: 'Jeda',
    title: 'Dijeda',
    go: 'Lanjutkan',
    step: 'Mundur selangkah',
    set: 'Mundur satu soal',
    redo: 'Ulangi',
    verdict: 'Ubah putusan',
    stray: (name: string) => `Abaikan sentuhan ${name} (tak sengaja)`,
    count: 'Betulkan jumlah',
    rules: 'Aturan',
    how: 'Cara bermain',
    keys: 'Tombol',
    mute: 'Matikan suara',
    unmute: 'Nyalakan suara',
    lies: 'Layar',
    full: 'Layar penuh',
    stop: 'Akhiri pertandingan',
    stopMore: 'kalau semua setuju',
    stopTitle: 'Akhiri pertandingan?',
    stopText: 'Skornya tetap seperti sekarang. Pertandingan tidak bisa dilanjutkan lagi.',
    across: {
      title: 'Mundur?',
      text: 'Sejak itu ada yang sudah melihat kartu baru. Mundur hanya kalau semua setuju.',
      real: 'Kembalikan juga kartu aslinya ke tempat semula.',
      not: 'Jangan mundur',
    },
    stopNot: 'Belum',
    stopAll: 'Semua setuju',
    leave: 'Tinggalkan meja',
    leaveMore: 'lanjutkan nanti dari Beranda',
    dark: 'Layar mungkin mati sendiri.',
  },
  lies: {
    auto: 'Otomatis',
    flat: 'Rebah di meja',
    standing: 'Berdiri',
  },
  count: {
    title: 'Betulkan jumlah',
    less: (name: string) => `${name}, kurangi satu`,
    more: (name: string) => `${name}, tambah satu`,
    onTable: 'Di meja',
    keep: 'Simpan',
    explain: (all: number, off: number, players: number) => {
      const cards = `${formatCount(Math.abs(off))} kartu`;
      if (off > 0) return `Kelebihan ${cards}. Kurangi.`;
      if (off < 0) return `Kurang ${cards}. Tambahkan.`;
      return players === 2
        ? `Semuanya ${all} kartu. Satu kartu lebih untuk yang satu berarti satu kurang untuk yang lain.`
        : `Semuanya ${all} kartu. Kartu hanya berpindah antarpemain.`;
    },
  },
  verdict: {
    title: 'Ubah putusan',
    was: {
      right: (name: string) => `Solusi ${name} dinilai benar.`,
      wrong: (name: string) => `Solusi ${name} dinilai salah.`,
    },
    follow: 'Kartu mengikuti putusan yang baru.',
    reason: 'Alasan',
    usual: ['Salah dengar', 'Salah ketik', 'Semua setuju'],
    now: { right: 'Ternyata benar', wrong: 'Ternyata salah' },
  },
  cover: {
    title: 'Sedang dijeda',
    text: 'Semua sudah di tempatnya?',
    turn: (name) => `Sekarang giliran ${name}.`,
    more: 'Lainnya',
  },
  keys: {
    title: 'Tombol',
    text: 'Satu tombol untuk setiap tempat. Sentuh sebuah tempat, lalu tekan tombol barunya.',
    press: 'Tekan tombol',
    refused: 'Pakai huruf atau angka yang belum dipakai tempat lain.',
    usual: 'Atur ulang tombol',
    of: (name: string, key: string) => `${name}: ${key}`,
  },
  target: {
    title: 'Target baru',
    eight: 'Delapan kartu, terbuka.',
    takeAway: 'Singkirkan empat',
    stay: 'Empat di tengah tetap',
    leave: 'Dua tertinggi dan dua terendah disingkirkan.',
    add: 'Jumlahkan',
    set: 'Tetapkan target',
    make: (target: number) => `Buat ${target}`,
    share: (of100: number) => `${of100} dari 100 soal punya solusi`,
    fewDeals: 'Kurang dari separuh soal punya solusi.',
    deal: 'Kocok dan bagi',
    play: (target: number) => `Main dengan target ${target}`,
    what: 'Yang dimasukkan',
    all: 'Kedelapannya',
    four: 'Empat yang tetap',
    change: 'Ubah satu kartu',
    impossible: 'Kartu seperti ini tidak mungkin muncul. Ubah salah satu.',
    leftOut: 'Dua tertinggi dan dua terendah tidak dihitung.',
    leftOutFour: 'Dua tertinggi dan dua terendah sudah disingkirkan.',
    stays: (rank: string) => `${rank}, tetap`,
    leaves: (rank: string) => `${rank}, disingkirkan`,
  },
};
