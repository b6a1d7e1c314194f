import { describe, expect, test } from 'vitest';
import { GAMES } from '#lib/games/registry.ts';
import { listFiles, readSources } from '../../scripts/imports.js';

/** Where games have a row each; see "Adding a game" in docs/ARCHITECTURE.md. */
const ROWS = [
  'src/lib/games/registry.ts',
  'src/lib/match/table-games.ts',
  'src/lib/solver/tasks.ts',
  'src/lib/app/explore-parts.ts',
  'src/lib/i18n/en/setup.ts',
  'src/lib/boards/registry.ts',
  'src/lib/screens/home/tiles.ts',
  'src/lib/i18n/messages.ts',
  'src/lib/i18n/en/games.ts',
  'src/lib/i18n/en/examples.ts',
  'src/lib/i18n/en/moments/rooms.ts',
  'src/lib/i18n/en/moments/tables.ts',
  'src/lib/screens/about/games.ts',
  'src/lib/screens/about/rules.ts',
  'src/lib/screens/about/scenes.ts',
];

/** Other languages have the rows that English has, and the piece in which games' words are fetched names them all. */
const inEnglish = (path: string): string =>
  path
    .replace(/i18n\/[A-Za-z-]+\/(?=[\w-]+\.ts$)/, 'i18n/en/')
    .replace(/i18n\/[A-Za-z-]+\/moments\//, 'i18n/en/moments/');

/** What is a game's own: its rules, its board, its words. */
const ownOf = (id: string) =>
  new RegExp(
    `^src/(lib/(games|boards|explore|screens)|routes)/${id}/|^src/lib/match/games/${id}\\.ts$|^src/lib/i18n/[A-Za-z-]+/${id}(-\\w+)*\\.ts$`,
  );

/** How a game is named in code: as a text, as the name of a field, as a folder or a file that is fetched. */
const namedAs = (id: string) =>
  new RegExp(
    `(['"\`])${id}\\1|(?:^|[{,\\s])${id}:|[./](?:games|boards|en)/${id}(?:-\\w+)*[/.]|['"\`]\\.{1,2}/${id}/`,
    'm',
  );

/** Prose may speak of games. */
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** The files that name a game, and may not. */
function breaches(sources: ReadonlyMap<string, string>, ids: readonly string[]): readonly string[] {
  return [...sources].flatMap(([path, code]) =>
    ids
      .filter((id) => !ROWS.includes(inEnglish(path)) && !ownOf(id).test(path))
      .filter((id) => namedAs(id).test(withoutComments(code)))
      .map((id) => `${path} names ${id}`),
  );
}

describe('games', () => {
  test('are named only where adding one has a line', () => {
    const files = [
      ...listFiles(['src', 'scripts'], /\.(ts|js|svelte)$/),
      'vite.config.ts',
      'chunks.config.ts',
      'svelte.config.js',
    ];
    expect(breaches(readSources(files), Object.keys(GAMES))).toEqual([]);
  });

  test.each([
    ['a text', `if (game === 'slap') go();`],
    ['a text in another quotation', 'const id = `slap`;'],
    ['a field', `const rows = { slap: 1, knock: 2 };`],
    ['a path of rules', `import { a } from '#lib/games/slap/config.ts';`],
    ['a path of a board', `import('../slap/Aim.svelte');`],
    ['a path of words', `import { slap } from '#lib/i18n/en/slap-four.ts';`],
  ])('planted as %s are found', (_, code) => {
    expect(breaches(new Map([['src/lib/match/planted.ts', code]]), ['slap'])).toEqual([
      'src/lib/match/planted.ts names slap',
    ]);
  });

  test('may be named in their own folders and words, in their rows, and in prose', () => {
    const code = `export const id = 'slap';`;
    const own = [
      'src/lib/games/slap/index.ts',
      'src/lib/boards/slap/face.ts',
      'src/lib/i18n/en/slap-four.ts',
    ];
    const sources = new Map([...own, 'src/lib/boards/registry.ts'].map((path) => [path, code]));
    sources.set('src/lib/match/held.ts', `/** A slap: 'slap'. */\nconst a = 1; // slap: early`);
    expect(breaches(sources, ['slap'])).toEqual([]);
  });

  test('of one folder may not be named in another', () => {
    const sources = new Map([['src/lib/boards/knock/face.ts', `cue('slap');`]]);
    expect(breaches(sources, ['slap'])).toEqual(['src/lib/boards/knock/face.ts names slap']);
  });
});
