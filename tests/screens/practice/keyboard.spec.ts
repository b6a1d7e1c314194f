import { expect, test, type Page } from '@playwright/test';
import { common, patternLessons, practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, chooseOption, expectSolved, signKey } from '../../../e2e/support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const table = (page: Page, ranks: readonly number[]) =>
  openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf(ranks) }] });

/** What has the focus calls itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Collects every sentence that a screen reader is given without being asked, in order. */
function listen(): { readonly said: readonly string[]; readonly stop: () => void } {
  const said: string[] = [];
  const before = new WeakMap<Element, string>();
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const sentence = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (before.get(region) === sentence) continue;
      before.set(region, sentence);
      if (sentence !== '' && region.checkVisibility()) said.push(sentence);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return { said, stop: () => observer.disconnect() };
}

test('Tab goes through the table in the order in which it is read, from its first card on', async ({
  page,
}) => {
  await table(page, [1, 2, 3, 4]);
  await expect(cardsOn(page)).toHaveCount(4);
  await expect(cardsOn(page).nth(0), 'the hand begins at its first card').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  const walked: string[] = [];
  for (let step = 0; step < 13; step += 1) {
    walked.push(await focused(page));
    await page.keyboard.press('Tab');
  }
  expect(walked).toEqual([
    common.back,
    practice.options,
    'ace of spades',
    '2 of hearts',
    '3 of diamonds',
    '4 of clubs',
    common.speakSign['+'],
    common.speakSign['-'],
    common.speakSign['*'],
    common.speakSign['/'],
    practice.undo,
    practice.hint,
    practice.none,
  ]);
});

for (const keys of [true, false])
  test(`buttons say which key does the same as long as single keys are on: ${keys}`, async ({ page }) => {
    await openWith(page, './practice', {
      hands: [{ slot: 'practice', row: handOf([1, 2, 3, 4]) }],
      settings: [{ key: 'preferences', value: { keys } }],
    });
    await expect(act(page, practice.hint)).toBeVisible();
    const caps = page.locator('kbd');
    await expect(caps).toHaveCount(keys ? 3 : 0);
    // While a line is typed, they are letters of it.
    await chooseOption(page, practice.menu.type);
    await expect(page.getByRole('textbox', { name: practice.typed.label })).toBeFocused();
    await expect(caps).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(caps).toHaveCount(keys ? 3 : 0);
  });

test('a slip takes the focus, keeps it, closes on Esc and gives it back', async ({ page }) => {
  await table(page, [1, 2, 3, 4]);
  await act(page, practice.options).focus();
  await page.keyboard.press('Enter');
  const slip = page.getByRole('dialog', { name: practice.menu.title });
  await expect(slip).toBeVisible();
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
  // The round may have ended at the browser's own keys, which Escape does not reach.
  await slip.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await expect(slip).toHaveCount(0);
  await expect(act(page, practice.options)).toBeFocused();
});

test('with Tab and Enter alone a hand is solved, the focus is never lost, and Enter leads to the next', async ({
  page,
}) => {
  await table(page, [1, 2, 3, 4]);
  await expect(cardsOn(page)).toHaveCount(4);
  /** Walks on until the button has the focus, then presses it. */
  const press = async (name: string) => {
    for (let step = 0; step < 30; step += 1) {
      if ((await focused(page)) === name) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached`);
  };
  await press('ace of spades');
  await press(common.speakSign['*']);
  await press('2 of hearts');
  await expect(cardsOn(page).nth(0), 'the made value has the focus').toBeFocused();
  await press(common.speakSign['*']);
  await press('3 of diamonds');
  await press(common.speakSign['*']);
  await press('4 of clubs');
  await expectSolved(page);
  await expect(act(page, practice.next)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardsOn(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a screen reader hears the deal, each value, a step taken back, a hint and the end, each once', async ({
  page,
}) => {
  const { said, stop } = listen();
  await table(page, [1, 2, 3, 4]);
  await expect.poll(() => said.at(-1)).toBe(practice.dealt('ace, 2, 3, 4', 24));
  await cardsOn(page).nth(0).tap();
  await signKey(page, '+').tap();
  await cardsOn(page).nth(1).tap();
  await expect.poll(() => said.at(-1)).toBe(practice.isNow('3'));
  await act(page, practice.undo).tap();
  await expect.poll(() => said.at(-1)).toBe(practice.undone);
  await act(page, practice.hint).tap();
  await expect.poll(() => said.at(-1)).toBe(`${practice.rung.yes} ${practice.rung.nextLastSign}`);
  await act(page, practice.none).tap();
  await expect.poll(() => said.at(-1)).toBe(`${practice.wrongNone} ${practice.wrongNoneNext}`);
  for (const [from, onto] of [
    [0, 1],
    [0, 1],
    [0, 1],
  ] as const) {
    const first = cardsOn(page).nth(from);
    if ((await first.getAttribute('aria-pressed')) !== 'true') await first.tap();
    await signKey(page, '*').tap();
    await cardsOn(page).nth(onto).tap();
  }
  await expectSolved(page);
  // After a wrong "no solution" the finish of the hand is told, too.
  const finish = patternLessons.after.seen(1, null);
  await expect.poll(() => said.at(-1)).toContain(finish);
  stop();
  const told = said.filter((sentence) => sentence !== practice.looking && sentence !== common.saving);
  expect(told).toEqual([
    practice.dealt('ace, 2, 3, 4', 24),
    practice.isNow('3'),
    practice.undone,
    `${practice.rung.yes} ${practice.rung.nextLastSign}`,
    `${practice.wrongNone} ${practice.wrongNoneNext}`,
    practice.isNow('2'),
    practice.isNow('6'),
    practice.isNow('24'),
    expect.stringMatching(new RegExp(`^${practice.right}\\.`)),
    expect.stringContaining(finish),
  ]);
});
