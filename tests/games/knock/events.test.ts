import { describe, expect, test } from 'vitest';
import { parseKnockEvent } from '#lib/games/knock/events.ts';
import { corrected, proof, ranks, ruling } from '../../support/claims.ts';
import { act, knockBy } from '../../support/knock.ts';

const SETTLED = { type: 'settled', at: 20, order: [1, 0], lot: [], resolution: 17 } as const;

describe('a stored event', () => {
  test.each([
    [knockBy(0, 12.5)],
    [act('drewAgain', 1, 0)],
    [act('drewHighest', 1, 0)],
    [act('passed', 3, 5)],
    [act('keptLooking', 3, 5)],
    [act('stated', 0, 5)],
    [proof(1, 5, '1 + 2', '')],
    [ranks(1, 5, 1, 2, 3, 13)],
    [corrected(5, 10, 10, 10, 10, 0, 0, 0, 0, 0)],
    [ruling(5, 0, 'wrong')],
    [{ type: 'drew', at: 0, cards: [51, 3] }],
    [{ type: 'shuffled', at: 0, order: [3, 51, 2] }],
    [SETTLED],
    [{ type: 'aimed', at: 0, ranks: [1, 2, 3, 4] }],
    [{ type: 'timedOut', at: 20 }],
    [{ type: 'stood', at: 20 }],
    [{ type: 'opened', at: 0 }],
    [{ type: 'expired', at: 0 }],
  ])('is read as it was written: %j', (event) => {
    expect(parseKnockEvent(JSON.parse(JSON.stringify(event)))).toEqual(event);
  });

  test.each([
    ['nothing', null],
    ['a foreign type', { type: 'slapped', at: 0, seat: 0, resolution: 17 }],
    ['a knock by nobody', { type: 'knocked', at: 0, resolution: 17 }],
    ['a knock without a resolution', { type: 'knocked', at: 0, seat: 0 }],
    ['a draw by a player', { type: 'drew', at: 0, seat: 0, cards: [1, 2] }],
    ['a draw of a fifty-third card', { type: 'drew', at: 0, cards: [52] }],
    ['a race that is settled by a player', { ...SETTLED, seat: 0 }],
    ['a claim that stands by a player', { type: 'stood', at: 0, seat: 0 }],
    ['a pass by nobody', { type: 'passed', at: 0 }],
  ])('is none: %s', (_, input) => {
    expect(parseKnockEvent(input)).toBeNull();
  });

  test('brings nothing along that does not belong to it', () => {
    expect(parseKnockEvent({ ...act('passed', 0, 5), evil: 1 })).toEqual(act('passed', 0, 5));
  });
});
