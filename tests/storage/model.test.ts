import 'fake-indexeddb/auto';
import { describe, test } from 'vitest';
import { SEEDS } from './seeds.ts';
import { holds } from './support/model/tell-story.ts';

/** Stories of some twenty commands each. */
const STORIES = 15;

describe('the store and its second copy', () => {
  test('hold what plain data holds, whatever people do and whatever befalls them', () => holds(24, STORIES));

  test.each(SEEDS)('do so in the stories in which they once did not: seed $seed', ({ seed, stories }) =>
    holds(seed, stories),
  );
});
