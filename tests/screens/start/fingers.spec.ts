// Fingers at a table before its first match: a touch is its own seat's, and nothing of it is a fact of the match (SLAP-16).
import { expect, test, type Page } from '@playwright/test';
import { createRng } from '#lib/core/chance.ts';
import { kingsGuide, knock as knockWords, slap as slapWords, start as text } from '#lib/i18n/messages.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { passLie, startZone } from '../../../e2e/support/start.ts';
import { openWith, readStore, unmet } from '../../../e2e/support/store.ts';
import * as knock from '../../support/knock.ts';
import * as slap from '../../support/slap.ts';
import { storedEvents } from '../slap/race.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const NAMES = ['Mei', 'Grandma', 'Jun', 'Ada'] as const;
const TABLES = [
  ['Slap', 4, () => slap.newTable(4)],
  ['Knock', 2, () => knock.newTable(2)],
] as const;
const TOUCHES = 60;

const zone = (page: Page, name: string, words: readonly string[]) =>
  startZone(page, name, `(?:${words.join('|')})`);

for (const [game, players, newTable] of TABLES)
  for (const lies of ['flat', 'standing'] as const)
    test(`${game} for ${players}, ${lies}: whoever touches is ready, or not any more, and nobody else`, async ({
      page,
    }) => {
      const { opening } = game === 'Slap' ? slapWords : knockWords;
      const said = [text.isReady, text.ready, opening.done, opening.word];
      const settings = [unmet('slap'), unmet('knock'), { key: 'preferences', value: { lies } }];
      await openWith(page, './play?match=m', { ...rowsOf({ m: newTable() }), settings });
      await passLie(page);
      const rng = createRng(7);
      const names = NAMES.slice(0, players);
      const done = new Set<string>();
      let tries = false;
      for (let touch = 0; touch < TOUCHES && !(tries && done.size === players - 1); touch += 1) {
        const name = names[rng.next(players)] ?? 'Mei';
        await zone(page, name, said).tap();
        // Ready is taken back, a slap is not.
        if (!tries && done.has(name)) done.delete(name);
        else done.add(name);
        if (!tries && done.size === players) {
          tries = true;
          done.clear();
        }
        for (const each of names) {
          const says = tries ? opening : { word: text.ready, done: text.isReady };
          await expect(
            startZone(page, each, done.has(each) ? says.done : says.word),
            `${touch}: ${name}, then ${each}`,
          ).toBeVisible();
          if (players !== 4 || lies !== 'flat') continue;
          // At an edge of one's own the mark says it, too: drawn as a line until then.
          const mark = zone(page, each, said).locator('xpath=..').locator('svg.shape');
          const isFilled = await mark.evaluate((drawn) => getComputedStyle(drawn).fill !== 'none');
          expect(isFilled, `${touch}: the mark of ${each}`).toBe(done.has(each));
        }
        expect((await storedEvents(page)).filter(({ seat }) => seat !== undefined)).toEqual([]);
      }
      expect(tries, 'all were ready').toBe(true);
    });

test('whatever is pressed in the guided game of Kings, nothing of it is a match', async ({ page }) => {
  await openWith(page, './about?game=kings&step=1', {});
  const title = page.locator('main [data-first]');
  const rng = createRng(3);
  const titles = new Set<string>();
  for (let press = 0; press < 40; press += 1) {
    await expect(title).toBeVisible();
    await expect(page.locator('main [inert]')).toHaveCount(0);
    titles.add((await title.textContent())?.trim() ?? '');
    const buttons = page.locator('main button:not([aria-disabled=true]):not(:disabled)');
    await buttons.nth(rng.next(await buttons.count())).tap();
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  }
  expect(titles.size).toBeGreaterThan(1);
  for (const each of titles) expect(kingsGuide.steps.map((step) => step.title)).toContain(each);
  expect(await readStore(page, 'matches')).toEqual([]);
});
