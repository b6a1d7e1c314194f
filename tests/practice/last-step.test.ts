import { describe, expect, test } from 'vitest';
import { printRational } from '#lib/core/rational.ts';
import type { PracticeSession } from '#lib/practice/session.svelte.ts';
import { play, sitDown } from './support/table.ts';

const left = (session: PracticeSession) =>
  session.table.flatMap((place) => (place.type === 'hole' ? [] : [printRational(place.value)]));

describe('the last sign by one tap', () => {
  test('ends the hand, whichever of the two values is picked up', () => {
    for (const picked of [0, 3]) {
      const { session } = sitDown([4, 6, 1, 1]);
      play(session, 0, '*', 1, '*', 2);
      expect(left(session)).toEqual(['24', '1']);
      session.putDown();
      play(session, picked === 0 ? 2 : 3);
      session.choose('/', true);
      expect(session.hand.ending?.outcome).toBe('solved');
    }
  });

  test('takes the order that makes the target, else the picked value goes first', () => {
    const { session } = sitDown([4, 6, 2, 2]);
    play(session, 0, '+', 1, '+', 2);
    expect(left(session)).toEqual(['12', '2']);
    session.putDown();
    play(session, 3);
    session.choose('-', true);
    expect(session.note).toEqual({ type: 'miss', value: '−10' });
    session.undo();
    session.putDown();
    session.choose('*', true);
    expect(session.hand.ending?.outcome).toBe('solved');
  });

  test('never divides by zero', () => {
    const { session } = sitDown([3, 3, 5, 5]);
    play(session, 0, '-', 1);
    session.putDown();
    play(session, 2, '*', 3);
    session.choose('/', true);
    expect(session.note).toEqual({ type: 'miss', value: '0' });
  });

  test('waits for a card while three values lie, and where it is switched off', () => {
    const { session } = sitDown([4, 6, 1, 1]);
    play(session, 0, '*', 1);
    session.choose('*', true);
    expect(left(session)).toEqual(['24', '1', '1']);
    expect(session.sign).toBe('*');
    play(session, 2);
    session.choose('*');
    expect(left(session)).toEqual(['24', '1']);
    expect(session.sign).toBe('*');
  });
});
