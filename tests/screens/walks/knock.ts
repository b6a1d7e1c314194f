import { expect, type Page } from '@playwright/test';
import { table } from '#lib/i18n/messages.ts';
import { proof } from '../../support/claims.ts';
import {
  act,
  allPass,
  knockBy,
  newTable,
  openTable,
  realTable,
  shuffledFor,
  type KnockTable,
} from '../../support/knock.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { act as button } from '../../../e2e/support/table.ts';
import { show, type Screen } from './screen.ts';

const CARDS = [8, 3, 5, 2];
const OFF = { setTime: 0, claimTime: 0 };

/** Each screen lays its own match: one that was left may still be kept under its name, with more events. */
let laid = 0;
/** A match as it lies, and it goes on; what a late hand might still hit has passed. */
async function goOn(page: Page, played: KnockTable): Promise<void> {
  laid += 1;
  await show(page, `./play?match=k${laid}`, rowsOf({ [`k${laid}`]: played }));
  if (played.timeline.events.length > 0) await button(page, table.pause.go).tap();
  await expect(button(page, table.pause.go)).toHaveCount(0);
  await page.clock.runFor(2000);
}
const at = (name: string, played: () => KnockTable): Screen => ({
  name,
  open: (page) => goOn(page, played()),
});

type Players = 1 | 2 | 3 | 4;
const open = (players: Players) => openTable(players, CARDS, OFF);
const claimed = (players: Players) => open(players).play(knockBy(0, 9000)).through(9100);
/** Knock Twenty-Four for one to four, in every part of a set. */
export const KNOCK: readonly Screen[] = [
  at('four, the dealer turns', () => newTable(4).play(shuffledFor(4, CARDS))),
  at('four, real cards, who drew the highest', () => newTable(4, { deck: 'physical', dealer: 'drawn' })),
  at('Knock, four look', () => open(4)),
  at('Knock, four look at real cards', () => realTable(4, OFF)),
  at('four, one finds nothing', () => open(4).play(act('passed', 0, 9000))),
  at('Knock, four, a claim', () => claimed(4)),
  at('four, it is entered', () => claimed(4).play(act('checked', 1, 12_000))),
  at('four, one is out', () => claimed(4).play(act('conceded', 0, 12_000))),
  at('four, somebody takes them', () =>
    claimed(4).play(act('checked', 1, 12_000), proof(0, 15_000, '8 × 2 + 5 + 3')),
  ),
  at('four, set aside', () => allPass(open(4), 9000)),
  at('three look', () => open(3)),
  at('three, a claim', () => claimed(3)),
  at('Knock, two look', () => open(2)),
  at('Knock, two, one finds nothing', () => open(2).play(act('passed', 0, 9000))),
  at('Knock, two, a claim', () => claimed(2)),
  at('two, out', () => claimed(2).play(act('conceded', 0, 12_000))),
  at('two, set aside', () => allPass(open(2), 9000)),
  at('alone', () => open(1)),
  at('alone, it is entered', () => claimed(1)),
];
