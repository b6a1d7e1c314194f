import type { Phase } from '#lib/games/contest/state.ts';

/** Whether all look for what each may claim first, as in Classic; touches of one moment are still collected. */
export const isLooking = (phase: Phase): boolean =>
  phase.type === 'racing' || (phase.type === 'collecting' && phase.then.type === 'racing');
