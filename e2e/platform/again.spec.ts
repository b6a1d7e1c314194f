import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/build.js';
import { buildVariant } from '../../scripts/variants.js';

const filesIn = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();

test('built once more, elsewhere, out of the same sources, it is the same to the byte', async () => {
  test.setTimeout(180_000);
  const again = await buildVariant('again');
  const files = filesIn(BUILD_DIR);
  expect(files.length).toBeGreaterThan(100);
  expect(filesIn(again)).toEqual(files);
  const differ = files.filter(
    (file) => !readFileSync(join(BUILD_DIR, file)).equals(readFileSync(join(again, file))),
  );
  expect(differ).toEqual([]);
});
