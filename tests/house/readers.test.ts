import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** What takes in something that anybody may have made, and the few places that may: each has its bounds. */
const WAYS = {
  'takes JSON apart': {
    pattern: /\bJSON\.parse\(/,
    // A line of the journal has a checksum, and its length is that of what was written.
    places: ['lib/core/foreign-json.ts', 'lib/storage/journal/line.ts'],
  },
  'reads a file or an answer': {
    pattern: /\.(text|arrayBuffer|json|stream|bytes|formData)\(\)|\bFileReader\b/,
    // The journal's own files, and the app's own parts, whose digests are known.
    places: [
      'lib/environment/foreign-file.ts',
      'lib/environment/precache.ts',
      'lib/storage/journal/browser.ts',
      'lib/storage/journal/cache-folder.ts',
    ],
  },
  'takes what is dropped or pasted': {
    pattern: /\bon(drop|paste)=\{(?!\(drop\))|\b(dataTransfer|clipboardData|readText)\b/,
    places: [],
  },
  'takes an address apart': {
    pattern: /\bnew URLSearchParams\(|\.searchParams\b/,
    // What asks first how long it is, and, in given.ts and hand-set.ts, what only writes one.
    places: [
      'lib/environment/query.ts',
      'lib/explore/link.ts',
      'lib/practice/given.ts',
      'lib/practice/hand-set.ts',
    ],
  },
} as const;

const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(SRC.length).replaceAll('\\', '/'));

describe.each(Object.entries(WAYS))('what %s', (_, { pattern, places }) => {
  test('is where it has bounds, and nowhere else', () => {
    expect(files.filter((file) => pattern.test(readFileSync(join(SRC, file), 'utf8'))).sort()).toEqual([
      ...places,
    ]);
  });
});

test('another place would be noticed', () => {
  const {
    'takes JSON apart': json,
    'reads a file or an answer': file,
    'takes what is dropped or pasted': dropped,
  } = WAYS;
  expect('const read = JSON.parse(text)').toMatch(json.pattern);
  for (const line of ['await file.text()', 'await blob.arrayBuffer()', 'new FileReader()'])
    expect(line).toMatch(file.pattern);
  for (const line of ['ondrop={take}', 'event.dataTransfer?.files']) expect(line).toMatch(dropped.pattern);
});
