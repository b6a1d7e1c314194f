import type { Words } from '../wording.ts';
import type { diagnostics as english } from '../en/diagnostics.ts';
import { formatCount } from '../format.ts';
import { list } from './forms.ts';

const amount = (hands: number, matches: number): string => {
  const [some, others] = [`${formatCount(hands)} soal`, `${formatCount(matches)} pertandingan`];
  if (hands === 0) return others;
  return matches === 0 ? some : list([some, others]);
};

export const diagnostics: Words<typeof english> = {
  recovered: (hands: number, matches: number, unread: number) =>
    [
      ...(hands + matches > 0 ? [`${amount(hands, matches)} berhasil diselamatkan.`] : []),
      ...(unread > 0 ? [`${formatCount(unread)} baris salinan kedua tidak bisa dibaca.`] : []),
    ].join(' '),
  saveCopy: 'Simpan salinannya',
  title: 'Diagnostik',
  version: 'Versi',
  store: 'Permainan',
  onDisk: (hands: number, matches: number, events: number) =>
    `Tersimpan di perangkat ini: ${formatCount(hands)} soal, ${formatCount(matches)} pertandingan dengan ${formatCount(events)} kejadian`,
  inMemory: {
    unavailable: 'Tidak tersimpan: browser ini tidak menyimpan apa-apa',
    blocked: 'Tidak tersimpan: Two Dozen terbuka di jendela lain',
    timeout: 'Tidak tersimpan: penyimpanan tidak merespons',
    quota: 'Tidak tersimpan: ruang habis',
    newer: 'Tidak tersimpan: data di sini dari versi yang lebih baru',
    broken: 'Tidak tersimpan: penyimpanan tidak berfungsi',
  },
  copy: 'Salinan kedua',
  copyState: {
    off: 'Dijeda',
    starting: 'Memeriksa…',
    live: 'Lengkap',
    elsewhere: 'Diurus jendela lain',
    none: 'Tidak bisa di browser ini',
    hung: 'Tidak merespons; dicoba lagi',
    full: 'Ruang kurang; dicoba lagi',
    broken: 'Tidak berfungsi; dicoba lagi',
  },
  copyMore: (files: number, size: string, isCached: boolean) =>
    `${formatCount(files)} file${isCached ? ' di cache' : ''}, terbaru ${size}`,
  rebuilt: (times: number, damaged: number) =>
    `dibuat ulang ${formatCount(times)} kali, ${formatCount(damaged)} baris rusak`,
  kept: 'Tersimpan permanen',
  persistence: {
    kept: 'Ya',
    'best-effort': 'Hanya selama ada ruang',
    unknown: 'Browser tidak memberi tahu',
  },
  used: 'Ruang terpakai',
  ofSpace: (used: string, most: string) => `${used} dari ${most}`,
  unknown: 'Tak diketahui',
  saved: 'Cadangan terakhir',
  never: 'Belum pernah',
  recoveredEver: 'Diselamatkan sejauh ini',
  recoveredAmount: (hands: number, matches: number) =>
    hands + matches === 0 ? 'Belum pernah ada yang hilang' : amount(hands, matches),
  setAside: 'Catatan rusak',
  setAsideRows: (rows: number) => (rows === 0 ? 'Tidak ada' : `${formatCount(rows)} dilewati`),
  fault: 'Masalah terakhir',
  browser: 'Browser',
  copyReport: 'Salin laporan',
  copied: 'Disalin. Laporan ini tidak memuat data permainan.',
  notCopied: 'Browser ini tidak bisa menyalin.',
};
