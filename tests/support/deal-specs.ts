import fc from 'fast-check';
import { DEAL_KINDS, DEAL_LIMITS, type DealSpec } from '#lib/core/deal.ts';

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  fc.integer({ min: least, max: most });

/** Any setting whose numbers lie within the limits; its kind need not be offered for them. */
export const dealSpec: fc.Arbitrary<DealSpec> = fc.record({
  target: within(DEAL_LIMITS.target),
  highest: within(DEAL_LIMITS.highest),
  count: within(DEAL_LIMITS.count),
  kind: fc.constantFrom(...DEAL_KINDS),
});
