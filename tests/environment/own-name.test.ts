import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownName } from '#lib/environment/own-name.ts';
import { bootWindow } from './support/boot-window.ts';

describe('names on a shared origin', () => {
  test.each([
    ['', 'two-dozen'],
    ['/a', 'two-dozen~a'],
    ['/a/b.c', 'two-dozen~a~b.c'],
  ])('under “%s” it is %s', (base, name) => {
    expect(ownName('two-dozen', base)).toBe(name);
  });

  test.each(['', '/a', '/a/b.c'])('the boot makes the same under “%s”', (base) => {
    const window = bootWindow({ home: `https://two.dozen${base}/` });
    window.loseScript();
    expect(window.names).toContain(ownName('two-dozen-retried', base));
  });

  test('every name in the sources that others could meet is made so', () => {
    const files = ['environment/browser.ts', 'environment/looks.ts', 'environment/private-files.ts'];
    for (const file of files) {
      const text = readFileSync(new URL(`../../src/lib/${file}`, import.meta.url), 'utf8');
      for (const [line] of text.matchAll(/.*'two-dozen.*/g)) expect(line, file).toContain('ownName(');
    }
  });
});
