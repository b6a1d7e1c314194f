import { formatLead } from '../measures.ts';
import type { Words } from '../wording.ts';
import type { race as english } from '../en/race.ts';
import { list } from './forms.ts';

export const race: Words<typeof english> = {
  tooEarly: 'フライング',
  locked: '1秒間ロックされます。',
  hasIt: (name: string) => `${name}が一番です`,
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: '同着',
  lotDraws: '差がわかりません。抽選します。',
  outByLot: '抽選に外れました',
  inByLot: (names: readonly string[]) => `${list(names)}との抽選に当たりました`,
  asks: (name: string) => `${name}：解なし？`,
  cameTo: (name: string, verdict: string) => `${name}：${verdict}`,
  waitsFor: (names: readonly string[]) =>
    names.length > 2 ? 'ほかの人を待っています' : `${list(names)}を待っています`,
  thereIs: '解があります。',
  thereIsNone: '解はありません。',
};
