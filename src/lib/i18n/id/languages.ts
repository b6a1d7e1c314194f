import type { Words } from '../wording.ts';
import type { languages as english } from '../en/languages.ts';

export const languages: Words<typeof english> = {
  title: 'Bahasa',
  once: 'Setiap bahasa diunduh sekali saja, sekitar 40\u{A0}KB. Setelah itu bisa dipakai offline.',
  checked: 'Sudah diperiksa manusia',
  unchecked: 'Belum diperiksa manusia: beberapa kata mungkin janggal',
  partly: (said, of) => `${said} dari ${of} kalimat, sisanya dalam bahasa Inggris`,
  fetching: 'Mengunduh…',
  needsNetwork: 'perlu internet',
  offline: 'Sedang offline. Bahasa yang sudah ada di perangkat ini tetap bisa dipilih.',
  failed: 'Bahasanya tidak bisa diunduh. Periksa koneksi, lalu coba lagi.',
  refused: 'Browser ini tidak bisa menyimpan pilihan bahasa.',
  wrong: 'Ada kata yang salah?',
  wrongMore: 'Menyalin satu baris untuk diisi dan dikirim ke kami',
  line: (version: string, name: string) => `Two Dozen ${version}, ${name}: “…” seharusnya “…”`,
  copied: 'Disalin.',
  notCopied: 'Barisnya tidak bisa disalin.',
  keeps: 'Soal yang terbuka dan semua pertandingan tetap seperti semula.',
};
