import { beforeEach, describe, expect, test } from 'vitest';
import { err, ok } from '#lib/core/result.ts';
import { standardContest } from '#lib/games/contest/settings.ts';
import { OwnPresets, presetRules } from '#lib/match/own-presets.svelte.ts';
import type { Store } from '#lib/storage/index.ts';
import type { Json } from '#lib/storage/json.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

const RULES = { ...standardContest(3), target: 100, type: 12 as const };
const KEPT = presetRules(RULES);

describe('house rules under a name of one’s own', () => {
  let store: Store;
  const visit = async () => {
    const presets = new OwnPresets(store);
    await presets.load();
    return presets;
  };
  const namesOf = (presets: OwnPresets) => presets.of('contest').map(({ name }) => name);
  beforeEach(() => {
    store = freshStore(fakeEnvironment());
  });

  test('are there at the next visit, without those who play', async () => {
    const presets = await visit();
    expect(presets.save('contest', '  Friday ', RULES)).toEqual(ok(null));
    expect((await visit()).of('contest')).toEqual([{ name: 'Friday', rules: KEPT }]);
    expect(Object.keys(KEPT)).not.toContain('players');
    expect((await visit()).of('slap')).toEqual([]);
  });

  test('take the place of those with that name, however it is written', async () => {
    const presets = await visit();
    presets.save('contest', 'Friday', standardContest(2));
    presets.save('contest', 'Kids', standardContest(2));
    expect(presets.has('contest', ' friday')).toBe(true);
    presets.save('contest', 'FRIDAY', RULES);
    expect(presets.of('contest')).toEqual([
      { name: 'FRIDAY', rules: KEPT },
      { name: 'Kids', rules: presetRules(standardContest(2)) },
    ]);
  });

  test('are deleted, and that can be taken back', async () => {
    const presets = await visit();
    for (const name of ['A', 'B', 'C']) presets.save('contest', name, RULES);
    presets.remove('contest', 'B');
    expect([namesOf(presets), presets.canUndo]).toEqual([['A', 'C'], true]);
    expect(namesOf(await visit())).toEqual(['A', 'C']);
    presets.undo();
    expect([namesOf(presets), presets.canUndo]).toEqual([['A', 'B', 'C'], false]);
    expect(namesOf(await visit())).toEqual(['A', 'B', 'C']);
    presets.remove('contest', 'A');
    presets.save('contest', 'D', RULES);
    expect(presets.canUndo).toBe(false);
  });

  test.each([
    ['', 'emptyName'],
    ['\u200b ', 'emptyName'],
    ['x'.repeat(25), 'longName'],
  ])('are not kept as %j', async (name, code) => {
    const presets = await visit();
    expect(presets.save('contest', name, RULES)).toEqual(err({ code }));
    expect(presets.of('contest')).toEqual([]);
  });

  test('are thirty at most', async () => {
    const presets = await visit();
    for (let at = 0; at < 30; at += 1) presets.save('contest', `P${at}`, RULES);
    expect(presets.save('contest', 'one more', RULES)).toEqual(err({ code: 'tooMany' }));
    expect(presets.save('contest', 'p7', standardContest(2))).toEqual(ok(null));
    expect(namesOf(await visit())).toHaveLength(30);
  });

  test('that are damaged, or of rules that are no more, are left out alone', async () => {
    const presets = [
      { name: 'Good', rules: { ...KEPT } },
      { name: 'Seven numbers', rules: { ...KEPT, numbers: 7 } },
      { name: 'Foreign', rules: { ...KEPT, series: 3 } },
      { name: '', rules: { ...KEPT } },
      { name: 7, rules: { ...KEPT } },
      { name: 'None' },
      null,
    ];
    const kept = JSON.parse(JSON.stringify({ contest: presets, slap: 3 })) as Json;
    await store.settings.put('presets', kept);
    expect(namesOf(await visit())).toEqual(['Good']);
    expect((await visit()).of('slap')).toEqual([]);
  });
});
