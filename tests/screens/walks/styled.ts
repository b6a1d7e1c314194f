// Which rules of style something on a screen is under. A look that no walk shows is a state that nobody has looked at, or dead:
// scripts/test/styled.js holds all walks together to all rules.
import { commands } from 'vitest/browser';
import { afterAll, beforeAll } from 'vitest';

/** What is so for a moment only, or under a finger: a walk stands still. */
const MOMENTS = /::[\w-]+(\([^)]*\))?|:(hover|active|focus(-visible|-within)?)\b/g;
/** By which a component's styles are its own. */
const SCOPES = /:where\(\.svelte-\w+\)|\.svelte-\w+/g;

/** Of a file of tests: the rules that there are, each by its file and its selector, and whether something was under it. */
const rules = new Map<string, { readonly selector: string; isSeen: boolean }>();
let read = 0;

/** One of the selectors of a list; commas in brackets are its own. */
const ONE = /(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g;

function readRules(of: CSSRuleList, file: string): void {
  for (const rule of of) {
    if (rule instanceof CSSStyleRule)
      for (const [selector] of rule.selectorText.matchAll(ONE)) {
        const name = `${file}: ${selector.replace(SCOPES, '').trim()}`;
        const plain = selector.replace(MOMENTS, '').trim() || '*';
        if (!rules.has(name)) rules.set(name, { selector: plain, isSeen: false });
      }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) readRules(rule.cssRules, file);
  }
}

/** Notes what is on the screen now. */
export function noteStyles(): void {
  for (; read < document.styleSheets.length; read += 1) {
    const sheet = document.styleSheets[read];
    const from =
      sheet?.ownerNode instanceof Element ? sheet.ownerNode.getAttribute('data-vite-dev-id') : null;
    const file = /\/(src\/[^?]+)/.exec(from ?? '')?.[1];
    if (sheet && file !== undefined) readRules(sheet.cssRules, file);
  }
  for (const rule of rules.values()) rule.isSeen ||= document.querySelector(rule.selector) !== null;
}

/** Keeps what a walk has shown. One page runs several. */
export function keepStyles(walk: string): void {
  beforeAll(() => {
    rules.clear();
    read = 0;
  });
  afterAll(async () => {
    const kept = Object.fromEntries([...rules].map(([name, { isSeen }]) => [name, isSeen]));
    await commands.writeFile(`test-results/styled/${walk.replaceAll(' ', '-')}.json`, JSON.stringify(kept));
  });
}
