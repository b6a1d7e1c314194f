// Sides that do not change with the language: all others are logical, so that a language from the right is laid out from there.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is physical on purpose: how many declarations of each file, under the reason. Whoever adds one says why here. */
const PHYSICAL: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'seats round a phone, and the sides of its screen': {
    'boards/contest/ContestBoard.svelte': 1,
    'boards/contest/FlatTable.svelte': 3,
    'boards/contest/Edges.svelte': 2,
    'boards/race/EdgePad.svelte': 2,
    'boards/race/FourFrame.svelte': 1,
    'boards/race/FourPlace.svelte': 6,
    'boards/race/FourZone.svelte': 4,
    'boards/race/Stand.svelte': 2,
    'boards/race/Wall.svelte': 2,
    'boards/table/Cover.svelte': 2,
    'boards/table/Flat.svelte': 2,
    'boards/table/Ring.svelte': 2,
    'boards/table/TableSheet.svelte': 1,
  },
  'card faces, and hands of cards': {
    'boards/kings/Fan.svelte': 5,
    'boards/race/StandCards.svelte': 2,
    'boards/replay/SetCards.svelte': 4,
    'screens/practice/Cards.svelte': 3,
    'screens/progress/PatternSheet.svelte': 1,
    'ui/CardFace.svelte': 2,
    'ui/DoubleCard.svelte': 2,
    'ui/HandRow.svelte': 1,
  },
  'keypads, and lines that are typed on them': {
    'boards/contest/Pad.svelte': 4,
    'boards/contest/XKeys.svelte': 1,
    'boards/table/Keypad.svelte': 4,
    'boards/table/LineTyped.svelte': 1,
    'boards/table/RankPad.svelte': 2,
    'screens/practice/DropSign.svelte': 1,
    'screens/practice/HandKeys.svelte': 1,
    'screens/solver/Numbers.svelte': 1,
    'screens/solver/Pad.svelte': 1,
  },
  'arithmetic, and time that runs from the left': {
    'boards/contest/SetLines.svelte': 1,
    'boards/fours/BoardLine.svelte': 1,
    'boards/table/CloseCall.svelte': 4,
    'screens/about/Picture.svelte': 1,
    'screens/progress/PatternGlyph.svelte': 1,
    'screens/runs/EndedHands.svelte': 1,
    'ui/Value.svelte': 1,
  },
  'a chevron, turned about in a language from the right': { 'screens/solver/Lines.svelte': 1 },
};

/** A side by its name. */
const NAMED =
  /(?<![\w.-])(?:(?:(?:scroll-)?(?:margin|padding)|border|inset)-)?(?:left|right)(?:-(?:color|width|style))?\s*:|border-(?:top|bottom)-(?:left|right)-radius\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/g;
/** Four lengths, of which left and right differ. */
const FOUR = /(?<![\w-])(?:inset|padding|margin|border-width)\s*:\s*([^;}]+)/g;
const MARKUP = /\bdir="(?:ltr|rtl)"|style:(?:left|right)\b/g;

/** The lengths of a declaration, whatever is in brackets. */
function lengths(value: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of value.replaceAll(/\s+/g, ' ').trim()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ' ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
function physicalIn(file: string, text: string): readonly string[] {
  const [, script = ''] = /(<script[\s\S]*?<\/script>)/.exec(text) ?? [];
  const markup = file.endsWith('.css') ? '' : text.replace(script, '').replace(/<style[\s\S]*<\/style>/, '');
  const style = (
    file.endsWith('.css') ? text : (/<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '')
  ).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const four = [...style.matchAll(FOUR)].filter(([, value = '']) => {
    const [, right, , left] = lengths(value);
    return left !== undefined && left !== right;
  });
  return [...style.matchAll(NAMED), ...four, ...markup.matchAll(MARKUP)].map(([found]) => found.trim());
}

test('sides are logical, but for those in the list', () => {
  const found = new Map<string, readonly string[]>();
  for (const path of readdirSync('src/lib', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|css)$/.test(path)) continue;
    const here = physicalIn(path, readFileSync(`src/lib/${path}`, 'utf8'));
    if (here.length > 0) found.set(path.replaceAll('\\', '/'), here);
  }
  const counts = Object.fromEntries([...found].map(([path, here]) => [path, here.length]));
  const listed = Object.fromEntries(Object.values(PHYSICAL).flatMap((files) => Object.entries(files)));
  const other = [...found].filter(([path, here]) => here.length !== listed[path]);
  expect(Object.fromEntries(other), 'logical, or in the list with its reason').toEqual({});
  expect(counts).toEqual(listed);
});

test('planted ones are found', () => {
  const planted = `<script>const left = 1;</script><p dir="ltr">left: it</p>
    <style>a { margin-left: 1px; text-align: right; padding: 1px 2px 3px calc(2px + 1px); inset: 0 2px 0 2px; margin-inline: 0 }</style>`;
  expect(physicalIn('a.svelte', planted)).toEqual([
    'margin-left:',
    'text-align: right',
    'padding: 1px 2px 3px calc(2px + 1px)',
    'dir="ltr"',
  ]);
});
