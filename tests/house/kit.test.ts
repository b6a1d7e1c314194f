import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

test('the page of the kit shows every part of it, and each icon that has a name', () => {
  const parts = listFiles(['src/lib/ui'], /\.svelte$/).map((path) => basename(path));
  const [kit = ''] = readSources(['tests/screens/kit/Kit.svelte']).values();
  // What a part is made of is shown with it.
  const within = { 'Pane.svelte': 'Page', 'TopBar.svelte': 'Page', 'Wordmark.svelte': 'Tabs' } as const;
  expect(parts.length).toBeGreaterThan(25);
  const missing = parts.filter(
    (part) => !kit.includes(`<${within[part as keyof typeof within] ?? basename(part, '.svelte')}`),
  );
  expect(missing).toEqual([]);
  const [further = ''] = readSources(['src/lib/ui/further-icons.ts']).values();
  const icons = [...further.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  expect(icons.filter((name) => !kit.includes(`${name},`) && !kit.includes(`, ${name}]`))).toEqual([]);
});
