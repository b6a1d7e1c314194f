// Loads modules of the app, in TypeScript and by their own names, into a script of Node.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** What loads a module by its path from the root; whoever asked for it closes it. */
export async function moduleLoader() {
  const server = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  return {
    /** @param {string} path @returns {Promise<any>} */
    load: (path) => server.ssrLoadModule(path),
    close: () => server.close(),
  };
}
