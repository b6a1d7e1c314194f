import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseMatch } from '#lib/core/match/file.ts';
import { stateAt } from '#lib/core/match/timeline.ts';
import { gameOf } from '#lib/games/registry.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { slapOutcome } from './outcome.ts';

const FOLDER = join(import.meta.dirname, 'slap');

interface Golden {
  readonly title: string;
  readonly match: unknown;
  readonly outcome: unknown;
}

const logs = readdirSync(FOLDER).map(
  (name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden,
);

/** Stored matches as they were written once. What they come to is a promise: a change here needs a new `rulesVersion`. */
describe('a match stored long ago comes to what it came to then', () => {
  test.each(logs)('$title', ({ match, outcome }) => {
    const read = parseMatch(JSON.stringify(match), gameOf);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(slapOutcome(stateAt(read.value.timeline).state as SlapState)).toEqual(outcome);
  });

  test('covers every rule that has a branch', () => {
    const rules = new Set(logs.flatMap(({ title }) => title.match(/SLAP-\d+/g) ?? []));
    const missing = Array.from({ length: 13 }, (_, n) => `SLAP-${n + 3}`).filter((rule) => !rules.has(rule));
    expect(missing).toEqual([]);
  });
});
