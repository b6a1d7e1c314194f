import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { BUDGETS, measure, precacheList } from '../../scripts/budgets.js';
import { closureOf, firstScreen } from '../../scripts/first-screen.js';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const HOME = `<link href="./_app/immutable/entry/start.js" rel="modulepreload"><link href="./_app/a.css" rel="stylesheet">`;
const SMALL: Readonly<Record<string, string>> = {
  'index.html': HOME,
  '_app/immutable/entry/start.js': `import{a as b}from"../chunks/a.js";const later=()=>import("../chunks/later.js");`,
  '_app/immutable/chunks/a.js': `export*from"./b.js";/* empty css */export{b}from'./c.js';`,
  '_app/immutable/chunks/b.js': `import"./a.js";`,
  '_app/immutable/chunks/c.js': ``,
  '_app/immutable/chunks/later.js': ``,
  '_app/a.css': `@font-face{src:url(./numerals.woff2)}`,
  '_app/numerals.woff2': 'font',
  'service-worker.js': `x([{"revision":"1","url":"practice"},{url:"icon.png",revision:null}])`,
  'practice.html': HOME,
  'icon.png': 'png',
};

/** Writes a build. */
function build(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'budgets-'));
  folders.push(dir);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(dir, name, '..'), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}

/** Text that no compression makes smaller than it says. */
const bulk = (bytes: number) => `"${randomBytes(bytes).toString('base64')}"`;
const complaintsOf = (files: Readonly<Record<string, string>>, manifest = 'none.json') => {
  const dir = build({ ...SMALL, ...files });
  return measure(dir, join(dir, manifest)).complaints;
};

describe('what counts', () => {
  test('static imports and re-exports are followed, rings and imports on demand are not', () => {
    const files = closureOf(build(SMALL), ['_app/immutable/entry/start.js']);
    expect(files.map((file) => file.split('/').at(-1))).toEqual(['start.js', 'a.js', 'b.js', 'c.js']);
  });

  test('a static import is followed that stands right behind a comment', () => {
    const js = `import"./b.js";/* empty css        */import{n as o}from"./c.js";`;
    const files = closureOf(build({ ...SMALL, '_app/immutable/chunks/a.js': js }), [
      '_app/immutable/chunks/a.js',
    ]);
    expect(files.map((file) => file.split('/').at(-1))).toEqual(['a.js', 'b.js', 'c.js']);
  });

  test('the first screen has its page, scripts, styles and the fonts they name', () => {
    const { html, css, fonts } = firstScreen(build(SMALL), 'index.html');
    expect({ html, css, fonts }).toEqual({
      html: ['index.html'],
      css: ['_app/a.css'],
      fonts: ['_app/numerals.woff2'],
    });
  });

  test('the precache list is read however the bundler wrote it', () => {
    expect(precacheList(build(SMALL))).toEqual(['practice', 'icon.png']);
  });
});

describe('what is complained about', () => {
  test('nothing in a small build', () => {
    expect(complaintsOf({})).toEqual([]);
  });

  test('too much script on home, also where only an import leads to it', () => {
    const [script, ...others] = complaintsOf({ '_app/immutable/chunks/c.js': bulk(BUDGETS.homeJs) });
    expect(script).toMatch(/^home: JavaScript is /);
    expect(script).toContain(`over its budget of ${(BUDGETS.homeJs / 1000).toFixed(1)} KB`);
    expect(others).toEqual([]);
  });

  test('too much in all on home', () => {
    expect(complaintsOf({ '_app/numerals.woff2': bulk(BUDGETS.homeAll) })).toEqual([
      expect.stringMatching(/^home: everything first/),
    ]);
  });

  test('a page that adds too much to home', () => {
    const files = {
      'practice.html': `${HOME}<link href="./_app/board.js" rel="modulepreload">`,
      '_app/board.js': bulk(BUDGETS.board),
    };
    expect(complaintsOf(files)).toEqual([expect.stringMatching(/^practice, beyond home/)]);
  });

  test('a lazy board that is too large', () => {
    const files = {
      'manifest.json': JSON.stringify({
        'src/lib/boards/slap/Board.svelte': { file: '_app/slap.js', isDynamicEntry: true },
      }),
      '_app/slap.js': bulk(BUDGETS.board),
    };
    expect(complaintsOf(files, 'manifest.json')).toEqual([expect.stringMatching(/^board slap/)]);
  });

  test('what every table of a game has, which is the board of a game with one table for all', () => {
    const files = {
      'manifest.json': JSON.stringify({
        'src/lib/boards/fours/index.ts': { file: '_app/fours.js', isDynamicEntry: true },
      }),
      '_app/fours.js': bulk(BUDGETS.board),
    };
    expect(complaintsOf(files, 'manifest.json')).toEqual([expect.stringMatching(/^board fours is/)]);
  });

  test('not the style sheet of a board that the page of all tables brings', () => {
    const board = { file: '_app/slap.js', css: ['_app/table.css'], isDynamicEntry: true };
    const files = {
      'manifest.json': JSON.stringify({ 'src/lib/boards/slap/index.ts': board }),
      '_app/slap.js': '',
      '_app/table.css': bulk(BUDGETS.board),
    };
    const play = { 'play.html': `${HOME}<link href="./_app/table.css" rel="stylesheet">` };
    expect(complaintsOf({ ...files, ...play }, 'manifest.json')).toEqual([]);
    expect(complaintsOf({ ...files, 'play.html': HOME }, 'manifest.json')).toHaveLength(1);
  });

  test('not a sheet that a board fetches when it is asked for', () => {
    const files = {
      'manifest.json': JSON.stringify({
        'src/lib/boards/slap/KeysSheet.svelte': { file: '_app/keys.js', isDynamicEntry: true },
      }),
      '_app/keys.js': bulk(BUDGETS.board),
    };
    expect(complaintsOf(files, 'manifest.json')).toEqual([]);
  });

  test.each([
    ['too much', 'icon.png', bulk(BUDGETS.precache), /^precache/],
    ['a screenshot', 'screenshots/home.png', 'png', /must not be precached: screenshots\/home\.png/],
    ['a splash image', 'splash/apple-splash-1170.png', 'png', /must not be precached/],
  ])('%s in the precache', (_name, url, content, complaint) => {
    const files = { [url]: content, 'service-worker.js': `x([{url:"${url}",revision:"1"}])` };
    expect(complaintsOf(files)).toEqual([expect.stringMatching(complaint)]);
  });

  test('not what lies in the pack and would be too much by itself: that counts for a copy file by file', () => {
    const files = (text: string) => ({
      '_app/immutable/chunks/c.js': '',
      'late.js': text,
      'later.js': text,
      '_app/immutable/assets/pack.0.txt': `${text}\0${text}`,
      'service-worker.js': `x([{url:"late.js",revision:"1"},{url:"later.js",revision:"2"}])`,
    });
    expect(complaintsOf(files(''))).toEqual([]);
    expect(complaintsOf(files(bulk(0.55 * BUDGETS.byFile)))).toEqual([
      expect.stringMatching(/^file by file/),
    ]);
  });

  test('a precached address that leads nowhere, which would keep the service worker from installing', () => {
    expect(complaintsOf({ 'service-worker.js': `x([{url:"gone.png",revision:"1"}])` })).toEqual([
      'the service worker precaches what the build does not have: gone.png.',
    ]);
  });

  test.each([
    ['./', '', 0],
    ['/', '', 0],
    ['/two-dozen/', '/two-dozen', 0],
    ['/', '/two-dozen', 1],
  ])('home precached as %s by an app built for "%s" brings %i complaints', (url, base, complaints) => {
    const dir = build({ ...SMALL, 'service-worker.js': `x([{url:"${url}",revision:"1"}])` });
    expect(measure(dir, join(dir, 'none.json'), base).complaints).toHaveLength(complaints);
  });

  test('a page without any script: it has a shape that is not read', () => {
    expect(complaintsOf({ 'index.html': '<h1>Home</h1>' })).toHaveLength(1);
  });
});
