// A game's first match as a family finds it: from the first page, with only the app, to the end of what is told once. What it takes is counted.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { contest, fours, kings, knock, pads, setup, start as text } from '#lib/i18n/messages.ts';
import { standardFours } from '#lib/games/fours/config.ts';
import type { GameId } from '#lib/games/registry.ts';
import { button, takePhone, toNext } from '../../../e2e/support/fours.ts';
import { playTurn, TOUCH } from '../../../e2e/support/fours-turns.ts';
import { startButton } from '../../../e2e/support/setup.ts';
import { passStart } from '../../../e2e/support/start.ts';
import { openWith, unmet } from '../../../e2e/support/store.ts';
import { stageNow } from '../stage/clock.ts';
import { takePicture } from '../walks/pictures.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** From the first page to a match's first page, and what it took since; each page on the way leaves a picture where they are asked for. */
class Journey {
  taps = 0;
  #pictures = 0;
  #began = 0;
  constructor(
    readonly page: Page,
    readonly game: GameId,
  ) {}

  async begin(): Promise<void> {
    await openWith(this.page, './', { settings: [unmet(this.game)] });
    document.addEventListener('pointerdown', this.#count, true);
    this.#began = stageNow();
    const tile = this.page.getByRole('link', { name: new RegExp(`^${setup.games[this.game]}`) }).first();
    await this.look();
    await tile.tap();
    await expect(startButton(this.page)).toBeVisible();
    await this.look();
    await startButton(this.page).tap();
  }
  readonly #count = () => {
    this.taps += 1;
  };
  async look(): Promise<void> {
    this.#pictures += 1;
    await takePicture(this.page, `from home ${this.game}`, String(this.#pictures).padStart(2, '0'));
  }
  /** Looks, and goes on by this. */
  async press(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    await this.look();
    await control.tap();
  }
  /** `seconds` of the page's own clock: no more than that the app itself makes people wait. */
  end(seconds: number): { readonly taps: number; readonly quick: boolean } {
    document.removeEventListener('pointerdown', this.#count, true);
    return { taps: this.taps, quick: stageNow() - this.#began < 1000 * seconds };
  }
}

test('Four Fours: from home through the first round that somebody wins', async ({ page }) => {
  const journey = new Journey(page, 'fours');
  await journey.begin();
  await journey.press(button(page, text.begin));
  let title = fours.passTo('');
  while (title.startsWith(fours.passTo(''))) {
    await expect(page.getByRole('button', { name: /^I am / })).toBeVisible();
    await journey.look();
    await takePhone(page, TOUCH);
    await journey.look();
    await playTurn(page, TOUCH, standardFours(3));
    await journey.look();
    title = await toNext(page, () => TOUCH.end(page));
  }
  await journey.look();
  expect(journey.end(3)).toEqual({ taps: 11, quick: true });
});

test('Contest: from home to the end of the first round', async ({ page }) => {
  const journey = new Journey(page, 'contest');
  await journey.begin();
  await journey.press(button(page, text.begin));
  const claim = page.getByRole('button', { name: new RegExp(contest.claim('', 1)) }).first();
  await expect(claim).toBeVisible();
  await journey.look();
  await claim.tap();
  await expect(page.getByRole('group', { name: pads.numbers, exact: true })).toBeVisible();
  await journey.look();
  await button(page, contest.cannot).tap();
  await journey.press(button(page, contest.next));
  await expect(claim).toBeVisible();
  expect(journey.end(3)).toEqual({ taps: 6, quick: true });
});

test('24, Kings: from home to the first hand', async ({ page }) => {
  const journey = new Journey(page, 'kings');
  await journey.begin();
  await journey.press(button(page, text.begin));
  await journey.press(button(page, kings.founding.all));
  await journey.press(button(page, kings.founding.deal));
  await journey.press(page.getByRole('button', { name: /^I am / }));
  await expect(page.getByRole('group', { name: kings.hand })).toBeVisible();
  await journey.look();
  expect(journey.end(5)).toEqual({ taps: 6, quick: true });
});

for (const game of ['slap', 'knock'] as const)
  test(`${game}: from home to the first cards`, async ({ page }) => {
    const journey = new Journey(page, game);
    await journey.begin();
    await expect(page.getByRole('button', { name: text.flat.go })).toBeVisible();
    await journey.look();
    await passStart(page);
    await journey.look();
    if (game === 'slap') await page.clock.runFor(3100);
    else {
      await page.clock.runFor(1000);
      await button(page, knock.act.turn).tap();
    }
    await page.clock.runFor(3100);
    await journey.look();
    expect(journey.end(6.3)).toEqual({ taps: game === 'slap' ? 6 : 9, quick: true });
  });
