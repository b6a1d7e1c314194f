import type { Words } from '../wording.ts';
import type { matchList as english } from '../en/match-list.ts';
import { formatScore } from '../format.ts';
import { spelled } from './forms.ts';

export const matchList: Words<typeof english> = {
  list: 'Pertandingan',
  toList: 'Kembali ke pertandingan',
  together: 'Total',
  game: (name: string, players: number) =>
    players === 2 ? name : players === 1 ? `${name} sendirian` : `${name} ber${spelled(players)}`,
  minutes: (minutes: number) => `${minutes} mnt`,
  stopped: 'dihentikan',
  goOn: 'Lanjutkan',
  score: (name: string, score: number, won: boolean) =>
    `${name} ${formatScore(score)}${won ? ', menang' : ''}`,
  more: (match: string) => `Lainnya untuk ${match}`,
  replay: 'Putar ulang',
  save: 'Simpan sebagai file',
  saveMore: 'untuk disimpan atau dibuka di perangkat lain',
  remove: 'Hapus',
  removed: 'Pertandingan dihapus.',
  undo: 'Urungkan',
  open: 'Buka pertandingan dari file',
  opened: 'Sudah ditambahkan ke pertandingan.',
  known: 'Pertandingan ini sudah ada.',
  empty: {
    title: 'Belum ada pertandingan',
    text: 'Mainkan satu di meja, lalu putar ulang di sini. Semuanya tetap di perangkat ini.',
    action: 'Ke meja',
  },
  unopened: 'Tidak ada yang diubah.',
};
