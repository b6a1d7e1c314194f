// What is set before a run, and what is told of one that is over.
import { expect, test, type Page } from '@playwright/test';
import { practice, runs as text } from '#lib/i18n/messages.ts';
import { PACE } from '#lib/practice/run/choices.ts';
import { beginSent, solveHands } from '../../../e2e/support/runs.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn } from '../../../e2e/support/table.ts';

const pace = (page: Page) => page.getByRole('textbox', { name: text.against.seconds });
const kind = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('a pace that is none is refused with its bounds and not kept; one that is one is', async ({ page }) => {
  await openWith(page, './runs', {});
  await act(page, text.against.pace).tap();
  await pace(page).fill('45');
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const wrong of [String(PACE.least - 1), String(PACE.most + 1), '3.5', '']) {
    await pace(page).fill(wrong);
    await expect(page.getByRole('alert')).toHaveText(text.against.error(PACE.least, PACE.most));
  }
  await page.reload();
  await expect(pace(page)).toHaveValue('45');
});

test('who may race a set pace needs no run of their own', async ({ page }) => {
  await openWith(page, './runs', {});
  await expect(kind(page, text.ghost)).toBeDisabled();
  await act(page, text.against.pace).tap();
  await expect(kind(page, text.ghost)).toBeEnabled();
  await kind(page, text.ghost).tap();
  await expect(cardsOn(page)).toHaveCount(4);
});

test('twenty hands without a clock are called so once, and begin as easy as a storm', async ({ page }) => {
  await openWith(page, './runs', {});
  await page.getByRole('switch', { name: new RegExp(`^${text.clockOff}`) }).tap();
  const said = (await kind(page, text.untimed).textContent()) ?? '';
  expect(said.split(text.untimed)).toHaveLength(2);
  expect(said).toContain(text.first.storm);
});

test('hands without a solution are dealt where that is wished, and there is a key to say so', async ({
  page,
}) => {
  await openWith(page, './runs', {});
  const decoys = page.getByRole('switch', { name: new RegExp(`^${text.decoys}`) });
  await decoys.tap();
  await expect(decoys).toHaveAttribute('aria-checked', 'true');
  await kind(page, text.streak).tap();
  await expect(cardsOn(page)).toHaveCount(4);
  await expect(act(page, practice.none)).toBeVisible();
});

/** How what is shared of a run may fare, and what is said then. */
const FATES = [
  { how: 'on the clipboard', write: () => Promise.resolve(), said: text.end.copied },
  {
    how: 'nowhere',
    write: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    said: text.end.failed,
  },
] as const;
for (const { how, write, said } of FATES)
  test(`a run that is over is shared with what was solved: ${how}`, async ({ page }) => {
    const sent: string[] = [];
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (line: string) => {
          sent.push(line);
          return write();
        },
      },
    });
    await openWith(page, './runs?run=storm&v=1&seed=5', {});
    await beginSent(page);
    await solveHands(page, 1);
    await page.clock.runFor('3:00');
    await act(page, text.end.share).tap();
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    expect(sent.join()).toContain('got=1');
  });

test('the hands of a run are told apart: all, and those that were skipped', async ({ page }) => {
  await openWith(page, './runs?run=storm&v=1&seed=5', {});
  await beginSent(page);
  await solveHands(page, 1);
  await act(page, text.skip).tap();
  await page.clock.runFor('3:00');
  const hands = page.getByRole('region', { name: text.end.hands }).getByRole('listitem');
  await expect(hands).toHaveCount(2);
  const filter = (name: string) => page.getByRole('group', { name: text.end.hands }).getByText(name);
  await filter(`${text.end.skipped} 1`).tap();
  await expect(hands).toHaveCount(1);
  await expect(page.getByText(text.end.slowMore)).toHaveCount(0);
  await filter(`${text.end.slow} 0`).tap();
  await expect(hands).toHaveText([text.end.none]);
  await expect(page.getByText(text.end.slowMore)).toBeVisible();
});
