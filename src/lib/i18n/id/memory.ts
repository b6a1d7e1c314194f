import type { Words } from '../wording.ts';
import type { memory as english } from '../en/memory.ts';
import { formatCount } from '../format.ts';

export const memory: Words<typeof english> = {
  reason: {
    unavailable: 'Tidak ada yang disimpan. Itu wajar di jendela pribadi.',
    blocked: 'Two Dozen terbuka di jendela lain. Tutup jendela itu, lalu coba lagi.',
    timeout: 'Penyimpanan perangkat tidak merespons.',
    quota: 'Ruang penyimpanan perangkat habis.',
    newer:
      'Data permainan ini dari versi yang lebih baru. Perbarui aplikasi untuk melihatnya. Tidak ada yang dihapus.',
    broken: 'Gagal menyimpan.',
  },
  risk: (count: number) =>
    count === 0
      ? 'Soal baru akan hilang saat aplikasi ditutup.'
      : `${formatCount(count)} perubahan belum tersimpan. Simpan cadangan atau coba lagi.`,
  lost: {
    fact: 'Data permainan yang tersimpan hilang.',
    text: 'Penyimpanan browser rusak dan harus dikosongkan. Soal baru akan disimpan.',
    action: 'Oke',
  },
  tryAgain: 'Coba lagi',
  trying: 'Mencoba…',
  inVain: (times: number) =>
    times === 1
      ? 'Masih belum berhasil.'
      : `Masih belum berhasil setelah ${formatCount(times)} kali mencoba.`,
  saveFile: 'Simpan cadangan',
};
