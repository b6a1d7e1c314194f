import { expect, test } from '@playwright/test';
import Founding from '#lib/boards/kings/Founding.svelte';
import { ALL_CARDS } from '#lib/games/kings/cards.ts';
import { kings } from '#lib/games/kings/index.ts';
import { kings as words } from '#lib/i18n/messages.ts';
import type { TakenAs } from '#lib/match/open-match.ts';
import { button } from '../../../e2e/support/fours.ts';
import { newTable } from '../../support/kings-table.ts';
import { kill, openPart } from '../stage/app.ts';
import { settle } from '../stage/clock.ts';

/** Castles are to be founded, at a table that takes what is sent so. */
async function openFounding(send: () => Promise<TakenAs>, isAsked: () => void = () => undefined) {
  const table = newTable(2);
  table.play({ type: 'shuffled', at: 0, order: ALL_CARDS });
  const view = kings.view(table.state, 0);
  await openPart(Founding, {
    get match() {
      isAsked();
      return { view, send } as never;
    },
    get view() {
      isAsked();
      return view;
    },
    name: 'Mei',
    cue: () => undefined,
    onfaceup: () => undefined,
    ontell: null,
  });
}

/** The same at a table that answers so; how often it was asked. */
async function openTable(answer: TakenAs): Promise<() => number> {
  let asked = 0;
  const send = () => {
    asked += 1;
    // Whoever goes on asking would never come to an end.
    if (asked > 100) throw new Error('The table is asked again and again.');
    return Promise.resolve(answer);
  };
  await openFounding(send);
  return () => asked;
}

for (const answer of ['refused', 'elsewhere'] as const)
  test(`the rest is drawn no further where a card is not: ${answer}`, async ({ page }) => {
    const asked = await openTable(answer);
    await button(page, words.founding.all).tap();
    expect(asked()).toBe(1);
  });

test('a card that is stored once the table was left asks nothing of the table any more', async ({ page }) => {
  const sent = Promise.withResolvers<TakenAs>();
  let asked = 0;
  let times = 0;
  await openFounding(
    () => ((times += 1) === 1 ? sent.promise : Promise.resolve('refused')),
    () => (asked += 1),
  );
  await button(page, words.founding.all).tap();
  await kill();
  asked = 0;
  sent.resolve('stored');
  await settle();
  expect(asked).toBe(0);
});
