// Twenty screens: nothing beyond the edges, nothing too small for a finger.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from 'vitest';
import { CONTEST } from '../../tests/screens/walks/contest.ts';
import { FOURS } from '../../tests/screens/walks/fours.ts';
import { KINGS } from '../../tests/screens/walks/kings.ts';
import { KNOCK } from '../../tests/screens/walks/knock.ts';
import { NUMBERS } from '../../tests/screens/walks/numbers.ts';
import { SETUP } from '../../tests/screens/walks/setup.ts';
import { SLAP } from '../../tests/screens/walks/slap.ts';
import { SOLVER } from '../../tests/screens/walks/solver.ts';
import { TABLE } from '../../tests/screens/walks/table.ts';
import { brokenWords, layoutFaults, settle } from '../support/layout.ts';
import { host, isFull, putDown, windowAt } from './stage/engine.ts';

const NAMES = [
  'set-up for two',
  'set-up for four',
  'a ring of six',
  'drawing for places',
  'the solver, empty',
  'four ways',
  'step by step',
  'a hand as it is dealt',
  'a card and a sign picked up',
  'two steps made, with a fraction',
  'a wrong total',
  'the numbers, none made',
  'a hand',
  'the longest board',
  'a round that was won',
  'looking back, the end',
  'set-up of Contest',
  'four castles',
  'two look',
  'Knock, four look',
];
const SEEN = fileURLToPath(new URL('../../test-results/engines/seen', import.meta.url));
const FINGER = 44;
/** How high the box of a letter is each engine says in its own way, and WebKit brings what has the focus into sight a moment later: both are looked at in Chromium. */
const ELSEWHERE = /is too small for what is in it$|has the focus out of sight/;
const ALL = [...SETUP, ...SOLVER, ...TABLE, ...NUMBERS, ...FOURS, ...CONTEST, ...KINGS, ...SLAP, ...KNOCK];

test.runIf(isFull)('twenty screens fit, on a phone and on a wide screen', async () => {
  const { url } = await host();
  const faults: string[] = [];
  for (const name of NAMES) {
    const screen = ALL.find((one) => one.name === name);
    if (!screen) throw new Error(`no screen is called ${name}`);
    const page = await windowAt(url);
    await screen.open(page);
    for (const size of [
      { width: 447, height: 844 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(size);
      await settle(page);
      for (const fault of [...(await layoutFaults(page, FINGER)), ...(await brokenWords(page))])
        if (!ELSEWHERE.test(fault)) faults.push(`${name}, ${size.width} px: ${fault}`);
      // PICTURES=1 leaves what a person may want to see.
      if (process.env.PICTURES === undefined) continue;
      mkdirSync(SEEN, { recursive: true });
      const file = `${process.env.ENGINE} ${name} ${size.width}.png`.replaceAll(/[ ,]+/g, '-');
      writeFileSync(join(SEEN, file), await page.window.picture());
    }
    await page.window.close();
  }
  await putDown(
    'twenty screens, each at two sizes: something beyond an edge, or too small for a finger',
    NAMES.length * 2,
    `${faults.length} faults`,
  );
  expect(faults.join('\n')).toBe('');
});
