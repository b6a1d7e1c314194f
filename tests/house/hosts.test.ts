import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles, pages } from '../../scripts/hosts.js';
import { COMMON } from '../../scripts/headers.js';
import { serve } from '../../scripts/serve.js';

type Headers = Readonly<Record<string, string>>;
/** What a host sends: `address` is as a browser asks, `file` what lies in the folder, both without the base. */
type Host = (address: string, file: string, type: string) => Headers;

const BASES = ['', '/two-dozen'];
const SENT = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

const HASHED = '/_app/immutable';
const FILES: readonly (readonly [address: string, file: string])[] = [
  ...pages().map((page) => [page, page === '/' ? '/index.html' : `${page}.html`] as const),
  ...[
    '/boot.js',
    '/service-worker.js',
    '/manifest.webmanifest',
    '/icon.svg',
    '/icons/icon-192.png',
    '/screenshots/home.png',
    '/splash/640x1136.png',
    `${HASHED}/chunks/a.js`,
    `${HASHED}/entry/start.b.js`,
    `${HASHED}/nodes/0.c.js`,
    `${HASHED}/workers/solver.d.js`,
    `${HASHED}/assets/0.e.css`,
    `${HASHED}/assets/numerals.f.woff2`,
  ].map((file) => [file, file] as const),
];

const lower = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Rules that are told apart by the address; whatever two of them say of one header is joined, as the careless ones of these hosts do. */
function byAddress(rules: readonly { readonly matches: RegExp; readonly headers: Headers }[]): Host {
  return (address) => {
    const sent: Record<string, string> = {};
    for (const { matches, headers } of rules) {
      if (!matches.test(address)) continue;
      for (const [name, value] of Object.entries(lower(headers))) {
        sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`;
      }
    }
    return sent;
  };
}

const literally = (text: string) => text.replace(/[.\\]/g, '\\$&');
const fromPairs = (pairs: readonly { readonly key: string; readonly value: string }[]) =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, value]));

/** Reads what scripts/hosts.js wrote, each in the way of its host. */
const READERS: Readonly<Record<string, (text: string, base: string) => Host>> = {
  _headers: (text, base) =>
    byAddress(
      text.split(/\n(?=\/)/).flatMap((block) => {
        const [pattern = '', ...lines] = block.trim().split('\n');
        if (pattern.startsWith('#')) return [];
        const headers = Object.fromEntries(
          lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) as [string, string]),
        );
        const own = literally(pattern.slice(base.length));
        return [{ matches: new RegExp(`^${own.replace('*', '.*')}$`), headers }];
      }),
    ),
  'vercel.json': (text, base) => {
    type Rule = { source: string; headers: { key: string; value: string }[] };
    const { headers } = JSON.parse(text) as { headers: Rule[] };
    return byAddress(
      headers.map((rule) => ({
        matches: new RegExp(`^${rule.source.slice(base.length)}$`),
        headers: fromPairs(rule.headers),
      })),
    );
  },
  'firebase.json': (text, base) => {
    type Rule = { source: string; headers: { key: string; value: string }[] };
    const { hosting } = JSON.parse(text) as { hosting: { headers: Rule[] } };
    return byAddress(
      hosting.headers.map((rule) => ({
        matches: new RegExp(`^${literally(rule.source.slice(base.length)).replace('**', '.*')}$`),
        headers: fromPairs(rule.headers),
      })),
    );
  },
  'nginx.conf': (text, base) => (_, file, type) => {
    const maps = new Map(
      [...text.matchAll(/^map \$(\w+) \$(\w+) \{\n([^}]*)\}/gm)].map(([, of = '', name = '', body = '']) => {
        const rows = [...body.matchAll(/^ {2}(?:default|"~([^"]*)") "([^"]*)";/gm)];
        const given = of === 'uri' ? base + file : type;
        const row = rows.find(([, test]) => test !== undefined && new RegExp(test).test(given)) ?? rows[0];
        return [`$${name}`, row?.[2] ?? ''];
      }),
    );
    const added = [...text.matchAll(/^ {2}add_header ([\w-]+) (?:"([^"]*)"|(\$\w+)) always;$/gm)];
    return lower(
      Object.fromEntries(added.map(([, name = '', value, of = '']) => [name, value ?? maps.get(of) ?? ''])),
    );
  },
  '.htaccess': (text, base) => (_, file) => {
    const sent: Record<string, string> = {};
    let holds = true;
    for (const line of text.split('\n')) {
      const [, files] = /^<FilesMatch "(.*)">$/.exec(line) ?? [];
      const [, address] = /^<If "%\{REQUEST_URI\} =~ m#(.*)#">$/.exec(line) ?? [];
      if (files) holds = new RegExp(files).test(file);
      else if (address) holds = new RegExp(address).test(base + file);
      else if (line.startsWith('</')) holds = true;
      const [, name, value] = /Header always set ([\w-]+) "(.*)"$/.exec(line) ?? [];
      if (name && value !== undefined && holds) sent[name.toLowerCase()] = value;
    }
    return sent;
  },
};

const dir = mkdtempSync(join(tmpdir(), 'hosts-'));
const served = new Map<string, { readonly type: string; readonly headers: Headers }>();
beforeAll(async () => {
  for (const [, file] of FILES) {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), 'x');
  }
  const server = await serve({ dir });
  for (const [address] of FILES) {
    const { headers, status } = await fetch(new URL(address, server.url));
    expect(status, address).toBe(200);
    served.set(address, {
      type: headers.get('content-type') ?? '',
      headers: Object.fromEntries(SENT.map((name) => [name, headers.get(name) ?? ''])),
    });
  }
  await server.close();
});
afterAll(() => rmSync(dir, { recursive: true }));

/** A host with these rules, over HTTP: what cannot be sent at all would not be noticed by reading. Answers what it sent for each address. */
async function sentBy(host: Host, base: string, addresses: readonly string[]): Promise<readonly Headers[]> {
  const files = new Map(FILES);
  const server = createServer(({ url = '' }, response) => {
    const address = url.slice(base.length);
    const file = files.get(address);
    const type = file === undefined ? 'text/html; charset=utf-8' : (served.get(address)?.type ?? '');
    response.writeHead(file === undefined ? 404 : 200, host(address, file ?? '/404.html', type)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const sent: Headers[] = [];
  for (const address of addresses) {
    const { headers } = await fetch(`http://localhost:${port}${base}${address}`);
    sent.push(Object.fromEntries(SENT.map((name) => [name, headers.get(name) ?? ''])));
  }
  await new Promise((resolve) => server.close(resolve));
  return sent;
}

const CASES = BASES.flatMap((base) => Object.keys(READERS).map((name) => ({ base, name })));

describe('the files for hosts', () => {
  test.each(CASES)('$name under “$base” sends what scripts/serve.js sends', async ({ base, name }) => {
    const host = READERS[name]!(hostFiles(base)[name]!, base);
    const addresses = FILES.map(([address]) => address);
    for (const [index, sent] of (await sentBy(host, base, addresses)).entries()) {
      const address = addresses[index]!;
      expect(sent, address).toEqual(served.get(address)?.headers);
    }
    for (const [address, file] of FILES)
      expect(Object.keys(host(address, file, served.get(address)!.type)).sort(), 'and nothing else').toEqual(
        SENT,
      );
  });

  test.each(CASES)(
    '$name under “$base” has what goes with everything for an address that leads nowhere',
    async ({ base, name }) => {
      const host = READERS[name]!(hostFiles(base)[name]!, base);
      const everywhere = Object.fromEntries(
        Object.entries(COMMON).map(([header, value]) => [header.toLowerCase(), value]),
      );
      for (const sent of await sentBy(host, base, ['/nowhere', '/_app/immutable/gone.js', '/a/b?c']))
        expect(sent).toMatchObject(everywhere);
    },
  );

  test('are those that lie in hosts/: if not, run `node scripts/hosts.js`', () => {
    const ready = fileURLToPath(new URL('../../hosts/', import.meta.url));
    const files = hostFiles();
    const there = Object.keys(files).map((name) => [name, readFileSync(join(ready, name), 'utf8')]);
    expect(Object.fromEntries(there)).toEqual(files);
  });

  test('have browsers ask for every file over https from then on', () => {
    for (const [address, { headers }] of served)
      expect(headers['strict-transport-security'], address).toBe('max-age=31536000');
  });

  test('keep every page and its workers from other origins', () => {
    for (const [address, { type, headers }] of served) {
      const policy = headers['content-security-policy'];
      expect(policy, address).toContain(
        type.startsWith('text/html') ? "frame-ancestors 'none'" : "default-src 'none'",
      );
      expect(policy, address).not.toMatch(/https?:|\*/);
    }
  });
});
