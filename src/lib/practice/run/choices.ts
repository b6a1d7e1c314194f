import { oneOf, record, whole, yesOrNo, type Reader } from '#lib/core/read.ts';
import { ok } from '#lib/core/result.ts';
import { isSender } from './link.ts';

/** How runs are wanted. */
export interface RunChoices {
  /** Whose pace a race is against: one's own best or last, the mean of ten, or one that is named. */
  readonly against: (typeof AGAINST)[number];
  /** Seconds a hand, for a pace that is named. */
  readonly pace: number;
  readonly timed: boolean;
  readonly decoys: boolean;
  /** What one is called in links; '' where that is not told. */
  readonly by: string;
}
export const AGAINST = ['best', 'last', 'mean', 'pace'] as const;
export const PACE = { least: 2, most: 300 } as const;
export const USUAL_CHOICES: RunChoices = { against: 'best', pace: 10, timed: true, decoys: false, by: '' };

/** Kept since links have names. */
const sender: Reader<string> = (input) => ok(typeof input === 'string' && isSender(input) ? input : '');

const choices = record({
  against: oneOf(AGAINST),
  pace: whole(PACE.least, PACE.most),
  timed: yesOrNo,
  decoys: yesOrNo,
  by: sender,
});

/** Reads what was chosen; as usual where nothing was, or nothing that can be read. */
export function decodeRunChoices(kept: unknown): RunChoices {
  const read = choices(kept);
  return read.ok ? read.value : USUAL_CHOICES;
}
