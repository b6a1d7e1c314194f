import { expect, type Page } from '@playwright/test';
import { printExpression } from '#lib/core/print.ts';
import { solutions } from '#lib/core/solve.ts';
import { common, knock as words, pads, table } from '#lib/i18n/messages.ts';
import { corrected, proof, ranks } from '../../support/claims.ts';
import {
  act,
  allPass,
  knockBy,
  knockNext,
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
/** Of each suit one. */
const COURTS = [12, 12, 12, 12];
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
/** The same, as it is. */
async function lay(page: Page, played: KnockTable, others = {}): Promise<void> {
  laid += 1;
  await show(page, `./play?match=k${laid}`, rowsOf({ [`k${laid}`]: played, ...others }));
}
const at = (name: string, played: () => KnockTable): Screen => ({
  name,
  open: (page) => goOn(page, played()),
});

type Players = 1 | 2 | 3 | 4;
const open = (players: Players) => openTable(players, CARDS, OFF);
const claimed = (players: Players) => open(players).play(knockBy(0, 9000)).through(9100);
/** Played on until this part of a match: cards are taken and set aside by turns. */
export function playedTo(match: KnockTable, part: KnockTable['state']['phase']['type']): KnockTable {
  for (let now = 10_000; match.until(now).state.phase.type !== part; now += 10_000) {
    const { phase, table: cards } = match.state;
    const [way] =
      phase.type === 'claim'
        ? solutions(
            cards.map(({ rank }) => rank ?? 0),
            24,
          )
        : [];
    const proved = phase.type === 'claim' && way ? proof(phase.claimant, now, printExpression(way)) : null;
    const event = proved ?? knockNext(match.state, now);
    if (event) match.play(event);
  }
  return match;
}
/** Enters cards of a real deck on the pad. */
async function enter(page: Page, ranks: readonly number[]): Promise<void> {
  const keys = page.getByRole('group', { name: pads.ranks });
  for (const rank of ranks)
    await keys.getByRole('button', { name: common.speakRank(common.rank(rank, 13)), exact: true }).tap();
}
async function entry(page: Page, ranks: readonly number[]): Promise<void> {
  await lay(page, newTable(2, { deck: 'physical', target: 'dynamic', faces: true }));
  await enter(page, ranks);
  await expect(page.getByText(table.target.title)).toBeVisible();
}
async function drawnTarget(page: Page, steps: readonly ('takeAway' | 'add' | 'set')[]): Promise<void> {
  await lay(page, newTable(4, { target: 'dynamic' }));
  for (const step of steps) await button(page, table.target[step]).tap();
  await expect(page.getByRole('region', { name: table.target.title })).toBeVisible();
}

/** Knock Twenty-Four for one to four, in every part of a set. */
export const KNOCK: readonly Screen[] = [
  at('four, the dealer turns', () => newTable(4).play(shuffledFor(4, CARDS))),
  at('four, real cards, who drew the highest', () => newTable(4, { deck: 'physical', dealer: 'drawn' })),
  ...[0, 1].map((dealer) =>
    at(`four, real cards, the dealer deals ${dealer === 0 ? 'at an end' : 'at a side'}`, () =>
      newTable(4, { deck: 'physical', dealer }),
    ),
  ),
  at('four, two draw again', () =>
    newTable(4, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 3, 19, 6] }),
  ),
  at('Knock, four look', () => open(4)),
  at('Knock, four look at real cards', () => realTable(4, OFF)),
  at('four, one finds nothing', () => open(4).play(act('passed', 0, 9000))),
  at('four, two find nothing', () => open(4).play(act('passed', 0, 9000), act('passed', 2, 10_000))),
  at('four look at court cards', () => openTable(4, COURTS, { ...OFF, faces: true })),
  at('Knock, four, a claim', () => claimed(4)),
  at('four, it is entered', () => claimed(4).play(act('checked', 1, 12_000))),
  at('four, it is entered at a side', () =>
    open(4)
      .play(knockBy(3, 9000))
      .through(9100)
      .play(act('checked', 1, 12_000)),
  ),
  at('four, one is out', () => claimed(4).play(act('conceded', 0, 12_000))),
  at('four, somebody takes them', () =>
    claimed(4).play(act('checked', 1, 12_000), proof(0, 15_000, '8 × 2 + 5 + 3')),
  ),
  at('four, set aside, which could have been made', () => allPass(open(4), 9000)),
  {
    name: 'four, set aside, and how they could have been made',
    open: async (page) => {
      await goOn(page, allPass(open(4), 9000));
      await button(page, words.act.way).tap();
      await expect(page.getByText(/\d [+−×÷]/).first()).toBeVisible();
    },
  },
  {
    name: 'four, ended early, and two were ahead',
    open: (page) =>
      lay(page, open(4).play(corrected(9000, 0, 0, 0, 0, 12, 4, 12, 8, 0), { type: 'stopped', at: 20_000 })),
  },
  {
    name: 'Knock, two, ended early, and one was ahead',
    open: (page) =>
      lay(page, open(2).play(corrected(9000, 0, 0, 20, 16, 0), { type: 'stopped', at: 20_000 })),
  },
  at('three look', () => open(3)),
  at('three, a claim', () => claimed(3)),
  at('three, real cards have no solution, and one asks while a clock runs', () =>
    realTable(3, { claimTime: 0 }).play(act('passed', 0, 9000), ranks(0, 10_000, 10, 10, 10, 9)),
  ),
  at('two, who drew the highest', () => newTable(2, { dealer: 'drawn' }).through(0)),
  at('Knock, two look', () => open(2)),
  at('Knock, two, one finds nothing', () => open(2).play(act('passed', 0, 9000))),
  at('Knock, two, a claim', () => claimed(2)),
  at('two, a claim, and the seconds for it', () =>
    openTable(2, CARDS, { setTime: 0 }).play(knockBy(0, 9000)).through(9100),
  ),
  at('two, out', () => claimed(2).play(act('conceded', 0, 12_000))),
  at('two, court cards', () => openTable(2, COURTS, { ...OFF, faces: true })),
  at('two, set aside', () => allPass(open(2), 9000)),
  { name: 'two, all cards have been played', open: (page) => lay(page, playedTo(newTable(2, OFF), 'over')) },
  { name: 'eight cards for a target', open: (page) => entry(page, [1, 10, 2, 9, 4]) },
  { name: 'the target that eight cards make', open: (page) => entry(page, [1, 10, 2, 9, 4, 5, 6, 7]) },
  {
    name: 'four cards that make no target',
    open: async (page) => {
      await entry(page, []);
      await button(page, table.target.four).tap();
      await enter(page, [1, 1, 1, 13]);
      await expect(page.getByText(table.target.impossible)).toBeVisible();
    },
  },
  ...[[], ['takeAway'], ['takeAway', 'add'], ['takeAway', 'add', 'set']].map((steps) => ({
    name: ['a target that is drawn', ...steps].join(', '),
    open: (page: Page) => drawnTarget(page, steps as readonly ('takeAway' | 'add' | 'set')[]),
  })),
  {
    name: 'four, all cards have been played',
    open: (page) => lay(page, playedTo(newTable(4, OFF), 'over')),
  },
  {
    name: 'the score of a deck round',
    open: async (page) => {
      await goOn(page, playedTo(newTable(4, { ...OFF, rounds: 2 }), 'scored'));
      await button(page, words.act.score).tap();
      await expect(page.getByRole('heading', { name: words.score.after(1, 2) })).toBeVisible();
    },
  },
  {
    name: 'the score at the end, which two share',
    open: async (page) => {
      const played = playedTo(newTable(4, OFF), 'over');
      await lay(page, played.play(corrected(played.match.at, 0, 0, 0, 0, 16, 16, 4, 4, 0)));
      await button(page, words.act.score).tap();
      await expect(button(page, words.act.again)).toBeVisible();
    },
  },
  at('alone, before the first cards', () => newTable(1, OFF).through(0)),
  at('alone', () => open(1)),
  at('alone, real cards', () => realTable(1, OFF)),
  at('alone, court cards', () => openTable(1, COURTS, { ...OFF, faces: true })),
  at('alone, court cards are entered', () =>
    openTable(1, COURTS, { ...OFF, faces: true })
      .play(knockBy(0, 9000))
      .through(9100),
  ),
  at('alone, right', () => claimed(1).play(proof(0, 15_000, '8 × 2 + 5 + 3'))),
  at('alone, which four lie there', () => realTable(1, OFF).play(knockBy(0, 9000)).through(9100)),
  at('alone, a wrong line', () => claimed(1).play(proof(0, 15_000, '8 + 2 + 5 + 3'))),
  {
    name: 'alone, the end',
    open: async (page) => {
      const ended = () => playedTo(newTable(1, OFF), 'over');
      await lay(page, ended(), { before: ended() });
      await button(page, words.solo.notMade(2)).tap();
      await expect(page.getByText(words.solo.legend)).toHaveCount(0);
    },
  },
];
