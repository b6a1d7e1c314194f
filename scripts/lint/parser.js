// Reads sources for the linter with their types. TypeScript's programs are made once: typescript-eslint itself makes the whole program anew after
// each Svelte file, because what it lints is not what lies on the disk. So every component is translated first, and no file changes any more.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {{ parseForESLint: (text: string, options?: object) => import('eslint').Linter.ESLintParseResult }} Parser */

const parser = /** @type {Parser} */ (tseslint.parser);

/** What the parser of components makes of a file for TypeScript. @param {Parser} svelte @param {string} path @param {string} text @param {object} options */
function translated(svelte, path, text, options) {
  let last = text;
  const listening = {
    ...parser,
    /** @param {string} code @param {{ project?: unknown }} given */
    parseForESLint(code, given) {
      if (given.project) last = code;
      return parser.parseForESLint(code, { ...given, project: null });
    },
  };
  svelte.parseForESLint(text, { ...options, filePath: path, parser: listening });
  return last;
}

/** @param {string} path */
const isSvelte = (path) => /\.svelte(\.ts)?$/.test(path) && !path.includes('node_modules');

/** Texts and trees that all programs share. */
class Sources {
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** @type {Map<string, ts.SourceFile | undefined>} */
  #trees = new Map();
  #svelte;
  #options;

  /** @param {Parser} svelte @param {object} options */
  constructor(svelte, options) {
    this.#svelte = svelte;
    this.#options = options;
  }

  /** @param {string} config @returns {ts.Program} */
  program(config) {
    const path = join(ROOT, config);
    const { config: read } = ts.readConfigFile(path, ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      read,
      ts.sys,
      dirname(path),
      {},
      path,
      undefined,
      [{ extension: '.svelte', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }],
    );
    const host = ts.createCompilerHost({ ...options, allowNonTsExtensions: true }, true);
    const { readFile, getSourceFile } = host;
    host.readFile = (file) => {
      const text = readFile(file);
      if (text === undefined || !isSvelte(file)) return text;
      const known = this.#texts.get(file) ?? translated(this.#svelte, file, text, this.#options);
      this.#texts.set(file, known);
      return known;
    };
    host.getSourceFile = (file, ...rest) => {
      if (!this.#trees.has(file)) this.#trees.set(file, getSourceFile(file, ...rest));
      return this.#trees.get(file);
    };
    return ts.createProgram(
      fileNames,
      { ...options, noEmit: true, allowNonTsExtensions: true, allowJs: true, checkJs: true },
      host,
    );
  }
}

/**
 * The parser for a run that reads each file once.
 * @param {readonly string[]} configs TypeScript's projects; a file belongs to the first that has it
 * @param {Parser} svelte the parser of components
 */
export function parserOnce(configs, svelte) {
  /** @type {(() => ts.Program)[] | undefined} */
  let programs;
  return {
    ...parser,
    /** @param {string} code @param {Record<string, unknown> & { filePath: string, project?: unknown }} options */
    parseForESLint(code, options) {
      if (!options.project) return parser.parseForESLint(code, options);
      programs ??= made(configs, svelte, options);
      for (const program of programs) {
        const file = program().getSourceFile(options.filePath);
        if (file?.text === code)
          return parser.parseForESLint(code, { ...options, project: null, programs: [program()] });
      }
      return parser.parseForESLint(code, options);
    },
  };
}

/** @param {readonly string[]} configs @param {Parser} svelte @param {object} options */
function made(configs, svelte, options) {
  const sources = new Sources(svelte, { ...options, parser: undefined });
  return configs.map((config) => lazily(() => sources.program(config)));
}

/** @template T @param {() => T} make @returns {() => T} */
function lazily(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}
