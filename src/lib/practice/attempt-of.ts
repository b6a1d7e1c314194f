import type { Environment } from '#lib/environment/environment.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { Ending, Hand } from './hand.ts';

/** The row that a hand leaves in the history when it ends; of the hand the store takes what it knows of an attempt. */
export const attemptOf = (
  hand: Hand,
  ending: Ending,
  environment: Pick<Environment, 'now' | 'zone'>,
): Attempt => ({ ...hand, ...ending, endedAt: environment.now(), zone: environment.zone() });
