import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import type { KingsConfig } from '#lib/games/kings/config.ts';
import { kings } from '#lib/games/kings/index.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import { dealtTable, type KingsTable } from '../../support/kings-table.ts';
import { written } from '../../support/kings-cards.ts';

const HANDS = ['K♥ A♠ 2♠ 3♠ 4♠ 5♠ 6♠', 'K♥ K♦ K♦ K♣ 9♥ 4♣ A♣'];

/** A match in which only so many cards are left to draw; the rest lies in the discards. */
function drawnOut(
  pile: number,
  { faceDown = 0, house = {} }: { readonly faceDown?: number; readonly house?: Partial<KingsConfig> } = {},
): KingsTable {
  const table = dealtTable({ hands: HANDS, pile: '8♠ 9♠ 10♠ J♠' }, house);
  const all = table.state.pile;
  const state: KingsState = {
    ...table.state,
    pile: all.slice(0, pile),
    faceDown: all.slice(pile, pile + faceDown),
    faceUp: all.slice(pile + faceDown),
  };
  table.timeline = { events: [], points: [{ match: { ...table.match, state }, log: null }] };
  return table;
}

const ended = ({ state: { phase, scored, hands } }: KingsTable) => [
  phase.type,
  phase.type === 'calculus' ? [phase.caller, phase.end] : null,
  scored.every((score) => score !== null),
  hands.map((hand) => hand.length),
];
const DRAWN_OUT = ['calculus', [null, 'drawnOut'], true, [7, 7]];

describe('an empty draw pile (KINGS-5)', () => {
  test('is filled with both discards when somebody draws', () => {
    const table = drawnOut(0, { faceDown: 5 });
    const [card = 0] = table.state.hands[1] ?? [];
    expect(table.send({ type: 'discarded', seat: 1, at: 0, card, up: false })).toBe(null);
    expect(table.state.phase).toEqual({ type: 'drawing', seat: 1, owed: 1, then: { type: 'turn', seat: 0 } });
    expect(table.send({ type: 'called', seat: 1, at: 0 })).toBe('notNow');
    const back = [...table.state.faceDown, ...table.state.faceUp];
    expect(back).toHaveLength(104 - 4 - 14 + 1);
    expect(table.send({ type: 'reshuffled', at: 0, order: back.slice(1) })).toBe('badOrder');
    expect(table.send({ type: 'reshuffled', at: 0, order: back.toReversed() })).toBe(null);
    expect(table.state.hands[1]?.at(-1)).toBe(back.at(-1));
    expect([table.state.faceDown, table.state.faceUp, table.state.reshuffles]).toEqual([[], [], 1]);
    expect(table.state.phase).toEqual({ type: 'turn', seat: 0 });
  });

  test('is filled in the middle of a draw', () => {
    const table = drawnOut(1);
    expect(table.crowns(1, 'K♥', 0)).toBe(null);
    expect(table.state.phase).toMatchObject({ type: 'drawing', seat: 1, owed: 1, then: { type: 'extra' } });
    table.until(0);
    expect(table.state.phase).toEqual({ type: 'extra', seat: 1 });
    expect([table.state.hands[1]?.length, table.hand(1).split(' ')[6]]).toEqual([8, '8♠']);
  });

  test('is filled in the middle of raising, after which nothing lies face-up', () => {
    const table = drawnOut(0, { house: { ghoulRaiser: true } });
    expect(table.crowns(1, 'K♥', 0)).toBe(null);
    expect(table.state.phase).toMatchObject({ type: 'raising', owed: 2 });
    table.do({ type: 'took', seat: 1 });
    expect(table.state.faceUp).toEqual([]);
    expect([table.state.phase, table.state.hands[1]?.length]).toEqual([{ type: 'extra', seat: 1 }, 8]);
  });

  test('ends the game after the agreed number of reshuffles, with seven cards in each hand', () => {
    const table = drawnOut(1, { house: { reshuffles: 1 } });
    table.discards(1, 'A♣');
    expect(table.state.phase.type).toBe('turn');
    table.discards(0, 'A♠');
    table.until(0);
    expect(table.state.reshuffles).toBe(1);
    const again = drawnOut(1, { house: { reshuffles: 1 } });
    const once = { ...again.state, reshuffles: 1 };
    again.timeline = { events: [], points: [{ match: { ...again.match, state: once }, log: null }] };
    expect(again.discards(1, 'A♣')).toBe(null);
    expect(ended(again)).toEqual(DRAWN_OUT);
  });

  test('is filled in an order that does not hang on the one in which the discards lay', () => {
    const table = drawnOut(0, { faceDown: 5 });
    const [card = 0] = table.state.hands[1] ?? [];
    table.send({ type: 'discarded', seat: 1, at: 0, card, up: false });
    const { state } = table;
    const other = { ...state, faceUp: state.faceUp.toReversed(), faceDown: state.faceDown.toReversed() };
    const drawn = (from: KingsState) => kings.chance(from, { rng: createRng(3), at: 0, seed: 3 });
    expect(drawn(other)).toEqual(drawn(state));
  });

  test('without a limit is filled again and again', () => {
    const table = drawnOut(0, { house: { reshuffles: 0 } });
    const often = { ...table.state, reshuffles: 50 };
    table.timeline = { events: [], points: [{ match: { ...table.match, state: often }, log: null }] };
    table.discards(1, 'A♣');
    expect(table.until(0).state.reshuffles).toBe(51);
  });
});

describe('Shuffle me out (KINGS-9)', () => {
  test('ends the game with the last card, and nobody is caller', () => {
    const table = drawnOut(2, { house: { oneShuffle: true } });
    table.discards(1, 'A♣');
    expect(table.state.phase.type).toBe('turn');
    table.discards(0, 'A♠');
    expect(ended(table)).toEqual(DRAWN_OUT);
  });

  test('in the middle of a draw ends it with the seven cards that are held', () => {
    const table = drawnOut(1, { house: { oneShuffle: true } });
    expect(table.dumps(1, 'K♥')).toBe(null);
    expect(ended(table)).toEqual(DRAWN_OUT);
  });
});

describe('Face-up consequences (KINGS-9)', () => {
  test('shuffle the face-down discard only', () => {
    const table = drawnOut(0, { faceDown: 3, house: { faceUpStays: true } });
    table.discards(1, 'A♣', true);
    const up = table.state.faceUp.length;
    table.until(0);
    expect([table.state.pile.length, table.state.faceUp.length]).toEqual([2, up]);
    expect(written(table.state.faceUp.slice(-1))).toBe('A♣');
  });

  test('end the game when nothing that may return is left', () => {
    const table = drawnOut(1, { house: { faceUpStays: true } });
    table.discards(1, 'A♣', true);
    expect(ended(table)).toEqual(DRAWN_OUT);
  });

  test('let a card that was discarded face-down come back for whoever draws next', () => {
    const table = drawnOut(1, { house: { faceUpStays: true } });
    table.discards(1, 'A♣');
    expect(table.discards(0, '2♠', true)).toBe(null);
    table.until(0);
    expect(table.hand(0).split(' ').at(-1)).toBe('A♣');
    expect(ended(table)).toEqual(DRAWN_OUT);
  });

  test('leave a ghoul-raiser what lies face-up, though nothing can be drawn', () => {
    const table = drawnOut(1, { house: { faceUpStays: true, ghoulRaiser: true } });
    table.dumps(1, 'K♥');
    table.do({ type: 'took', seat: 1 });
    expect(table.state.phase).toMatchObject({ type: 'raising', owed: 1 });
    expect(table.try({ type: 'took', seat: 1 })).toBe('nothingToDraw');
    expect([...table.game.allowed(table.state, 1)]).toEqual(['raised']);
    table.do({ type: 'raised', seat: 1, card: table.state.faceUp[0] ?? 0 });
    expect(table.state.phase).toEqual({ type: 'extra', seat: 1 });
    expect(table.discards(1, 'A♣', true)).toBe(null);
    expect(ended(table)).toEqual(DRAWN_OUT);
  });
});
