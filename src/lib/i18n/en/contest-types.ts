import type { TypeId } from '#lib/games/contest/types.ts';

const HIDDEN = 'secret numbers, then proofs';
const OPEN = 'everybody sees each number';

/** The nine types for people; their published numbers stand small beside them. */
export const contestTypes: Readonly<Record<TypeId, { readonly name: string; readonly more: string }>> = {
  0: { name: 'Classic', more: 'the first to solve it claims' },
  1: { name: 'Classic, endless', more: 'you say when it ends' },
  2: { name: 'Classic, solvable', more: 'every set has a solution' },
  10: { name: 'Tony Four', more: `the largest number: ${HIDDEN}` },
  11: { name: 'Tony Four, quick', more: 'proofs once all have a number' },
  12: { name: 'Tony Four, open', more: OPEN },
  20: { name: 'Closest to', more: `near the target: ${HIDDEN}` },
  21: { name: 'Closest to, quick', more: 'proofs once all have a number' },
  22: { name: 'Closest to, open', more: OPEN },
};
