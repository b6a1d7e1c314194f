import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

test('each rune class is tried by a test that needs no browser', () => {
  const classes = listFiles(['src'], /\.svelte\.ts$/);
  const tests = [...readSources(listFiles(['tests'], /\.ts$/))]
    .filter(([path]) => !path.startsWith('tests/screens/') && !path.startsWith('tests/house/'))
    .map(([, text]) => text);
  expect(classes.length).toBeGreaterThan(40);
  const untried = classes.filter((path) => {
    const name = path.replace(/^src\/lib\//, '#lib/');
    return !tests.some((text) =>
      new RegExp(`^} from '${name}'|^import (?!type).* from '${name}'`, 'm').test(text),
    );
  });
  expect(untried).toEqual([]);
});
