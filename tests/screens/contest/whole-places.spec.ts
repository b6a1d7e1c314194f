// Whole matches in which each has keys of their own, side by side or at the edges of a table that lies flat (CONTEST-7).
import { expect, test, type Page } from '@playwright/test';
import { standardContest } from '#lib/games/contest/config.ts';
import { contest } from '#lib/games/contest/index.ts';
import { TYPES, type TypeId } from '#lib/games/contest/types.ts';
import { contest as text } from '#lib/i18n/messages.ts';
import { ContestTable } from '../../support/contest.ts';
import { NAMES, stateOn } from '../../../e2e/support/contest.ts';
import { KEYS, TOUCH, type Way } from '../../../e2e/support/contest-ways.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { areTried } from '../stage/long.ts';
import { bestOn, inPhase, stateAll } from './rounds.ts';

test.use({
  serviceWorkers: 'block',
  viewport: { width: 1024, height: 768 },
  contextOptions: { reducedMotion: 'reduce' },
});

type Seats = 2 | 3 | 4;
const PLAYED: readonly (readonly [type: TypeId, touch: Seats, keys: Seats])[] = [
  [10, 4, 2],
  [11, 2, 4],
  [12, 3, 4],
  [20, 4, 3],
  [21, 3, 2],
  [22, 2, 3],
];

/** Enters an x at one's own place, or that there is none. */
async function enterAt(page: Page, way: Way, seat: number, x: string | null): Promise<void> {
  const name = NAMES[seat] ?? '';
  const place = page.getByRole('region', { name, exact: true });
  const key = (label: string) => place.getByRole('button', { name: label, exact: true });
  await expect(place).toBeVisible();
  if (x === null) {
    for (const label of [text.noneAt, text.seal]) await way.to(page, key(label));
    return;
  }
  if (way === TOUCH) {
    for (const each of x) await key(each === '/' ? text.fraction : each).tap();
    return key(text.seal).tap();
  }
  const value = place.getByRole('group', { name: text.raiseOf(name) });
  await page.keyboard.press((await value.getAttribute('aria-keyshortcuts')) ?? '');
  await expect(value).toBeFocused();
  await page.keyboard.type(x);
  await page.keyboard.press('Enter');
}

const entries = async (page: Page) => (await stateOn(page)).entries.filter((entry) => entry !== null).length;

for (const [typeAt, [type, ...counts]] of PLAYED.entries())
  for (const [at, lies] of (['flat', 'standing'] as const).entries())
    for (const [index, way] of [TOUCH, KEYS].entries()) {
      if (!areTried(typeAt, at, index)) continue;
      const seats = counts[index] ?? 2;
      test(`type ${type} is played to its end by ${seats}, ${lies}, ${way === TOUCH ? 'by touch' : 'by keys alone'}`, async ({
        page,
      }) => {
        const row = TYPES[type];
        if (row.family === 'classic') throw new Error('nobody enters an x in Classic');
        const { family, open, untilAll } = row;
        const house = { ...standardContest(seats), type, endScore: 2, sets: family === 'tony' ? 2 : 1 };
        const answerTime = untilAll ? 0 : 60_000;
        const seated = new ContestTable(contest, { ...house, answerTime });
        const settings = [{ key: 'preferences', value: { lies } }];
        await openWith(page, './play?match=m', { ...rowsOf({ m: seated }), settings });
        const last = seats - 1;
        for (let round = 1; round <= 2; round += 1) {
          await way.begin(page);
          await inPhase(page, 'answering');
          await expect(page.locator('.numbers')).toHaveCount(lies === 'flat' ? seats : 0);
          const { best, lines } = await bestOn(page);
          const [n = 0, d = 1] = best;
          // What others say is worse: of the largest a smaller one, of the nearest one further away.
          for (let seat = 0; seat < last; seat += 1) {
            await enterAt(page, way, seat, seat === 0 && seats > 2 ? null : family === 'tony' ? '1' : '999');
            await expect.poll(() => entries(page)).toBe(seat + 1);
          }
          await enterAt(page, way, last, d === 1 ? String(n) : `${n}/${d}`);
          if (answerTime > 0) await page.clock.runFor(answerTime);
          await inPhase(page, 'proving');
          if (!open) {
            await way.press(page, text.reveal.open);
            await way.to(page, page.getByRole('button', { name: /: prove/ }));
          }
          await stateAll(page, way, lines);
          await expect.poll(async () => (await stateOn(page)).scores[last]).toBe(round);
        }
        await expect(
          page.getByRole('heading', { name: text.winner(NAMES[last] ?? ''), exact: true }),
        ).toBeVisible();
      });
    }
