// A piece of every game at a table, offline after the first visit; whole rounds of Kings and Contest are in chosen.ts.
import { expect } from '@playwright/test';
import { test } from 'vitest';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { fours as foursWords, knock as knockWords, slap as slapWords } from '#lib/i18n/messages.ts';
import { WORKED } from '../../tests/support/claims.ts';
import { newTable as newFours } from '../../tests/support/fours.ts';
import * as knockTable from '../../tests/support/knock.ts';
import * as fours from '../support/fours.ts';
import { KEYS as BY_KEYS, playTurn, TOUCH } from '../support/fours-turns.ts';
import { KEYS, WAYS } from '../support/hands.ts';
import * as knock from '../support/knock.ts';
import * as slap from '../support/slap-two.ts';
import { isFull, offlinePage } from './stage/engine.ts';
import '../../tests/screens/contest/whole.spec.ts';
import '../../tests/screens/kings/dealt.spec.ts';
import { missing } from './chosen.ts';

test('what was chosen of the tests for Chromium is still there', () => {
  expect(missing()).toEqual([]);
});

for (const [how, hands] of isFull ? WAYS : WAYS.slice(0, 1)) {
  test(`a set of Slap with a check, ${how}`, async () => {
    const page = await offlinePage();
    await slap.sitAt(page);
    for (const seat of [0, 1] as const)
      await hands.zone(page, slap.zone(page, seat, slapWords.zone.ready), KEYS[2]?.[seat] ?? '');
    await expect(slap.zone(page, 0, slapWords.zone.slap)).toBeVisible();
    const ranks = await slap.ranksOn(page);
    await hands.zone(page, slap.zone(page, 0, slapWords.zone.slap), KEYS[2]?.[0] ?? '');
    await hands.press(page, slap.button(page, 1, slapWords.act.check));
    const [way] = solutions(ranks, 24);
    await hands.enter(page, way ? printExpression(way) : ranks.join(' + '));
    await expect.poll(async () => (await slap.stateOn(page)).set).toBe(1);
    const verdict = way ? 'right' : 'wrong';
    expect((await slap.stateOn(page)).last).toMatchObject({ verdict, by: 'proved' });
  });

  test.runIf(isFull)(`a deal of Knock, ${how}`, async () => {
    const page = await offlinePage();
    await knock.sitAt(page, knockTable.openTable(4, WORKED.ranks));
    await hands.zone(page, knock.zone(page, 1, knockWords.knock), KEYS[4]?.[1] ?? '');
    // Whoever did not knock may check; as long as others may still knock, a check is none.
    const check = knock.button(page, knockWords.act.check);
    const isAsked = async () => {
      const { phase } = await knock.stateOn(page);
      if (phase.type === 'claim' && phase.stage === 'proving') return true;
      if ((await check.count()) === 3) await hands.press(page, check.first());
      return false;
    };
    await expect.poll(isAsked).toBe(true);
    await hands.enter(page, WORKED.proof);
    await expect.poll(async () => (await knock.stateOn(page)).sets.length).toBe(1);
  });
}

for (const [how, way] of [
  ['by touch', TOUCH],
  ['by keyboard alone', BY_KEYS],
] as const) {
  test.runIf(isFull)(`turns of Four Fours by plan, ${how}`, async () => {
    const page = await offlinePage();
    await fours.sitAt(page, newFours(2));
    const { config } = await fours.stateOn(page);
    let played = 0;
    for (let turn = 0; turn < 2; turn += 1) {
      await fours.titleOn(page);
      const title = await fours.takePhone(page, way);
      expect(title).toContain(foursWords.makes(0).slice(0, -1));
      played += await playTurn(page, way, config);
      await fours.toNext(page, () => way.end(page));
      if ((await fours.stateOn(page)).phase.type !== 'turn') break;
    }
    expect(played).toBeGreaterThan(0);
  });
}
