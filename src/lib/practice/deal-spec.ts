import * as v from 'valibot';
import { checkDealSpec, DEAL_KINDS, isOffered, type DealSpec } from '#lib/core/deal.ts';

const spec = v.object({
  target: v.number(),
  highest: v.number(),
  count: v.number(),
  kind: v.picklist(DEAL_KINDS),
});

/** Reads a setting that was kept; null if it is not one. */
export function decodeDealSpec(value: unknown): DealSpec | null {
  const parsed = v.safeParse(spec, value);
  if (!parsed.success) return null;
  const checked = checkDealSpec(parsed.output);
  return checked.ok && isOffered(checked.value) ? checked.value : null;
}
