// What the words after `npm test --` ask for: steps by name, or tests by a part of their file or title.
import { LONG_STEPS, STEPS, stepOf } from './steps.js';

/** The levels of tests: where their files lie and how a title is asked for. */
export const LEVELS = [
  { step: 'unit', folder: 'tests/', ends: '.test.ts', but: ['tests/screens/', 'tests/long/'], title: ['-t'] },
  { step: 'screens', folder: 'tests/screens/', ends: '.spec.ts', but: [], title: ['-t'] },
  { step: 'end-to-end', folder: 'e2e/', ends: '.spec.ts', but: [], title: ['--pass-with-no-tests', '-g'] },
];

/** What must have run before a level can. @type {Readonly<Record<string, readonly string[]>>} */
const BEFORE = {
  budgets: ['build'],
  screens: ['browser'],
  styles: ['browser', 'screens'],
  'long screens': ['browser'],
  'end-to-end': ['build', 'browser'],
  engines: ['build'],
};

const NAMES = [...STEPS, ...LONG_STEPS].map(({ name }) => name);

/** Steps that were named, with those that must have run before them: a build of older sources would be tried. @param {readonly string[]} names */
export const withBefore = (names) => [...new Set(names.flatMap((name) => [...(BEFORE[name] ?? []), name]))];

/** Words that are names of steps, and those that are parts of names of tests. @param {readonly string[]} words */
export const sorted = (words) => ({
  names: words.filter((word) => NAMES.includes(word)),
  parts: words.filter((word) => !NAMES.includes(word)),
});

/** @param {string} text */
const pattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The steps that run the tests whose file or title contains a part: files are run whole, and where no file is called so, those whose text has the part run the tests of that title.
 * @param {readonly string[]} parts
 * @param {{ files: readonly string[], textOf: (file: string) => string }} project files: paths from the project's folder, with slashes
 * @param {readonly string[]} levels names of steps; all where it is empty
 * @returns {import('./steps.js').Step[]} those that come before included; none where nothing is called so
 */
export function stepsFor(parts, { files, textOf }, levels) {
  const steps = LEVELS.filter(({ step }) => levels.length === 0 || levels.includes(step)).flatMap((level) => {
    const own = files.filter(
      (file) =>
        file.startsWith(level.folder) &&
        file.endsWith(level.ends) &&
        !level.but.some((but) => file.startsWith(but)),
    );
    /** @param {(file: string, part: string) => boolean} has */
    const having = (has) => own.filter((file) => parts.some((part) => has(file, part)));
    const byPath = having((file, part) => file.toLowerCase().includes(part.toLowerCase()));
    const byTitle = byPath.length > 0 ? [] : having((file, part) => textOf(file).includes(part));
    const chosen = [...byPath, ...byTitle];
    if (chosen.length === 0) return [];
    const titles = byTitle.length === 0 ? [] : [...level.title, parts.map(pattern).join('|')];
    const step = stepOf(level.step);
    return [{ ...step, commands: step.commands.map((command) => [...command, ...chosen, ...titles]) }];
  });
  const before = new Set(steps.flatMap(({ name }) => BEFORE[name] ?? []));
  return [...[...before].map(stepOf), ...steps];
}
