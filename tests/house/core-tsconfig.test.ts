import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/imports.js';

const configFile = join(ROOT, 'tsconfig.core.json');
const config = ts.getParsedCommandLineOfConfigFile(
  configFile,
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (diagnostic) =>
      expect.fail(ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')),
  },
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'core-tsconfig-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles some files with the options of tsconfig.core.json and lists the errors. */
function compile(files: Readonly<Record<string, string>>): readonly string[] {
  const paths = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  });
  const program = ts.createProgram(paths, config?.options ?? {});
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('tsconfig.core.json', () => {
  test('covers every file of core and games', () => {
    const covered = config?.fileNames.filter((path) => path.includes('/src/lib/core/')) ?? [];
    expect(covered.length).toBeGreaterThan(0);
    expect(config?.raw).toMatchObject({ include: ['src/lib/core/**/*.ts', 'src/lib/games/**/*.ts'] });
  });

  test('accepts plain ES2023', () => {
    expect(compile({ 'plain.ts': `export const sorted: readonly number[] = [3, 1, 2].toSorted();` })).toEqual(
      [],
    );
  });

  // Each in a file of its own, all compiled at once: what one refuses says its own name.
  const planted = {
    document: `document.title = 'x';`,
    window: `window.close();`,
    setTimeout: `setTimeout(() => undefined, 1);`,
    fetch: `void fetch('x');`,
    performance: `performance.now();`,
    localStorage: `localStorage.clear();`,
    crypto: `crypto.randomUUID();`,
    console: `console.log(1);`,
    process: `process.exit();`,
    Buffer: `Buffer.from('x');`,
  } as const;
  let errors: readonly string[] = [];
  beforeAll(() => {
    errors = compile(
      Object.fromEntries(
        Object.entries(planted).map(([name, text]) => [`planted-${name}.ts`, `export {};\n${text}`]),
      ),
    );
  });

  test.each(Object.keys(planted))('refuses %s', (name) => {
    expect(errors.filter((error) => error.includes(`'${name}'`))).toHaveLength(1);
  });
});
