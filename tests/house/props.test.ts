import ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

/** What more parts read than the one that hands it on is a context: `createContext`. A component takes no more than so many props … */
const MOST = 9;
/** … but for these, whose numbers may only fall. What hands on all that it is given counts as without end. */
const MORE: Readonly<Record<string, number>> = {
  'boards/contest/ContestBoard': 12,
  'boards/fours/FoursBoard': 10,
  'boards/kings/KingsBoard': 10,
  'boards/knock/KnockBoard': Infinity,
  'boards/knock/KnockReplay': Infinity,
  'boards/race/Start': 11,
  'boards/slap/SlapBoard': Infinity,
  'boards/slap/SlapReplay': Infinity,
  'screens/contest/SharedBoard': 10,
  'screens/practice/MenuSheet': 10,
  'screens/practice/PracticeBoard': 13,
  'screens/practice/Table': 11,
  'screens/setup/StepField': 11,
  'screens/solver/Pad': 11,
};

/** How many props a component takes; 0 for none. */
function propsOf(text: string): number {
  let count = 0;
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer?.getText() === '$props()')
      count = ts.isObjectBindingPattern(node.name) ? node.name.elements.length : Infinity;
    ts.forEachChild(node, visit);
  };
  for (const [, script = ''] of text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g))
    visit(ts.createSourceFile('component.ts', script, ts.ScriptTarget.Latest, true));
  return count;
}

test('no component takes more props than one can look over', () => {
  const counts = [...readSources(listFiles(['src'], /\.svelte$/))].map(
    ([path, text]) => [path.replace(/^src\/(lib\/)?|\.svelte$/g, ''), propsOf(text)] as const,
  );
  expect(counts.filter(([, count]) => count > 0).length).toBeGreaterThan(200);
  expect(Object.fromEntries(counts.filter(([, count]) => count > MOST))).toEqual(MORE);
});
