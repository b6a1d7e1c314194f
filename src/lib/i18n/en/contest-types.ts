import type { TypeId } from '#lib/games/contest/types.ts';

const HIDDEN = 'secret numbers, then proofs';
const OPEN = 'everybody sees each number';

/** The nine types for people, who know them by name: no two are called alike. */
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

/** The three games for people, each with what it looks like. */
export const contestFamilies = {
  classic: {
    name: 'Classic',
    more: 'Be first to make the target, then say how.',
    example: '3 7 8 2: (7 − 3) × (8 − 2) = 24',
  },
  tony: {
    name: 'Tony Four',
    more: 'Everybody thinks of a number that they can make from every set. The largest one with a proof wins.',
    example: '2 5 6 8 and 3 4 7 9 both make 144',
  },
  closest: {
    name: 'Closest to',
    more: 'Get as near to the target as you can, but not to the target itself.',
    example: '3 5 7 11: 3 × 5 × 11 ÷ 7 = 23\u00a04/7, near 24',
  },
};
