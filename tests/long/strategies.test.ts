import { describe, expect, test } from 'vitest';
import { mostShare, shareOf, TRIALS } from '../laws/strategies.ts';

const MATCHES = 2000;

describe.each(TRIALS)('$name', (trial) => {
  test.each(Object.keys(trial.bent))(
    `a %s wins no more than it should of ${MATCHES} matches`,
    (name) => {
      const share = shareOf(trial, name, MATCHES);
      process.stdout.write(`${trial.name}, ${name}: ${(100 * share).toFixed(1)} % of ${MATCHES} matches\n`);
      expect(share).toBeLessThanOrEqual(mostShare(trial, MATCHES));
    },
    7_200_000,
  );
});
