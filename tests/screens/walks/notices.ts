import { expect, type Page } from '@playwright/test';
import { common, diagnostics, home, languages, memory, settings, setup } from '#lib/i18n/messages.ts';
import { attemptRow, solvedDay } from '../../../e2e/support/attempts.ts';
import { rowsOf, twoPlayers } from '../../../e2e/support/matches.ts';
import { act } from '../../../e2e/support/table.ts';
import {
  beDevice,
  breakDisk,
  holdStorage,
  IPHONE,
  keptOffline,
  lackWords,
  loseAll,
  offerInstall,
} from '../stage/pretended.ts';
import { like, show, type Screen } from './screen.ts';

/** Settings, and the slip that opens there. */
async function setting(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: like(`${name}§`) })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** What the app says of itself: versions, disks, ways onto the home screen, words that did not come. */
export const NOTICES: readonly Screen[] = [
  {
    name: 'home, ready without a network',
    open: async (page) => {
      keptOffline('nothing waits');
      await show(page, './', {});
      await expect(page.getByText(home.ready)).toBeVisible();
    },
  },
  {
    name: 'home, a newer version waits',
    open: async (page) => {
      keptOffline('another waits');
      await show(page, './', {});
      await expect(act(page, home.update.action)).toBeVisible();
    },
  },
  {
    name: 'home, all matches to go on with',
    open: async (page) => {
      await show(page, './', {
        ...rowsOf({ one: twoPlayers(), other: twoPlayers() }),
        attempts: [solvedDay(20260310)],
      });
      await act(page, setup.home.all(2)).tap();
      await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2);
    },
  },
  {
    name: 'the first visit, after all was lost',
    open: async (page) => {
      loseAll();
      await page.goto('./');
      await expect(act(page, memory.lost.action)).toBeVisible();
    },
  },
  {
    name: 'home, words that did not come',
    open: async (page) => {
      lackWords();
      await show(page, './', {});
      await expect(page.getByText(common.unworded)).toBeVisible();
    },
  },
  ...(
    [
      ['broken', 'UnknownError'],
      ['unavailable', 'SecurityError'],
      ['newer', 'VersionError'],
    ] as const
  ).map(([reason, fault]) => ({
    name: `home, over the banner of a disk that is ${reason}, tried twice`,
    open: async (page: Page) => {
      breakDisk(fault);
      await page.goto('./');
      await act(page, home.first.known).tap();
      for (const times of [1, 2]) {
        await act(page, memory.tryAgain).tap();
        await expect(page.getByRole('alert')).toContainText(memory.inVain(times));
      }
      await expect(page.getByText(memory.reason[reason])).toBeVisible();
    },
  })),
  {
    name: 'the way onto the home screen of an iPhone',
    open: async (page) => {
      beDevice(IPHONE);
      await show(page, './settings', { attempts: [attemptRow('one')] });
      await setting(page, settings.install);
    },
  },
  {
    name: 'the way onto the home screen, by the browser’s own question',
    open: async (page) => {
      await show(page, './settings', { attempts: [attemptRow('one')] });
      await offerInstall();
      await setting(page, settings.install);
    },
  },
  {
    name: 'diagnostics',
    open: async (page) => {
      beDevice(IPHONE);
      holdStorage();
      await show(page, './settings', { attempts: [attemptRow('one')] });
      await setting(page, settings.diagnostics);
      await expect(page.getByText(IPHONE)).toBeVisible();
      await expect(page.getByText(diagnostics.onDisk(1, 0, 0))).toBeVisible();
    },
  },
  {
    name: 'the languages, without a network',
    open: async (page) => {
      await show(page, './language', {});
      await page.context().setOffline(true);
      await expect(page.getByText(languages.offline)).toBeVisible();
    },
  },
];
