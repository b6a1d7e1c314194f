// A copy of the project in which files may be broken: nobody's sources are touched.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../imports.js';

/** Makes the copy anew. @param {string} name @returns {string} its folder */
export function makeCopy(name) {
  const copy = join(ROOT, 'test-results', 'mutants', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (listed.status !== 0)
    throw new Error('The files of the project are listed by git, which did not answer.');
  for (const file of [...listed.stdout.split('\n'), '.svelte-kit']) {
    if (file === '' || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

/** @param {string} copy @param {string} file @param {string} text */
export const lay = (copy, file, text) => writeFileSync(join(copy, file), text);
