import { expect, test, type Page } from '@playwright/test';
import type { FoursState } from '#lib/games/fours/state.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { fours, kings, play, table as pause } from '#lib/i18n/messages.ts';
import { toNext } from '../../../e2e/support/fours.ts';
import { EVENING } from '../../../e2e/support/kings.ts';
import { rowsOf } from '../../../e2e/support/matches.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { openTable, raise } from '../../support/contest.ts';
import { dealtTable, inGap } from '../../support/fours.ts';
import { openTable as openKnock } from '../../support/knock.ts';
import { openTable as openSlap } from '../../support/slap.ts';
import { dealtTable as dealtKings } from '../../support/kings-table.ts';
import { newDisk } from '../stage/disk.ts';
import { LONG } from '../stage/long.ts';
import { crawl, crawlAgain, type Scene } from './crawl.ts';
import { dealtOtherwise, enteredOtherwise, type Played } from './worlds.ts';

// Two matches that differ only in what somebody who looks may not know look the same, whatever is pressed: to the eye, to a screen reader,
// in the title, the address and every attribute.

/** A match, and the same one in which all that is hidden from whoever looks is another. */
interface Hidden {
  readonly name: string;
  readonly match: () => Played;
  readonly other: (match: Played) => Played;
  /** A table or a hand has so many controls that each is pressed once; elsewhere what comes of it is pressed, too. */
  readonly depth?: 1;
  /** What lies behind it is what lies behind another cover of the game: one press deep, unless all is asked for. */
  readonly isAnother?: true;
  /** From the first screen to the one that is meant. */
  readonly begin?: (page: Page) => Promise<void>;
  /** A tablet that lies flat, where each has keys of their own. */
  readonly isTablet?: true;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const take = (name: string) => (page: Page) => toNext(page, () => button(page, fours.iAm(name)).tap());
/** Hands of all but these seats, and the draw pile. */
const foursFrom =
  (...seats: readonly number[]) =>
  (match: Played) => {
    const { hands, pile } = match.state as FoursState;
    return dealtOtherwise(match, [...hands.filter((_, seat) => !seats.includes(seat)).flat(), ...pile]);
  };
const kingsFrom =
  (...seats: readonly number[]) =>
  (match: Played) => {
    const { hands, pile } = match.state as KingsState;
    return dealtOtherwise(match, [...hands.filter((_, seat) => !seats.includes(seat)).flat(), ...pile]);
  };
const HANDS = ['÷÷+++', '×××××', '−×−××'];
const begun = (house = {}) =>
  dealtTable(HANDS, house)
    .ends()
    .turn(['×', inGap(1)]);
/** Mei makes 1; Jun and Grandma have had a turn. */
const decided = (house = {}) =>
  begun(house)
    .ends()
    .turn(['÷', inGap(2)], ['÷', inGap(3)]);
const asks = (name: string) => async (page: Page) => {
  const ask = page.getByRole('group', { name: fours.could.ask });
  await toNext(page, () => ask.getByRole('button', { name }).tap());
};
const on = (page: Page) => toNext(page, () => button(page, fours.swapAll).tap());

const FOURS: readonly Hidden[] = [
  { name: 'the cover of a turn', match: begun, other: foursFrom() },
  {
    name: 'a turn',
    depth: 1,
    match: begun,
    other: foursFrom(1),
    begin: async (page) => void (await take('Grandma')(page)),
  },
  { name: 'a round that is over', match: decided, other: foursFrom() },
  {
    name: 'the cover of whoever asks',
    isAnother: true,
    match: decided,
    other: foursFrom(),
    begin: asks('Jun'),
  },
  {
    name: 'the cover of a swap',
    isAnother: true,
    match: decided,
    other: foursFrom(),
    begin: async (page) => void (await on(page)),
  },
  {
    name: 'a swap',
    depth: 1,
    match: decided,
    other: foursFrom(2),
    begin: async (page) => {
      await on(page);
      await take('Jun')(page);
    },
  },
  {
    name: 'the cover of a swap at a first turn',
    isAnother: true,
    match: () => {
      const match = decided({ swapAtTurn: true });
      return match.play({ type: 'redrew', seat: 2, cards: [], at: match.match.at }).turn(['−', inGap(1)]);
    },
    other: foursFrom(),
  },
];
const KINGS: readonly Hidden[] = [
  { name: 'the cover of a turn', match: () => dealtKings(EVENING), other: kingsFrom() },
  {
    name: 'a turn',
    depth: 1,
    match: () => dealtKings(EVENING),
    other: kingsFrom(2),
    begin: async (page) => void (await toNext(page, () => button(page, kings.iAm('Jun')).tap())),
  },
];
const entered = () =>
  openTable(3, [[3, 7, 8, 2]], { type: 10, answerTime: 3_600_000, entryTime: 0 }).answers(1, 1000, 90_817);
const CONTEST: readonly Hidden[] = [
  {
    name: 'the table with an x that is sealed',
    match: entered,
    other: (match) => enteredOtherwise(match, [1]),
  },
  {
    // Left with a slip open: whoever comes back says first who they are.
    name: 'the cover of another x',
    isAnother: true,
    match: () => entered().touch(raise(0, 5000)),
    other: (match) => enteredOtherwise(match, [1]),
  },
  {
    name: 'keys of their own at three edges, and an x that is sealed',
    match: entered,
    other: (match) => enteredOtherwise(match, [1]),
    isTablet: true,
    depth: 1,
    begin: async (page) => {
      await button(page, pause.pause.go).tap();
      await expect(page.getByRole('region', { name: 'Jun', exact: true })).toBeVisible();
    },
  },
];

/** Nobody may look into a pile, not even their own. */
const piles = (match: Played) => {
  const { piles: all } = match.state as SlapState | KnockState;
  return dealtOtherwise(
    match,
    all.flat().filter((card) => card !== null),
  );
};
const goOn = (page: Page) => button(page, pause.pause.go).tap();
const SLAP: readonly Hidden[] = [
  { name: 'the cover', match: () => openSlap(2, [3, 7, 8, 2]), other: piles },
  { name: 'two, a race', match: () => openSlap(2, [3, 7, 8, 2]), other: piles, begin: goOn, depth: 1 },
  { name: 'four, a race', match: () => openSlap(4, [3, 7, 8, 2]), other: piles, begin: goOn, depth: 1 },
];
const KNOCK: readonly Hidden[] = [
  { name: 'the cover', match: () => openKnock(4, [3, 7, 8, 2]), other: piles },
  { name: 'four, a race', match: () => openKnock(4, [3, 7, 8, 2]), other: piles, begin: goOn, depth: 1 },
];

const sceneOf = (page: Page, { name, begin, isTablet }: Hidden, played: Played): Scene => ({
  name,
  open: async () => {
    await page.goto('./icon.svg');
    newDisk();
    if (isTablet) await page.setViewportSize({ width: 768, height: 1024 });
    const settings = [{ key: 'preferences', value: isTablet ? { lies: 'flat' } : {} }];
    await openWith(page, './play?match=m', { ...rowsOf({ m: played }), settings });
    await begin?.(page);
  },
  takes: new RegExp(
    `^(${[...['Mei', 'Grandma', 'Jun'].map((name) => fours.iAm(name)), pause.pause.full].join('|')})`,
  ),
  ends: new RegExp(`^(${[pause.pause.stop, play.leave.go].join('|')})`),
});

/** Where two screens part, with what stands there in each; nothing where they are the same. */
function differing(way: string, one: string, other: string): readonly string[] {
  if (one === other) return [];
  const at = [...one].findIndex((_, index) => one[index] !== other[index]);
  const [from, to] = [Math.max(0, at - 80), at + 80];
  return [`${way}: …${one.slice(from, to)}… or …${other.slice(from, to)}…`];
}

/** How deep every control is pressed: a sheet, what it leads to, and what is asked there. */
const DEPTH = 2;
const depthOf = ({ depth, isAnother }: Hidden): number => depth ?? (isAnother && !LONG ? 1 : DEPTH);

const GAMES = { 'Four Fours': FOURS, Kings: KINGS, Contest: CONTEST, Slap: SLAP, Knock: KNOCK };

for (const [game, scenes] of Object.entries(GAMES))
  for (const hidden of scenes)
    test(`${game}, ${hidden.name}: nothing of anybody else is to be found, whatever is pressed`, async ({
      page,
    }) => {
      const session = await page.context().newCDPSession(page);
      const one = hidden.match();
      const other = hidden.other(one);
      expect(JSON.stringify(other.state)).not.toBe(JSON.stringify(one.state));
      const seen = await crawl(page, session, sceneOf(page, hidden, one), depthOf(hidden));
      const again = await crawlAgain(page, session, sceneOf(page, hidden, other), seen.keys());
      expect([...again.keys()]).toEqual([...seen.keys()]);
      expect([...seen].flatMap(([way, found]) => differing(way, found, again.get(way) ?? ''))).toEqual([]);
    });
