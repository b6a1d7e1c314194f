import { checkDealSpec, DEAL_KINDS, isOffered, type DealSpec } from '#lib/core/deal.ts';
import { oneOf, passing, record, type Reader } from '#lib/core/read.ts';

const number: Reader<number> = passing((input) => typeof input === 'number');
const spec = record({ target: number, highest: number, count: number, kind: oneOf(DEAL_KINDS) });
/** Settings were kept before there were digits. */
const ofDigits = record({ digits: passing((input) => input === true) });

/** Reads a setting that was kept; null if it is not one. */
export function decodeDealSpec(value: unknown): DealSpec | null {
  const read = spec(value);
  if (!read.ok) return null;
  const checked = checkDealSpec(ofDigits(value).ok ? { ...read.value, digits: true } : read.value);
  return checked.ok && isOffered(checked.value) ? checked.value : null;
}
