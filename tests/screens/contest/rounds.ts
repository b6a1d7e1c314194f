// A round as it is played by whoever knows the best of it.
import { expect, type Page } from '@playwright/test';
import { finish } from '#lib/core/work.ts';
import { bestWork, type BestAnswer } from '#lib/games/contest/search/index.ts';
import { TYPES } from '#lib/games/contest/types.ts';
import { contest as text } from '#lib/i18n/messages.ts';
import { stateOn } from '../../../e2e/support/contest.ts';
import type { Way } from '../../../e2e/support/contest-ways.ts';

/** What could be made of the sets on the table. */
export async function bestOn(page: Page): Promise<BestAnswer> {
  const { sets, config } = await stateOn(page);
  return finish(bestWork({ sets, target: config.target, family: TYPES[config.type].family }));
}

/** Whether what lies on disk is in this phase. */
export const inPhase = (page: Page, type: string) =>
  expect.poll(async () => (await stateOn(page)).phase.type).toBe(type);

/** Enters a line for each set. */
export async function stateAll(page: Page, way: Way, lines: BestAnswer['lines']): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await expect(page.getByText(lines[index - 1] ?? '', { exact: true })).toBeVisible();
    await way.state(page, line ?? '', index + 1 < lines.length ? text.nextSet : text.rule);
  }
}
