import { describe, expect, test } from 'vitest';
import { printRational } from '#lib/core/rational.ts';
import type { PracticeSession } from '#lib/practice/session.svelte.ts';
import { play, sitDown } from './support/table.ts';

const wanted = (ranks: readonly number[]) => sitDown(ranks, { wishes: { lastSign: true } });

const left = (session: PracticeSession) =>
  session.table.flatMap((place) => (place.type === 'hole' ? [] : [printRational(place.value)]));

describe('the last sign by one tap', () => {
  test('ends the hand, whichever of the two values is picked up', () => {
    for (const picked of [0, 3]) {
      const { session } = wanted([4, 6, 1, 1]);
      play(session, 0, '*', 1, '*', 2);
      expect(left(session)).toEqual(['24', '1']);
      session.putDown();
      play(session, picked === 0 ? 2 : 3);
      session.choose('/');
      expect(session.hand.ending?.outcome).toBe('solved');
    }
  });

  test('takes the order that makes the target, else the picked value goes first', () => {
    const { session } = wanted([4, 6, 2, 2]);
    play(session, 0, '+', 1, '+', 2);
    expect(left(session)).toEqual(['12', '2']);
    session.putDown();
    play(session, 3);
    session.choose('-');
    expect(session.note).toEqual({ type: 'miss', value: '−10' });
    session.undo();
    session.putDown();
    session.choose('*');
    expect(session.hand.ending?.outcome).toBe('solved');
  });

  test('never divides by zero', () => {
    const { session } = wanted([3, 3, 5, 5]);
    play(session, 0, '-', 1);
    session.putDown();
    play(session, 2, '*', 3);
    session.choose('/');
    expect(session.note).toEqual({ type: 'miss', value: '0' });
  });

  test('waits for a card while three values lie, and where it is not wanted', () => {
    const { session } = wanted([4, 6, 1, 1]);
    play(session, 0, '*', 1);
    session.choose('*');
    expect(left(session)).toEqual(['24', '1', '1']);
    expect(session.sign).toBe('*');

    const { session: other } = sitDown([4, 6, 1]);
    play(other, 0, '*', 1);
    other.choose('*');
    expect(left(other)).toEqual(['24', '1']);
    expect(other.sign).toBe('*');
  });
});

describe('a dead end', () => {
  const told = (ranks: readonly number[], deadEnds = true) => {
    const { session } = sitDown(ranks, { wishes: { deadEnds } });
    play(session, 0, '+', 1);
    return { session, note: session.note };
  };

  test('is told at the step from which nothing leads on, costs no hint, and is gone with the step', () => {
    const { session, note } = told([3, 3, 8, 8]);
    expect(note).toEqual({ type: 'deadEnd' });
    expect(session.hand.hints).toBe(0);
    session.undo();
    expect(session.note).toBeNull();
  });

  test('is not told where it is not wanted, where the way goes on, or where there never was one', () => {
    expect(told([3, 3, 8, 8], false).note).toBeNull();
    expect(told([4, 4, 8, 8]).note).toBeNull();
    expect(told([1, 1, 1, 1]).note).toBeNull();
    expect(told([3, 3, 8, 8, 1]).note).toBeNull();
  });
});
