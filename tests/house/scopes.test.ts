import { expect, test } from 'vitest';
import { SCOPES, scopesOf } from '../../scopes.config.js';

const files = Array.from({ length: 500 }, (_, at) => `src/${String(at).padStart(3, '0')}.svelte`);

test('each component has a scope of its own, a capital and one more sign', () => {
  const scopes = [...scopesOf(files).values()];
  expect(new Set(scopes).size).toBe(files.length);
  expect(scopes.filter((scope) => !/^[A-Z][A-Za-z0-9]$/.test(scope))).toEqual([]);
});

test('a new component changes hardly another scope', () => {
  const before = scopesOf(files);
  const after = scopesOf([...files, 'src/1234.svelte', 'src/0000.svelte'].sort());
  expect(files.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(10);
});

test('all components of the app have one', () => {
  expect(SCOPES.size).toBeGreaterThan(300);
  expect(SCOPES.has('src/routes/+layout.svelte')).toBe(true);
});
