import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAYERS } from '../../scripts/layers.js';
import { findCycle, importGraph, type Import, listFiles, readSources, ROOT } from '../../scripts/imports.js';

const sources = readSources(listFiles(['src'], /\.(ts|svelte)$/));
const graph = importGraph(sources);

/** The folder of the layer table that a path lies in. */
const folderOf = (path: string): string | undefined => /^src\/(?:lib\/)?([^/]+)\//.exec(path)?.[1];

/** The second folder of a game: games/slap/apply.ts lies in slap. */
const gameOf = (path: string): string | undefined => /^src\/lib\/games\/([^/]+)\//.exec(path)?.[1];

/** Imports between folders that the layer table does not allow, by where the paths lead. */
function breaches(imports: readonly Import[]): readonly string[] {
  return imports
    .filter(({ from, to }) => {
      const [folder, target] = [folderOf(from), to && folderOf(to)];
      if (to === undefined || folder === undefined || target === undefined) return false;
      const game = gameOf(to);
      if (folder === target) return gameOf(from) !== undefined && gameOf(from) !== game && game !== 'table';
      return !LAYERS[folder]?.folders.includes(target);
    })
    .map(({ from, to }) => `${from} imports ${to}`);
}

describe('import cycles', () => {
  test('there is none in src, type-only imports counted', () => {
    expect(findCycle(graph)).toBeUndefined();
  });

  test('a planted one is found, through a component, a type and a re-export', () => {
    const planted = importGraph(
      new Map([
        [
          'src/lib/ui/Card.svelte',
          `<script lang="ts">\n  import { face } from './face.ts';\n</script>\n<p>{face}</p>`,
        ],
        [
          'src/lib/ui/face.ts',
          `import type { Suit } from '#lib/ui/suit.ts';\nexport const face: Suit = 'spade';`,
        ],
        [
          'src/lib/ui/suit.ts',
          `export { default as Card } from './Card.svelte';\nexport type Suit = 'spade';`,
        ],
      ]),
    );
    expect(findCycle(planted)).toEqual([
      'src/lib/ui/Card.svelte',
      'src/lib/ui/face.ts',
      'src/lib/ui/suit.ts',
      'src/lib/ui/Card.svelte',
    ]);
  });

  test('a planted one through an import on demand is found', () => {
    const planted = importGraph(
      new Map([
        ['src/lib/match/a.ts', `export const b = () => import('./b.ts');`],
        ['src/lib/match/b.ts', `import './a.ts';`],
      ]),
    );
    expect(findCycle(planted)).toEqual(['src/lib/match/a.ts', 'src/lib/match/b.ts', 'src/lib/match/a.ts']);
  });

  test('two ways to one file are no cycle', () => {
    const planted = importGraph(
      new Map([
        ['src/lib/core/a.ts', `import './b.ts';\nimport './c.ts';`],
        ['src/lib/core/b.ts', `import './c.ts';`],
        ['src/lib/core/c.ts', ``],
      ]),
    );
    expect(findCycle(planted)).toBeUndefined();
  });
});

describe('layers, by where an import leads', () => {
  test('every folder of src/lib stands in the table', () => {
    const folders = new Set([...sources.keys()].map(folderOf).filter((folder) => folder !== undefined));
    expect([...folders].filter((folder) => !(folder in LAYERS))).toEqual([]);
  });

  test('no import of src breaks the table', () => {
    expect(breaches(graph)).toEqual([]);
  });

  test.each([
    ['src/lib/boards/slap/Board.svelte', '../../storage/index.ts', '<script>', '</script>'],
    ['src/lib/core/deal.ts', '../practice/hand.ts', '', ''],
    ['src/lib/games/slap/rules.ts', '../knock/rules.ts', '', ''],
    ['src/lib/games/table/piles.ts', '../knock/rules.ts', '', ''],
    ['src/routes/practice/+page.svelte', '#lib/solver/client.ts', '<script>', '</script>'],
    ['src/lib/ui/Tabs.svelte', '#lib/app/app.ts', '<script>', '</script>'],
  ])('a planted %s that imports %s is found', (from, specifier, open, close) => {
    const planted = importGraph(new Map([[from, `${open}import '${specifier}';${close}`]]));
    expect(breaches(planted)).toHaveLength(1);
  });
});

describe('how imports are written', () => {
  test('each leads to a file, with its ending', () => {
    const lost = graph.filter(
      ({ to }) => to !== undefined && !(/\.\w+$/.test(to) && existsSync(join(ROOT, to))),
    );
    expect(lost.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
  });

  test('the alias with a dollar is not used', () => {
    expect(graph.filter(({ specifier }) => specifier.startsWith('$lib'))).toEqual([]);
  });
});

describe('what must not stand anywhere', () => {
  const texts = readSources([
    ...listFiles(
      ['src', 'scripts', 'tests', 'e2e', 'bench', 'docs', '.ci'],
      /(^\.ci\/\w+|\.(ts|js|svelte|md|css|html|json))$/,
    ),
    ...listFiles(['static'], /\.(js|css|html|json|webmanifest)$/),
    ...listFiles(['.'], /^[^/]+\.(ts|js|json|md)$/).filter((path) => path !== 'package-lock.json'),
  ]);
  const naming = (pattern: RegExp) =>
    [...texts].filter(([, text]) => pattern.test(text)).map(([path]) => path);

  test('no file reaches outside the project for papers', () => {
    expect(naming(new RegExp(['\\.\\.', 'shared\\b'].join('/')))).toEqual([]);
  });

  test('no component prints markup unchecked', () => {
    expect(
      [...sources].filter(([path, text]) => path.endsWith('.svelte') && text.includes('{@html')),
    ).toEqual([]);
  });
});
