import { expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { HAND, rankOf } from '#lib/games/kings/cards.ts';
import { worthOf } from '#lib/games/kings/castle.ts';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import {
  hiddenSwapped,
  kingsAny,
  kingsCards,
  kingsConfigs,
  kingsNext,
  KINGS_END,
  KINGS_TYPES,
} from '../../support/kings.ts';
import { KingsTable } from '../../support/kings-table.ts';

const MATCHES = 100;
const TRIED = 80;

/** What holds in every state that play can reach. */
function holds(state: KingsState, seed: number, ends: Set<string>): void {
  const { phase, hands, scored, config, castles } = state;
  const cards = kingsCards(state);
  expect([cards.length, new Set(cards).size]).toEqual([104, 104]);
  const views = [...hands.keys(), 'table' as const];
  const viewer = views[seed % views.length] ?? 'table';
  const other = hiddenSwapped(state, createRng(seed), viewer);
  // As text, which is many times faster.
  expect(JSON.stringify(kings.view(other, viewer))).toBe(JSON.stringify(kings.view(state, viewer)));
  // Nobody is ever scored with more or fewer than seven cards (KINGS-4, KINGS-5).
  for (const [seat, score] of scored.entries()) if (score) expect(hands[seat]).toHaveLength(HAND);
  expect(new Set(castles.map(({ card }) => Math.floor((card % 52) / 13))).size).toBe(castles.length);
  if (config.staticCastles) expect(castles.map((castle) => worthOf(castle, config))).toEqual(castles.map(({ card }) => rankOf(card))); // oxfmt-ignore
  if (config.staticCastles && config.edition === undefined)
    expect(castles.flatMap((castle) => castle.kings)).toEqual([]);
  if (phase.type === 'turn') expect(hands.map((hand) => hand.length)).toEqual(hands.map(() => HAND));
  if (phase.type === 'calculus') {
    ends.add(phase.end);
    // A wrong call ends nobody else's game (KINGS-4).
    const wrong = scored.filter((score) => score?.call === 'wrong').length;
    if (phase.end === 'noneLeft') expect(wrong).toBe(config.players);
    if (phase.end === 'lastLeft') expect(wrong).toBe(config.players - 1);
    if (phase.end !== 'lastLeft' && config.edition === undefined)
      expect(wrong).toBeLessThan(config.players - 1);
  }
  if (phase.type === 'extra') expect(hands[phase.seat]).toHaveLength(HAND + 1);
}

test(`${MATCHES} matches at random keep every card, hide every hand, and come to an end`, () => {
  const seen = new Set<string>();
  const ends = new Set<string>();
  for (let seed = 0; seed < MATCHES; seed += 1) {
    const rng = createRng(seed);
    const table = new KingsTable(kings, kingsConfigs(rng), seed);
    for (let tried = 0; tried < TRIED; tried += 1) {
      table.until(tried).send(kingsAny(table.state, tried, rng));
      holds(table.state, seed + tried, ends);
    }
    for (let events = 0; kings.winners(table.state) === null; events += 1) {
      expect(events).toBeLessThan(KINGS_END);
      const event = kingsNext(table.until(TRIED).state, TRIED);
      if (event !== null) expect(table.send(event)).toBe(null);
      holds(table.state, events, ends);
    }
    for (const { type } of table.timeline.events) seen.add(type);
  }
  expect([...seen].sort()).toEqual([...KINGS_TYPES].sort());
  expect([...ends].sort()).toEqual(['agreed', 'called', 'drawnOut', 'lastLeft', 'noneLeft']);
});
