import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: 'Terlalu cepat',
  locked: 'Terkunci satu detik.',
  hasIt: (name: string) => `${name} dapat`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: 'Sama cepat',
  lotDraws: 'Terlalu tipis bedanya. Diundi.',
  outByLot: 'Kalah undian',
  inByLot: (names: readonly string[]) => `Menang undian melawan ${list(names)}`,
  asks: (name: string) => `${name}: tanpa solusi?`,
  cameTo: (name: string, verdict: string) => `${name}: ${verdict}`,
  waitsFor: (names: readonly string[]) =>
    names.length > 2 ? 'Menunggu yang lain' : `Menunggu ${list(names)}`,
  thereIs: 'Ada solusinya.',
  thereIsNone: 'Tidak ada solusinya.',
};
