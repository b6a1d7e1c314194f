import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: '太早了',
  locked: '鎖定一秒。',
  hasIt: (name: string) => `${name}搶到了`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: '不分先後',
  lotDraws: '太接近了，抽籤決定。',
  outByLot: '沒抽中',
  inByLot: (names: readonly string[]) => `抽籤勝過${list(names)}`,
  asks: (name: string) => `${name}：無解？`,
  cameTo: (name: string, verdict: string) => `${name}：${verdict}`,
  waitsFor: (names: readonly string[]) => (names.length > 2 ? '等其他人' : `等${list(names)}`),
  thereIs: '有解。',
  thereIsNone: '無解。',
};
