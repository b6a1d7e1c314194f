// `npm run tables`: works out the table of all hands of four ranks and writes it into the code. Only needed when what it says changes.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  /** @type {import('../src/lib/core/difficulty/table-make.ts')} */
  const { makeTable } = /** @type {any} */ (
    await server.ssrLoadModule('/src/lib/core/difficulty/table-make.ts')
  );
  for (const [file, text] of Object.entries(makeTable())) {
    writeFileSync(`${root}src/lib/core/difficulty/${file}`, text);
    console.log(`src/lib/core/difficulty/${file}: ${text.length} bytes`);
  }
} finally {
  await server.close();
}
