import type { progress as english } from '../en/progress.ts';
import { formatCount } from '../format.ts';
import type { Words } from '../wording.ts';
import { signed } from './forms.ts';
import { units } from './units.ts';

/** As `speakClock` of format.ts, in these units. */
const speak = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return units.speakClock(Math.floor(seconds / 60), seconds % 60);
};

export const progress: Words<typeof english> = {
  title: 'Kemajuan',
  tabs: {
    label: 'Yang ditampilkan',
    overview: 'Ringkasan',
    patterns: 'Pola',
    hands: 'Soal',
    matches: 'Pertandingan',
  },
  export: 'Cadangkan',
  solved: () => 'soal terjawab',
  share: 'keberhasilan',
  usual: 'waktu biasa',
  streak: 'hari beruntun',
  times: 'Waktu menjawab',
  time: 'Waktu',
  span: (from: number, to: number | null) =>
    to === null ? `${speak(from)} atau lebih` : `${speak(from)} sampai ${speak(to)}`,
  timesNote: (count: number) => `${formatCount(count)} soal terakhir · merah = biasa`,
  timesText: (usual: string | null, count: number) =>
    usual === null
      ? `Waktu ${formatCount(count)} soal terjawab terakhir`
      : `Waktu ${formatCount(count)} soal terjawab terakhir. Waktu biasa: ${usual}.`,
  empty: {
    title: 'Belum ada apa-apa',
    text: 'Soal yang dimainkan muncul di sini. Semuanya tetap di ponsel ini.',
    action: 'Latihan',
  },
  history: 'Riwayat',
  filter: 'Soal yang mana',
  filters: {
    all: 'Semua',
    solved: 'Terjawab',
    missed: 'Terlewat',
    shown: 'Solusi dilihat',
    none: 'Tanpa solusi',
    day: 'Soal hari ini',
  },
  asTable: 'Lihat tabel',
  asChart: 'Lihat grafik',
  level: {
    title: 'Tingkat',
    week: 'Minggu mulai',
    missing: (count: number) => `${formatCount(count)} soal terjawab lagi, dan angkanya muncul di sini.`,
    change: (points: string, weeks: number) => `${points} dalam ${formatCount(weeks)} minggu.`,
    scale: 'Dua kali lebih cepat berarti naik 300.',
    chart: (from: number, to: number) => `Tingkat per minggu, dari ${from} ke ${to}`,
  },
  weeks: {
    title: 'Lima belas minggu',
    chart: (solved: number, days: number) => `Soal hari ini terjawab pada ${solved} dari ${days} hari`,
    stamps: { solved: 'soal hari ini', helped: 'dengan bantuan', played: 'bermain', nothing: 'kosong' },
  },
  bests: {
    title: 'Rekor',
    fastest: 'soal tercepat',
    ten: 'sepuluh beruntun, tiap soal',
    hardest: 'soal tersulit yang terjawab',
    days: 'hari beruntun terlama',
  },
  patterns: {
    intro: 'Cara soalmu berakhir. Di kanan garis: lebih lambat dari biasanya.',
    early: 'Terlalu dini untuk dibandingkan. Beginilah soalmu berakhir sejauh ini.',
    none: 'Setelah memainkan soal empat kartu untuk 24, cara berakhirnya muncul di sini.',
    make: (factor: string) => `Buat ${factor}`,
    both: 'Buat keduanya',
    names: {
      spend: '24 dari lebih sedikit kartu',
      dealt: 'Kedua faktor sudah ada',
      ratio: 'Kalikan, lalu bagi',
      big: 'Bagi bilangan besar',
      'three factors': 'Tiga faktor',
      'just over': '25 sampai 29, kurangi sisanya',
      over: '30 sampai 36, kurangi sisanya',
      'far over': 'Di atas 36, kurangi sisanya',
      'just under': '18 sampai 23, tambah sisanya',
      under: '12 sampai 17, tambah sisanya',
      'far under': 'Di bawah 12, tambah sisanya',
      'product − product': 'Hasil kali dikurangi hasil kali',
      'product + product': 'Hasil kali ditambah hasil kali',
      'rest − product': 'Kartu dikurangi hasil kali',
    },
    sure: { shaky: 'goyah', coming: 'membaik', steady: 'mantap' },
    usual: (time: string) => `Soal seperti ini biasanya butuh ${time}.`,
    last: 'Soal terbaru',
    next: 'Ada di pemanasan berikutnya',
    kind: (count: number) => `${formatCount(count)} soal seperti ini`,
  },
  hard: 'Tingkat kesulitan',
  families: 'Cara soal berakhir',
  find: 'Cari menurut kartu',
  findLike: 'Kartu, misalnya 3 8 8',
  noneFound: 'Tidak ada soal seperti itu.',
  hands: (count: number) => `${formatCount(count)} soal`,
  found: (count: number, solved: number, usual: string | null) =>
    `${formatCount(count)} soal, ${formatCount(solved)} terjawab${usual === null ? '' : `, biasanya ${usual}`}`,
  more: 'Memuat soal lainnya…',
  outcome: {
    solved: 'terjawab',
    none: 'benar, “tanpa solusi”',
    shown: 'solusi dilihat',
    skipped: 'dilewati',
  },
  today: 'soal hari ini',
  makes: (target: number) => `buat ${signed(target)}`,
  hints: (hints: number) => `${formatCount(hints)} petunjuk`,
  retry: (cards: string) => `Coba ${cards} lagi`,
  remove: (cards: string) => `Hapus ${cards}`,
  removed: 'Satu soal dihapus.',
  removedAll: (count: number) => `${formatCount(count)} soal dihapus.`,
  undo: 'Urungkan',
  restoring: 'Memulihkan…',
};
