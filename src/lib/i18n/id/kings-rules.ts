import type { Words } from '../wording.ts';
import type { kingsRules as english } from '../en/kings-rules.ts';

export const kingsRules: Words<typeof english> = {
  hands: 'Daftar kombinasi',
  lines: [
    'Permainan karya Ryan Matthew Thurman, untuk dua sampai enam orang, dengan dua dek berisi 52.',
    'Pembuka membuka kartu: kartu pertama dari setiap lambang mendirikan kastel, senilai kartu itu. Kastel-kastel itu K₁ sampai K₄, sesuai urutannya.',
    'Masing-masing tujuh kartu. Di giliran sendiri, buang tertutup kartu apa saja, atau terbuka kartu selain raja, lalu ambil satu; atau pakai raja; atau serukan “Jadi”.',
    'Raja dibuang terbuka, atau dimainkan di kastel berlambang sama: nilai kastel itu menjadi 13, atau 26 dengan raja kedua. Raja lain berlambang sama bisa melengserkan raja yang sendirian, kalau ada kartu di bawahnya. Lalu ambil dua kartu dan buang satu.',
    'Seruan benar kalau enam kartu membentuk satu kombinasi, atau dua kombinasi separuh, dan satu tersisa sebagai Penunjuk. Kalau salah, kartu penyeru langsung dihitung dan dia keluar. Pemain terakhir terus main sendiri, sampai seruannya benar atau sampai dia minta dihitung.',
    'Perhitungan: jumlahkan poin kombinasi dan satu kartu lepas, Penunjuk, lalu kurangi dengan semua kartu lepas lainnya. Satu raja di tangan membebaskan satu kartu, dua raja membebaskan semua.',
  ],
};
