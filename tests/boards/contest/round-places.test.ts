import { describe, expect, test } from 'vitest';
import { RoundPlaces } from '#lib/boards/contest/round-places.svelte.ts';
import type { RoundRecord } from '#lib/games/contest/records.ts';

const ROUNDS = [{ round: 1 }, { round: 2 }, { round: 3 }] as unknown as readonly RoundRecord[];
const [FIRST, SECOND, THIRD] = ROUNDS;

describe('the places of a contest that is looked back on', () => {
  test('are its rounds, and behind the last of them how it ended', () => {
    const places = new RoundPlaces(ROUNDS, 0);
    expect([places.place, places.end]).toEqual([0, 3]);
    const seen = [0, 1, 2, 3].map((place) => {
      places.go(place);
      return places.round;
    });
    expect(seen).toEqual([FIRST, SECOND, THIRD, null]);
  });

  test('begin with the round that is asked for', () => {
    expect(new RoundPlaces(ROUNDS, 1).round).toBe(SECOND);
    expect(new RoundPlaces(ROUNDS, 7).place).toBe(3);
    expect(new RoundPlaces(ROUNDS, -1).place).toBe(0);
  });

  test('go no further either way', () => {
    const places = new RoundPlaces(ROUNDS, 2);
    places.go(99);
    expect([places.place, places.round]).toEqual([3, null]);
    places.go(-1);
    expect([places.place, places.round]).toEqual([0, FIRST]);
  });

  test('of a contest without a round are its end alone', () => {
    const places = new RoundPlaces([], 0);
    expect([places.place, places.end, places.round]).toEqual([0, 0, null]);
  });
});
