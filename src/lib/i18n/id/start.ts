import type { Words } from '../wording.ts';
import type { start as english } from '../en/start.ts';
import { list } from './forms.ts';

export const start: Words<typeof english> = {
  lay: 'Rebahkan di tengah',
  prop: 'Tegakkan supaya terlihat semua orang',
  nothing: (players: number) =>
    players === 2 ? 'Baru mulai kalau keduanya siap.' : 'Baru mulai kalau semua siap.',
  where: (names: readonly string[]) => `Siapa duduk di mana: ${list(names)}`,
  flat: { name: 'Rebah', more: 'Tiap sisi menghadap pemainnya.', go: 'Sudah rebah' },
  standing: { name: 'Berdiri', more: 'Semua tulisan searah.', go: 'Sudah berdiri' },
  ready: 'Siap',
  isReady: 'Sudah siap',
  readyOf: (ready: number, all: number) => `${ready} dari ${all} siap`,
  screen: 'Layar',
  tryIt: 'Coba dulu. Belum dihitung.',
  say: 'Sekarang saatnya menyebut 6 + 6 + 6 + 6.',
  keep: 'Simpan solusinya dalam hati.',
  skip: 'Lewati',
  label: (name: string, says: string) => `${says}, ${name}`,
  sixes: 'Untuk dicoba: 6, 6, 6, 6',
  begins: (name: string) => `${name} mulai duluan`,
  begin: 'Mulai',
};
