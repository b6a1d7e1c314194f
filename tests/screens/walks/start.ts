import { expect, type Page } from '@playwright/test';
import {
  knock as knockWords,
  slap as slapWords,
  start as text,
  table as tableWords,
} from '#lib/i18n/messages.ts';
import * as knock from '../../support/knock.ts';
import * as slap from '../../support/slap.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { passLie, readySeats, startZone } from '../../../e2e/support/start.ts';
import { unmet } from '../../../e2e/support/store.ts';
import { act as button } from '../../../e2e/support/table.ts';
import { show, type Screen } from './screen.ts';

type Lies = 'flat' | 'standing';
const TABLES = {
  'Slap, two': () => slap.newTable(2),
  'Slap, four': () => slap.newTable(4),
  'Slap, four, called': () => slap.newTable(4, { called: true }),
  'Slap, two, real': () => slap.newTable(2, { deck: 'physical' }),
  'Slap, four, real': () => slap.newTable(4, { deck: 'physical' }),
  'Knock, two': () => knock.newTable(2),
  'Knock, three': () => knock.newTable(3),
  'Knock, four': () => knock.newTable(4),
  'Knock, four, real': () => knock.newTable(4, { deck: 'physical', faces: true }),
  'Knock, two, real': () => knock.newTable(2, { deck: 'physical', faces: true }),
} as const;
type Table = keyof typeof TABLES;

/** Each screen lays its own match: one that was left may still be kept under its name, with more events. */
let laid = 0;
/** A match of a game that nobody has met on this device. */
async function lay(page: Page, table: Table, lies: Lies): Promise<void> {
  laid += 1;
  await show(page, `./play?match=f${laid}`, {
    ...rowsOf({ [`f${laid}`]: TABLES[table]() }),
    settings: [unmet('slap'), unmet('knock'), { key: 'preferences', value: { lies } }],
  });
  await expect(button(page, text[lies].go)).toBeVisible();
}
const states = (table: Table, lies: Lies): readonly Screen[] => [
  {
    name: `${table}, ${lies}, one is ready`,
    open: async (page) => {
      await lay(page, table, lies);
      await passLie(page);
      await startZone(page, 'Mei', text.ready).tap();
      await expect(startZone(page, 'Mei', text.isReady)).toBeVisible();
    },
  },
  {
    name: `${table}, ${lies}, one has slapped to try`,
    open: async (page) => {
      await lay(page, table, lies);
      await passLie(page);
      await readySeats(page);
      const { word, done } = table.startsWith('Slap') ? slapWords.opening : knockWords.opening;
      await startZone(page, 'Mei', word).tap();
      await expect(startZone(page, 'Mei', done)).toBeVisible();
    },
  },
];

/** A later match begins at once; how it goes stands beside what begins it. */
const later = (table: Table, lies: Lies): Screen => ({
  name: `${table}, ${lies}, a later match`,
  open: async (page) => {
    laid += 1;
    await show(page, `./play?match=f${laid}`, {
      ...rowsOf({ [`f${laid}`]: TABLES[table]() }),
      settings: [{ key: 'preferences', value: { lies } }],
    });
    await expect(button(page, tableWords.tell).first()).toBeVisible();
    // By then the dealer may turn the cards.
    await page.clock.runFor(2000);
  },
});

/** How it is laid or stood before people. */
export const LIE: readonly Screen[] = [
  { name: 'two, how it lies', open: (page) => lay(page, 'Slap, two', 'flat') },
  { name: 'four, how it lies', open: (page) => lay(page, 'Knock, four', 'flat') },
  { name: 'two, how it stands', open: (page) => lay(page, 'Knock, two', 'standing') },
  { name: 'four, how it stands', open: (page) => lay(page, 'Slap, four', 'standing') },
];

/** Before the first match of Slap and of Knock on a device. */
export const START: readonly Screen[] = [
  ...states('Slap, two', 'flat'),
  ...states('Slap, two', 'standing'),
  ...states('Slap, four', 'flat'),
  ...states('Slap, four', 'standing'),
  ...states('Slap, four, called', 'flat').slice(0, 1),
  ...states('Slap, two, real', 'flat').slice(0, 1),
  ...states('Slap, four, real', 'flat').slice(0, 1),
  ...states('Knock, two', 'flat'),
  ...states('Knock, three', 'flat'),
  ...states('Knock, three', 'standing'),
  ...states('Knock, two, real', 'flat').slice(0, 1),
  ...states('Knock, four, real', 'flat').slice(0, 1),
  later('Slap, two', 'flat'),
  later('Slap, four', 'flat'),
  later('Slap, four', 'standing'),
  later('Knock, two', 'flat'),
  later('Knock, two', 'standing'),
  later('Knock, three', 'flat'),
  later('Knock, four', 'flat'),
];
