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
 * @param {string} config TypeScript's project
 * @param {Parser} svelte the parser of components
 */
export function parserOnce(config, svelte) {
  /** @type {ts.Program | undefined} */
  let program;
  return {
    ...parser,
    /** @param {string} code @param {Record<string, unknown> & { filePath: string, project?: unknown }} options */
    parseForESLint(code, options) {
      if (!options.project) return parser.parseForESLint(code, options);
      program ??= new Sources(svelte, { ...options, parser: undefined }).program(config);
      return program.getSourceFile(options.filePath)?.text === code
        ? parser.parseForESLint(code, { ...options, project: null, programs: [program] })
        : parser.parseForESLint(code, options);
    },
  };
}
