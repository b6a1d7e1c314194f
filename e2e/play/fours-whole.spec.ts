import { expect, test, type Page } from '@playwright/test';
import type { FoursConfig } from '#lib/games/fours/config.ts';
import { targetsOf } from '#lib/games/fours/rounds.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import { fours as words } from '#lib/i18n/messages.ts';
import { foursCards, newTable } from '../../tests/support/fours.ts';
import { button, handOf, NAMES, sitAt, stateOn, takePhone, titleOn, toNext } from '../support/fours.ts';
import { KEYS, playTurn, TOUCH, type Way } from '../support/fours-turns.ts';

// From the first card to the last, as people play it: what they know is what the screen says.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

interface Evening {
  readonly way: Way;
  readonly house?: Partial<FoursConfig>;
  /** How the cards are shuffled: well, so that it does not take long. */
  readonly seed?: number;
  /** In this round, 1-based, nobody plays a card. */
  readonly passed: number;
  /** After this round cards are swapped: so many by the first who is asked, one less by the next. */
  readonly swapped: number;
}

const isCover = (title: string) => NAMES.some((name) => title === words.passTo(name));

/** After a round everybody may swap up to three cards, each behind the cover. Answers what comes then. */
async function swapAll(page: Page, way: Way, players: number): Promise<string> {
  await toNext(page, () => way.press(page, button(page, words.swap)));
  let title = '';
  for (let count = players; count > 0; count -= 1) {
    if (players > 1) await takePhone(page, way);
    for (const index of Array.from({ length: count }, (_, each) => each))
      if (way === KEYS) await page.keyboard.press(String(index + 1));
      else await handOf(page).getByRole('button').nth(index).tap();
    const swap = button(page, words.swapSome(count));
    title = await toNext(page, () => way.press(page, swap));
    if (players === 1) continue;
    expect(title).toBe(words.drew(count));
    title = await toNext(page, () => way.press(page, button(page, words.could.back)));
  }
  return title;
}

/** Plays a match to its end; answers how it lies then. */
async function playOut(page: Page, players: 1 | 2 | 3, evening: Evening): Promise<FoursState> {
  const { way, house = {}, seed, passed, swapped } = evening;
  const table = newTable(players, house, seed);
  const { config } = table.state;
  const rounds = targetsOf(config).length;
  await sitAt(page, table);
  let title = await titleOn(page);
  for (let round = 1; round <= rounds;) {
    if (isCover(title)) title = await takePhone(page, way);
    else if (title.startsWith(words.makes(0).slice(0, -1))) {
      await expect(page.getByText(words.roundOf(round, rounds))).toBeVisible();
      const played = round === passed ? 0 : await playTurn(page, way, config);
      title = await toNext(page, async () => {
        await way.end(page);
        if (players === 1 && played === 0) await way.press(page, button(page, words.giveUp));
      });
    } else if (round < rounds) {
      round += 1;
      const next = button(page, words.next(round, targetsOf(config)[round - 1] ?? 0));
      title =
        round - 1 === swapped
          ? await swapAll(page, way, players)
          : await toNext(page, () => way.press(page, next));
    } else break;
  }
  const state = await stateOn(page);
  expect(state.phase.type).toBe('over');
  expect(foursCards(state)).toHaveLength(100);
  expect(state.rounds.map(({ target }) => target)).toEqual(targetsOf(config));
  expect(state.rounds[passed - 1]).toMatchObject({ winner: null, points: 0, turns: players });
  return state;
}

/** The points stand there as they are kept. */
async function expectPoints(page: Page, { scores, phase }: FoursState): Promise<void> {
  const winners = phase.type === 'over' ? phase.winners.map((seat) => NAMES[seat] ?? '') : [];
  const title = winners.length === 1 ? words.wins(winners[0] ?? '') : words.share(winners);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const rows = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(rows).toHaveCount(scores.length);
  for (const [seat, score] of scores.entries())
    await expect(rows.filter({ hasText: NAMES[seat] ?? '-' })).toContainText(words.points(score));
}

test('three play nine rounds by touch, one of them void, and swap cards once', async ({ page }) => {
  test.setTimeout(180_000);
  await expectPoints(page, await playOut(page, 3, { way: TOUCH, seed: 13, passed: 2, swapped: 3 }));
});

test('three play nine rounds by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await expectPoints(page, await playOut(page, 3, { way: KEYS, seed: 13, passed: 2, swapped: 3 }));
});

for (const [how, way] of [
  ['by touch', TOUCH],
  ['by keyboard alone', KEYS],
] as const) {
  // Four 4s come to 10 only when two of them stay joined: that round is left to others.
  test(`two play fifteen rounds with every option ${how}`, async ({ page }) => {
    test.setTimeout(360_000);
    const house = { implied: true, negation: true, extended: true };
    await expectPoints(page, await playOut(page, 2, { way, house, seed: 614, passed: 10, swapped: 1 }));
  });

  test(`two play with real cards ${how}`, async ({ page }) => {
    test.setTimeout(120_000);
    const house = { deck: 'physical' } as const;
    await expectPoints(page, await playOut(page, 2, { way, house, passed: 3, swapped: 0 }));
  });

  test(`one plays alone ${how}`, async ({ page }) => {
    test.setTimeout(120_000);
    const state = await playOut(page, 1, { way, seed: 474, passed: 5, swapped: 2 });
    const made = state.rounds.filter(({ winner }) => winner !== null);
    const turns = made.reduce((sum, round) => sum + round.turns, 0);
    const sum = words.solo.turnsFor(turns, made.length);
    // The only match alone is the best one: against par, and so in as many rounds.
    await expect(page.getByText(new RegExp(`^${sum} · best (on par|\\d+ (under|over))$`))).toBeVisible();
  });
}
