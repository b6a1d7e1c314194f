import { expect, test, type Page } from '@playwright/test';
import { setsOf } from '#lib/games/contest/deal.ts';
import type { SharedFault } from '#lib/games/contest/shared.ts';
import { formatCount } from '#lib/i18n/format.ts';
import {
  contest as text,
  contestHelp as help,
  contestShared as words,
  houseRules,
  practice,
  presets,
  setup,
  standing,
} from '#lib/i18n/messages.ts';
import { act, claim, dealt, openTable, state } from '../../support/contest.ts';
import { axeFaults } from '../../../e2e/support/axe.ts';
import { button, sitAt, stateOn } from '../../../e2e/support/contest.ts';
import { layoutFaults } from '../../../e2e/support/layout.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { begin, startButton } from '../../../e2e/support/setup.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { saved } from '../stage/files.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** Closest to 100, of one set of five numbers up to 20. */
const LINK =
  'v=1&type=21&target=100&numbers=5&sets=1&range=20&end=3&round=0&between=ready&answer=60&entry=30&seed=4711';
const FILE = JSON.stringify({ format: 'two-dozen-rounds', query: `?${LINK}` });

/** What is said of a link or a file that holds no rounds. */
function sentenceOf(fault: SharedFault): string {
  const say: (fault: never) => string = words.fault[fault.code];
  return say(fault as never);
}

test('a file deals the rounds that are in it; another file gets a sentence and changes nothing', async ({
  page,
}) => {
  await openWith(page, './contest', {});
  const open = async (content: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: words.open }).tap();
    const file = {
      name: 'rounds.json',
      mimeType: 'application/json',
      buffer: new TextEncoder().encode(content),
    };
    await (await choosing).setFiles(file as never);
  };
  await expect(page.getByText(words.about[0] ?? '')).toBeVisible();
  expect(await axeFaults(page, 'bare')).toEqual([]);
  const spoilt: readonly (readonly [string, SharedFault])[] = [
    ['', { code: 'noFile' }],
    ['{"format":"two-dozen/backup"}', { code: 'noFile' }],
    [FILE.replace('target=100', 'target=ten'), { code: 'setting', field: 'target' }],
    [FILE.replace(/seed=\d+/, ''), { code: 'missing', field: 'seed' }],
    [FILE.slice(0, -30), { code: 'cutOff' }],
    [FILE + ' '.repeat(100_000), { code: 'tooLarge', size: FILE.length + 100_000, most: 7000 }],
  ];
  for (const [content, fault] of spoilt) {
    await open(content);
    await expect(page.getByRole('alert')).toHaveText(sentenceOf(fault));
    expect(new URL(page.url()).search).toBe('');
  }
  await open(FILE);
  await expect(page.getByText(words.number(formatCount(4711)))).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await axeFaults(page, 'shared')).toEqual([]);
  expect(await layoutFaults(page, 40)).toEqual([]);
  // The address is the link now, and a reload opens the same.
  expect(new URL(page.url()).search).toContain('seed=4711');
  await page.reload();
  await expect(startButton(page)).toBeVisible();
  await page.getByRole('button', { name: setup.playersShort(1, 4), exact: true }).tap();
  await begin(page);
  await button(page, text.begin).tap();
  await expect(button(page, text.raiseOf('Moon'))).toBeVisible();
  const { config, sets } = await stateOn(page);
  expect(config).toMatchObject({ type: 21, target: 100, numbers: 5, range: 20, edition: 2 });
  expect(sets).toEqual(setsOf(config, 0, 4711));
});

test('sets that could be made and that nobody made are practised, those that practice cannot deal are named', async ({
  page,
}) => {
  const missed = [
    [3, 7, 8, 2],
    [1, 1, 5, 20],
    [4, 4, 9, 1],
  ];
  const table = openTable(2, missed, { endScore: 1 });
  for (const seat of [0, 1]) table.play(act('impossible', seat, 1000));
  for (const seat of [0, 1]) table.play(act('readied', seat, 2000));
  table.play(dealt(2000, [6, 6, 6, 6], [1, 2, 3, 4], [2, 2, 2, 3]));
  const right = ['6 + 6 + 6 + 6', '1 × 2 × 3 × 4', '2 × 2 × 2 × 3'];
  table.touch(claim(1, 3000));
  for (const [set, line] of right.entries()) table.play(state(1, 4000 + set, line));
  await openWith(page, './play?match=m', rowsOf({ m: table }));
  // “These” are not those that cannot be practised: they are named after it.
  const keys = page.locator('.acts').getByText(/./);
  await expect(page.getByText(text.unfit(1))).toBeVisible();
  await expect(keys).toHaveText([text.shareRounds, standing.practise(2), text.unfit(1)]);
  await button(page, text.replay).tap();
  await expect(page.getByText(text.unfit(1))).toBeVisible();
  await page.getByRole('link', { name: standing.practise(2) }).tap();
  await expect(page.getByRole('heading', { name: practice.givenTitle(2) })).toBeVisible();
  const cards = page.getByRole('group', { name: practice.cards, exact: true }).getByRole('button');
  await expect(cards).toHaveCount(4);
  const ranks = (await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? '')))
    .map((name) => name.replace('Ace', '1').match(/\d+/)?.[0])
    .map(Number);
  expect(ranks.toSorted((a, b) => a - b)).toEqual([2, 3, 7, 8]);
  await page.goBack();
  await expect(page.getByText(text.unfit(1))).toBeVisible();
});

test('the rounds are saved as a file that says which they are, and that it is saved is said', async ({
  page,
}) => {
  await openWith(page, `./contest?${LINK}`, {});
  const told = page.getByRole('status').filter({ hasText: words.saved });
  await expect(row(page, words.file)).toBeVisible();
  await expect(told).toHaveCount(0);
  const file = await saved(() => row(page, words.file).tap());
  expect(file.name).toBe('two-dozen-rounds-4711.json');
  expect(file.text).toContain('seed=4711');
  await expect(told).toBeVisible();
});

test('house rules are kept under a name, used after a reload, and deleted with a way back', async ({
  page,
}) => {
  await openWith(page, './setup?game=contest&players=2', {});
  const openRules = () => row(page, setup.rules.title).tap();
  const sheet = page.getByRole('dialog', { name: setup.rules.title });
  await openRules();
  await sheet.getByRole('button', { name: houseRules.presets.closest, exact: true }).tap();
  await sheet.getByRole('button', { name: presets.save }).tap();
  await expect(sheet.getByLabel(presets.name)).toBeFocused();
  await sheet.getByRole('button', { name: presets.keep }).tap();
  await expect(sheet.getByRole('alert')).toHaveText(presets.fault.emptyName);
  await page.keyboard.type('Friday');
  expect(await axeFaults(page, 'presets')).toEqual([]);
  await page.keyboard.press('Enter');
  const own = sheet.getByRole('list', { name: presets.own });
  await expect(own.getByRole('button', { name: 'Friday', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await sheet.getByRole('button', { name: houseRules.presets.kids, exact: true }).tap();
  await expect(own.getByRole('button', { name: 'Friday', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(own).toBeVisible();
  await page.reload();
  await openRules();
  await own.getByRole('button', { name: 'Friday', exact: true }).tap();
  await expect(sheet.getByRole('combobox')).toHaveValue('21');
  await own.getByRole('button', { name: presets.remove('Friday') }).tap();
  await expect(own).toHaveCount(0);
  await sheet.getByRole('button', { name: presets.undo }).tap();
  await expect(own.getByRole('listitem')).toHaveCount(1);
  expect(await layoutFaults(page, 40)).toEqual([]);
});

test('after a round of Closest to, a line tells how near was what was proved; the rules are one tap away', async ({
  page,
}) => {
  const table = openTable(2, [[3, 5, 7, 10]], { type: 21, answerTime: 0, endScore: 1 });
  table
    .answers(0, 1000, 1026)
    .answers(1, 3000, 3, 7)
    .play(act('conceded', 1, 9000));
  await sitAt(page, table);
  await button(page, help.open).tap();
  const sheet = page.getByRole('dialog', { name: help.title });
  await expect(sheet.getByText(help.closest[0] ?? '')).toBeVisible();
  expect(await axeFaults(page, 'help')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.type('3*5*7*10');
  await page.keyboard.press('Enter');
  const line = page.getByRole('img', { name: /^Around 24: / });
  await expect(line).toHaveAccessibleName(text.line(24, [text.away('Mei', '1026')], '1 third'));
  expect(await axeFaults(page, 'line')).toEqual([]);
  // However far others were, both marks of the nearest are seen: beside the target's box or under it, and apart.
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const hidden = await line.evaluate((svg) => {
      const boxes = [...svg.querySelectorAll('rect, .best')].map((each) => each.getBoundingClientRect());
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const pairs = boxes.flatMap((a, at) => boxes.slice(at + 1).map((b) => isOver(a, b)));
      return { boxes: boxes.length, over: pairs.filter(Boolean).length };
    });
    expect([width, hidden]).toEqual([width, { boxes: 3, over: 0 }]);
  }
  // What has just come takes no key for a moment.
  await expect(page.locator('main [inert]')).toHaveCount(0);
  expect(await layoutFaults(page, 40)).toEqual([]);
});
