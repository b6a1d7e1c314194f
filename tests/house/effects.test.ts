import { expect, test } from 'vitest';
import { listFiles, readSources } from '../../scripts/imports.js';

/** What sends a fact: to a match, a hand or a run, or into what is half written down. */
const SENDS =
  /\b(?:onhold\(|(?:match|session|table|keeping|jotted|turn|turning|store)\??\.(?:send|tell|pause|halt|resume|stop|undo|redo|keep|put|delete)\()/;

/** A block that begins at a place, to where its brackets close. */
function blockAt(text: string, start: number): string {
  let depth = 0;
  for (let at = text.indexOf('(', start); at < text.length; at += 1) {
    if ('({['.includes(text[at] ?? '')) depth += 1;
    if (')}]'.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** What a component's effects do, with the functions of its own that they call. */
function effectsIn(text: string): readonly string[] {
  const own = new Map(
    [...text.matchAll(/^ {2}(?:async )?function (\w+)[^]*?^ {2}\}/gm)].map(([body, name]) => [name, body]),
  );
  return [...text.matchAll(/\$effect(?:\.pre)?\(/g)].map(({ index }) => {
    const effect = blockAt(text, index);
    const called = [...effect.matchAll(/(?<![.\w])(\w+)\b/g)].flatMap(([, name]) => own.get(name) ?? []);
    return [effect, ...called].join('\n');
  });
}

test('no effect of a component sends a fact: whoever looks changes nothing', () => {
  const effects = [...readSources(listFiles(['src'], /\.svelte$/))].flatMap(([path, text]) =>
    effectsIn(text).map((effect) => ({ path, effect })),
  );
  expect(effects.length).toBeGreaterThan(60);
  expect(effects.filter(({ effect }) => SENDS.test(effect)).map(({ path }) => path)).toEqual([]);
});
