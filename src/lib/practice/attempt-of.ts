import type { Environment } from '#lib/environment/environment.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { Ending, Hand } from './hand.ts';

/** The row that a hand leaves in the history when it ends. */
export function attemptOf(
  hand: Hand,
  ending: Ending,
  environment: Pick<Environment, 'now' | 'zone'>,
): Attempt {
  return {
    id: hand.id,
    cards: hand.cards,
    target: hand.target,
    outcome: ending.outcome,
    expression: ending.expression,
    wrongNone: hand.wrongNone,
    ms: ending.ms,
    hints: hand.hints,
    startedAt: hand.startedAt,
    endedAt: environment.now(),
    zone: environment.zone(),
    day: hand.day,
    from: hand.from,
    firstMs: hand.firstMs,
    undos: hand.undos,
    named: hand.named,
    run: hand.run,
  };
}
