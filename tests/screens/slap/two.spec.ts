import { expect, test } from '@playwright/test';
import { pads, slap as words } from '#lib/i18n/messages.ts';
import { counts, orderOf } from '../../support/slap.ts';
import { look } from '../stage/clock.ts';
import { tapLine } from '../../../e2e/support/pad-keys.ts';
import { bothReady, button, half, sitAt, stateOn, zone } from '../../../e2e/support/slap-two.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

/** 5 7 8 9 come up first, and Mei has two more. */
const DEALT = [{ type: 'shuffled', at: 0, order: orderOf([5, 8, 7, 9]) } as const, counts(0, 4, 36)];

/** The tone of a second, in hertz. */
const TICK = 880;

test('a wrong line is told by what it makes, and the missed one when somebody asks', async ({ page }) => {
  await sitAt(page, {}, DEALT);
  await bothReady(page);
  await zone(page, 1, words.zone.slap).tap();
  await expect(half(page, 0)).toContainText(words.hasIt('Grandma'));
  await look();
  await button(page, 0, words.act.check).tap();
  await tapLine(page, '5 + 7 + 8 + 9');
  await expect(half(page, 1)).toContainText(words.makes('29'));
  await look();
  await button(page, 0, words.act.missed).tap();
  await expect(half(page, 0)).toContainText(/Solution: .*\d/);
});

test('a line that cannot be read costs nothing, and is told at once (SLAP-6)', async ({ page }) => {
  await sitAt(page, {}, DEALT);
  await bothReady(page);
  await page.keyboard.press('a');
  await expect(half(page, 1)).toContainText(words.hasIt('Mei'));
  await look();
  await button(page, 1, words.act.check).tap();
  await expect(half(page, 0).getByRole('group', { name: pads.keypad })).toBeVisible();
  await page.keyboard.type('(');
  await page.keyboard.press('Enter');
  await expect(half(page, 0).getByRole('alert')).toContainText(pads.fault.missingOperand);
  expect((await stateOn(page)).phase.type).toBe('claim');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8*5-(7+9)');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await stateOn(page)).last?.verdict).toBe('right');
});

test('the seconds of a deal are heard once, though both halves count them', async ({ page }) => {
  await sitAt(page, {}, DEALT);
  const heard: (number | undefined)[] = [];
  const Tone = OscillatorNode;
  window.OscillatorNode = class extends Tone {
    constructor(loudspeaker: BaseAudioContext, given?: OscillatorOptions) {
      super(loudspeaker, given);
      heard.push(given?.frequency);
    }
  };
  try {
    await bothReady(page);
    expect(heard.filter((hertz) => hertz === TICK)).toHaveLength(2);
  } finally {
    window.OscillatorNode = Tone;
  }
});

test('each half is the other turned round', async ({ page }) => {
  await sitAt(page, {}, DEALT);
  await bothReady(page);
  const boxes = await Promise.all([0, 1].map((seat) => half(page, seat as 0 | 1).boundingBox()));
  const [near, far] = boxes;
  const size = page.viewportSize();
  if (!near || !far || !size) throw new Error('both are shown');
  expect(far.width).toBeCloseTo(near.width);
  expect(far.height).toBeCloseTo(near.height);
  expect(far.x).toBeCloseTo(size.width - near.x - near.width);
  expect(far.y).toBeCloseTo(size.height - near.y - near.height);
});
