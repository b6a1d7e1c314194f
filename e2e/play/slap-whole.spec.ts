import { expect, test, type Locator, type Page } from '@playwright/test';
import { solutions } from '#lib/core/solve.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { slap as words } from '#lib/i18n/messages.ts';
import { pressKey } from '../support/keys.ts';
import { button, half, NAMES, sitAt, stateOn, zone } from '../support/slap-two.ts';

// From the first card to the last: ten sets that Mei wins. Other tests go into the corners.
test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** How people reach the table: fingers, or keys alone. */
interface Hands {
  readonly zone: (page: Page, seat: 0 | 1) => Promise<void>;
  readonly press: (page: Page, control: Locator) => Promise<void>;
}

const FINGERS: Hands = {
  zone: (page, seat) =>
    half(page, seat)
      .getByRole('button', { name: new RegExp(`, ${NAMES[seat]}, \\d+ cards?$`) })
      .tap(),
  press: (_, control) => control.tap(),
};
const KEYBOARD: Hands = {
  zone: (page, seat) => page.keyboard.press(['a', 'l'][seat] ?? ''),
  press: pressKey,
};

/** Does something until the match has come to a phase: a tap that comes at once after a ruling is not meant for what lies there now. */
async function until(
  page: Page,
  isThere: (state: SlapState) => boolean,
  go: (state: SlapState) => Promise<void>,
): Promise<SlapState> {
  await expect(async () => {
    const state = await stateOn(page);
    if (!isThere(state)) await go(state);
    expect(isThere(await stateOn(page))).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [100] });
  return stateOn(page);
}

const isOpen = ({ phase }: SlapState) => phase.type === 'open';

/** Opens the next cards: a real deck when both are ready, a dealt one when somebody taps. */
const openCards = (page: Page, hands: Hands) =>
  until(page, isOpen, async ({ phase, config, last }) => {
    if (phase.type !== 'waiting') return;
    const [unready] = ([0, 1] as const).filter((seat) => !phase.ready.includes(seat));
    if (unready === undefined) return;
    if (last === null) await hands.zone(page, unready);
    else {
      const goOn = config.deck === 'dealt' ? words.act.next : words.act.ready;
      await hands.press(page, button(page, unready, goOn));
    }
  });

/** Puts one of Mei's cards back for another, as both agree. */
async function swap(page: Page, { press }: Hands): Promise<void> {
  await press(page, button(page, 0, words.act.swap));
  await expect(half(page, 0)).toContainText(words.youAsked);
  await press(page, button(page, 1, words.act.agreeSwap));
  await press(page, page.getByRole('button', { name: /^Send back .* Mei$/ }).first());
  await press(page, button(page, 1, words.act.keep));
}

for (const [deck, how, hands] of [
  ['dealt', 'by keyboard alone', KEYBOARD],
  ['physical', 'by touch', FINGERS],
  ['physical', 'by keyboard alone', KEYBOARD],
] as const) {
  test(`a whole match for two, ${deck === 'dealt' ? 'dealt' : 'with a real deck'}, ${how}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await sitAt(page, { deck });
    for (let set = 0; set < 10;) {
      const { table } = await openCards(page, hands);
      const ranks = table.map(({ rank }) => rank ?? 0);
      if (deck === 'dealt' && solutions(ranks, 24).length === 0) {
        await expect(zone(page, 0, words.zone.slap)).toBeVisible();
        await swap(page, hands);
        continue;
      }
      await expect(zone(page, 0, words.zone.slap)).toBeVisible();
      await hands.zone(page, 0);
      await hands.press(page, button(page, 1, words.act.agree));
      set += 1;
      await until(
        page,
        (state) => state.set === set,
        async () => {},
      );
      const { piles } = await stateOn(page);
      expect(piles.map((pile) => pile.length)).toEqual([20 - 2 * set, 20 + 2 * set]);
    }
    expect((await stateOn(page)).phase).toEqual({ type: 'over', winners: [0] });
    await expect(half(page, 0)).toContainText(words.out('Mei'));
  });
}
