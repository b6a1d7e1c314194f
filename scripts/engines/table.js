// The table of what came of it in the engines that are not Chromium, made of what the runs counted.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const FIGURES = join(ROOT, 'test-results', 'engines');
const DOCS = join(ROOT, 'docs', 'RELIABILITY.md');

/** @typedef {{ engine: string, version: string, what: string, times: number, figure: string, at: string }} Figure */

/** @returns {readonly Figure[]} */
const figures = () =>
  existsSync(FIGURES)
    ? readdirSync(FIGURES)
        .sort()
        .map((name) => JSON.parse(readFileSync(join(FIGURES, name), 'utf8')))
    : [];

/** Puts lines between two marks of a document. @param {string} text @param {string} mark @param {readonly string[]} lines */
export function between(text, mark, lines) {
  const [begin, end] = [`<!-- ${mark}: made by its run -->`, `<!-- ${mark}: end -->`];
  const [before = '', after] = text.split(begin);
  const rest = after?.split(end)[1];
  if (rest === undefined) throw new Error(`no place for ${mark}`);
  return `${before}${begin}\n\n${lines.join('\n')}\n\n${end}${rest}`;
}

/** Writes the table anew; engines that were not tried keep none. */
export function writeTable() {
  const rows = figures().map(
    ({ engine, version, what, times, figure, at }) =>
      `| ${engine} ${version} | ${what} | ${times} | ${figure} | ${at} |`,
  );
  const lines = [
    '| engine | what | times | what came of it | on |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ];
  writeFileSync(DOCS, between(readFileSync(DOCS, 'utf8'), 'engines', lines));
}
