import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { printExpression } from '#lib/core/print.ts';
import { linesOf } from '#lib/games/contest/lines.ts';
import { phaseOf } from '../../support/claims.ts';
import { act, claim, openTable, state } from '../../support/contest.ts';
import { randomExpression } from '../../support/random-expression.ts';

const SETS = [
  [1, 2, 3, 4],
  [2, 2, 4, 4],
];
const [ONE, TWO] = ['1 × 2 × 3 × 4', '2 × (4 + 4 × 2)'];
const claimed = (sets = SETS) => openTable(2, sets).touch(claim(0, 1000));

describe('a line with several expressions (CONTEST-1)', () => {
  test.each([
    ['a space', '1*2*3*4 (4+2)*4*2/2', ['1*2*3*4', '(4+2)*4*2/2']],
    ['a comma', '1*2*3*4,2*2*4+4', ['1*2*3*4', '2*2*4+4']],
    ['a semicolon', '1 * 2 * 3 * 4; 2 + 2', ['1 * 2 * 3 * 4', '2 + 2']],
    ['a line end', '1 + 2\n(3 + 4)\r\n5', ['1 + 2', '(3 + 4)', '5']],
    ['several of them', ' 1 + 2 , ; \n3 ', ['1 + 2', '3']],
    ['letters of court cards', 'A + K Q − J', ['A + K', 'Q − J']],
  ])('is taken apart at %s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  test.each(['1 + 2', '( 1 + 2 ) × 3', '1 −\n2', '(1 2)', '(1+2)(3+4)', '', ' ', '1 + + 2'])(
    'is one where nothing ends within it: %j',
    (text) => {
      expect(linesOf(text)).toEqual([text]);
    },
  );

  test('are the expressions that were put together, whatever stands between them', () => {
    const between = fc.constantFrom(' ', ',', ';', '\n', ' , ', '\r\n', '; ');
    fc.assert(
      fc.property(
        fc.array(randomExpression, { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(between),
        (all, marks) => {
          const parts = all.map(printExpression);
          const text = parts.reduce((line, part) => `${line}${marks.next().value}${part}`);
          expect(linesOf(text)).toEqual(parts);
        },
      ),
    );
  });

  test('is judged for one set after the other', () => {
    const right = claimed().play(state(0, 2000, `${ONE}; ${TWO}`));
    expect(right.state.rounds[0]).toMatchObject({
      by: 'proved',
      winner: 0,
      proofs: [{ texts: [ONE, TWO], why: null }],
    });
    const second = claimed().play(state(0, 2000, `${ONE} ${ONE}`));
    expect(second.state.rounds[0]).toMatchObject({
      by: 'wrong',
      proofs: [{ texts: [ONE, ONE], why: 'wrong' }],
    });
    // The first wrong one decides: what follows is not looked at.
    const first = claimed().play(state(0, 2000, `${TWO}, ${TWO}`));
    expect(first.state.rounds[0]).toMatchObject({ by: 'wrong', proofs: [{ texts: [TWO], why: 'wrong' }] });
  });

  test('may leave the last sets for the next line, and has the whole time again for them', () => {
    const table = claimed([SETS[0]!, SETS[0]!, SETS[0]!]).play(state(0, 2000, `${ONE} ${ONE}`));
    expect(phaseOf(table, 'entering')).toMatchObject({ texts: [ONE, ONE], until: 17_000 });
  });

  test('is not read where it has more than there are sets, or where a part is no expression', () => {
    const table = claimed();
    expect(table.send(state(0, 2000, `${ONE}, ${TWO}, 1`))).toBe('unreadable');
    expect(table.send(state(0, 2000, `${ONE}, 1 +`))).toBe('unreadable');
    expect(table.send(state(0, 2000, ' , '))).toBe('unreadable');
    // One of two is stated: one is left.
    table.play(state(0, 2000, ONE));
    expect(table.send(state(0, 3000, `${TWO}, ${TWO}`))).toBe('unreadable');
  });

  test('proves an x from every set', () => {
    const table = openTable(2, [SETS[0]!, [4, 3, 2, 1]], { type: 11 })
      .answers(0, 1000, 24)
      .answers(1, 3000, 1);
    table.play(state(0, 5000, `${ONE} 4 × 3 × 2 × 1`));
    expect(table.state.rounds[0]).toMatchObject({ by: 'proved', winner: 0 });
    expect(table.send(act('conceded', 1, 6000))).toBe('notNow');
  });
});

test('a claim has fifteen seconds for each set, and running out is wrong (CONTEST-1)', () => {
  const table = claimed();
  expect(phaseOf(table, 'entering').until).toBe(16_020);
  table.play(state(0, 10_000, ONE));
  expect(phaseOf(table, 'entering').until).toBe(25_000);
  table.through(25_000);
  expect(table.state.rounds[0]).toMatchObject({ by: 'wrong', points: [-1, 0], proofs: [{ why: 'expired' }] });
});
