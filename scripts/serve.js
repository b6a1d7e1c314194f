// A small static server for build/: what `npm start` shows and what the end-to-end tests drive. It behaves like a careful static host.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { COMMON, headersFor } from './headers.js';

const compress = promisify(brotliCompress);
/** A tenth of the time of the best, and seven in a hundred larger: whoever asks is waiting. 9 lays out a large table for each file, however small, and takes forty times as long. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } };

/** What a file is, by the end of its name. @type {Readonly<Record<string, string>>} */
export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json)|image\/svg)/;

/**
 * What a request looks like to `onRequest`.
 * @typedef {{ readonly method: string, readonly path: string, readonly search: string,
 *   readonly headers: import('node:http').IncomingHttpHeaders }} Asked  path: without the base, always with its slash
 * @typedef {{ readonly status: number, readonly headers?: Readonly<Record<string, string>>, readonly body?: string | Buffer }} Answer
 * @typedef {void | 'kill' | Answer} Decision  nothing: go on as usual; 'kill': cut the connection; an answer: send that instead
 */

/** Lists the files below a folder as paths like /_app/x.js. Links and dot files are left out. @param {string} dir */
function listFiles(dir) {
  /** @type {Set<string>} */
  const files = new Set();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    files.add(`/${relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
  }
  return files;
}

/** Says whether the client takes brotli. @param {string | string[] | undefined} accepted */
function takesBrotli(accepted) {
  return String(accepted ?? '')
    .split(',')
    .some((part) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/.test(part));
}

/** Compressed bodies by the hash of their content, shared by all servers of this process. @type {Map<string, Promise<Buffer>>} */
const compressed = new Map();

/** @param {string} hash @param {Buffer} content */
function brotli(hash, content) {
  const known = compressed.get(hash);
  if (known) return known;
  const fresh = compress(content, PACKING);
  compressed.set(hash, fresh);
  return fresh;
}

/**
 * Finds the file for a path. Only what the folder's listing names can be found, so no path climbs out of it.
 * @param {ReadonlySet<string>} files
 * @param {string} path decoded, with its leading slash
 */
function findFile(files, path) {
  const candidates = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return candidates.find((candidate) => files.has(candidate));
}

/** Percent-decodes a path; undefined where it is malformed. @param {string} path */
function decodePath(path) {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/**
 * Serves a folder until closed.
 * @param {object} options
 * @param {string} options.dir the folder, as built
 * @param {string} [options.base] '' or '/two-dozen': where on the host the app lives
 * @param {number} [options.port] 0: any free one
 * @param {string} [options.host] which interface; localhost only unless said otherwise
 * @param {(asked: Asked) => Decision | Promise<Decision>} [options.onRequest] sees each request first; may cut it, answer it or (by a promise) hold it up
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void>, setDir: (dir: string) => void }>}
 *   url ends in '/'; setDir swaps the folder under the running server, as a deployment does
 */
export async function serve({ dir, base = '', port = 0, host = 'localhost', onRequest }) {
  let root = dir;
  let files = listFiles(root);

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '') ?? [];
    const method = request.method ?? 'GET';
    /** @param {number} status @param {Record<string, string>} headers @param {string | Buffer} [body] */
    const send = (status, headers, body = '') => {
      response.writeHead(status, {
        ...COMMON,
        'Content-Length': String(Buffer.byteLength(body)),
        ...headers,
      });
      response.end(method === 'HEAD' ? undefined : body);
    };
    /** @param {number} status @param {string} sentence */
    const sendText = (status, sentence) =>
      send(status, { 'Content-Type': TYPES['.txt'] ?? '', 'Cache-Control': 'no-store' }, `${sentence}\n`);

    if (pathname === base && base !== '') return send(308, { Location: `${base}/${search}` });
    if (!pathname.startsWith(`${base}/`)) return sendText(404, `Two Dozen is at ${base}/`);
    const path = decodePath(pathname.slice(base.length));
    if (path === undefined) return sendText(400, 'This address cannot be read.');

    const decision = await onRequest?.({ method, path, search, headers: request.headers });
    if (decision === 'kill') return void request.socket.destroy();
    if (decision) return send(decision.status, { ...decision.headers }, decision.body);
    if (method !== 'GET' && method !== 'HEAD') return send(405, { Allow: 'GET, HEAD' });

    let file = findFile(files, path);
    if (file === undefined) {
      // A build may have been renewed under the running server.
      files = listFiles(root);
      file = findFile(files, path);
    }
    const bare = path.replace(/\/+$/, '');
    if (file === undefined && bare !== path && findFile(files, bare)) {
      return send(308, { Location: `${base}${encodeURI(bare)}${search}` });
    }
    if (file === undefined && !files.has('/404.html')) return sendText(404, 'There is nothing here.');
    await sendFile(file ?? '/404.html', file === undefined ? 404 : 200, request, send);
  }

  /**
   * @param {string} file
   * @param {200 | 404} status
   * @param {import('node:http').IncomingMessage} request
   * @param {(status: number, headers: Record<string, string>, body?: string | Buffer) => void} send
   */
  async function sendFile(file, status, request, send) {
    const content = await readFile(join(root, file));
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 27);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const packed = COMPRESSIBLE.test(type) && takesBrotli(request.headers['accept-encoding']);
    const tag = `"${hash}${packed ? '-br' : ''}"`;
    const headers = {
      ...headersFor(file),
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    const known = (request.headers['if-none-match'] ?? '')
      .split(',')
      .map((each) => each.trim().replace(/^W\//, ''));
    if (status === 200 && known.includes(tag)) return send(304, headers);
    const body = packed ? await brotli(hash, content) : content;
    send(status, { ...headers, 'Content-Type': type, ...(packed ? { 'Content-Encoding': 'br' } : {}) }, body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, COMMON);
      response.end();
    });
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;

  return {
    url: `http://localhost:${actualPort}${base}/`,
    port: actualPort,
    setDir(next) {
      root = next;
      files = listFiles(root);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves on the first free port from the wished one upwards.
 * @param {Omit<Parameters<typeof serve>[0], 'port'> & { port: number }} options
 */
export async function serveFrom(options) {
  for (let port = options.port; port < options.port + 100; port += 1) {
    try {
      return await serve({ ...options, port });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    }
  }
  throw new Error(`No port is free from ${options.port} to ${options.port + 99}; choose another with PORT=…`);
}
