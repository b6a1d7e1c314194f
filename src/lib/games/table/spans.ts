import type { Millis } from '#lib/core/match/game.ts';

/** 3-2-1 (SLAP-3). */
export const COUNT: Millis = 3000;

/** How long a false start locks (SLAP-3). */
export const LOCK: Millis = 1000;

/** An answer counts, and what all have agreed on begins, only after so long: a slap on its way goes first (SLAP-9). */
export const CONSENT: Millis = 600;

/** How long after the decision a touch is still noted (SLAP-9). */
export const LATE: Millis = 1000;

/** The end of a span that begins at `at`; a span of 0 has none. */
export const endOf = (at: Millis, span: Millis): Millis | null => (span === 0 ? null : at + span);
