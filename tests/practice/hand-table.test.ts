import { expect, test } from 'vitest';
import { HandTable } from '#lib/practice/hand-table.svelte.ts';
import type { Hand } from '#lib/practice/hand.ts';
import { handOf, move } from '../support/practice-hands.ts';

/** A table that keeps nothing, and writes down what it is told. */
class Bare extends HandTable {
  hand: Hand;
  isOver = false;
  readonly told: string[] = [];
  constructor(hand: Hand) {
    super();
    this.hand = hand;
    this.lie();
  }
  protected keep(change: Partial<Hand>): void {
    this.hand = { ...this.hand, ...change };
  }
  protected made(line: string): void {
    this.told.push(line);
  }
  protected override stepped(): void {
    this.told.push('a step');
  }
  protected override noteFirst(): void {
    this.told.push('a card');
  }
}

test('a card is picked up, and laid on another with a sign: the value that is made is picked up already', () => {
  const table = new Bare(handOf([4, 6]));
  table.tap(0);
  table.choose('*');
  table.tap(1);
  expect(table.told).toEqual(['a card', 'a card', '4 × 6']);
  expect([table.picked, table.sign, table.hand.moves]).toEqual([null, null, [move(0, '*', 1)]]);
  const longer = new Bare(handOf([4, 6, 1]));
  longer.combine(0, '*', 1);
  expect([longer.told, longer.picked]).toEqual([['a card', 'a step'], 1]);
});

test('what is not the target is said, unless a table has its own way', () => {
  const table = new Bare(handOf([4, 5]));
  table.combine(0, '*', 1);
  expect([table.told, table.note]).toEqual([['a card'], { type: 'miss', value: '20' }]);
});

test('nothing is divided by zero, and nothing is done to cards that are over', () => {
  const table = new Bare(handOf([4, 0]));
  table.combine(0, '/', 1);
  table.isOver = true;
  table.combine(0, '*', 1);
  table.tap(0);
  table.choose('+');
  table.undo();
  table.restart();
  expect([table.told, table.picked, table.sign, table.note, table.hand.moves]).toEqual([
    [],
    null,
    null,
    null,
    [],
  ]);
});

test('each step back counts, that all cards are laid out again too; before the first a card is put down', () => {
  const table = new Bare(handOf([4, 6, 1], { moves: [move(0, '+', 1)] }));
  expect(table.picked).toBe(1);
  table.restart();
  table.restart();
  expect([table.hand.moves.at(-1), table.hand.undos, table.picked]).toEqual([{ type: 'restarted' }, 1, null]);
  table.undo();
  table.undo();
  expect([table.hand.moves, table.hand.undos]).toEqual([[], 3]);
  table.tap(2);
  table.undo();
  expect([table.picked, table.hand.undos]).toEqual([null, 3]);
});
