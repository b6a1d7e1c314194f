import { difficulty } from './difficulty.ts';
import { dealtCards, movesFrom, type Item } from './difficulty-moves.ts';
import { levelOf } from './dots.ts';
import { countOfHands, handsOfFour } from './four-ranks.ts';
import { solutions } from '../solve.ts';
import { TABLE } from './table-range.ts';

/** The most solutions that any hand has: 2 4 8 10 (ARITH-6). */
const MOST_WAYS = 11;

/**
 * The table of all hands of four ranks 1–13 for 24 as the text of its two files, by their names; takes seconds. `npm run tables` writes them.
 * A sign a hand, in the order of `placeOfHand`: its level as a hexadecimal digit. For hands that have a solution, another one in the same
 * order: how many different solutions (ARITH-6) it has, from 1; as a digit to base 12, or as A, B … if each of them needs a fraction on the way.
 */
export function makeTable(): Readonly<Record<string, string>> {
  const levels = handsOfFour(TABLE.highest).map(levelIn).join('');
  const ways = handsOfFour(TABLE.highest).map(waysIn).join('');
  const ten = countOfHands(10);
  const [low, high] = [levels.slice(0, ten), levels.slice(ten)];
  return {
    'table-to-ten.ts': line('LEVELS_TO_TEN', 'Levels of the hands of 1–10, written by `makeTable`.', low),
    'table-rest.ts':
      line('LEVELS_ABOVE_TEN', 'Levels of the other hands of 1–13, written by `makeTable`.', high) +
      line('WAYS', 'Numbers of solutions of all hands that have one, written by `makeTable`.', ways),
  };
}

const line = (name: string, what: string, text: string): string =>
  `/** ${what} */\nexport const ${name} =\n  '${text}';\n`;

function levelIn(hand: readonly number[]): string {
  const found = difficulty(hand, TABLE.target);
  return found ? levelOf(found.score).toString(16) : '0';
}

function waysIn(hand: readonly number[]): string {
  const count = solutions(hand, TABLE.target).length;
  if (count > MOST_WAYS) throw new RangeError(`${hand.join(' ')} has ${count} solutions`);
  if (count === 0) return '';
  return makesWhole(dealtCards(hand)) ? count.toString(MOST_WAYS + 1) : String.fromCharCode(64 + count);
}

/** Whether the target can be made without a fraction on the way. Values below zero are never needed (ARITH-7). */
function makesWhole(items: readonly Item[]): boolean {
  const [first, ...others] = items;
  if (others.length === 0) return first?.n === TABLE.target;
  return movesFrom(items).some(({ result, next }) => result.d === 1 && makesWhole(next));
}
