import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RULES = 'docs/rules';
const read = (file: string) => readFileSync(file, 'utf8');

/** The rules as they are stated, by the name before their numbers: "SLAP" has 1, 2, 3 … */
const stated = new Map<string, number[]>();
for (const file of readdirSync(RULES))
  for (const [, name = '', number] of read(join(RULES, file)).matchAll(/^(?:- )?\*\*([A-Z]+)-(\d+) /gm))
    stated.set(name, [...(stated.get(name) ?? []), Number(number)]);

test('every rule is stated once, in the order of its number', () => {
  expect([...stated.keys()].sort()).toEqual(['ARITH', 'CONTEST', 'FOURS', 'KINGS', 'KNOCK', 'RUN', 'SLAP']);
  for (const [name, numbers] of stated)
    expect([name, numbers]).toEqual([name, Array.from(numbers, (_, index) => index + 1)]);
});

test('a rule that is cited is one that is stated', () => {
  const files = ['src', 'tests', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|svelte|md)$/.test(path))
      .map((path) => join(folder, path)),
  );
  const names = [...stated.keys()].join('|');
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(new RegExp(`\\b(${names})-(\\d+)`, 'g'))].flatMap(([cited, name = '', number]) =>
      stated.get(name)?.includes(Number(number)) ? [] : [`${file}: ${cited}`],
    ),
  );
  expect(unknown).toEqual([]);
});
