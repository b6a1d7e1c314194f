import type { Millis } from '#lib/core/match/game.ts';

/** p of SLAP-9: a common screen reports touches sixty times a second, so closer ones cannot be told apart. */
export const RESOLUTION: Millis = 17;
