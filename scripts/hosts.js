// Writes hosts/: what common static hosts need to send the headers of scripts/headers.js. `node scripts/hosts.js`, with BASE_PATH for a folder.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CACHE, COMMON, HASHED, POLICIES } from './headers.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The addresses of all pages, without a base. */
export const pages = () =>
  readdirSync(join(ROOT, 'src', 'routes'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === '+page.svelte')
    .map(({ parentPath }) => `/${parentPath.slice(join(ROOT, 'src', 'routes').length + 1)}`)
    .sort();

/**
 * Every address of the app in patterns of which no two match one address: some hosts join what two rules say of one header. A star at the
 * end stands for anything.
 * @returns {readonly { pattern: string, headers: Readonly<Record<string, string>> }[]}
 */
function rules() {
  /** @param {keyof typeof POLICIES} kind @param {keyof typeof CACHE} cache */
  const of = (kind, cache) => ({
    'Cache-Control': CACHE[cache],
    'Content-Security-Policy': POLICIES[kind],
  });
  return [
    ...pages().map((pattern) => ({ pattern, headers: of('page', 'other') })),
    ...['/boot.js', '/service-worker.js'].map((pattern) => ({ pattern, headers: of('script', 'other') })),
    ...['chunks', 'entry', 'nodes', 'workers'].map((folder) => ({
      pattern: `${HASHED}${folder}/*`,
      headers: of('script', 'hashed'),
    })),
    { pattern: `${HASHED}assets/*`, headers: of('other', 'hashed') },
    ...['/icon.svg', '/icons/*', '/manifest.webmanifest', '/screenshots/*', '/splash/*'].map((pattern) => ({
      pattern,
      headers: of('other', 'other'),
    })),
  ];
}

const BY_HAND = 'Made by scripts/hosts.js out of scripts/headers.js: docs/deploy.md';

/** Netlify, Cloudflare Pages: beside index.html. @param {string} base */
function underscoreHeaders(base) {
  const blocks = [{ pattern: '/*', headers: COMMON }, ...rules()].map(({ pattern, headers }) =>
    [`${base}${pattern}`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
      '\n',
    ),
  );
  return `# ${BY_HAND}\n${blocks.join('\n')}\n`;
}

/** @param {Readonly<Record<string, string>>} headers */
const pairs = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Vercel: beside package.json. @param {string} base */
const vercel = (base) => ({
  outputDirectory: 'build',
  cleanUrls: true,
  trailingSlash: false,
  headers: [{ pattern: '/*', headers: COMMON }, ...rules()].map(({ pattern, headers }) => ({
    source: `${base}${pattern.replaceAll('.', '\\.').replace(/\*$/, '(.*)')}`,
    headers: pairs(headers),
  })),
});

/** Firebase Hosting: beside package.json. @param {string} base */
const firebase = (base) => ({
  hosting: {
    public: 'build',
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ pattern: '/*', headers: COMMON }, ...rules()].map(({ pattern, headers }) => ({
      source: `${base}${pattern.replace(/\*$/, '**')}`,
      headers: pairs(headers),
    })),
  },
});

/** nginx: in `http {}`, with the folder and the name put in. @param {string} base */
function nginx(base) {
  const add = (/** @type {[string, string]} */ [name, value]) => `  add_header ${name} "${value}" always;`;
  return `# ${BY_HAND}
map $sent_http_content_type $two_dozen_policy {
  default "${POLICIES.other}";
  "~^text/html" "${POLICIES.page}";
  "~javascript" "${POLICIES.script}";
}
map $uri $two_dozen_cache {
  default "${CACHE.other}";
  "~^${base}${HASHED}" "${CACHE.hashed}";
}
server {
  listen 443 ssl;
  server_name example.org;
  root /var/www/two-dozen;
  absolute_redirect off;
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    font/woff2 woff2;
  }
${Object.entries(COMMON).map(add).join('\n')}
  add_header Cache-Control $two_dozen_cache always;
  add_header Content-Security-Policy $two_dozen_policy always;
  gzip on;
  gzip_types text/css text/javascript application/json application/manifest+json image/svg+xml;
  error_page 404 ${base}/404.html;
  location ${base}/ {
    index index.html;
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** Apache: beside index.html; needs mod_headers and mod_rewrite. @param {string} base */
function htaccess(base) {
  const set = (/** @type {[string, string]} */ [name, value]) => `Header always set ${name} "${value}"`;
  return `# ${BY_HAND}
Options -MultiViews -Indexes
DirectoryIndex index.html
ErrorDocument 404 ${base}/404.html
AddType text/javascript .js
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
RewriteEngine On
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^([a-z-]+)$ $1.html [L]
${Object.entries(COMMON).map(set).join('\n')}
${set(['Cache-Control', CACHE.other])}
${set(['Content-Security-Policy', POLICIES.other])}
<FilesMatch "\\.html$">
  ${set(['Content-Security-Policy', POLICIES.page])}
</FilesMatch>
<FilesMatch "\\.js$">
  ${set(['Content-Security-Policy', POLICIES.script])}
</FilesMatch>
<If "%{REQUEST_URI} =~ m#^${base}${HASHED}#">
  ${set(['Cache-Control', CACHE.hashed])}
</If>
`;
}

/**
 * The files, by name.
 * @param {string} [base] '' or '/two-dozen'
 * @returns {Readonly<Record<string, string>>}
 */
export const hostFiles = (base = '') => ({
  _headers: underscoreHeaders(base),
  '.htaccess': htaccess(base),
  'nginx.conf': nginx(base),
  'vercel.json': `${JSON.stringify(vercel(base), null, 2)}\n`,
  'firebase.json': `${JSON.stringify(firebase(base), null, 2)}\n`,
});

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');
  mkdirSync(join(ROOT, 'hosts'), { recursive: true });
  for (const [name, text] of Object.entries(hostFiles(base))) writeFileSync(join(ROOT, 'hosts', name), text);
}
