import { expect, type Page } from '@playwright/test';
import { addDays } from '#lib/core/calendar.ts';
import {
  backup,
  examples,
  home,
  kingsHands,
  lesson,
  matchList,
  memory,
  patternLessons,
  practice,
  progress,
  reminder,
  runs,
  settings,
  setup,
  standing,
} from '#lib/i18n/messages.ts';
import { inSigns } from '#lib/i18n/signs.ts';
import { type Hand } from '#lib/practice/hand.ts';
import { LESSON_IDS } from '#lib/practice/lesson-hands.ts';
import { GAMES_SHOWN } from '#lib/screens/about/games.ts';
import { DATABASE } from '#lib/storage/schema.ts';
import { fileWith } from '../../storage/support/backups.ts';
import { attemptRow, solvedDay } from '../../../e2e/support/attempts.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { drag, middleOf } from '../../../e2e/support/drag.ts';
import { tournament } from '../../../e2e/support/kings.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { beginSent } from '../../../e2e/support/runs.ts';
import { type Rows } from '../../../e2e/support/store.ts';
import { act, cardsOn, solve } from '../../../e2e/support/table.ts';
import { yearsOf } from '../../../e2e/support/years.ts';
import { fileWith as fileOf } from '../stage/files.ts';
import { holdStorage } from '../stage/pretended.ts';
import { like, show, today, type Screen } from './screen.ts';

/** A person who has played for a while: days in a row, and hands of every kind in the list. */
const USED: Rows = {
  attempts: [
    // Enough of them for a usual time.
    ...Array.from({ length: 12 }, (_, index) => attemptRow(`early ${index}`, { ms: 7_000 * (index + 1) })),
    solvedDay(addDays(today, -1)),
    attemptRow('shown', { outcome: 'shown', expression: null, hints: 4 }),
    attemptRow('none', { outcome: 'none', expression: null, target: -12 }),
    attemptRow('skipped', { outcome: 'skipped', expression: null }),
    attemptRow('long', { ms: 5_025_000, expression: '(10 × 10 − 4) ÷ 4', hints: 1 }),
    solvedDay(today),
  ],
};

/** Weeks of somebody who gets faster. */
const hands = (count: number, until = Date.now() - 3_600_000): Rows => ({
  attempts: yearsOf({
    count,
    until,
    perDay: Math.max(3, count / 40),
    from: 1.5,
    to: 0.8,
  }),
});

/** Settings, which have asked how much is stored. */
async function openSettings(page: Page): Promise<void> {
  await show(page, './settings', USED);
  await expect(page.getByText(like(settings.keptMore('§')))).toBeVisible();
}

async function setting(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await page
    .getByRole('button', { name: like(`${name}§`) })
    .first()
    .tap();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function chooseFile(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await act(page, backup.action.choose).tap();
  await (await choosing).setFiles(fileOf(text));
}

/** How far the first hands have come, by keys; a blank goes on to the next. */
const FIRST_HANDS = [
  { name: 'a card is shown', keys: '' },
  { name: 'a sign is shown', keys: '1' },
  { name: 'which sign', keys: '1+2+3' },
  { name: 'a miss', keys: '1+2+3+4' },
  { name: 'the first is made', keys: '1+2+3*4' },
  { name: 'a half', keys: '1+2+3*4 5/0' },
  { name: 'an idea', keys: '1+2+3*4 0/5*0+4 7+5' },
  { name: 'the end', keys: '1*2*3*4 0/5*0+4 7+53-1*12 ' },
] as const;

const made = (operator: '-' | '*', from: number, onto: number) =>
  ({ type: 'combined', from, operator, onto }) as const;

/** A hand on the practice table of somebody who plays with the left thumb. */
async function lefty(page: Page, row: Hand): Promise<void> {
  const settings = [{ key: 'preferences', value: { thumb: 'left' } }];
  await show(page, './practice', { hands: [{ slot: 'practice', row }], settings });
  await expect(cardsOn(page).first()).toBeVisible();
}

/** Home has what is fetched after its first paint. */
const isWhole = (page: Page) =>
  expect(page.getByRole('link', { name: new RegExp(`^${runs.title}`) })).toBeVisible();

/** The pages, and the slips that open on them. */
export const PAGES: readonly Screen[] = [
  {
    name: 'the first visit',
    open: async (page) => {
      await page.goto('./');
      await expect(act(page, home.first.begin)).toBeVisible();
    },
  },
  ...FIRST_HANDS.map(({ name, keys }) => ({
    name: `first hands, ${name}`,
    open: async (page: Page) => {
      await page.goto('./');
      await act(page, home.first.begin).tap();
      await expect(page.getByText(lesson.say.ace)).toBeVisible();
      for (const key of keys) await page.keyboard.press(key === ' ' ? 'Enter' : key);
    },
  })),
  {
    name: 'home, new',
    open: async (page) => {
      await show(page, './', {});
      await expect(page.getByText(inSigns(home.rule))).toBeVisible();
      await isWhole(page);
    },
  },
  {
    name: 'home, used, without a network',
    open: async (page) => {
      await show(page, './', USED);
      await page.context().setOffline(true);
      await expect(page.getByText(home.offline)).toBeVisible();
      await expect(page.getByText(home.ways)).toBeVisible();
      await isWhole(page);
      await page.context().setOffline(false);
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
    },
  },
  {
    name: 'home, a run that was left',
    open: async (page) => {
      await show(page, './runs?run=streak&v=1&seed=5', {});
      await beginSent(page);
      await act(page, runs.back).tap();
      await page.goto('./');
      await expect(page.getByRole('link', { name: like(`${runs.title}§`) })).toContainText(home.goOn);
      await isWhole(page);
    },
  },
  {
    name: 'home, with hands to warm up with',
    open: async (page) => {
      await show(page, './', {
        attempts: [attemptRow('shown', { outcome: 'shown', expression: null, hints: 4 })],
      });
      await expect(page.getByText(setup.home.warmUp)).toBeVisible();
      await isWhole(page);
    },
  },
  { name: 'settings', open: openSettings },
  {
    name: 'settings, the browser will not keep the games',
    open: async (page) => {
      holdStorage({ keeps: false });
      await openSettings(page);
      await page.getByRole('button', { name: settings.askKeep }).tap();
      await expect(page.getByText(settings.keepRefused)).toBeVisible();
    },
  },
  { name: 'rules and credits', open: (page) => show(page, './about', {}) },
  { name: 'the languages', open: (page) => show(page, './language', {}) },
  ...GAMES_SHOWN.map((game) => ({
    name: `how to play ${game}`,
    open: async (page: Page) => {
      await show(page, `./about?game=${game}`, {});
      await expect(page.getByText(examples.title)).toBeVisible();
    },
  })),
  {
    name: 'how to play kings, with all hands',
    open: async (page) => {
      await show(page, './about?game=kings', {});
      await page.locator('summary').tap();
      await expect(page.getByText(kingsHands.k)).toBeVisible();
    },
  },
  ...LESSON_IDS.map((id) => ({
    name: `a short lesson, ${id}`,
    open: async (page: Page) => {
      await show(page, `./about?game=practice&lesson=${id}`, {});
      await expect(act(page, patternLessons.begin)).toBeVisible();
    },
  })),
  {
    name: 'a short lesson, a step of fractions is shown',
    open: async (page) => {
      await show(page, './about?game=practice&explain=3-3-8-8', {});
      await act(page, patternLessons.begin).tap();
      for (let taps = 0; taps < 6; taps += 1) await page.locator('.shown').tap();
      await expect(page.locator('.shown')).toHaveCount(1);
    },
  },
  {
    name: 'first hands, the signs where a card was dropped',
    open: async (page) => {
      await page.goto('./');
      await act(page, home.first.begin).tap();
      await expect(page.getByText(lesson.say.ace)).toBeVisible();
      await drag(page, cardsOn(page).nth(0), await middleOf(cardsOn(page).nth(2)));
      await expect(page.getByRole('dialog', { name: practice.dropSign })).toBeVisible();
    },
  },
  {
    name: 'a short lesson, its end',
    open: async (page) => {
      await show(page, './about?game=practice&lesson=sum', {});
      await act(page, patternLessons.begin).tap();
      await expect(page.locator('.shown')).toHaveCount(1);
      for (const key of '0+0+5-1 0+0+0-6 8+8+7+1 ') await page.keyboard.press(key === ' ' ? 'Enter' : key);
      await expect(page.getByRole('heading', { name: patternLessons.end })).toBeVisible();
    },
  },
  {
    name: 'a short lesson that there is not',
    open: async (page) => {
      await show(page, './about?game=practice&lesson=none', {});
      await expect(page.getByText(patternLessons.unknown)).toBeVisible();
    },
  },
  {
    name: 'five cards, of which one could only be divided by nought, for the left thumb',
    open: async (page) => {
      const [less, times, again] = [made('-', 0, 1), made('*', 2, 3), made('*', 3, 4)];
      await lefty(page, handOf([7, 7, 13, 13, 13], { moves: [less, times, again] }));
      await expect(page.getByRole('button', { name: practice.byZeroLabel })).toBeDisabled();
    },
  },
  {
    name: 'six cards, of which five make a large number',
    open: async (page) => {
      const moves = [0, 1, 2, 3].map((at) => made('*', at, at + 1));
      await lefty(page, handOf([13, 13, 13, 13, 13, 1], { moves }));
    },
  },
  {
    name: 'a hand solved, for the left thumb',
    open: async (page) => {
      await lefty(page, handOf([1, 2, 3, 4]));
      await solve(page);
      await expect(act(page, practice.again)).toBeVisible();
    },
  },
  { name: 'an address that leads nowhere', open: (page) => show(page, './no-such-page', {}) },
  { name: 'saving to a file', open: (page) => setting(page, settings.export) },
  { name: 'restoring, before a file is chosen', open: (page) => setting(page, settings.restore) },
  {
    name: 'restoring, a file that is refused',
    open: async (page) => {
      await setting(page, settings.restore);
      await chooseFile(page, '{}');
      await expect(page.getByText(backup.unchanged)).toBeVisible();
    },
  },
  {
    name: 'restoring, in place of what is here',
    open: async (page) => {
      await setting(page, settings.restore);
      await chooseFile(page, await fileWith({}));
      await act(page, backup.hows.replace).tap();
      await expect(page.getByText(backup.about.replace)).toBeVisible();
    },
  },
  {
    name: 'restoring, done',
    open: async (page) => {
      await setting(page, settings.restore);
      await chooseFile(page, await fileWith({}));
      await act(page, backup.action.restore).tap();
      await expect(act(page, backup.action.done)).toBeVisible();
    },
  },
  {
    name: 'home, a copy is asked for',
    open: async (page) => {
      const LONG_AGO = { startedAt: Date.now() - 40 * 86_400_000 };
      await show(page, './', {
        attempts: Array.from({ length: 12 }, (_, index) => attemptRow(`old ${index}`, LONG_AGO)),
      });
      await expect(page.getByText(backup.remind.title)).toBeVisible();
    },
  },
  { name: 'the way onto the home screen', open: (page) => setting(page, settings.install) },
  { name: 'a daily reminder', open: (page) => setting(page, settings.reminder) },
  {
    name: 'a daily reminder, and a mark that is refused',
    open: async (page) => {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: refuse });
      await setting(page, settings.reminder);
      const badge = page.getByRole('switch', { name: new RegExp(`^${reminder.badge}`) });
      await badge.tap();
      await expect(badge).toContainText(reminder.badgeRefused);
      Reflect.deleteProperty(navigator, 'setAppBadge');
    },
  },
  { name: 'deleting all', open: (page) => setting(page, settings.erase) },
  {
    name: 'progress, used',
    open: async (page) => {
      await show(page, './progress', USED);
      await expect(page.getByRole('table', { name: progress.families })).toBeVisible();
      await expect(page.getByText(progress.bests.ten)).toBeVisible();
    },
  },
  {
    name: 'progress, two hundred hands',
    open: async (page) => {
      await show(page, './progress', hands(200));
      await expect(page.getByText(progress.bests.hardest)).toBeVisible();
    },
  },
  {
    name: 'progress, two hundred hands, as tables',
    open: async (page) => {
      await show(page, './progress', hands(200));
      await expect(page.getByText(progress.bests.hardest)).toBeVisible();
      for (const left of [3, 2, 1]) {
        await expect(act(page, progress.asTable)).toHaveCount(left);
        await act(page, progress.asTable).first().tap();
      }
    },
  },
  {
    name: 'progress, twelve hands',
    open: async (page) => {
      await show(page, './progress', hands(12));
      await expect(page.getByRole('heading', { name: progress.bests.title })).toBeVisible();
      await expect(page.getByRole('table', { name: progress.families })).toBeVisible();
    },
  },
  {
    name: 'progress, hands of one week',
    open: async (page) => {
      const until = Date.now() - 3_600_000;
      await show(page, './progress', { attempts: yearsOf({ count: 40, until, perDay: 13, from: 1, to: 1 }) });
      await expect(page.locator('.dates')).toBeVisible();
      await expect(page.getByRole('table', { name: progress.families })).toBeVisible();
    },
  },
  // Not so many on a date that none is told in two parts.
  ...[12, 210].map((count) => ({
    name: `progress, ${count} hands in a list`,
    open: async (page: Page) => {
      // Their minutes are read there: whatever has passed since the page was opened changes none.
      await show(page, './progress?hands', hands(count, Date.UTC(2026, 2, 12, 10, 30, 30)));
      await expect(page.getByRole('button', { name: like(progress.remove('§')) }).first()).toBeVisible();
      await expect(page.getByText(progress.more)).toHaveCount(0);
    },
  })),
  ...['patterns', 'hands'].map((tab) => ({
    name: `progress, no ${tab}`,
    open: async (page: Page) => {
      await show(page, `./progress?${tab}`, {});
      await expect(page.getByText(progress.empty.title)).toBeVisible();
    },
  })),
  ...[12, 200, 2000].map((count) => ({
    name: `progress, patterns of ${count} hands`,
    open: async (page: Page) => {
      await show(page, './progress?patterns', hands(count));
      await expect(
        page.getByText(count < 50 ? progress.patterns.early : progress.patterns.intro),
      ).toBeVisible();
    },
  })),
  {
    name: 'progress, a pattern',
    open: async (page) => {
      await show(page, './progress?patterns', hands(200));
      await page
        .getByRole('button', { name: like(`${progress.patterns.both}§`) })
        .first()
        .tap();
      await expect(page.getByRole('heading', { name: progress.patterns.last })).toBeVisible();
    },
  },
  {
    name: 'progress, patterns, none known',
    open: async (page) => {
      await show(page, './progress?patterns', { attempts: [attemptRow('other', { target: 25 })] });
      await expect(page.getByText(progress.patterns.none)).toBeVisible();
    },
  },
  {
    name: 'progress, hands, one missed',
    open: async (page) => {
      await show(page, './progress?hands', {
        attempts: [attemptRow('shown', { outcome: 'shown', expression: null, hints: 4 })],
      });
      await expect(page.getByText(like(progress.found(1, 0, null)))).toBeVisible();
    },
  },
  {
    name: 'progress, hands, none found',
    open: async (page) => {
      await show(page, './progress?hands', USED);
      await page.getByRole('searchbox', { name: progress.find }).fill('100');
      await expect(page.getByText(progress.noneFound)).toBeVisible();
    },
  },
  {
    name: 'progress, hands, one just deleted',
    open: async (page) => {
      await show(page, './progress?hands', USED);
      await page
        .getByRole('button', { name: like(progress.remove('§')) })
        .first()
        .tap();
      await expect(act(page, progress.undo)).toBeVisible();
    },
  },
  {
    name: 'progress, hands, over the banner of a failing disk',
    open: async (page) => {
      await show(page, './progress?hands', USED);
      await expect(page.getByText(progress.find)).toBeAttached();
      await page.evaluate((name) => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('Internal error opening backing store', 'UnknownError');
        };
        indexedDB.deleteDatabase(name);
      }, DATABASE);
      await page
        .getByRole('button', { name: like(progress.remove('§')) })
        .first()
        .tap();
      await expect(page.getByText(memory.reason.broken)).toBeVisible();
    },
  },
  {
    name: 'progress, empty',
    open: async (page) => {
      await show(page, './progress', {});
      await expect(page.getByText(progress.empty.title)).toBeVisible();
    },
  },
  {
    name: 'progress, no matches',
    open: async (page) => {
      await show(page, './progress?matches', {});
      await expect(page.getByText(matchList.empty.title)).toBeVisible();
    },
  },
  {
    name: 'progress, no matches together',
    open: async (page) => {
      await show(page, './progress?standing', {});
      await expect(page.getByText(standing.together.empty.title)).toBeVisible();
    },
  },
  {
    name: 'progress, a match that was won',
    open: async (page) => {
      await show(page, './progress?matches', rowsOf({ m: tournament() }));
      await expect(page.getByText(matchList.together)).toBeVisible();
    },
  },
];
