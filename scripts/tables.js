// `npm run tables`: works out the tables of all hands of four ranks and writes them into the code. Only needed when what they say changes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { moduleLoader } from './load.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = await moduleLoader();
try {
  /** @param {string} folder @param {Readonly<Record<string, string>>} files */
  const write = (folder, files) => {
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(`${root}src/lib/core/${folder}/${file}`, text);
      console.log(`src/lib/core/${folder}/${file}: ${text.length} bytes`);
    }
  };
  /** @type {typeof import('../src/lib/core/difficulty/table-make.ts')} */
  const { makeTable } = await modules.load('/src/lib/core/difficulty/table-make.ts');
  write('difficulty', makeTable());
  /** @type {typeof import('../src/lib/core/patterns/table-make.ts')} */
  const { makePatternTable } = await modules.load('/src/lib/core/patterns/table-make.ts');
  write('patterns', makePatternTable());
} finally {
  await modules.close();
}
