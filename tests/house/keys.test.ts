import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

test('one place knows whether a sheet lies over the page; whoever hears keys asks it', () => {
  const asked = [...readSources(listFiles(['src'], /\.(svelte|ts)$/))].filter(([, text]) =>
    /querySelector\('dialog/.test(text),
  );
  expect(asked.map(([path]) => path)).toEqual(['src/lib/ui/modal.ts']);
});
