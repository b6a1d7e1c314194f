import { expect, test } from '@playwright/test';
import { practice } from '#lib/i18n/messages.ts';
import { handOf } from '../../../e2e/support/cards.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { act, cardsOn, expectSaid, signKey } from '../../../e2e/support/table.ts';

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
] as const)
  test(`cards and keys stay where they are when something is said of the hand, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, './practice', { hands: [{ slot: 'practice', row: handOf([1, 1, 4, 6]) }] });
    await expect(cardsOn(page)).toHaveCount(4);
    const lie = async () => [
      await cardsOn(page).first().boundingBox(),
      await cardsOn(page).last().boundingBox(),
      await signKey(page, '+').boundingBox(),
      await act(page, practice.hint).boundingBox(),
    ];
    const dealt = await lie();
    await signKey(page, '+').tap();
    await expectSaid(page, practice.pickFirst);
    expect(await lie(), 'a sentence').toEqual(dealt);
    await act(page, practice.none).tap();
    await expectSaid(page, practice.wrongNone);
    expect(await lie(), 'two sentences').toEqual(dealt);
    await act(page, practice.hint).tap();
    await expectSaid(page, practice.rung.lastSign['*']);
    expect(await lie(), 'a hint').toEqual(dealt);
  });
