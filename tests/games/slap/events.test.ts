import { describe, expect, test } from 'vitest';
import { LONGEST_REASON } from '#lib/core/match/common.ts';
import { parseSlapEvent } from '#lib/games/slap/events.ts';
import { act, counts, names, pick, proof, ranks, ruling, slapBy } from '../../support/slap.ts';

describe('a stored event', () => {
  test.each([
    [slapBy(0, 12.5)],
    [act('voided', 3, 0)],
    [names(1, 5, 2)],
    [{ type: 'named', at: 5, claimant: 2 }],
    [pick(1, 5, null)],
    [proof(1, 5, '1 + 2', '')],
    [ranks(1, 5, 1, 2, 3, 4)],
    [counts(5, 20, 20)],
    [ruling(5, 0, 'wrong')],
    [{ type: 'shuffled', at: 0, order: [3, 1, 2] }],
    [{ type: 'reshuffled', at: 0, piles: [[1], [2]] }],
    [{ type: 'reshuffled', seat: 0, at: 0, piles: null }],
    [{ type: 'settled', at: 20, order: [1, 0], lot: [], resolution: 17 }],
    [{ type: 'timedOut', at: 20, namer: null }],
    [{ type: 'aimed', at: 0, ranks: [1, 2, 3, 4] }],
    [{ type: 'opened', at: 0 }],
    [{ type: 'expired', at: 0 }],
  ])('is read as it was written: %j', (event) => {
    expect(parseSlapEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['no type', { at: 0 }],
    ['a foreign type', { type: 'castled', at: 0 }],
    ['a type of every object', { type: 'toString', at: 0, seat: 0 }],
    ['no time', { type: 'opened' }],
    ['a time below nought', { type: 'opened', at: -1 }],
    ['a slap by nobody', { type: 'slapped', at: 0, resolution: 17 }],
    ['a card that nobody sends back', { type: 'picked', at: 0, place: null }],
    ['a wish for other cards that nobody has', { type: 'swapAsked', at: 0 }],
    ['a wish that nobody declines', { type: 'swapDeclined', at: 0 }],
    ['giving up by nobody', { type: 'gaveUp', at: 0 }],
    ['a slap without a resolution', { type: 'slapped', at: 0, seat: 0 }],
    ['a slap on an endless screen', { type: 'slapped', at: 0, seat: 0, resolution: 1001 }],
    ['chance by a player', { type: 'opened', at: 0, seat: 0 }],
    ['half a seat', { type: 'agreed', at: 0, seat: 0.5 }],
    ['a place that is no number', { type: 'picked', at: 0, seat: 0, place: '1' }],
    ['a card that is not in the deck', { type: 'shuffled', at: 0, order: [40] }],
    ['three solutions', { type: 'proved', at: 0, seat: 0, texts: ['1', '2', '3'] }],
    ['a book', { type: 'proved', at: 0, seat: 0, texts: ['1'.repeat(1001)] }],
    ['a ruling on no set', { type: 'ruled', at: 0, set: -1, verdict: 'right', reason: '' }],
    ['a ruling that is none', { type: 'ruled', at: 0, set: 0, verdict: 'maybe', reason: '' }],
    [
      'a long-winded ruling',
      { type: 'ruled', at: 0, set: 0, verdict: 'right', reason: 'x'.repeat(LONGEST_REASON + 1) },
    ],
    ['counts that are none', { type: 'corrected', at: 0, counts: [1, '2'] }],
    ['counts without a list', { type: 'corrected', at: 0, counts: 40 }],
  ])('is none: %s', (_, input) => {
    expect(parseSlapEvent(input)).toBeNull();
  });

  test('brings nothing along that does not belong to it', () => {
    expect(parseSlapEvent({ ...act('agreed', 0, 5), evil: 1 })).toEqual(act('agreed', 0, 5));
  });
});
