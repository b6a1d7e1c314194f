import { describe, expect, test } from 'vitest';
import { mostShare, shareOf, TRIALS } from './strategies.ts';

/** Some seconds for each; `npm run test:long` plays 2,000. */
const MATCHES = 40;

describe.each(TRIALS)('$name', (trial) => {
  test.each(Object.keys(trial.bent))(`a %s does not win ${MATCHES} matches for it`, (name) => {
    expect(shareOf(trial, name, MATCHES)).toBeLessThanOrEqual(mostShare(trial, MATCHES));
  });
});
