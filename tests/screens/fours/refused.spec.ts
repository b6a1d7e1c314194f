import { expect, test, type Page } from '@playwright/test';
import type { FoursRefusal } from '#lib/games/fours/errors.ts';
import { fours as words, table as tableWords } from '#lib/i18n/messages.ts';
import { closing, dealtTable, inGap, opening, realTable, type FoursTable } from '../../support/fours.ts';
import {
  boardOf,
  button,
  handOf,
  namesIn,
  NAMES,
  sitAt,
  spot,
  takePhone,
  titleOn,
  toNext,
} from '../../../e2e/support/fours.ts';
import { layOne, TOUCH } from '../../../e2e/support/fours-turns.ts';
import { countStore } from '../../../e2e/support/store.ts';

// What the rules forbid, tried on the screen: each has its sentence, and nothing is played.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Does something that the rules forbid; the card is put back after it. */
async function refused(page: Page, code: FoursRefusal['code'], act: () => Promise<void>): Promise<void> {
  const lies = async () => [await countStore(page, 'matchEvents'), await namesIn(boardOf(page))];
  const before = await lies();
  await act();
  await expect(page.getByRole('alert').filter({ hasText: words.refused[code] })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await lies()).toEqual(before);
}
const taps = (page: Page, name: string) => spot(page, name).tap();
const gap = (place: number, ...pile: Parameters<typeof words.place>[1]) => words.place(place, pile);
const [FIRST, LAST] = [words.place(0, []), words.place(4, [])];

/** Sits down where a match lies; whoever has the turn takes the phone. */
async function sitDown(page: Page, table: FoursTable, name: string): Promise<void> {
  await sitAt(page, table);
  await titleOn(page);
  await takePhone(page, TOUCH, name);
}

test('operators go where they may: not on their like, not at the ends, not on a card of the turn, and no card is the fourth', async ({
  page,
}) => {
  const table = dealtTable(['÷÷÷÷÷', '+×−÷÷']).turn(['÷', inGap(1)]);
  await sitDown(page, table, NAMES[1]);
  const pick = (sign: Parameters<typeof TOUCH.pick>[1]) => TOUCH.pick(page, sign, 'operator');
  await refused(page, 'sameSign', async () => {
    await pick('÷');
    await taps(page, gap(1, '÷'));
  });
  for (const end of [FIRST, LAST])
    await refused(page, 'notAGap', async () => {
      await pick('+');
      await taps(page, end);
    });
  await refused(page, 'notAGap', async () => {
    await taps(page, FIRST);
    await pick('+');
  });
  await refused(page, 'notHeld', () => page.keyboard.press('('));
  await layOne(page, TOUCH, { sign: '+', face: 'operator', name: gap(2), count: 1 });
  await refused(page, 'freshCard', async () => {
    await pick('×');
    await taps(page, gap(2, '+'));
  });
  await refused(page, 'notHeld', () => page.keyboard.press('+'));
  await layOne(page, TOUCH, { sign: '×', face: 'operator', name: gap(3), count: 2 });
  await layOne(page, TOUCH, { sign: '−', face: 'operator', name: gap(1, '÷'), count: 3 });
  await refused(page, 'threePlayed', () => pick('÷'));
  await refused(page, 'threePlayed', () => page.keyboard.press('1'));
  await refused(page, 'threePlayed', () => taps(page, gap(2, '+')));
  await expect(handOf(page).getByRole('button')).toHaveCount(2);
});

test('brackets go where they may: not the wrong way round at the ends, never a fourth, and only on brackets of another turn', async ({
  page,
}) => {
  const three = [opening(0), opening(0), opening(0)].map((place) => ['()', place] as const);
  const table = dealtTable(['()()()()()', '()()()+×']).turn(...three);
  await sitDown(page, table, NAMES[1]);
  const pick = (face: '(' | ')') => TOUCH.pick(page, '()', face);
  await refused(page, 'wrongEnd', async () => {
    await pick(')');
    await taps(page, FIRST);
  });
  await refused(page, 'wrongEnd', async () => {
    await pick('(');
    await taps(page, LAST);
  });
  await refused(page, 'fourth', async () => {
    await pick('(');
    await taps(page, FIRST);
  });
  await refused(page, 'operatorOnBracket', async () => {
    await TOUCH.pick(page, '+', 'operator');
    await taps(page, words.lies(words.bracket['('], 0, 2));
  });
  await layOne(page, TOUCH, { sign: '()', face: ')', name: LAST, count: 1 });
  await refused(page, 'freshCard', async () => {
    await pick(')');
    await taps(page, words.lies(words.bracket[')'], 4, 1));
  });
  // On an operator means beside it: there is nothing to refuse.
  await layOne(page, TOUCH, { sign: '+', face: 'operator', name: gap(1), count: 2 });
  await layOne(page, TOUCH, { sign: '()', face: '(', name: gap(1, '+'), count: 3 });
  await expect(spot(page, words.lies(words.bracket['('], 1, 1))).toBeVisible();
});

test('with negation a sign goes where it may, and what it needs stays (FOURS-14)', async ({ page }) => {
  const table = dealtTable(['()−−()()', '()−+−×'], { negation: true });
  table.turn(['()', opening(1)], ['−', opening(1, 1)]);
  await sitDown(page, table, NAMES[1]);
  for (const [code, name] of [
    ['signPlace', gap(2)],
    ['wrongEnd', LAST],
  ] as const)
    await refused(page, code, async () => {
      await TOUCH.pick(page, '−', 'sign');
      await taps(page, name);
    });
  for (const [code, name] of [
    ['signDepends', words.bracket['(']],
    ['bracketOnOperator', words.sign],
  ] as const)
    await refused(page, code, async () => {
      await TOUCH.pick(page, '()', '(');
      await taps(page, words.lies(name, 1, 1));
    });
  await layOne(page, TOUCH, { sign: '−', face: 'sign', name: FIRST, count: 1 });
  await refused(page, 'freshCard', async () => {
    await TOUCH.pick(page, '+', 'operator');
    await taps(page, words.lies(words.sign, 0, 1));
  });
  await refused(page, 'signPlace', async () => {
    await TOUCH.pick(page, '−', 'sign');
    await taps(page, FIRST);
  });
});

test('of real cards no more are played than there are, and three in a turn', async ({ page }) => {
  const places = [0, 1, 2, 3].flatMap((place) => [opening(place), opening(place), opening(place)]);
  const others = [1, 2, 3].flatMap((place) => [closing(place), closing(place), closing(place)]);
  const spots = [...places, ...others].slice(0, 20);
  const table = realTable(2);
  for (let turn = 0; turn < 7; turn += 1)
    table.turn(...spots.slice(3 * turn, 3 * turn + 3).map((place) => ['()', place] as const));
  await sitAt(page, table);
  await titleOn(page);
  await toNext(page, () => button(page, tableWords.pause.go).tap());
  const signs = page.getByRole('group', { name: words.signs, exact: true });
  for (const face of ['(', ')'] as const) {
    await refused(page, 'inUse', () =>
      signs.getByRole('button', { name: words.bracket[face], exact: true }).tap(),
    );
    await refused(page, 'inUse', () => page.keyboard.press(face));
  }
  for (const [index, sign] of (['+', '−', '×'] as const).entries()) {
    const name = gap(index + 1);
    await layOne(page, TOUCH, { sign, face: 'operator', name, count: index + 1 });
  }
  await refused(page, 'threePlayed', () => TOUCH.pick(page, '÷', 'operator'));
});

test('at most three cards are swapped after a round', async ({ page }) => {
  const table = dealtTable(['÷×÷++', '+++++']).turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)]);
  await sitAt(page, table);
  await titleOn(page);
  await toNext(page, () => button(page, words.swapAll).tap());
  await takePhone(page, TOUCH, NAMES[1]);
  const cards = handOf(page).getByRole('button');
  for (const index of [0, 1, 2]) await cards.nth(index).tap();
  await cards.nth(3).tap();
  await expect(page.getByRole('alert')).toHaveText(words.refused.fourDiscarded);
  await expect(button(page, words.swapSome(3))).toBeVisible();
  await expect(handOf(page).getByRole('button', { pressed: true })).toHaveCount(3);
  await cards.nth(0).tap();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(button(page, words.swapSome(2))).toBeVisible();
});
