// Which rules of style something on a screen is under. A look that no walk shows is a state that nobody has looked at, or dead:
// scripts/test/styled.js holds all walks together to all rules.
import { commands } from 'vitest/browser';
import { afterAll, beforeAll } from 'vitest';

/** What is so for a moment only, or under a finger: a walk stands still. */
const MOMENTS = /::[\w-]+(\([^)]*\))?|:not\(:focus-visible\)|:(hover|active|focus(-visible|-within)?)\b/g;
/** By which a component's styles are its own. */
const SCOPES = /:where\(\.svelte-\w+\)|\.svelte-\w+/g;

/** One of the selectors of a list; commas in brackets are its own. */
const ONE = /(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

/** What a component's own styles are known by in the page; null for a sheet of all. */
interface Sheet {
  readonly scope: string | null;
  /** By selector as it is told: as it is looked for, until something was under it. */
  readonly unseen: Map<string, string>;
  readonly seen: Set<string>;
}
/** Of a walk: the sheets that there are, by their files. */
const sheets = new Map<string, Sheet>();
let read = new WeakSet<CSSStyleSheet>();

function readRules(of: CSSRuleList, { unseen, seen }: Sheet): void {
  for (const rule of of) {
    if (rule instanceof CSSStyleRule)
      for (const [selector] of rule.selectorText.matchAll(ONE)) {
        const name = selector.replace(SCOPES, '').trim();
        if (!seen.has(name)) unseen.set(name, selector.replace(MOMENTS, '').trim() || '*');
      }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
      readRules(rule.cssRules, { scope: null, unseen, seen });
  }
}

function readSheets(): void {
  for (const sheet of document.styleSheets) {
    if (read.has(sheet)) continue;
    read.add(sheet);
    const from = sheet.ownerNode instanceof Element ? sheet.ownerNode.getAttribute('data-vite-dev-id') : null;
    const file = /\/(src\/[^?]+)/.exec(from ?? '')?.[1];
    if (file === undefined) continue;
    const scope = /\bsvelte-\w+/.exec(sheet.ownerNode?.textContent ?? '')?.[0] ?? null;
    const own = sheets.get(file) ?? { scope, unseen: new Map(), seen: new Set() };
    sheets.set(file, own);
    readRules(sheet.cssRules, own);
  }
}

/** Notes what is on the screen now. */
export function noteStyles(): void {
  readSheets();
  for (const { scope, unseen, seen } of sheets.values()) {
    // Nothing of it is there.
    if (scope !== null && document.getElementsByClassName(scope).length === 0) continue;
    for (const [name, selector] of unseen)
      if (document.querySelector(selector)) {
        seen.add(name);
        unseen.delete(name);
      }
  }
}

/** Keeps what a walk has shown. One page runs several. */
export function keepStyles(walk: string): void {
  beforeAll(() => {
    sheets.clear();
    read = new WeakSet();
  });
  afterAll(async () => {
    const kept = Object.fromEntries(
      [...sheets].flatMap(([file, { unseen, seen }]) => [
        ...[...unseen.keys()].map((name) => [`${file}: ${name}`, false] as const),
        ...[...seen].map((name) => [`${file}: ${name}`, true] as const),
      ]),
    );
    await commands.writeFile(`test-results/styled/${walk.replaceAll(' ', '-')}.json`, JSON.stringify(kept));
  });
}
