import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { carriedOut } from '../storage/support/model/commands.ts';
import { holds } from '../storage/support/model/tell-story.ts';

const COMMANDS = 100_000;
const STORIES = 50;

// A seed that fails here is written down in tests/storage/seeds.ts.
test(`the store and its second copy hold what plain data holds, through ${COMMANDS} commands`, async () => {
  let seed = 10_000;
  for (; carriedOut() < COMMANDS; seed += 1) await holds(seed, STORIES);
  expect(carriedOut()).toBeGreaterThanOrEqual(COMMANDS);
}, 7_200_000);
