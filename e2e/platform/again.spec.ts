import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD_DIR } from '../../scripts/build.js';
import { buildVariant, VARIANTS } from '../../scripts/variants.js';

type Texts = ReadonlyMap<string, string>;

/** Every file of a build, byte for byte as a sign. */
const textsIn = (dir: string): Texts =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(dir, file), readFileSync(file, 'latin1')]),
  );

/** What a file's name has of its content. */
const OF_CONTENT = /(?<=^_app\/immutable\/.*[./-])[\w-]{7}(?=\.\w+$)/;
const nameIn = (file: string) => OF_CONTENT.exec(file)?.[0] ?? '';

/** A text in which each name is another. */
const put = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(new RegExp([...names.keys()].join('|'), 'g'), (found) => names.get(found) ?? found);

/** A build without its version, Kit's name for that, and the checksums over both. */
const bare = (texts: Texts, version: string): Texts =>
  new Map(
    [...texts].map(([file, text]) => [
      file,
      text
        .replaceAll(version, '')
        .replace(/__sveltekit_\w+|(?<=sha256-)[\w+/]{43}=|(?<="revision":")[\w+/]+/g, ''),
    ]),
  );

/** A file that lists others in the order of their names, in one order. */
function listed(file: string, text: string): string {
  // One holds texts, the other names its parts in objects.
  if (/\/pack\.[^/]*$/.test(file)) return text.split('\0').sort().join();
  if (file !== 'service-worker.js') return text;
  return text
    .split(/,(?=\{"url":)|(?<="\})(?=\])/)
    .sort()
    .join();
}

/** The name of each file by what the file is without any names. */
function nameless(texts: Texts): Texts {
  const none = new Map([...texts.keys()].map((file) => [nameIn(file), ''] as const).filter(([name]) => name));
  return new Map(
    [...texts].map(([file, text]) => [`${put(file, none)}\n${listed(file, put(text, none))}`, nameIn(file)]),
  );
}

test('built elsewhere, as another version, out of the same sources, it is the same to the byte', async () => {
  test.setTimeout(180_000);
  const mine = bare(textsIn(BUILD_DIR), '0.1.0');
  const theirs = bare(textsIn(await buildVariant('next')), VARIANTS.next.APP_VERSION);
  expect(mine.size).toBeGreaterThan(100);
  // The version is in one script, whose name follows from its content, and so do the names of all that ask for it.
  const [here, there] = [nameless(mine), nameless(theirs)];
  const names = new Map([...there].map(([text, name]) => [name, here.get(text) ?? name] as const));
  names.delete('');
  expect([...names].some(([name, own]) => name !== own)).toBe(true);
  const named = new Map([...theirs].map(([file, text]) => [put(file, names), put(text, names)]));
  expect([...named.keys()].sort()).toEqual([...mine.keys()].sort());
  const differ = [...mine].filter(
    ([file, text]) => listed(file, text) !== listed(file, named.get(file) ?? ''),
  );
  expect(differ.map(([file]) => file)).toEqual([]);
});
