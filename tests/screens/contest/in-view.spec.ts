import { expect, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts';
import { contest as text, contestCoach as coach, contestHelp, pads } from '#lib/i18n/messages.ts';
import { act, claim, openTable } from '../../support/contest.ts';
import { button, sitAt } from '../../../e2e/support/contest.ts';
import { inLanguage } from '../languages/speaking.ts';
import { openState } from '../walks/screen.ts';
import { CONTEST } from '../walks/contest.ts';

// What is read or touched while others wait is found without scrolling.
test.use({ serviceWorkers: 'block' });

const SIZES = [
  [390, 844],
  [320, 568],
  [844, 390],
] as const;
const ENTERED = [
  'the second of five sets',
  'a claim on six numbers up to a hundred',
  'a long line with a fault',
  'the next one proves, three sets',
  'a proof that failed before',
];

for (const name of ENTERED)
  test(`the whole pad is in view, in every language: ${name}`, async ({ page }) => {
    const cut: string[] = [];
    for (const lang of Object.keys(LANGUAGES) as Language[])
      await inLanguage(lang, async () => {
        await openState(CONTEST, name, page);
        await expect(page.getByRole('button', { name: text.cannot })).toBeVisible();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const box = await page.getByRole('group', { name: pads.keypad }).boundingBox();
          const end = (box?.y ?? Infinity) + (box?.height ?? 0);
          if (end > height) cut.push(`${lang}, ${width} × ${height}: ends at ${end}`);
        }
      });
    expect(cut).toEqual([]);
  });

test('on a phone that lies on its side, with words twice as large, the whole pad comes into view by itself: its seconds are counted', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 844, height: 390 });
  await openState(CONTEST, 'the second of five sets', page);
  await expect(button(page, text.cannot)).toBeInViewport({ ratio: 1 });
});

test('a point lost parts no bar: the book stays at its end, and the whole pad is in view', async ({
  page,
}) => {
  const played = openTable(4, [[3, 7, 8, 2]], { endScore: 20 });
  played.touch(claim(0, 1000)).play(act('conceded', 0, 2000));
  for (let seat = 0; seat < 4; seat += 1) played.play(act('readied', seat, 3000));
  played.play({ type: 'dealt', at: 3000, sets: [[3, 7, 8, 2]] }).touch(claim(1, 4000));
  await page.setViewportSize({ width: 360, height: 640 });
  await sitAt(page, played);
  await expect(button(page, text.cannot)).toBeInViewport({ ratio: 1 });
  const bar = await page.locator('header.bar').boundingBox();
  const book = await page.getByRole('button', { name: contestHelp.open }).boundingBox();
  expect([(bar?.height ?? 99) < 60, (book?.x ?? 0) > 300]).toEqual([true, true]);
});

for (const name of [
  'a distance, and both numbers it may mean',
  'a fraction of nothing, behind a hand',
  'an x of fifteen figures',
])
  for (const [width, height] of SIZES)
    test(`what is typed on a slip is entered without scrolling: ${name}, ${width} × ${height}`, async ({
      page,
    }) => {
      // A phone that is turned covers what is secret: it is opened at each size.
      await page.setViewportSize({ width, height });
      await openState(CONTEST, name, page);
      await expect(button(page, text.seal)).toBeInViewport({ ratio: 1 });
    });

// Whoever is first touches theirs: it is there, however many sets lie above it and whatever is explained.
const RACED = [
  'two',
  'three sets for three',
  'five sets for four, of whom two say Impossible',
  'six numbers up to a hundred',
  'five sets of six numbers',
  'four at four edges, five sets',
  'open numbers of four',
];
for (const name of RACED)
  test(`everybody's keys are in view, and all numbers: ${name}`, async ({ page }) => {
    await openState(CONTEST, name, page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('list', { name: coach.label })).toBeVisible();
      const keys = page.locator('.seats button');
      await expect(keys).not.toHaveCount(0);
      for (const key of await keys.all())
        await expect(key, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
      const foot = await page.locator('.foot').boundingBox();
      const cards = page.getByRole('group', { name: text.sets }).getByRole('listitem');
      await expect(cards).not.toHaveCount(0);
      for (const card of await cards.all()) {
        const box = await card.boundingBox();
        if (!foot || !box) throw new Error('There are no keys or no cards.');
        const isBeside = box.x + box.width <= foot.x;
        expect(isBeside || box.y + box.height <= foot.y, `${width} × ${height}`).toBe(true);
      }
    }
  });

// Of four only two have room; what one says instead stands above each.
for (const [name, at] of [
  ['one alone', 1],
  ['two', 3],
  ['six numbers up to a hundred', 0],
  ['open numbers of four', 1],
] as const)
  test(`on a phone on its side with words twice as large the keys begin in view, before what is explained: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await openState(CONTEST, name, page);
    const [key, told] = [
      page.locator('.seats button').nth(at),
      page.getByRole('list', { name: coach.label }),
    ];
    const [own, below] = [await key.boundingBox(), await told.boundingBox()];
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    expect(390 - (own?.y ?? Infinity), 'as much of it as a finger needs').toBeGreaterThanOrEqual(48);
    expect(below?.y ?? 0).toBeGreaterThan(own?.y ?? Infinity);
  });

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1280, 720],
] as const)
  for (const name of RACED.slice(0, 5))
    test(`before a screen all is in view, and what is explained: ${name}, ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openState(CONTEST, name, page);
      await expect(page.getByRole('list', { name: coach.label })).toBeVisible();
      const app = page.locator('.app');
      expect(await app.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    });

// Each has keys of their own where there is room for them, whatever lies above.
for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const)
  for (const name of [
    'an x half typed, on a slip or at a place of its own',
    'four at four edges, five sets',
    'three at three edges, near to the target',
  ])
    test(`all of one's own keys are in view: ${name}, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openState(CONTEST, name, page);
      await expect(button(page, text.seal)).not.toHaveCount(0);
      const app = page.locator('.app');
      expect(await app.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    });

for (const name of ['all have an x, sealed', 'all have an x, opened', 'who proves next'])
  test(`all that was entered is in view on a phone on its side: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openState(CONTEST, name, page);
    const footer = await page.locator('footer').boundingBox();
    for (const row of await page.getByRole('list', { name: text.entries }).getByRole('listitem').all()) {
      const box = await row.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
    }
  });

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1920, 1080],
] as const)
  test(`what the match came to is in view at its end: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openState(CONTEST, 'the end of 4', page);
    const sum = page.getByRole('table', { name: text.table }).getByRole('row').last();
    await expect(sum).toContainText(text.pointsRow);
    const [row, foot] = [await sum.boundingBox(), await button(page, text.again).boundingBox()];
    expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  });
