// While the answer is not there: what has been found, a stop, and what comes of asking again.
import { expect, test, type Page } from '@playwright/test';
import { common, solver as text } from '#lib/i18n/messages.ts';
import { linesOn, openSolver, tapPad } from '../../../e2e/support/solver.ts';
import { act } from '../../../e2e/support/table.ts';
import { hearThrown, holdCode } from '../stage/pretended.ts';
import { answerAll, workForEver } from '../stage/solver.ts';
import { like } from '../walks/screen.ts';

const SOME = { count: 2, lines: ['6 × 9 − 2 − 7', '9 × 6 − 7 − 2'] };
const steps = (page: Page) => page.getByRole('dialog', { name: text.steps.title });

test('a question that takes long can be stopped, and what was found stays; asked again it is answered', async ({
  page,
}) => {
  workForEver('solutions', SOME);
  await openSolver(page, '?n=6,9,2,7&t=45');
  await expect(linesOn(page)).toHaveText(SOME.lines);
  await expect(act(page, text.again)).toHaveCount(0);
  await act(page, text.stop).tap();
  await expect(act(page, text.stop)).toHaveCount(0);
  await expect(linesOn(page)).toHaveText(SOME.lines);
  await expect(page.getByText(text.noneYet)).toHaveCount(0);
  answerAll();
  await act(page, text.again).tap();
  await expect(act(page, text.again)).toHaveCount(0);
  await expect(linesOn(page).first()).toBeVisible();
});

test('one that is stopped before anything is found says so, and is no “there is none”', async ({ page }) => {
  workForEver('solutions');
  await openSolver(page, '?n=6,9,2,7');
  await act(page, text.stop).tap();
  await expect(page.getByText(text.noneYet)).toBeVisible();
  await expect(page.getByRole('heading', { name: text.nothing(24) })).toHaveCount(0);
  answerAll();
  await act(page, text.again).tap();
  await expect(linesOn(page)).toHaveCount(4);
});

test('where there is none the nearest can be done without', async ({ page }) => {
  workForEver('nearest');
  await openSolver(page, '?n=100,77,25,13,8&t=-9999');
  await expect(page.getByText(text.looking)).toBeVisible();
  await act(page, text.stop).tap();
  await expect(page.getByText(text.looking)).toHaveCount(0);
  await expect(act(page, text.stop)).toHaveCount(0);
  await expect(page.getByText(text.nothing(-9999))).toBeVisible();
});

test('the steps of the nearest are shown, with what it makes', async ({ page }) => {
  await openSolver(page, '?n=1,1,1,1');
  await page
    .getByRole('button', { name: like(text.steps.open('§')) })
    .first()
    .tap();
  await expect(steps(page)).toContainText('= 4');
  await expect(steps(page), 'not what was asked for').not.toContainText('24');
  await steps(page).getByRole('button', { name: common.close }).tap();
  await expect(steps(page)).toHaveCount(0);
});

test('where the solver cannot be fetched that is said, and one can ask again', async ({ page }) => {
  await openSolver(page, '');
  const thrown = hearThrown();
  const lost = holdCode();
  await tapPad(page, 3, 3, 8, 8);
  await page.clock.runFor(1000);
  lost('fails');
  await expect(page.getByText(text.failedText)).toBeVisible();
  await expect.poll(() => thrown, 'a repair may be offered').toHaveLength(1);
  const code = holdCode();
  await act(page, text.again).tap();
  await expect(page.getByText(text.failedText)).toHaveCount(0);
  code('comes');
  await expect(linesOn(page)).toHaveCount(1);
});

/** How another app may take what is shared, and what is said then. */
const SHARED = [
  { how: 'taken', share: () => Promise.resolve(), said: text.shared.shared },
  { how: 'given up', share: () => Promise.reject(new DOMException('', 'AbortError')), said: null },
  {
    how: 'refused',
    share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    said: text.shared.copied,
  },
] as const;
for (const { how, share, said } of SHARED)
  test(`a question and the steps of a way are shared: ${how}`, async ({ page }) => {
    const sent: unknown[] = [];
    const send = (piece: unknown) => {
      sent.push(piece);
      return share();
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: send });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    await openSolver(page, '?n=3,3,8,8');
    const told = page.getByText(said ?? /^(?:Shared|Copied)/);
    await act(page, text.shareQuestion).tap();
    await expect(told).toHaveCount(said === null ? 0 : 1);
    expect(sent).toEqual([{ text: text.question([3, 3, 8, 8], 24), url: page.url() }]);
    await linesOn(page).first().tap();
    await steps(page).getByRole('button', { name: text.steps.share }).tap();
    await expect(steps(page).getByRole('status')).toHaveText(said ?? '');
    expect(sent[1]).toMatchObject({ text: expect.stringContaining('8 ÷ (3 − 8 ÷ 3) = 24') });
  });
