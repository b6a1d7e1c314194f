import { expect, type Page } from '@playwright/test';
import { contest as text, contestAlone, replay, setup, start, table } from '#lib/i18n/messages.ts';
import { standardContest } from '#lib/games/contest/config.ts';
import { contest } from '#lib/games/contest/index.ts';
import { act, claim, ContestTable, enter, openTable, raise, state } from '../../support/contest.ts';
import { button, NAMES, tapKeys } from '../../../e2e/support/contest.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { unmet } from '../../../e2e/support/store.ts';
import { workForEver } from '../stage/solver.ts';
import { show, type Screen } from './screen.ts';

const [MEI] = NAMES;
const ONE = [[3, 7, 8, 2]];
const THREE = [
  [3, 7, 8, 2],
  [4, 4, 9, 1],
  [10, 6, 5, 2],
];
const FIVE = [...THREE, [10, 10, 10, 10], [1, 2, 3, 4]];
const SIX = [[3, 17, 100, 2, 50, 99]];
const SIX_BY_FIVE = [1, 2, 3, 4, 5].map((set) => [set, 17, 100, 2, 50, 99]);

/** Each screen lays its own match: one that was left may still be kept under its name, with more events. */
let laid = 0;
async function lay(
  page: Page,
  path: 'play' | 'replay',
  played: ContestTable,
  lies = 'standing',
): Promise<void> {
  laid += 1;
  const settings = [{ key: 'preferences', value: { lies } }];
  await show(page, `./${path}?match=m${laid}`, { ...rowsOf({ [`m${laid}`]: played }), settings });
}

/** A contest as it lies, and it goes on. */
async function goOn(page: Page, played: ContestTable, lies?: 'flat'): Promise<void> {
  await lay(page, 'play', played, lies);
  await button(page, table.pause.go).tap();
  await expect(button(page, table.pause.go)).toHaveCount(0);
  await expect(page.locator('main [inert]')).toHaveCount(0);
}
const at = (name: string, played: () => ContestTable): Screen => ({
  name,
  open: (page) => goOn(page, played()),
});

/** The same where it lies flat, and each has an edge where there is room. */
const flat = (name: string, played: () => ContestTable): Screen => ({
  name,
  anew: 'at each size',
  open: (page) => goOn(page, played(), 'flat'),
});

const tony = (players: 1 | 2 | 3 | 4, type: 10 | 11 | 12 = 11, sets = ONE) =>
  openTable(players, sets, { type, endScore: 1 });
const closest = (players: 1 | 2 | 3 | 4, type: 20 | 21 | 22 = 21) =>
  openTable(players, [[3, 5, 7, 11]], { type, endScore: 1 });
/** A claim on so many sets, of which the first lines are right. */
const claimed = (sets: readonly (readonly number[])[], lines: readonly string[] = [], players: 2 | 4 = 4) => {
  const match = openTable(players, sets).touch(claim(1, 5000));
  for (const [index, line] of lines.entries()) match.play(state(1, 6000 + index, line));
  return match;
};
/** Two numbers and no proof yet; three heard, the first struck through. */
const proving = () => tony(3).answers(0, 1000, 480).answers(1, 3000, 336).answers(2, 5000, null);
/** The end of a contest in which somebody fell below zero. */
const over = (players: 1 | 2 | 3 | 4) => {
  const match = openTable(players, ONE, { endScore: 1 });
  const last = players - 1;
  match.touch(claim(last, 1000)).play(state(last, 5000, '3 + 7 + 8 + 2'));
  for (let seat = 0; seat < players; seat += 1) match.play(act('readied', seat, 6000));
  match.play({ type: 'dealt', at: 6000, sets: ONE });
  if (players === 1) {
    match.touch(claim(0, 7000)).play(state(0, 9000, '(7 − 3) × (8 − 2)'), act('readied', 0, 9500));
    match.play({ type: 'dealt', at: 9500, sets: ONE });
  }
  return match.touch(claim(0, 10_000)).play(state(0, 12_000, '(7 − 3) × (8 − 2)'));
};
const slipFor = (seat: number, played: ContestTable) => played.touch(raise(seat, played.match.at + 1000));

async function opened(page: Page, played: ContestTable, take = text.iAm(MEI)): Promise<void> {
  await lay(page, 'play', played);
  await button(page, take).tap();
  await expect(page.getByRole('group', { name: text.keys })).toBeVisible();
  await expect(page.locator('main [inert]')).toHaveCount(0);
}

/** Contest for one to four, in all families and phases. */
export const CONTEST: readonly Screen[] = [
  {
    name: 'the cover',
    open: async (page) => {
      await lay(page, 'play', openTable(2, ONE));
      await expect(button(page, table.pause.go)).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  {
    name: 'the first of all, who begins and how it lies',
    anew: 'at each size',
    open: async (page) => {
      const played = new ContestTable(contest, standardContest(4, 11));
      const settings = [unmet('contest'), { key: 'preferences', value: { lies: 'standing' } }];
      await show(page, './play?match=n1', { ...rowsOf({ n1: played }), settings });
      await expect(button(page, start.begin)).toBeVisible();
      await expect(page.locator('[inert]')).toHaveCount(0);
    },
  },
  {
    name: 'before the first round',
    open: async (page) => {
      const m = new ContestTable(contest, standardContest(3, 21));
      await show(page, './play?match=m', rowsOf({ m }));
      await expect(button(page, text.begin)).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  at('one alone', () => openTable(1, ONE, { roundTime: 90_000 })),
  at('two', () => openTable(2, ONE, { roundTime: 90_000 })),
  at('three sets for three', () => openTable(3, THREE, { roundTime: 90_000 })),
  at('five sets for four, of whom two say Impossible', () =>
    openTable(4, FIVE, { roundTime: 90_000 }).play(act('impossible', 1, 1000), act('impossible', 3, 2000)),
  ),
  at('six numbers up to a hundred', () => openTable(4, SIX, { target: -10_000, type: 2 })),
  at('five sets of six numbers', () => openTable(4, SIX_BY_FIVE, { target: 10_000 })),
  at('the second of five sets', () => claimed(FIVE, ['(7 − 3) × (8 − 2)'])),
  at('a claim on six numbers up to a hundred', () => claimed(SIX_BY_FIVE)),
  {
    name: 'a long line with a fault',
    open: async (page) => {
      await goOn(page, claimed(THREE));
      await tapKeys(page, '((3 + 7) × (8 − 2');
      await button(page, text.nextSet).tap();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  at('three sets made', () => claimed(THREE, ['(7 − 3) × (8 − 2)', '(9 − 4 + 1) × 4', '10 × 6 × 2 ÷ 5'])),
  at('the third of three sets wrong', () =>
    claimed(THREE, ['(7 − 3) × (8 − 2)', '(9 − 4 + 1) × 4', '10 + 6 + 5 + 2']).play(
      act('readied', 2, 20_000),
    ),
  ),
  at('impossible, say all', () =>
    openTable(4, [[1, 1, 5, 9]]).play(...[0, 1, 2, 3].map((seat) => act('impossible', seat, 1000))),
  ),
  at('time is up', () => openTable(3, ONE, { roundTime: 5000, betweenTime: 60_000 }).through(5000)),
  at('a secret x, sealed and looked for', () => tony(3).answers(1, 1000, 24)),
  at('open numbers of four', () => closest(4, 22).answers(1, 1000, 4, 5).answers(0, 3000, 1)),
  {
    name: 'an x half typed, on a slip or at a place of its own',
    anew: 'at each size',
    open: async (page) => {
      await goOn(page, tony(4, 10, THREE.slice(0, 2)));
      const own = page.getByRole('region', { name: MEI, exact: true });
      const isPhone = (await own.count()) === 0;
      if (isPhone) await button(page, text.raiseOf(MEI)).tap();
      await expect(own).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
      for (const digit of '48') await own.getByRole('button', { name: digit, exact: true }).tap();
      if (!isPhone) await expect(own).toContainText('•••');
    },
  },
  flat('two at two edges', () => openTable(2, ONE, { type: 11, answerTime: 90_000 })),
  flat('three at three edges, near to the target', () =>
    openTable(3, [[3, 5, 7, 11]], { type: 22, answerTime: 90_000 }).play(enter(2, 1000, 4, 5)),
  ),
  flat('four at four edges', () =>
    openTable(4, THREE.slice(0, 2), { type: 11, answerTime: 90_000 }).play(
      enter(1, 1000, 144),
      act('impossible', 2, 2000),
    ),
  ),
  flat('Classic, two at two edges', () => openTable(2, ONE)),
  flat('Classic, four at four edges', () => openTable(4, ONE)),
  flat('Classic, who sits across has it', () => claimed(ONE, [], 2)),
  flat('four at four edges, five sets', () => openTable(4, FIVE, { type: 10 })),
  flat('the proof of who sits at the right', () =>
    tony(4, 11, THREE.slice(0, 2))
      .play(enter(2, 1000, 480), enter(0, 2000, 40), enter(3, 3000, 30), enter(1, 4000, 20))
      .play(act('conceded', 2, 6000), act('conceded', 0, 7000)),
  ),
  {
    name: 'whose slip it is',
    open: async (page) => {
      await lay(page, 'play', slipFor(0, tony(2)));
      await expect(button(page, text.iAm(MEI))).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  {
    name: 'an x of fifteen figures',
    anew: 'at each size',
    open: async (page) => {
      await opened(page, slipFor(0, tony(2, 10, FIVE)));
      await page.keyboard.type('-1234567890123456');
      await expect(page.getByRole('alert')).toHaveText(text.fault.long);
    },
  },
  {
    name: 'a fraction of nothing, behind a hand',
    anew: 'at each size',
    open: async (page) => {
      await opened(page, slipFor(0, closest(2)), text.shield.behind);
      await page.keyboard.type('3/0');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(text.fault.byZero);
    },
  },
  ...(['sealed', 'opened'] as const).map((step) => ({
    name: `all have an x, ${step}`,
    anew: 'at each size' as const,
    open: async (page: Page) => {
      await opened(
        page,
        slipFor(
          0,
          tony(4, 11, THREE.slice(0, 2)).answers(1, 1000, 480).answers(2, 2000, 144).answers(3, 3000, null),
        ),
      );
      await page.keyboard.type('336');
      await page.keyboard.press('Enter');
      await expect(button(page, text.reveal.open)).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
      if (step === 'opened') await button(page, text.reveal.open).tap();
    },
  })),
  {
    name: 'who proves next',
    open: async (page) => {
      await goOn(page, proving());
      await tapKeys(page, '3 × 7 × 8 + 2');
      await button(page, text.rule).tap();
      await expect(page.getByRole('button', { name: text.reveal.prove('Grandma', '336') })).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  {
    name: 'a distance, and both numbers it may mean',
    anew: 'at each size',
    open: async (page) => {
      await opened(page, slipFor(0, closest(4)));
      await page.keyboard.type('4/5');
      await expect(page.getByText(text.either('23 1/5', '24 4/5'))).toBeVisible();
    },
  },
  {
    name: 'other solutions of the best there was',
    open: async (page) => {
      const sets = [
        [1, 2, 1, 5],
        [4, 10, 10, 2],
      ];
      const table = openTable(2, sets, { type: 11, answerTime: 0, endScore: 9 });
      table.answers(0, 1000, 24).answers(1, 3000, 12);
      await goOn(page, table.play(act('conceded', 0, 9000), act('conceded', 1, 10_000)));
      await page.getByText(text.otherWays).tap();
      await expect(page.locator('details li')).toHaveCount(5);
    },
  },
  at('the next one proves, three sets', () =>
    tony(4, 10, THREE)
      .answers(0, 1000, 480)
      .answers(1, 3000, 336)
      .through(61_100)
      .play(act('conceded', 0, 62_000)),
  ),
  at('a proof that failed before', () => proving().play(state(0, 9000, '3 × 7 × 8 + 2'))),
  at('Impossible wins', () =>
    openTable(3, ONE, { type: 11 })
      .answers(0, 1000, 480)
      .answers(1, 3000, 336)
      .answers(2, 5000, null)
      .play(act('conceded', 0, 9000), state(1, 10_000, '3 + 7 + 8 + 2')),
  ),
  at('nobody wins', () =>
    openTable(4, [[3, 5, 7, 11]], { type: 21 })
      .answers(0, 1000, 1)
      .answers(1, 3000, 4, 5)
      .answers(3, 5000, 3, 7)
      .answers(2, 7000, 2)
      .play(...[3, 1, 0, 2].map((seat, index) => act('conceded', seat, 9000 + index))),
  ),
  at('a distance that is proved, and the best there was', () =>
    openTable(3, [[3, 5, 7, 11]], { type: 21, endScore: 9 })
      .answers(0, 1000, 3)
      .answers(1, 3000, 1)
      .answers(2, 5000, null)
      .play(act('conceded', 1, 9000), state(0, 10_000, '7 × 5 − 11 + 3')),
  ),
  {
    name: 'one alone, whose x is held to the best',
    open: async (page) => {
      workForEver('contestBest');
      await goOn(page, openTable(1, ONE, { type: 11, endScore: 1 }).answers(0, 1000, 336));
      await tapKeys(page, '3 × 7 × 8 × 2');
      await button(page, text.rule).tap();
      await expect(page.getByText(text.comparing)).toBeVisible();
    },
  },
  {
    name: 'the end of one who stopped',
    open: async (page) => {
      const played = openTable(1, ONE)
        .touch(claim(0, 1000))
        .play(state(0, 5000, '(7 − 3) × (8 − 2)'));
      await lay(page, 'play', played.play({ type: 'stopped', at: 6000 }));
      await expect(page.getByRole('region', { name: contestAlone.title })).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  },
  ...([1, 4] as const).map((players) => ({
    name: `the end of ${players}`,
    open: async (page: Page) => {
      await lay(page, 'play', over(players));
      await expect(page.getByRole('table', { name: text.table })).toBeVisible();
      if (players === 1) await expect(page.getByRole('region', { name: contestAlone.title })).toBeVisible();
      await expect(page.locator('main [inert]')).toHaveCount(0);
    },
  })),
  {
    name: 'looking back at a round',
    open: async (page) => {
      await lay(page, 'replay', over(4));
      await expect(page.getByText(text.roundOf(1), { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'looking back, the end',
    open: async (page) => {
      await lay(page, 'replay', over(4));
      await button(page, replay.after).tap();
      await button(page, replay.end).tap();
      await expect(page.getByRole('table', { name: text.table })).toBeVisible();
    },
  },
  {
    name: 'set-up of Contest',
    open: async (page) => {
      await show(page, './setup?game=contest&players=4', {});
      await page.getByRole('button', { name: setup.rules.title }).tap();
      await expect(page.getByRole('dialog', { name: setup.rules.title })).toBeVisible();
    },
  },
];
