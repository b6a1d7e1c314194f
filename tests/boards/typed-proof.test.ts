import { describe, expect, test } from 'vitest';
import { TypedProof } from '#lib/boards/table/typed-proof.svelte.ts';
import { pads as text } from '#lib/i18n/messages.ts';

const typedProof = (ranks: readonly number[], owed: 1 | 2 = 1) => new TypedProof(() => ({ ranks, owed }));
const press = (proof: TypedProof, keys: string) => [...keys].map((key) => proof.type(key));

describe('one solution', () => {
  test('what is typed is shown, and what is left of the cards', () => {
    const proof = typedProof([4, 4, 10, 10]);
    expect(proof).toMatchObject({ shown: '', left: [0, 1, 2, 3], isEmpty: true, isFirst: false });
    expect(press(proof, '(10x10')).toEqual([true, true, true, true, true, true]);
    expect(proof).toMatchObject({ shown: '(10 × 10', left: [0, 1], isEmpty: false });
    proof.tap({ type: 'card', place: 2 });
    expect(proof.shown, 'a card lies there once').toBe('(10 × 10');
    expect(proof.type('?')).toBe(false);
    proof.remove();
    expect(proof).toMatchObject({ shown: '(10 ×', left: [0, 1, 3] });
  });

  test('it is ruled on once all cards are in it and it can be read; before that it says why not', () => {
    const proof = typedProof([4, 4, 10, 10]);
    press(proof, '(10x10');
    expect(proof.end()).toBeNull();
    expect(proof.fault).toBe(text.fault.unclosedBracket);
    press(proof, '-4)');
    expect(proof.fault, 'gone with the next key').toBeNull();
    expect(proof.end()).toBeNull();
    expect(proof.fault).toBe(text.useAll(1));
    proof.remove();
    expect(proof.fault, 'and with a key taken back').toBeNull();
    press(proof, ')/4');
    expect(proof.end()).toEqual(['(10 × 10 − 4) ÷ 4']);
    expect(proof.fault).toBeNull();
  });

  test('nothing is taken from an empty line', () => {
    const proof = typedProof([1, 2]);
    proof.remove();
    expect(proof).toMatchObject({ shown: '', isEmpty: true, isSecond: false });
  });
});

test('a pad that is taken up again has what was typed, a first solution too', () => {
  const kept = {};
  const again = () => new TypedProof(() => ({ ranks: [1, 2, 3, 4], owed: 2 }), kept);
  press(again(), '1x2');
  const second = again();
  expect(second.shown).toBe('1 × 2');
  press(second, 'x3x4');
  second.end();
  press(second, '(1+');
  const third = again();
  expect(third).toMatchObject({ shown: '(1 +', isSecond: true });
  for (const _ of '(1+') third.remove();
  third.remove();
  expect(again()).toMatchObject({ shown: '1 × 2 × 3 × 4', isSecond: false });
});

describe('two solutions (SLAP-13)', () => {
  const RANKS = [1, 2, 3, 4];
  test('the first is kept while the second is typed, and both are handed in', () => {
    const proof = typedProof(RANKS, 2);
    expect(proof).toMatchObject({ isFirst: true, isSecond: false });
    press(proof, '1x2x3x4');
    expect(proof.end()).toBeNull();
    expect(proof).toMatchObject({ shown: '', isFirst: false, isSecond: true, isEmpty: false, fault: null });
    expect(proof.left).toHaveLength(4);
    press(proof, '(1+2+3)x4');
    expect(proof.end()).toEqual(['1 × 2 × 3 × 4', '(1 + 2 + 3) × 4']);
  });

  test('what is taken back from an empty second line is the end of the second: the first comes again', () => {
    const proof = typedProof(RANKS, 2);
    press(proof, '1x2x3x4');
    proof.end();
    proof.remove();
    expect(proof).toMatchObject({ shown: '1 × 2 × 3 × 4', isFirst: true, isSecond: false });
  });
});
