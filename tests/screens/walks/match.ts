import { expect, type Page } from '@playwright/test';
import { play, setup, table } from '#lib/i18n/messages.ts';
import type { MatchEventRow } from '#lib/storage/match.ts';
import { act as agreed, openTable, realTable, slapBy, WORKED } from '../../support/slap.ts';
import { playElsewhere, rowsOf, twoPlayers } from '../../../e2e/support/matches.ts';
import { act } from '../../../e2e/support/table.ts';
import { like, show, type Screen } from './screen.ts';

/** Each screen has a match of its own: one that was left may still be kept, with more events. */
const lay = (id: string) => rowsOf({ [id]: openTable(2, [5, 7, 8, 9]) });

async function goOn(page: Page): Promise<void> {
  await act(page, table.pause.go).tap();
  await expect(act(page, table.pause.go)).toHaveCount(0);
}

/** The page of a match where there is no table to show, and what it asks before it is left or ended. */
export const MATCH: readonly Screen[] = [
  {
    name: 'a match that is not there',
    open: async (page) => {
      await show(page, './play?match=nobody', {});
      await expect(page.getByRole('alert')).toContainText(play.fault.missing);
    },
  },
  {
    name: 'a match that is damaged',
    open: async (page) => {
      const rows = rowsOf({ damaged: twoPlayers() });
      const events = (rows.matchEvents ?? []) as readonly MatchEventRow[];
      const proof = events.findLast(({ event }) => (event as { readonly type?: string }).type === 'proved');
      const matchEvents = events.map((row) =>
        row === proof ? { ...row, event: { type: 'flew', at: 0 } } : row,
      );
      await show(page, './play?match=damaged', { ...rows, matchEvents });
      await expect(page.getByRole('button', { name: like(play.goOnFrom.set(2)) })).toBeVisible();
    },
  },
  {
    name: 'a match that another window plays on',
    open: async (page) => {
      await show(page, './play?match=shared', lay('shared'));
      await goOn(page);
      await playElsewhere(page, 'shared', { type: 'paused', at: 1 });
      await expect(page.getByRole('heading', { name: play.elsewhere.title })).toBeVisible();
    },
  },
  {
    name: 'whether the table is to be left',
    open: async (page) => {
      await show(page, './', lay('left'));
      await page.getByRole('link', { name: setup.home.goOn(setup.games.slap) }).tap();
      await goOn(page);
      await page.goBack();
      await expect(page.getByRole('dialog', { name: play.leave.title })).toBeVisible();
    },
  },
  {
    name: 'whether the match is to be ended',
    open: async (page) => {
      await show(page, './play?match=ended', lay('ended'));
      await goOn(page);
      await act(page, table.pause.open).first().tap();
      await page.getByRole('button', { name: like(`${table.pause.stop}§`) }).tap();
      await expect(page.getByRole('dialog', { name: table.pause.stopTitle })).toBeVisible();
    },
  },
  {
    name: 'whether a step is to be taken back',
    open: async (page) => {
      const played = realTable(2).play(slapBy(1, 4000), agreed('agreed', 0, 6000));
      // The next four cards lie open.
      played.play(agreed('readied', 0, 7000), agreed('readied', 1, 7000)).through(11_000);
      await show(page, './play?match=back', rowsOf({ back: played }));
      await goOn(page);
      await act(page, table.pause.open).first().tap();
      await act(page, table.pause.step).tap();
      await expect(page.getByRole('dialog', { name: table.pause.across.title })).toBeVisible();
    },
  },
  {
    name: 'whether a touch is to be taken out',
    open: async (page) => {
      const played = openTable(2, WORKED.ranks).play(slapBy(1, 4000)).through(4100);
      await show(page, './play?match=stray', rowsOf({ stray: played }));
      await goOn(page);
      await act(page, table.pause.open).first().tap();
      const name = table.pause.stray('Grandma');
      await page.getByRole('button', { name, exact: true }).tap();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
  },
];
