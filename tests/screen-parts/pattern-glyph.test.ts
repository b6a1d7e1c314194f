import { expect, test } from 'vitest';
import { PATTERNS } from '#lib/core/patterns/pattern.ts';
import { glyphOf } from '#lib/screens/progress/pattern-glyph.ts';
import { patternName } from '#lib/screens/progress/pattern-names.ts';

const written = (pattern: (typeof PATTERNS)[number]) =>
  glyphOf(pattern)
    .map(({ text, made }) => (made ? `[${text}]` : text))
    .join(' ');

test('a finish is drawn with what has to be made', () => {
  expect(written('3x8 large')).toBe('3 × [8]');
  expect(written('2x12 small')).toBe('[2] × 12');
  expect(written('4x6 both')).toBe('[4] × [6]');
  expect(written('ratio')).toBe('[] × [] ÷ []');
});

test('no two patterns of one family look or are called alike', () => {
  expect(new Set(PATTERNS.map(written)).size).toBe(PATTERNS.length);
  const pairs = PATTERNS.filter((pattern) => !pattern.includes('x'));
  expect(new Set(pairs.map(patternName)).size).toBe(pairs.length);
  expect(patternName('3x8 small')).toContain('3');
  expect(patternName('3x8 large')).toContain('8');
});
