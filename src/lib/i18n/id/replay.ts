import type { replay as english } from '../en/replay.ts';
import { formatCount } from '../format.ts';
import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import { list, spelled } from './forms.ts';

export const replay: Words<typeof english> = {
  title: 'Putar ulang',
  opening: 'Membuka tayangan ulang…',
  of: (game: string, date: string) => `${game}, ${date.replaceAll(' ', '\u{A0}')}`,
  save: 'Simpan sebagai file',
  notOver: 'Bisa diputar ulang setelah pertandingan selesai.',
  goOn: 'Lanjutkan pertandingan',
  noSets: 'Tidak ada kartu yang dibagi di pertandingan ini.',
  set: (set: number, sets: number) => `Soal ${set} dari ${sets}`,
  inRound: (round: number, set: number, sets: number) => `Ronde ${round} · soal ${set} dari ${sets}`,
  end: 'Akhir',
  make: (target: number) => `Buat ${target}`,
  cards: 'Kartu',
  laid: (rank: string, name: string) => `${rank}, dari ${name}`,
  laidByTable: (rank: string) => `${rank}, dari meja`,
  notEntered: 'tak dicatat',
  card: 'satu kartu',
  stands: (name: string, count: number) => `${name} ${count}`,
  before: 'Sebelum',
  after: 'Sesudah',
  chosen: 'Soal',

  firstBy: (ms: number) => `lebih cepat ${formatLead(ms)}`,
  afterTime: (time: string) => `setelah ${time}`,
  byLot: 'diundi',
  named: (claimant: string) => `memilih ${claimant}`,
  gaveUpAndNamed: (claimant: string) => `menyerah dan memilih ${claimant}`,
  touches: 'Siapa menyentuh, dan kapan',
  touch: {
    inTime: (time: string) => time,
    late: (time: string, late: string) => `${time}, terlambat ${late}`,
    falseStart: (early: string) => `terlalu cepat ${early}`,
    voided: (time: string) => `${time}, diabaikan karena tak sengaja`,
  },
  delayed: (time: string) => `dihitung pada ${time}`,
  gaveUp: (time: string) => `menyerah setelah ${time}`,
  heat: (names: readonly string[], p: number) =>
    `Sama cepat: selisih ${list(names)} tidak lebih dari ${formatLead(p)}, jadi diundi.`,

  unsaid: {
    agreed: 'Disetujui.',
    stood: 'Tidak ada yang memeriksa.',
    conceded: 'Tidak menjawab.',
    expired: 'Kehabisan waktu.',
  },
  right: 'Benar.',
  wrong: 'Salah.',
  makes: (value: string) => `Hasilnya ${value}.`,
  dividesByZero: 'Ada pembagian dengan nol.',
  otherCards: 'Bukan dengan keempat kartu ini.',
  notDifferent: 'Keduanya solusi yang sama.',
  takes: (name: string, count: number, all: number) =>
    count === all
      ? `${name} mengambil ${all === 4 ? 'keempatnya' : 'semuanya'}.`
      : `${name} mengambil ${spelled(count)}.`,
  out: (name: string) => `${name} keluar dari soal ini.`,
  ruled: (reason: string) =>
    reason === '' ? 'Para pemain mengubah putusan.' : `Para pemain mengubah putusan: “${reason}”.`,
  recounted: 'Para pemain membetulkan jumlah kartu.',
  otherWays: (count: number) =>
    count === 0 ? 'Tidak ada solusi lain.' : `Ada ${formatCount(count)} solusi lain.`,
  works: 'Contoh solusi',
  worksNone: 'Memang tidak ada solusinya.',
  looking: 'Mencari…',
  missing: 'Pencari solusi belum terunduh. Sambungkan ke internet dan buka lagi soal ini.',

  left: {
    open: 'Pertandingan dihentikan.',
    swapped: 'Kartu diganti.',
    passed: 'Tidak ada yang menemukan solusi.',
    timedOut: 'Tidak ada yang menemukan solusi sampai waktu habis.',
    barred: 'Semua salah.',
    reshuffled: 'Setelah sepuluh kali ganti, tumpukan dikocok.',
  },
  aside: 'Keempat kartu disisihkan.',
  earlier: 'Sebelumnya',

  all: 'Semua soal',
  keyTwo: 'atas atau bawah: pemenang · panjang: waktu',
  keyGiven: 'penuh: memberi kartu · garis tepi: mengambil kartu',
  keyWon: 'penuh: dapat keempatnya',
  spokenSet: (set: number, sets: number, won: string) => `Soal ${set} dari ${sets}, ${won}`,
  spokenWon: (name: string) => `dimenangkan ${name}`,
  spokenNobody: 'tidak ada pemenang',
};
