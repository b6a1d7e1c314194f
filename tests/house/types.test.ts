import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../scripts/imports.js';
import { stepOf } from '../../scripts/test/steps.js';

const folder = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS = { strict: true, target: 'esnext', module: 'esnext', moduleResolution: 'bundler', types: [] };
/** By file, and the line of each fault by what is said of it. */
const FILES = {
  'tsconfig.json': JSON.stringify({ compilerOptions: OPTIONS, include: ['*'] }),
  'Key.svelte': `<script lang="ts">
  const { onpress }: { onpress: (stamp: number) => void } = $props();
</script>
<button onclick={({ timeStamp }) => onpress(timeStamp)}>+</button>`,
  'Script.svelte': `<script lang="ts">
  const count: number = $state('many');
</script>
{count}`,
  'Markup.svelte': `<script lang="ts">
  import Key from './Key.svelte';
</script>
<Key onpress={(stamp) => stamp.length} />
<Key />`,
  'Unused.svelte': `<script lang="ts"></script>
<p></p>
<style>
  b {
    color: red;
  }
</style>`,
  'plain.ts': `export const twice = (count) => 2 * count;`,
};

test('what is wrong in a script, in markup, in styles and in a module is found; what is right is not', async () => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const [, ...options] = stepOf('types').commands.find(([tool]) => tool === 'svelte-check') ?? [];
  const own = [
    ...options.slice(0, options.indexOf('--output')),
    '--output',
    'machine',
    '--workspace',
    folder,
  ];
  const stdout = await new Promise<string>((resolve) => {
    const check = join(ROOT, 'node_modules/svelte-check/bin/svelte-check');
    execFile(process.execPath, [check, ...own], (_, text) => resolve(text));
  });
  const found = stdout.matchAll(/(?:ERROR|WARNING) "([^"]+)" (\d+):/g);
  expect([...found].map(([, file, line]) => `${file} ${line}`).sort()).toEqual([
    'Markup.svelte 4',
    'Markup.svelte 5',
    'Script.svelte 2',
    'Unused.svelte 4',
    'plain.ts 1',
  ]);
});
