import { expect, test, type Page } from '@playwright/test';
import { standardContest } from '#lib/games/contest/config.ts';
import { contest } from '#lib/games/contest/index.ts';
import { TYPES, type TypeId } from '#lib/games/contest/types.ts';
import { contest as text } from '#lib/i18n/messages.ts';
import { ContestTable } from '../../support/contest.ts';
import { button, NAMES, stateOn, toProof } from '../../../e2e/support/contest.ts';
import { KEYS, TOUCH, type Way } from '../../../e2e/support/contest-ways.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { bestOn, inPhase, stateAll } from './rounds.ts';

// From the first “Ready?” to the last point, on cards that the app deals.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** What is made by whoever finds the best there is. */
const MADE = { tony: 'Every x was the best', closest: 'Always the nearest' } as const;
type Seats = 1 | 2 | 3 | 4;
/** Every type by touch and by keys; every family with one, two, three and four. */
const PLAYED: readonly (readonly [type: TypeId, touch: Seats, keys: Seats])[] = [
  [0, 4, 1],
  [1, 2, 3],
  [2, 3, 2],
  [10, 1, 2],
  [11, 4, 3],
  [12, 2, 4],
  [20, 3, 1],
  [21, 2, 4],
  [22, 4, 2],
];

/** Rounds of Classic until somebody has all sets: where one cannot be made, all say so. */
async function race(page: Page, way: Way, seats: number): Promise<void> {
  for (let round = 1; ; round += 1) {
    await way.begin(page);
    await inPhase(page, 'racing');
    const { lines } = await bestOn(page);
    if (!lines.includes(null)) {
      await way.claim(page, seats - 1, lines.length);
      return stateAll(page, way, lines);
    }
    for (let seat = 0; seat < seats; seat += 1) await way.vote(page, seat);
    await expect.poll(async () => (await stateOn(page)).rounds.length).toBe(round);
  }
}

/** A round of two phases: the last seat has the best x and proves it. */
async function answer(
  page: Page,
  way: Way,
  { seats, isOpen }: { seats: number; isOpen: boolean },
): Promise<void> {
  await way.begin(page);
  await inPhase(page, 'answering');
  const { best, lines } = await bestOn(page);
  const [n = 0, d = 1] = best;
  const x = d === 1 ? String(n) : `${n}/${d}`;
  const isTony = TYPES[(await stateOn(page)).config.type].family === 'tony';
  for (let seat = 0; seat < seats; seat += 1) {
    await way.raise(page, seat);
    // What others say is worse: of the largest a smaller one, of the nearest one further away.
    if (seat === seats - 1) await way.seal(page, x);
    else if (seat === 0 && seats > 2)
      for (const name of [text.noneAt, text.seal]) await way.press(page, name);
    else await way.seal(page, isTony ? '1' : '999');
    if (seat < seats - 1) await inPhase(page, 'answering');
    if (seat === 0 && seats > 2) await expect(page.getByText(text.noneAt)).toHaveCount(isOpen ? 1 : 0);
  }
  await inPhase(page, 'proving');
  if (!isOpen && seats > 1) await toProof(page, (control) => way.to(page, control));
  await stateAll(page, way, lines);
}

for (const [type, ...counts] of PLAYED) {
  for (const [index, way] of [TOUCH, KEYS].entries()) {
    const seats = counts[index] ?? 1;
    test(`type ${type} is played to its end by ${seats}, ${way === TOUCH ? 'by touch' : 'by keys alone'}`, async ({
      page,
    }) => {
      const row = TYPES[type];
      const settings = { ...standardContest(seats), type, endScore: 1, answerTime: 0 };
      // Two sets where there may be two.
      const sets = row.family === 'tony' || type === 2 ? 2 : 1;
      const seated = new ContestTable(contest, { ...settings, sets });
      await openWith(page, './play?match=m', rowsOf({ m: seated }));
      if (row.family === 'classic') await race(page, way, seats);
      else await answer(page, way, { seats, isOpen: row.open });
      const winner = NAMES[seats - 1] ?? '';
      if (row.family === 'classic' && row.endless) {
        await expect(page.getByRole('heading', { name: text.wins(winner), exact: true })).toBeVisible();
        await way.press(page, text.finish);
      }
      // One who plays alone wins over nobody: the end is called what was made.
      const made = row.family === 'classic' ? text.points(1) : MADE[row.family];
      const name = seats === 1 ? made : text.winner(winner);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      const { scores, phase } = await stateOn(page);
      expect(scores).toEqual(Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? 1 : 0)));
      expect(phase.type).toBe('over');
      await expect(button(page, text.again)).toBeVisible();
    });
  }
}
