import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serve, serveFrom } from '../../scripts/serve.js';

const outside = mkdtempSync(join(tmpdir(), 'serve-'));
const dir = join(outside, 'build');
const FILES = {
  'index.html': '<h1>Home</h1>',
  'practice.html': '<h1>Practice</h1>',
  '404.html': '<h1>Lost</h1>',
  'manifest.webmanifest': '{}',
  'service-worker.js': '// worker',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'icon.png': 'png',
  '_app/immutable/entry/start.abc.js': 'export {};',
  '_app/immutable/assets/numerals.woff2': 'font',
  '.hidden': 'secret',
};

function write(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
beforeAll(() => {
  write(dir, FILES);
  write(outside, { 'secret.txt': 'secret' });
});
afterAll(() => rmSync(outside, { recursive: true }));

type Server = Awaited<ReturnType<typeof serve>>;
const running: Server[] = [];
async function start(options: Partial<Parameters<typeof serve>[0]> = {}): Promise<Server> {
  const server = await serve({ dir, ...options });
  running.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Asks without a browser's tidying of the path. */
function ask(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port: server.port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('addresses', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/?x=1', 200, 'Home'],
    ['/index.html', 200, 'Home'],
    ['/practice', 200, 'Practice'],
    ['/practice?hand=3', 200, 'Practice'],
    ['/practice.html', 200, 'Practice'],
    ['/nowhere', 404, 'Lost'],
    ['/_app/immutable/gone.js', 404, 'Lost'],
    ['/.hidden', 404, 'Lost'],
  ])('%s answers %i with %s', async (path, status, text) => {
    const answer = await ask(await start(), path);
    expect([answer.status, answer.body.toString()]).toEqual([status, `<h1>${text}</h1>`]);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/_app/../../secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/secret.txt%00.html',
  ])('%s does not climb out of the folder', async (path) => {
    const answer = await ask(await start(), path);
    expect(answer.body.toString()).not.toContain('secret');
    expect(answer.status).toBe(404);
  });

  test('an address that cannot be decoded is refused, and the server lives on', async () => {
    const server = await start();
    expect((await ask(server, '/%E0%A4%A')).status).toBe(400);
    expect((await ask(server, '/')).status).toBe(200);
  });

  test('a page with a slash too many is sent to the page', async () => {
    const answer = await ask(await start(), '/practice/?hand=3');
    expect([answer.status, answer.headers.location]).toEqual([308, '/practice?hand=3']);
  });

  test('a method other than GET and HEAD is refused', async () => {
    expect((await ask(await start(), '/', {}, 'POST')).status).toBe(405);
  });

  test('HEAD answers like GET without the body', async () => {
    const answer = await ask(await start(), '/', {}, 'HEAD');
    expect([answer.status, answer.body.length, answer.headers['content-length']]).toEqual([200, 0, '13']);
  });
});

describe('a base path', () => {
  test.each([
    ['/two-dozen/', 200, 'Home'],
    ['/two-dozen/practice', 200, 'Practice'],
    ['/two-dozen/nowhere', 404, 'Lost'],
  ])('%s answers %i with %s', async (path, status, text) => {
    const server = await start({ base: '/two-dozen' });
    const answer = await ask(server, path);
    expect([answer.status, answer.body.toString()]).toEqual([status, `<h1>${text}</h1>`]);
    expect(server.url).toBe(`http://localhost:${server.port}/two-dozen/`);
  });

  test.each(['/', '/practice', '/two-dozenpractice'])('%s, outside of it, is not the app', async (path) => {
    const answer = await ask(await start({ base: '/two-dozen' }), path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('<h1>');
  });

  test('the base without its slash is sent to the base with it, so that relative addresses hold', async () => {
    const answer = await ask(await start({ base: '/two-dozen' }), '/two-dozen?a=1');
    expect([answer.status, answer.headers.location]).toEqual([308, '/two-dozen/?a=1']);
  });
});

describe('headers', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/icon.png', 'image/png'],
    ['/_app/immutable/assets/numerals.woff2', 'font/woff2'],
  ])('%s is %s and may not be taken for anything else', async (path, type) => {
    const { headers } = await ask(await start(), path);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toBeTruthy();
  });

  test('only what carries its hash in its name is kept for good', async () => {
    const server = await start();
    const kept = async (path: string) => (await ask(server, path)).headers['cache-control'];
    expect(await kept('/_app/immutable/entry/start.abc.js')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/',
      '/practice',
      '/service-worker.js',
      '/manifest.webmanifest',
      '/icon.png',
      '/nowhere',
    ]) {
      expect(await kept(path)).toBe('no-cache');
    }
  });

  test('a worker may speak to its own origin and to nobody else', async () => {
    const { headers } = await ask(await start(), '/service-worker.js');
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  test('what has not changed is not sent again', async () => {
    const server = await start();
    const first = await ask(server, '/practice');
    const again = await ask(server, '/practice', { 'if-none-match': first.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await ask(server, '/', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(200);
  });

  test('brotli is sent to those who take it, under a tag of its own', async () => {
    const server = await start();
    const plain = await ask(server, '/');
    const packed = await ask(server, '/', { 'accept-encoding': 'gzip, br;q=0.9' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  test.each(['gzip', 'gzip, br;q=0', 'br;q=0.0', 'brotli', ''])(
    '"%s" does not take brotli',
    async (accepted) => {
      const answer = await ask(await start(), '/', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBeUndefined();
    },
  );

  test('pictures and fonts are not packed twice', async () => {
    const answer = await ask(await start(), '/icon.png', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('what tests can do with it', () => {
  test('onRequest sees every request, without the base', async () => {
    const seen: string[] = [];
    const server = await start({
      base: '/two-dozen',
      onRequest: ({ method, path, search }) => void seen.push(`${method} ${path}${search}`),
    });
    await ask(server, '/two-dozen/practice?a=1');
    await ask(server, '/two-dozen/nowhere');
    expect(seen).toEqual(['GET /practice?a=1', 'GET /nowhere']);
  });

  test('onRequest can cut a connection', async () => {
    const server = await start({ onRequest: ({ path }) => (path === '/practice' ? 'kill' : undefined) });
    await expect(ask(server, '/practice')).rejects.toThrow();
    expect((await ask(server, '/')).status).toBe(200);
  });

  test('onRequest can answer in place of the server, also later', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const server = await start({ onRequest: () => held.then(() => ({ status: 503, body: 'busy' })) });
    const asked = ask(server, '/');
    release();
    expect(await asked).toMatchObject({ status: 503, body: Buffer.from('busy') });
  });

  test('setDir swaps one build for another under the same address', async () => {
    const next = join(outside, 'next');
    write(next, { 'index.html': '<h1>Next</h1>' });
    const server = await start();
    expect((await ask(server, '/')).body.toString()).toContain('Home');
    server.setDir(next);
    expect((await ask(server, '/')).body.toString()).toContain('Next');
    expect((await ask(server, '/practice')).status).toBe(404);
  });

  test('a file added under the running server is found', async () => {
    const server = await start();
    write(dir, { 'added.html': '<h1>Added</h1>' });
    expect((await ask(server, '/added')).status).toBe(200);
  });

  test('a port that is taken is passed over', async () => {
    const first = await start();
    const second = await serveFrom({ dir, port: first.port });
    running.push(second);
    expect(second.port).toBeGreaterThan(first.port);
  });

  test('closing does not wait for a connection that somebody holds open', async () => {
    const server = await serve({ dir });
    const socket = connect(server.port, 'localhost');
    await new Promise((resolve) => socket.once('connect', resolve));
    await server.close();
    await expect(ask(server, '/')).rejects.toThrow();
    socket.destroy();
  });
});
