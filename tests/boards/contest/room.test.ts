import { describe, expect, test } from 'vitest';
import { canLie, haveRoom } from '#lib/boards/contest/room.ts';
import type { ContestMatch } from '#lib/boards/contest/match.ts';
import { standardContest } from '#lib/games/contest/config.ts';

const size = (width: number, height: number, em = 16) => ({ width, height, em });

/** A table of so many, with so many sets. */
const table = (players: number, sets = 1) =>
  ({
    header: { players: Array.from({ length: players }) },
    config: { ...standardContest(2), sets },
  }) as unknown as ContestMatch;

describe('a place of its own for each, side by side', () => {
  test('takes the width of all and the height of a pad', () => {
    expect(haveRoom(2, size(640, 704))).toBe(true);
    expect(haveRoom(2, size(639, 704))).toBe(false);
    expect(haveRoom(2, size(640, 703))).toBe(false);
    expect(haveRoom(4, size(704, 704))).toBe(true);
    expect(haveRoom(4, size(703, 704))).toBe(false);
  });

  test('is measured in the size of words', () => {
    expect(haveRoom(2, size(1279, 1920, 32))).toBe(false);
    expect(haveRoom(2, size(1280, 1408, 32))).toBe(true);
    // Before anything is measured.
    expect(haveRoom(2, size(1280, 1408, 0))).toBe(false);
  });

  test('is for nobody who plays alone', () => expect(haveRoom(1, size(1920, 1080))).toBe(false));
});

describe('an edge of its own for each', () => {
  test('two need the length of their keys, and two depths of them with the numbers between', () => {
    expect(canLie(table(2), size(512, 600))).toBe(true);
    expect(canLie(table(2), size(511, 600))).toBe(false);
    expect(canLie(table(2), size(512, 599))).toBe(false);
    // Another set is another row of numbers on each side.
    expect(canLie(table(2, 2), size(512, 632))).toBe(true);
    expect(canLie(table(2, 2), size(512, 631))).toBe(false);
  });

  test('four need as much both ways, and no phone has it', () => {
    expect(canLie(table(4), size(1024, 1024))).toBe(true);
    expect(canLie(table(4), size(768, 1024))).toBe(canLie(table(4), size(1024, 768)));
    expect(canLie(table(4), size(390, 844))).toBe(false);
  });

  test('nobody lies alone, and nothing lies before it is measured', () => {
    expect(canLie(table(1), size(1920, 1080))).toBe(false);
    expect(canLie(table(2), size(1920, 1080, 0))).toBe(false);
  });
});
