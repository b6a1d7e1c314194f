import { type Route } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { common, practice } from '#lib/i18n/messages.ts';
import { handOf } from '../support/cards.ts';
import { someOf } from '../support/figures.ts';
import { expect, test } from '../support/platform.ts';
import { openWith } from '../support/store.ts';
import { act, cardsOn, chooseOption, expectSaid, ranksOn, solve } from '../support/table.ts';

const SCRIPT = /\/workers\/solver[^/]*\.js$/;
const send = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });

/** Ways in which the solver's worker can fail its page: it never begins, it fails when it is asked, it is silent. */
const FAULTS: readonly Readonly<Record<string, (route: Route) => Promise<void>>>[] = [
  {
    'is not there': (route) => route.fulfill({ status: 404 }),
    'cannot be fetched': (route) => route.abort(),
    'is no JavaScript': send('<!doctype html>'),
    'throws at once': send('throw new Error("out of order");'),
  },
  {
    'throws at the first question': send('self.onmessage = () => { throw new Error("out of order"); };'),
    'answers with nonsense': send('self.onmessage = () => self.postMessage({ id: 1 });'),
  },
  {
    'never answers': send(''),
    'runs for ever': send('self.onmessage = () => { for (;;) {} };'),
    // Held until the test is over.
    'never arrives': () => new Promise(() => undefined),
  },
];

for (const [name, answer] of FAULTS.flatMap((kind) => someOf(Object.entries(kind)))) {
  test(`a solver worker that ${name} stops nothing: hints and the other ways still come`, async ({
    page,
  }) => {
    let tried = 0;
    await page.route(SCRIPT, (route) => {
      tried += 1;
      return answer(route);
    });
    await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([3, 3, 8, 8]) }] });
    await act(page, practice.hint).tap();
    await expectSaid(page, `${practice.rung.yes} ${practice.rung.nextLastSign}`);
    await act(page, practice.hint).tap();
    await expectSaid(page, `${practice.rung.lastSign['/']} ${practice.rung.nextFirstPair}`);
    await chooseOption(page, practice.menu.type);
    await page.getByRole('textbox', { name: practice.typed.label }).fill('8/(3-8/3)');
    await act(page, practice.typed.check).tap();
    await expect(page.getByText(practice.onlyOne)).toBeVisible();
    await act(page, practice.next).tap();
    await expect(cardsOn(page)).toHaveCount(4);
    expect(tried, 'the fault was met').toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('where a browser offers no workers at all, the page finds the answers itself', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 1, 5, 9]) }] });
  await act(page, practice.none).tap();
  await expect(page.getByText(practice.rightNone(24))).toBeVisible();
  await expect(page.getByText(/^We checked all \d+ results these cards can make\.$/)).toBeVisible();
});

test('a solver that cannot be fetched is said to be missing, and asked again when there is a network', async ({
  page,
  context,
}) => {
  // The hand of the day is the one table that is sat down at without the solver.
  await page.clock.install({ time: '2026-03-12T12:00:00Z' });
  await openWith(page, './today', {});
  const ways = solutions(await ranksOn(page), 24).map(printExpression);
  expect(ways.length).toBeGreaterThan(1);
  await act(page, practice.hint).tap();
  await expectSaid(page, `${practice.rung.yes} ${practice.rung.nextLastSign} ${practice.rung.cost}`);
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await act(page, practice.hint).tap();
  await expectSaid(page, `${practice.missing} ${practice.missingNext}`);
  const panel = page.getByRole('alert').filter({ hasText: common.repair.title });
  await panel.getByRole('button', { name: common.notNow }).tap();
  await solve(page);
  await expect(page.getByText(practice.missingWait)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(practice.others(ways.length - 1))).toBeVisible();
  for (const way of ways) await expect(page.getByText(way, { exact: true })).toBeVisible();
  await expect(page.getByText(practice.missingWait)).toHaveCount(0);
  await expect(panel).toBeHidden();
});
