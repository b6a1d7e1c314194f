import { expect, test, type Page } from '@playwright/test';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { layoutFaults, settle } from '../../../e2e/support/layout.ts';
import { NOON } from '../stage/clock.ts';
import { LONG } from '../stage/long.ts';
import { AFTER } from '../walks/after.ts';
import { brokenWords, LONG as LONG_WORD } from '../walks/broken.ts';
import { CONTEST } from '../walks/contest.ts';
import { ENDS } from '../walks/ends.ts';
import { FOURS } from '../walks/fours.ts';
import { tiny } from '../walks/grown.ts';
import { KINGS_REAL } from '../walks/kings-real.ts';
import { KINGS } from '../walks/kings.ts';
import { KNOCK } from '../walks/knock.ts';
import { MATCH } from '../walks/match.ts';
import { NUMBERS } from '../walks/numbers.ts';
import { overlaps } from '../walks/overlaps.ts';
import { PAGES } from '../walks/pages.ts';
import { RUNS } from '../walks/runs.ts';
import { SETUP } from '../walks/setup.ts';
import { SHARED } from '../walks/shared.ts';
import type { Screen } from '../walks/screen.ts';
import { WORDS } from '../walks/shapes.ts';
import { SLAP } from '../walks/slap.ts';
import { STANDING } from '../walks/standing.ts';
import { START } from '../walks/start.ts';
import { TABLE } from '../walks/table.ts';
import { actByLot, oneOf, pressable } from './acts.ts';

/** Every screen but those on which something is pretended to fail. */
const BEGINNINGS: readonly Screen[] = [
  [AFTER, CONTEST, ENDS, FOURS, KINGS, KINGS_REAL, KNOCK, MATCH, NUMBERS],
  [PAGES, RUNS, SETUP, SHARED, SLAP, STANDING, START, TABLE],
].flat(2);
const PEOPLE = LONG ? 1_000 : 12;
const STEPS = 25;
/** Milliseconds: what follows from a press is drawn, and what has just come takes presses. */
const DRAWN = 50;
const SETTLED = 3_000;
const FINGER = 48;

const MEANT_FOR_NOBODY = /undefined|NaN|\[object|\bnull\b|Infinity|\{\w+\}/;

/** Keeps the page of the stage where the app asks the browser for another, as after a change of language; answers which. */
function hearLeaving(): () => string | null {
  let asked: string | null = null;
  const hear = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    if (event.destination.url.startsWith(`${location.origin}/`)) asked = event.destination.url;
  };
  navigation.addEventListener('navigate', hear);
  return () => {
    navigation.removeEventListener('navigate', hear);
    return asked;
  };
}

/** Does one thing; answers what, and what is wrong after it. */
async function step(page: Page, rng: Rng) {
  const { activeElement: before } = document;
  const address = page.url();
  const asked = hearLeaving();
  const done = await actByLot(page, rng);
  await page.clock.runFor(DRAWN);
  const to = asked();
  if (to !== null && !to.startsWith('blob:')) await page.goto(to.slice(location.origin.length));
  if (pressable().length === 0) await page.clock.runFor(SETTLED);
  const ill: string[] = [];
  const [said] = MEANT_FOR_NOBODY.exec(document.body.innerText) ?? [];
  if (said !== undefined) ill.push(`it says “${said}”`);
  if (pressable().length === 0) ill.push('there is nothing to press');
  if (document.documentElement.scrollWidth > innerWidth + 1) ill.push('it is wider than the screen');
  const isElsewhere = to !== null || page.url() !== address || isCovered();
  const isLost = document.activeElement === document.body && before !== document.body && !before?.isConnected;
  if (done.startsWith('key') && isLost && !isElsewhere) ill.push('the focus is lost');
  return { done, ill };
}

const isCovered = (): boolean =>
  document.querySelector('[inert]') !== null || document.querySelectorAll('dialog[open]').length > 1;

test.describe('whatever is pressed, there is a way on', () => {
  for (let person = 1; person <= PEOPLE; person += 1) {
    test(`somebody, ${person}`, async ({ page }) => {
      const rng = createRng(person);
      const beginning = oneOf(rng, BEGINNINGS);
      const trail = [beginning.name];
      await page.clock.setSystemTime(NOON);
      await beginning.open(page);
      await settle(page);
      for (let each = 0; each < STEPS; each += 1) {
        const { done, ill } = await step(page, rng);
        trail.push(done);
        expect(ill, trail.join('\n')).toEqual([]);
      }
      await page.clock.runFor(SETTLED);
      const areLarge = document.documentElement.style.fontSize === `${WORDS['words twice as large']}px`;
      const faults = [...overlaps(), ...tiny(), ...brokenWords(areLarge ? LONG_WORD : undefined)];
      if (!isCovered()) faults.push(...(await layoutFaults(page, FINGER)));
      expect(faults, trail.join('\n')).toEqual([]);
    });
  }
});
