import type { Millis } from '#lib/core/match/game.ts';
import { HANDS_DOWN, type PhaseOf } from './face.ts';

/** A lot is drawn for `--t-lot`, while hands come down: until it has stopped nobody says on whom it fell. Then that is read. */
export const HEAT: Millis = 2600;

/** Of a dead heat nobody was too late (SLAP-9). */
export const isByLot = ({ heat }: Pick<PhaseOf<'claim'>, 'heat'>): boolean => (heat?.lot.length ?? 0) > 0;

/** Whether a dead heat of two is still being told (SLAP-9). */
export const isHeatShown = (phase: PhaseOf<'claim'>, now: Millis): boolean =>
  isByLot(phase) && !phase.checked && now - phase.decided < HEAT;

/** Whether a lot has stopped, so that its result can be told; so where none was drawn. */
export const isLotDrawn = (phase: PhaseOf<'claim'>, now: Millis): boolean =>
  !isHeatShown(phase, now) || now - phase.decided >= HANDS_DOWN;
