import { describe, expect, test } from 'vitest';
import { changesOf } from '../../scripts/mutants/mutators.js';
import { drawn } from '../../scripts/mutants/sample.js';
import { changesOfSvelte } from '../../scripts/mutants/svelte-mutators.js';

type Change = ReturnType<typeof changesOf>[number];
const broken = (text: string, changes: readonly Change[]) =>
  changes.map(({ start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end));

describe('a text of TypeScript is broken', () => {
  test.each([
    ['const a = b < c;', ['const a = b <= c;', 'const a = b >= c;']],
    ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
    ['const a = !b;', ['const a = b;']],
    ['const a = 10_000;', ['const a = 10001;']],
    ["const a = 'x' + b;", ["const a = '' + b;"]],
    ['const a = () => b;', ['const a = () => (undefined as never);']],
    ['function f() { return a; }', ['function f() {}']],
    ['const a = b.some(c);', ['const a = b.every(c);']],
    ['const a = b && c;', ['const a = b || c;']],
  ])('%s', (text, expected) => {
    expect(broken(text, changesOf(text))).toEqual(expected);
  });

  test('but not where it is a type or an address', () => {
    expect(changesOf(`import a from './b.ts';\ntype A = 'x' | 1;\ninterface B { c: true }`)).toEqual([]);
    expect(changesOf(`const a = import('./b.ts');`)).toEqual([]);
  });
});

const COMPONENT = `<script lang="ts">
  const { a }: { a: number } = $props();
</script>

{#if a > 1}<p class="x" aria-label={'y'} onclick={() => a}>z</p>{/if}

<style>
  .x {
    transform: rotate(180deg);
  }
</style>
`;

test('a component is broken in its markup and its style, too', () => {
  const whats = changesOfSvelte(COMPONENT).map(({ what }) => what);
  expect(whats).toEqual([
    '> becomes >=',
    '> becomes <=',
    '1 becomes one more',
    'the attribute class is left out',
    'the attribute aria-label is left out',
    "'y' becomes ''",
    'the attribute onclick is left out',
    'the answer is undefined',
    'the style transform: rotate(180deg) is left out',
  ]);
  const texts = broken(COMPONENT, changesOfSvelte(COMPONENT));
  expect(texts[0]).toContain('{#if a >= 1}');
  expect(texts[4]).not.toContain('aria-label');
  expect(texts[8]).not.toContain('rotate');
});

test('a sample is drawn by lot: the same by the same seed, nothing twice, anything alike', () => {
  const all = Array.from({ length: 50 }, (_, n) => n);
  expect(drawn(all, 10, 1)).toEqual(drawn(all, 10, 1));
  expect(drawn(all, 10, 1)).not.toEqual(drawn(all, 10, 2));
  expect(new Set(drawn(all, 50, 3)).size).toBe(50);
  expect(drawn(all, 80, 3)).toHaveLength(50);
  const often = all.map((one) => all.filter((seed) => drawn(all, 10, seed).includes(one)).length);
  expect(Math.max(...often)).toBeLessThan(25);
});
