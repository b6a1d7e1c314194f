import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: '太早了',
  locked: '锁定一秒。',
  hasIt: (name: string) => `${name}抢到了`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: '不分先后',
  lotDraws: '太接近了，抽签决定。',
  outByLot: '没抽中',
  inByLot: (names: readonly string[]) => `抽签胜过${list(names)}`,
  asks: (name: string) => `${name}：无解？`,
  cameTo: (name: string, verdict: string) => `${name}：${verdict}`,
  waitsFor: (names: readonly string[]) => (names.length > 2 ? '等其他人' : `等${list(names)}`),
  thereIs: '有解。',
  thereIsNone: '无解。',
};
