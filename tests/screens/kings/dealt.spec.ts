import { expect, test, type Page } from '@playwright/test';
import { kings as words, table } from '#lib/i18n/messages.ts';
import { kingsCards } from '../../support/kings.ts';
import { dealtTable } from '../../support/kings-table.ts';
import { button, titleOn, toNext } from '../../../e2e/support/fours.ts';
import {
  before,
  called,
  cardIn,
  castleAt,
  EVENING,
  expectRefused,
  faceUpPile,
  handOf,
  KEYS,
  NAMES,
  sitAt,
  stateOn,
  TOUCH,
  type Way,
} from '../../../e2e/support/kings.ts';
import { countStore } from '../../../e2e/support/store.ts';

// Dealt cards and a phone that goes round: what people know is what the screen says.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** Does what leads on from a card that is picked, or from a call that is asked about. Answers what the next screen is about. */
async function leads(page: Page, act: () => Promise<void>): Promise<string> {
  await act();
  return titleOn(page);
}
const take = (page: Page, way: Way, name: string) =>
  toNext(page, () => way.press(page, button(page, words.iAm(name))));
const pass = (page: Page, way: Way, name: string) =>
  toNext(page, () => way.press(page, button(page, words.pass(name))));
/** Discards for a card that is drawn, looks at it, and passes the phone on. */
async function exchange(page: Page, way: Way, card: string, { up, next }: { up: boolean; next: string }) {
  await way.pick(page, card);
  expect(await leads(page, () => way.discard(page, up))).toBe(words.drew);
  expect(await pass(page, way, next)).toBe(words.passTo(next));
}

for (const [how, way] of [
  ['touch', TOUCH],
  ['keyboard alone', KEYS],
] as const) {
  test(`three play a dealt game by ${how}, from the castles to the end (KINGS-2 to KINGS-6)`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await sitAt(page, before(EVENING));
    const [mei, grandma, jun] = NAMES;
    expect(await titleOn(page)).toBe(table.cover.title);
    await way.press(page, button(page, table.pause.go));
    await expect(page.getByText(words.founding.begin(mei))).toBeVisible();
    await way.press(page, button(page, words.founding.next));
    await expect(page.getByText(words.founding.founds(0, 'heart', 2))).toBeVisible();
    await way.press(page, button(page, words.founding.all));
    await expect(page.getByText(words.founding.done)).toBeVisible();
    await way.press(page, button(page, words.founding.deal));
    expect(await titleOn(page)).toBe(words.passTo(jun));

    // Jun puts a king on the First castle and gives one of eight cards back.
    await take(page, way, jun);
    await way.pick(page, 'K♥');
    await expect(castleAt(page, 0)).toContainText(words.becomes(13));
    await way.press(page, button(page, words.playOn(0)));
    await expect(page.getByRole('group', { name: words.eight })).toBeVisible();
    await expect(page.getByRole('button', { name: words.fresh(called('A♦')) })).toBeVisible();
    await way.pick(page, 'A♦');
    expect(await leads(page, () => way.discard(page, false))).toBe(words.passTo(grandma));
    await expect(page.getByText(words.did.crowned(jun, called('K♥'), 0, 13))).toBeVisible();

    // Grandma sees what she drew; Mei calls wrongly and is out.
    await take(page, way, grandma);
    await exchange(page, way, '6♠', { up: true, next: mei });
    await take(page, way, mei);
    await way.press(page, button(page, words.call));
    await expect(button(page, words.notYet)).toBeFocused();
    expect(await leads(page, () => way.press(page, button(page, words.call)))).toBe(words.passTo(jun));
    await take(page, way, jun);
    await exchange(page, way, '3♠', { up: false, next: grandma });

    // Half Kingdom 20, Half Steven 1½, Pointer 5.
    await take(page, way, grandma);
    await expect(page.getByText('26½')).toBeVisible();
    await way.press(page, button(page, words.call));
    await way.press(page, button(page, words.call));
    await expect(page.getByRole('heading', { name: words.calculus.title })).toBeVisible();
    const onward = page.getByRole('button', { name: /^(Next: |Score sheet|See the result)/ });
    const won = page.getByRole('heading', { name: words.wins(grandma) });
    for (let sheet = 0; sheet < 5 && !(await won.isVisible()); sheet += 1) {
      await expect(onward).toBeVisible();
      const [said] = await onward.allTextContents();
      await way.press(page, onward);
      // Stored first, then shown: until then the same button is still there.
      await expect.poll(async () => [...(await onward.allTextContents()), ''][0] !== said).toBe(true);
      await expect(onward.or(won).first()).toBeVisible();
    }
    await expect(won).toBeVisible();
    const state = await stateOn(page);
    expect(state.phase).toEqual({ type: 'over', winners: [1] });
    expect(state.games[0]?.points[1]).toBe(53);
    expect(kingsCards(state)).toHaveLength(104);
  });
}

test('left in the extra discard and on the cover, a match waits behind its cover with every card', async ({
  page,
}) => {
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  await take(page, TOUCH, 'Jun');
  await TOUCH.pick(page, 'K♥');
  await button(page, words.playOn(0)).tap();
  await expect(page.getByRole('group', { name: words.eight })).toBeVisible();

  await page.reload();
  expect(await titleOn(page)).toBe(words.passTo('Jun'));
  await expect(page.getByText(words.oneGoesBack('Jun'))).toBeVisible();
  await expect(handOf(page)).toHaveCount(0);
  await take(page, TOUCH, 'Jun');
  await expect(handOf(page).getByRole('button')).toHaveCount(8);
  await cardIn(page, 'A♦').tap();
  await leads(page, () => button(page, words.up).tap());

  await page.reload();
  expect(await titleOn(page)).toBe(words.passTo('Grandma'));
  await expect(page.getByText(words.did.faceUp('Jun', called('A♦')))).toBeVisible();
  await take(page, TOUCH, 'Grandma');
  await expect(handOf(page).getByRole('button')).toHaveCount(7);
  expect(kingsCards(await stateOn(page))).toHaveLength(104);
});

test('by keys one comes from the cover to one’s own cards', async ({ page }) => {
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  await take(page, KEYS, 'Jun');
  await page.keyboard.press('Tab');
  await expect(handOf(page).getByRole('button').first()).toBeFocused();
});

test('a card that is picked by its place has the focus: what can be done with it comes next', async ({
  page,
}) => {
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  await take(page, KEYS, 'Jun');
  await page.keyboard.press('7');
  await expect(handOf(page).getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, words.discardDown)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(handOf(page).getByRole('button').nth(1)).toBeFocused();
});

test('what the rules forbid has its sentence, and nothing is played (KINGS-3)', async ({ page }) => {
  const hands = ['2♠ 4♠ 6♦ 8♦ 8♠ 9♠ J♣', 'Q♥ J♥ 10♥ 4♣ 10♦ 10♣ 6♠', 'K♥ K♠ 5♦ 7♦ 7♠ 8♣ J♦'];
  await sitAt(page, dealtTable({ hands, castles: '2♥ 3♣ Q♦ K♠', pile: 'K♦ 2♣' }));
  await titleOn(page);
  await take(page, TOUCH, 'Jun');
  const lies = await countStore(page, 'matchEvents');

  await cardIn(page, 'K♥').tap();
  await faceUpPile(page).tap();
  await expectRefused(page, words.refused.kingFaceUp);
  await cardIn(page, 'K♥').tap();
  await castleAt(page, 2).tap();
  await expectRefused(page, words.refused.wrongCastle);
  await cardIn(page, 'K♥').tap();
  await button(page, words.dethrone).tap();
  await expectRefused(page, words.refused.noSubject);
  // A king founded the Fourth castle: nobody is dethroned there, and a second one rules beside it.
  await cardIn(page, 'K♠').tap();
  await expect(castleAt(page, 3)).toContainText(words.becomes(26));
  await button(page, words.dethrone).tap();
  await expectRefused(page, words.refused.noSubject);
  await cardIn(page, '8♣').tap();
  await castleAt(page, 1).tap();
  await expectRefused(page, words.refused.notAKing);
  expect(await countStore(page, 'matchEvents')).toBe(lies);

  // In the extra discard, too, a king goes face down only.
  await cardIn(page, 'K♠').tap();
  await button(page, words.double).tap();
  await cardIn(page, 'K♦').tap();
  await button(page, words.up).tap();
  await expectRefused(page, words.refused.kingFaceUp);
  await expect(handOf(page).getByRole('button')).toHaveCount(8);
  expect(await countStore(page, 'matchEvents')).toBe(lies + 1);
});

test('a hand is in the page only while its owner holds the phone, and no live region says it', async ({
  page,
}) => {
  const said: string[] = [];
  const told = new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]')) {
      const named = [region, ...region.querySelectorAll('[aria-label]')];
      said.push([region.textContent, ...named.map((each) => each.getAttribute('aria-label'))].join(' '));
    }
  });
  told.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const session = await page.context().newCDPSession(page);
  /** Whose cards are in the page or told to assistive technology. */
  const seen = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const told = nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
    const html = await page.evaluate(() => document.documentElement.outerHTML);
    return [
      ['4♠', '9♠'],
      ['10♥', 'J♥'],
      ['7♦', '8♣'],
    ].flatMap((own, seat) =>
      own.some((card) => told.includes(called(card)) || html.includes(called(card))) ? [seat] : [],
    );
  };
  await sitAt(page, dealtTable(EVENING));
  await titleOn(page);
  expect(await seen()).toEqual([]);
  await take(page, TOUCH, 'Jun');
  expect(await seen()).toEqual([2]);
  // The page is left for a moment: the cover is back at once.
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  expect(await seen()).toEqual([]);
  await titleOn(page);
  await take(page, TOUCH, 'Jun');
  await cardIn(page, 'K♥').tap();
  await button(page, words.dethrone).tap();
  await expectRefused(page, words.refused.noSubject);
  await cardIn(page, '3♠').tap();
  await leads(page, () => TOUCH.discard(page, false));
  expect(await seen()).toEqual([2]);
  await pass(page, TOUCH, 'Grandma');
  expect(await seen()).toEqual([]);
  await take(page, TOUCH, 'Grandma');
  expect(await seen()).toEqual([1]);
  await page.reload();
  expect(await titleOn(page)).toBe(words.passTo('Grandma'));
  expect(await seen()).toEqual([]);
  told.disconnect();
  const all = said.join('\n');
  expect(all).toContain(words.refused.noSubject);
  for (const card of ['7♦', '8♣', '3♠', '10♥', 'A♦']) expect(all).not.toContain(called(card));
});
