import type { Words } from '../wording.ts';
import type { kingsHands as english } from '../en/kings-hands.ts';
import { list } from './forms.ts';

const CASTLES = (castles: readonly string[]) => `Kastel ${list(castles)}`;

export const kingsHands: Words<typeof english> = {
  title: 'Kombinasi dan aturan',
  all: 'Semua kombinasi',
  six: 'Enam kartu',
  any: 'lambang apa saja',
  now: (ranks: string, formula: string) => `${ranks} · ${formula}`,
  oneSuit: (castle: string) => `semua berlambang Kastel ${castle}`,
  twoSuits: (castles: readonly string[]) => `tiga-tiga berlambang ${CASTLES(castles)}`,
  halfIn: (castles: readonly string[]) =>
    castles.length === 1
      ? `tiga angka berurutan, berlambang Kastel ${castles[0] ?? ''}`
      : `tiga kartu dari kedua angka, berlambang ${CASTLES(castles)}`,
  halfRun: 'tiga angka berurutan, lambang apa saja',
  halfAny: 'tiga kartu dari kedua angka, lambang apa saja',
  k: 'K₁ sampai K₄ adalah nilai Kastel Pertama, Kedua, Ketiga, dan Keempat.',
  distance: 'Kurangkan kastel yang lebih kecil dari yang lebih besar.',
  strictness: {
    quick: 'Cepat: kombinasi separuh boleh berlambang apa saja.',
    standard: 'Standar: kombinasi separuh harus berlambang seperti kombinasi supernya.',
    elders: 'Sesepuh: kombinasi separuh tidak dihitung.',
    timeSink: 'Maraton: hanya kombinasi super yang dihitung.',
  },
  options: {
    subjects: 'Rakyat dihitung: nilai Rakyat ditambahkan ke kastelnya.',
    noHarm: 'Tanpa denda: kartu lepas tidak mengurangi poin.',
    oneShuffle: 'Sekali kocok: kalau tumpukan ambil habis, kartu semua orang dihitung.',
    faceUpStays: 'Buangan terbuka hangus: buangan terbuka tidak pernah kembali.',
    staticCastles: 'Kastel tetap: nilai kastel tetap seperti semula, apa pun raja di atasnya.',
    anyKing: 'Kesempatan setara: raja boleh ke kastel mana pun.',
    ghoulRaiser: 'Pemanggil arwah: setelah raja, boleh mengambil dari kartu terbuka.',
  },
  staticBefore: 'Kastel tetap: raja hanya bisa dibuang.',
};
