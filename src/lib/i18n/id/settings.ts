import type { Words } from '../wording.ts';
import type { settings as english } from '../en/settings.ts';
import { formatCount } from '../format.ts';

export const settings: Words<typeof english> = {
  title: 'Setelan',
  looks: 'Tampilan',
  theme: 'Tema',
  themes: { system: 'Sistem', light: 'Terang', dark: 'Gelap' },
  fourSuits: 'Lambang empat warna',
  lessMotion: 'Kurangi gerakan',
  lessMotionMore: 'Jika mati, mengikuti ponsel',
  feel: 'Suara dan sentuhan',
  sound: 'Suara',
  vibration: 'Getaran',
  thumb: 'Main dengan',
  thumbs: { right: 'tangan kanan', left: 'tangan kiri' },
  tables: 'Meja',
  lies: 'Layar',
  practice: 'Latihan',
  clock: 'Tampilkan waktu',
  streak: 'Tampilkan runtunan',
  keys: 'Pintasan satu tombol',
  keysMore: 'Angka, tanda, dan huruf seperti H untuk petunjuk',
  storage: 'Data permainan',
  export: 'Cadangkan',
  exportMore: (last: string | null) =>
    last === null ? 'Belum pernah dicadangkan' : `Cadangan terakhir: ${last}`,
  restore: 'Pulihkan cadangan',
  exportSheet: {
    title: 'Cadangkan permainan',
    what: (hands: number, matches: number, size: string) =>
      `${formatCount(hands)} soal, ${formatCount(matches)} pertandingan, dan setelan · ${size}`,
    keep: 'Simpan file ini di tempat yang aman. Tidak ada yang dikirim ke mana pun.',
    save: 'Simpan cadangan',
  },
  kept: {
    kept: 'Tersimpan permanen di ponsel ini',
    'best-effort': 'Bisa terhapus kalau ruang ponsel habis',
    unknown: 'Browser ini tidak memberi tahu berapa lama data disimpan',
  },
  keptMore: (used: string) => `${used} terpakai`,
  askKeep: 'Minta browser menyimpannya secara permanen',
  quarantined: (count: number) => `${formatCount(count)} catatan rusak dan dilewati`,
  erase: 'Hapus semua soal',
  eraseSheet: {
    title: 'Hapus semua soal?',
    text: (count: number) =>
      `Ini menghapus ${formatCount(count)} soal dan runtunan. Masih bisa diurungkan selama sepuluh detik.`,
    action: 'Hapus semua',
    working: (count: number) => `Menghapus ${formatCount(count)} soal…`,
  },
  app: 'Aplikasi',
  install: 'Tambahkan ke Layar Utama',
  installed: 'Sudah terinstal',
  installSheet: {
    title: 'Tambahkan ke Layar Utama',
    text: 'Aplikasi akan terbuka dalam layar penuh, bisa dipakai offline, dan data permainan lebih aman.',
    action: 'Instal',
    done: 'Mengerti',
    share: 'Sentuh Bagikan di bilah browser',
    add: 'Pilih “Tambahkan ke Layar Utama”',
    addLabel: 'Tambahkan ke Layar Utama',
    moves:
      'Aplikasi di Layar Utama mulai dalam keadaan kosong, karena data permainan tetap di browser. Cadangkan sekarang, lalu pulihkan cadangannya di sana.',
    save: 'Cadangkan',
    menu: 'Di menu browser, pilih “Instal” atau “Tambahkan ke Layar Utama”.',
  },
  about: 'Aturan dan kredit',
  diagnostics: 'Diagnostik',
  version: (version: string) => `Versi ${version}`,
  versionState: {
    ready: 'Versi terbaru · bisa offline',
    preparing: 'Bersiap untuk offline…',
    update: 'Ada pembaruan – lihat Beranda',
    none: 'Browser ini tidak bisa menjalankan aplikasi offline',
  },
};
