import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STRICTNESSES, type KingsConfig } from '#lib/games/kings/config.ts';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import { kingsOutcome } from './outcome.ts';
import { kingsStory } from './kings-story.ts';
import { goldenLogs, readGolden, stateOf, uncovered } from './stored.ts';

const logs = goldenLogs('kings');
const configs = logs.map(
  ({ match }) => (match as { readonly header: { readonly config: KingsConfig } }).header.config,
);

/** Stored matches as they were written once. What they come to is a promise: a change here needs a new `rulesVersion`. */
describe('a match of 24, Kings stored long ago comes to what it came to then', () => {
  test.each(logs)('$title', (golden) => {
    expect(kingsOutcome(stateOf(golden, () => kings) as KingsState)).toEqual(golden.outcome);
  });

  // The cards of a log are numbers. Beside it lies what happened, in words.
  test.each(logs)('$title: as its story tells', async (golden) => {
    const read = readGolden(golden, () => kings);
    const story = `${golden.title}\n\n${kingsStory(read)}`;
    await expect(story).toMatchFileSnapshot(`./kings/${read.header.id}.txt`);
  });

  test('has a story beside each, and none of another', () => {
    const files = readdirSync(join(import.meta.dirname, 'kings'));
    const named = (end: string) =>
      files.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
    expect(named('.txt')).toEqual(named('.json'));
    expect(named('.json')).toEqual(logs.map((golden) => readGolden(golden, () => kings).header.id));
  });

  test('covers both editions: what was begun before plays as it did', () => {
    expect(new Set(configs.map(({ edition }) => edition))).toEqual(new Set([undefined, 2]));
  });

  test('covers every way in which a game can end (KINGS-4, KINGS-5)', () => {
    const ends = logs.flatMap((golden) =>
      (stateOf(golden, () => kings) as KingsState).games.map(({ end }) => end),
    );
    expect([...new Set(ends)].sort()).toEqual(['agreed', 'called', 'drawnOut', 'lastLeft', 'noneLeft']);
  });

  test('covers every rule', () => {
    expect(uncovered(logs, 'KINGS', [1, 11])).toEqual([]);
  });

  test('covers every strictness and every option (KINGS-8, KINGS-9)', () => {
    const options = [
      'subjects',
      'noHarm',
      'oneShuffle',
      'faceUpStays',
      'staticCastles',
      'anyKing',
      'ghoulRaiser',
    ] as const;
    expect(options.filter((option) => !configs.some((config) => config[option]))).toEqual([]);
    expect([...new Set(configs.map(({ strictness }) => strictness))].sort()).toEqual(
      [...STRICTNESSES].sort(),
    );
    expect([...new Set(configs.map(({ deck }) => deck))].sort()).toEqual(['dealt', 'physical']);
  });
});
