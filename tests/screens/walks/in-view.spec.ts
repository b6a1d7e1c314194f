// What comes next is in view where a screen opens, at every size: whoever has lost all, has come to the end of a run or types a number scrolls for nothing.
import { expect, test } from '@playwright/test';
import { home, runs, solver } from '#lib/i18n/messages.ts';
import { NOTICES } from './notices.ts';
import { RUNS } from './runs.ts';
import { openState } from './screen.ts';
import { BETWEEN, SIZES } from './shapes.ts';
import { SOLVER } from './solver.ts';

const NEXT = [
  [NOTICES, 'the first visit, after all was lost', home.first.begin],
  [RUNS, 'a race that a friend sent, won', runs.end.again],
  [RUNS, 'a storm, the end, below the best, with a hand that took long', runs.end.again],
  [RUNS, 'a streak, the end', runs.end.again],
  [SOLVER, 'a number at fault', solver.done],
  [SOLVER, 'a target being typed', solver.done],
  [SOLVER, 'eight cards, one being typed', solver.done],
] as const;

for (const [screens, name, next] of NEXT)
  test(`what comes next is in view: ${name}`, async ({ page }) => {
    await openState(screens, name, page);
    for (const size of [...SIZES, ...BETWEEN]) {
      await page.setViewportSize(size);
      const button = page.getByRole('button', { name: next, exact: true });
      await expect(button, `${size.width} × ${size.height}`).toBeInViewport({ ratio: 1 });
    }
  });
