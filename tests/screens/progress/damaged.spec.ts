import { expect, test, type Locator, type Page } from '@playwright/test';
import { play as words, replay, table } from '#lib/i18n/messages.ts';
import type { MatchEventRow, MatchRow } from '#lib/storage/match.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { rowsOf, stoppedMatch, twoPlayers } from '../../../e2e/support/matches.ts';
import { openWith, readStore, STILL, writeStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Makes the nth event of a type unreadable, where it lies on disk. Answers its place. */
async function damage(page: Page, type: string, nth: number): Promise<number> {
  const rows = await readStore<MatchEventRow>(page, 'matchEvents');
  const row = rows.filter(({ event }) => (event as { type: string }).type === type)[nth];
  if (!row) throw new Error(`there are not so many of ${type}`);
  await page.goto(STILL);
  await writeStore(page, { matchEvents: [{ ...row, event: { type: 'flew', at: 0 } }] });
  return row.seq;
}

const broken = (page: Page): Locator => page.getByText(words.fault.broken);
const matchOf = (page: Page): string => new URL(page.url()).searchParams.get('match') ?? '';

test('a match with a damaged event is played on from the set that can be read', async ({ page }) => {
  await openWith(page, './play?match=m', rowsOf({ m: twoPlayers() }));
  await expect(act(page, table.pause.go)).toBeVisible();
  // Of three sets the second has a proof that cannot be read.
  const seq = await damage(page, 'proved', 1);
  await page.goto('./play?match=m');
  await expect(broken(page)).toBeVisible();
  await expect(page.getByText(words.goOnFrom.lost(2))).toBeVisible();
  expect(await axeFaults(page, 'a damaged match')).toEqual([]);
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    expect(await layoutFaults(page, 48)).toEqual([]);
  }

  await act(page, words.goOnFrom.set(2)).tap();
  await page.waitForURL((url) => url.searchParams.get('match') !== 'm');
  const id = matchOf(page);
  await act(page, table.pause.go).tap();
  await expect(act(page, table.pause.go)).toBeHidden();
  const events = await readStore<MatchEventRow>(page, 'matchEvents');
  const of = (match: string) => events.filter((row) => row.match === match).map(({ event }) => event);
  // The damaged log stays as it is.
  expect(of('m')[seq]).toEqual({ type: 'flew', at: 0 });
  expect(of(id).slice(0, seq)).toEqual(of('m').slice(0, seq));
  expect(of(id)[seq]).toMatchObject({ type: 'paused' });
  const matches = await readStore<MatchRow>(page, 'matches');
  expect(matches.find((row) => row.id === id)).toMatchObject({ standing: { sets: 1, winners: null } });
  expect(matches.find((row) => row.id === 'm')).toMatchObject({ standing: { sets: 3 } });
});

test('a match that was over says where it is damaged, and what came later is lost', async ({ page }) => {
  await openWith(page, './replay?match=m', rowsOf({ m: stoppedMatch() }));
  await expect(page.getByText(words.fault.broken)).toBeHidden();
  await damage(page, 'agreed', 1);
  await page.goto('./replay?match=m');
  await expect(broken(page)).toBeVisible();
  await expect(page.getByText(words.goOnFrom.lost(1))).toBeVisible();
  await act(page, words.goOnFrom.set(3)).tap();
  await page.waitForURL(/\/play\?match=/);
  await expect(act(page, table.pause.go)).toBeVisible();
});

test('what was damaged only behind its end can be looked at', async ({ page }) => {
  const rows = rowsOf({ m: stoppedMatch() });
  const [match] = rows.matches ?? [];
  if (!match) throw new Error('no match');
  const count = rows.matchEvents?.length ?? 0;
  const lost = { match: 'm', seq: count, by: 'test', event: { type: 'flew', at: 0 } };
  await openWith(page, './replay?match=m', {
    matches: [{ ...match, count: count + 1 }],
    matchEvents: [...(rows.matchEvents ?? []), lost],
  });
  await expect(page.getByText(words.goOnFrom.wasOver)).toBeVisible();
  await act(page, words.goOnFrom.look).tap();
  await expect(page.getByRole('button', { name: replay.save })).toBeVisible();
});
