import { formatList } from '../format.ts';
import { formatLead } from '../measures.ts';

/** What tables of Slap and Knock say alike, however many sit there and however it lies. */
export const race = {
  tooEarly: 'Too early',
  locked: 'Locked for one second.',
  hasIt: (name: string) => `${name} has it`,
  /** By how much somebody was not the first. */
  late: (ms: number) => `+${formatLead(ms)}`,
  heat: 'Dead heat',
  lotDraws: 'Too close to tell. Drawing lots.',
  outByLot: 'Lost the draw',
  inByLot: (names: readonly string[]) => `Won the draw against ${formatList(names)}`,
  /** A question of somebody else. */
  asks: (name: string) => `${name}: no solution?`,
  /** What the claim of somebody came to. */
  cameTo: (name: string, verdict: string) => `${name}: ${verdict}`,
  waitsFor: (names: readonly string[]) =>
    names.length > 2 ? 'Waiting for the others' : `Waiting for ${formatList(names)}`,
  thereIs: 'There is a solution.',
  thereIsNone: 'There is no solution.',
};
