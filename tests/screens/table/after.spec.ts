import { expect, test, type Page } from '@playwright/test';
import {
  common,
  games,
  knock,
  matches,
  matchList,
  practice,
  progress,
  replay,
  standing,
} from '#lib/i18n/messages.ts';
import {
  fileOf,
  fourPlayers,
  knockMatch,
  rowsOf,
  stoppedMatch,
  twoPlayers,
} from '../../../e2e/support/matches.ts';
import { openWith, readStore } from '../../../e2e/support/store.ts';
import { act } from '../../../e2e/support/table.ts';
import * as contest from '../../support/contest.ts';
import { newTable } from '../../support/slap.ts';
import { fileWith, saved } from '../stage/files.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('link') });
const more = (page: Page, name: RegExp = /^More about/) => page.getByRole('button', { name }).first();
const status = (page: Page) => page.getByRole('status');
const choose = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles(fileWith(text, 'match.json'));

/** The line over the cards of a set. */
const headOf = (page: Page, set: number, sets: number) =>
  page.getByText(new RegExp(`^${replay.set(set, sets)} · `));

async function list(page: Page, tables: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await openWith(page, './progress?matches', rowsOf(tables));
  await expect(page.getByRole('button', { name: matchList.open })).toBeVisible();
}
async function lookBack(page: Page, table: unknown): Promise<void> {
  await openWith(page, './replay?match=a', rowsOf({ a: table }));
  await expect(headOf(page, 1, 3)).toBeVisible();
}

test.describe('the list of matches', () => {
  test('is a tab of progress, and says so while there is none', async ({ page }) => {
    await openWith(page, './progress', {});
    await page.getByRole('link', { name: progress.tabs.matches, exact: true }).tap();
    await expect(page.getByText(matchList.empty.title)).toBeVisible();
    await expect(page).toHaveURL(/progress\?matches$/);
    await page.reload();
    await expect(page.getByText(matchList.empty.title)).toBeVisible();
    await page.getByRole('link', { name: progress.tabs.overview, exact: true }).tap();
    await expect(page.getByText(matchList.empty.title)).toBeHidden();
  });

  test('says of nobody who is alone that they won', async ({ page }) => {
    const alone = contest
      .openTable(1, [[3, 7, 8, 2]], { type: 2, endScore: 1, roundTime: 0, answerTime: 0, entryTime: 0 })
      .touch(contest.claim(0, 1000))
      .play(contest.state(0, 65_020, '(7 − 3) × (8 − 2)'));
    await list(page, { alone });
    const link = rows(page).getByRole('link');
    await expect(link).toContainText(matchList.score('Mei', 1, false));
    await expect(link).not.toContainText(matchList.score('Mei', 1, true));
    await expect(link.locator('.won')).toHaveCount(0);
  });

  test('has every match with its score; one that goes on leads to the table, one that is over to its sets', async ({
    page,
  }) => {
    await list(page, { open: twoPlayers(), four: fourPlayers() });
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).nth(0)).toContainText(matchList.goOn);
    await expect(rows(page).nth(0).getByRole('link')).toHaveAttribute('href', /play\?match=open$/);
    await expect(rows(page).nth(1)).toContainText(matchList.stopped);
    await expect(rows(page).nth(1)).toContainText(matchList.score('Grandma', 14, false));
    await rows(page).nth(1).getByRole('link').tap();
    await expect(headOf(page, 1, 2)).toBeVisible();
  });

  test('gives a deleted match back for ten seconds, and the keyboard its way to that', async ({ page }) => {
    await page.clock.install();
    await list(page, { four: fourPlayers() });
    const remove = async () => {
      await more(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: matchList.remove }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(matchList.removed)).toBeVisible();
    };
    await remove();
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: matchList.undo })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await remove();
    await page.clock.runFor(10_100);
    await expect(page.getByText(matchList.removed)).toBeHidden();
    await expect(page.getByRole('heading', { name: matchList.list, exact: true })).toBeFocused();
    await expect.poll(() => readStore(page, 'matches')).toEqual([]);
    await expect.poll(() => readStore(page, 'matchEvents')).toEqual([]);
  });
});

test.describe('a match as a file', () => {
  test('is saved, here already when it is opened, and opened again with the same sets where it is not', async ({
    page,
  }) => {
    await list(page, { stopped: stoppedMatch() });
    await more(page).tap();
    const { name, text } = await saved(() => page.getByRole('button', { name: matchList.save }).tap());
    expect(name).toBe('two-dozen-slap-2026-11-20.json');
    expect(text).toBe(fileOf(stoppedMatch(), 'stopped'));
    await choose(page, text);
    await expect(status(page).filter({ hasText: matchList.known })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await more(page).tap();
    await page.getByRole('button', { name: matchList.remove }).tap();
    await expect(rows(page)).toHaveCount(0);
    await choose(page, text);
    await expect(status(page).filter({ hasText: matchList.opened })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().getByRole('link').tap();
    await expect(headOf(page, 1, 3)).toBeVisible();
  });

  const file = fileOf(stoppedMatch());
  const SLAP = '"type":"slapped","seat":1';
  /** The place of the first of them. */
  const seq = (JSON.parse(file) as { readonly events: readonly unknown[] }).events.findIndex((event) =>
    JSON.stringify(event).includes(SLAP),
  );
  const faults: readonly (readonly [string, string, string])[] = [
    ['is cut off', file.slice(0, -200), matches.fileFault.cutOff({ code: 'cutOff' })],
    [
      'is damaged inside',
      file.replace('"events":[', '"events":[}'),
      matches.fileFault.notJson({ code: 'notJson' }),
    ],
    [
      'is far too large',
      file + ' '.repeat(6_000_000),
      matches.fileFault.tooLarge({ code: 'tooLarge', size: file.length + 6_000_000, most: 5_000_000 }),
    ],
    ['is of another app', '{"format":"chess"}', matches.fileFault.notMatch({ code: 'notMatch' })],
    [
      'is newer',
      file.replace('"version":1', '"version":2'),
      matches.fileFault.newerFile({ code: 'newerFile' }),
    ],
    [
      'lacks its last moves',
      file.replace(/"count":\d+/, '"count":99'),
      matches.fileFault.cutOff({ code: 'cutOff' }),
    ],
    [
      'has been changed so that it breaks the rules',
      file.replace(SLAP, SLAP.replace('1', '9')),
      matches.fileFault.refused({ code: 'refused', seq, why: { code: 'noSuchSeat' } }),
    ],
  ];
  for (const [what, text, sentence] of faults) {
    test(`that ${what} is refused with a sentence, and nothing has changed`, async ({ page }) => {
      expect(text).not.toBe(file);
      await list(page, { four: fourPlayers() });
      const before = [await readStore(page, 'matches'), await readStore(page, 'matchEvents')];
      await choose(page, text);
      await expect(status(page).filter({ hasText: sentence })).toContainText(matchList.unopened);
      await expect(rows(page)).toHaveCount(1);
      expect([await readStore(page, 'matches'), await readStore(page, 'matchEvents')]).toEqual(before);
    });
  }

  test('what was said of one goes once a match is deleted', async ({ page }) => {
    await list(page, { one: twoPlayers(), two: fourPlayers() });
    const said = status(page).filter({ hasText: matchList.unopened });
    await choose(page, '{"format":"chess"}');
    await expect(said).toBeVisible();
    await more(page).tap();
    await page.getByRole('button', { name: matchList.remove }).tap();
    await expect(status(page).filter({ hasText: matchList.removed })).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  test('below a long list all that is said of it is in view, above the tabs', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id, twoPlayers()] as const);
    await list(page, Object.fromEntries(six));
    await page.getByRole('button', { name: matchList.open }).scrollIntoViewIfNeeded();
    await choose(page, '{"format":"chess"}');
    const said = status(page).filter({ hasText: matchList.unopened });
    await expect(said).toBeVisible();
    const [box, tabs] = [
      await said.boundingBox(),
      await page.getByRole('navigation', { name: common.mainTabs }).boundingBox(),
    ];
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  });
});

test.describe('looking back', () => {
  test('goes through the sets by buttons, keys, slider and swipe, to how it ended', async ({ page }) => {
    await lookBack(page, stoppedMatch());
    const at = (set: number) => expect(headOf(page, set, 3)).toBeVisible();
    await page.getByRole('button', { name: replay.after }).tap();
    await at(2);
    await page.keyboard.press('ArrowRight');
    await at(3);
    await page.keyboard.press('ArrowLeft');
    await at(2);
    const slider = page.getByRole('slider', { name: replay.chosen });
    for (const [name, value] of Object.entries({ valuemin: 1, valuemax: 4, valuenow: 2 }))
      await expect(slider).toHaveAttribute(`aria-${name}`, String(value));
    // One bar of the three is marked, and it is the second.
    expect(
      await slider.locator('.set').evaluateAll((sets) => sets.map((set) => set.matches('.here'))),
    ).toEqual([false, true, false]);
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      replay.spokenSet(2, 3, replay.spokenWon('Grandma')),
    );
    await slider.focus();
    await page.keyboard.press('Home');
    await at(1);
    for (const [key, set] of [
      ['ArrowRight', 2],
      ['ArrowUp', 3],
      ['ArrowDown', 2],
      ['ArrowLeft', 1],
      ['Alt+ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await at(set);
    }
    await page.keyboard.press('End');
    await expect(page.getByRole('heading', { name: standing.stopped })).toBeVisible();
    const box = await slider.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20);
    await at(2);
    await swipe(page, -120);
    await at(3);
    await swipe(page, 120);
    await at(2);
  });

  test('goes back by a button, and follows a pointer that is held along the slider', async ({ page }) => {
    await lookBack(page, stoppedMatch());
    const at = (set: number) => expect(headOf(page, set, 3)).toBeVisible();
    const before = page.getByRole('button', { name: replay.before });
    await expect(before).toBeDisabled();
    await page.getByRole('button', { name: replay.after }).tap();
    await before.tap();
    await at(1);
    const slider = page.getByRole('slider', { name: replay.chosen });
    // What lies above it is not of one height: it is looked for anew.
    const move = async (share: number) => {
      const box = await slider.boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * share, (box?.y ?? 0) + 20);
    };
    await move(0.1);
    await page.mouse.down();
    await move(0.5);
    await at(2);
    await move(0.9);
    await at(3);
    await page.mouse.up();
  });

  test('saves the match as a file', async ({ page }) => {
    await lookBack(page, stoppedMatch());
    const { text } = await saved(() => act(page, replay.save).tap());
    expect(text).toBe(fileOf(stoppedMatch(), 'a'));
  });

  test('of a match that was ended before anything was played says so, and turns no pages', async ({
    page,
  }) => {
    const played = newTable(2).play({ type: 'stopped', at: 8000 });
    await openWith(page, './replay?match=a', rowsOf({ a: played }));
    await expect(page.getByText(replay.noSets)).toBeVisible();
    await expect(page.getByRole('heading', { name: standing.stopped })).toBeVisible();
    await expect(page.getByRole('button', { name: replay.after })).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
  });

  test('shows what lay there, who touched when, what was said, what was ruled and what works', async ({
    page,
  }) => {
    await lookBack(page, stoppedMatch());
    const main = page.getByRole('main');
    await expect(main.getByText(replay.laid('7', 'Mei')).first()).toBeAttached();
    await expect(main).toContainText('Grandma, first by 84 ms');
    await expect(main).toContainText(replay.left.swapped);
    await expect(main).toContainText('8 × 5 − 9 − 7');
    await page.keyboard.press('ArrowRight');
    await expect(main.locator('s').getByText('1 + 1')).toBeVisible();
    await expect(main).toContainText('That makes 2. Mei took the four.');
    await expect(main).toContainText(`Mei ${replay.touch.falseStart('0.4 s')}`);
  });

  test('is not to be had before the match is over', async ({ page }) => {
    await openWith(page, './replay?match=a', rowsOf({ a: twoPlayers() }));
    await expect(page.getByText(replay.notOver)).toBeVisible();
    await expect(page.getByRole('link', { name: replay.goOn })).toHaveAttribute('href', /play\?match=a$/);
    await page.goto('./replay?match=gone');
    await expect(page.getByText('This match isn’t here.')).toBeVisible();
  });

  test('ends with what each came to, the missed deal to practise, and another match', async ({ page }) => {
    await lookBack(page, stoppedMatch());
    for (let set = 0; set < 3; set += 1) await page.keyboard.press('ArrowRight');
    const table = page.getByRole('table', { name: standing.table });
    await expect(table.getByRole('row', { name: standing.sets })).toContainText('3');
    await expect(page.getByText(standing.best('Grandma', 3))).toBeVisible();
    await page.getByRole('link', { name: standing.practise(1) }).tap();
    await expect(page.getByRole('heading', { name: practice.givenTitle(1) })).toBeVisible();
    const cards = page.getByRole('group', { name: practice.cards, exact: true }).getByRole('button');
    await expect(cards).toHaveCount(4);
    const names = (
      await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
    ).join();
    for (const rank of ['5', '7', '8', '9']) expect(names).toContain(`${rank} of`);
    await page.goBack();
    await expect(headOf(page, 1, 3)).toBeVisible();
    for (let set = 0; set < 3; set += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: standing.again }).tap();
    await expect(page).toHaveURL(/play\?match=/);
  });
});

/** A finger goes across the middle of the page. */
async function swipe(page: Page, across: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [x, y] = [195, 300];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.3, 0.7, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + across * part, y }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('all matches together', () => {
  const together = standing.together;
  const ofGame = (page: Page, game: string) => page.getByRole('table', { name: together.table(game) });

  test('show for each game who has won and gathered what, and the best there was, which is one tap away', async ({
    page,
  }) => {
    await list(page, {
      stopped: stoppedMatch(),
      four: fourPlayers(),
      knock: knockMatch(),
      open: twoPlayers(),
    });
    await page.getByRole('link', { name: matchList.together }).tap();
    const slap = ofGame(page, games.slap.name);
    await expect(slap.getByRole('row')).toHaveCount(5);
    await expect(slap.getByRole('row', { name: 'Grandma' })).toHaveText(/Grandma\s*2\s*0\s*3$/);
    await expect(ofGame(page, games.knock.name).getByRole('row', { name: 'Jun' })).toHaveText(
      /Jun\s*1\s*0\s*4$/,
    );
    await page.getByRole('link', { name: new RegExp(`^${games.slap.best.name}`) }).tap();
    await expect(headOf(page, 3, 3)).toBeVisible();
    await page.goBack();
    await expect(slap).toBeVisible();
    await page.getByRole('link', { name: matchList.toList }).tap();
    await expect(rows(page)).toHaveCount(4);
  });

  test('are led to from the end of a match', async ({ page }) => {
    await openWith(page, './replay?match=a&at=end', rowsOf({ a: stoppedMatch() }));
    await expect(page.getByRole('heading', { name: standing.stopped })).toBeVisible();
    await page.getByRole('link', { name: matchList.together }).focus();
    await page.keyboard.press('Enter');
    await expect(ofGame(page, games.slap.name)).toBeVisible();
  });

  test('are led to from the table, too: looking back from there begins with what each came to', async ({
    page,
  }) => {
    await openWith(page, './play?match=a', rowsOf({ a: knockMatch() }));
    await page.getByRole('button', { name: knock.act.score }).tap();
    await page.getByRole('button', { name: knock.act.replay }).tap();
    await expect(page.getByRole('table', { name: standing.table })).toBeVisible();
    await page.getByRole('link', { name: matchList.together }).tap();
    await expect(ofGame(page, games.knock.name)).toBeVisible();
  });

  test('say so where the logs cannot be read, and try it again', async ({ page }) => {
    // What a log comes to cannot be noted down.
    await page.addInitScript(() => {
      type Set = (key: unknown, value: unknown) => Map<unknown, unknown>;
      const set = Reflect.get(Map.prototype, 'set') as Set;
      Map.prototype.set = function (key: unknown, value: unknown) {
        const isFigures = typeof value === 'object' && value !== null && 'points' in value;
        if (isFigures && !('readable' in window)) throw new Error('no room');
        return Reflect.apply(set, this, [key, value]);
      };
    });
    await openWith(page, './progress?standing', rowsOf({ stopped: stoppedMatch() }));
    await expect(page.getByText(together.failed)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { readable: true }));
    await page.getByRole('button', { name: together.retry }).tap();
    await expect(ofGame(page, games.slap.name).getByRole('row', { name: 'Grandma' })).toHaveText(
      /Grandma\s*1\s*\d\s*\d$/,
    );
    await expect(page.getByText(together.failed)).toBeHidden();
  });

  test('say so where there is nothing to add up', async ({ page }) => {
    await openWith(page, './progress?standing', {});
    await expect(page.getByText(together.empty.title)).toBeVisible();
  });
});
