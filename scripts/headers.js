// What a careful host sends with each file: one source for scripts/serve.js and for the ready-made files in hosts/ (scripts/hosts.js).
import { extname } from 'node:path';

/** With every answer. @type {Readonly<Record<string, string>>} */
export const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  // What `frame-ancestors` says of pages, also where a host knows no rule for an address, such as one that leads nowhere.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Over plain http no browser heeds it.
  'Strict-Transport-Security': 'max-age=31536000',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * The policy of a kind of file. A page carries its own policy, with hashes, in a <meta>; what a <meta> cannot say comes here.
 * A worker and the service worker obey only the header of their own script.
 */
export const POLICIES = {
  page: "frame-ancestors 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
  script: "default-src 'none'; script-src 'self'; connect-src 'self'; worker-src 'self'",
  other: "default-src 'none'; style-src 'unsafe-inline'",
};

/** What carries its content's hash in its name is kept for good; of all else it is asked each time whether it has changed. */
export const CACHE = { hashed: 'public, max-age=31536000, immutable', other: 'no-cache' };

/** Where files with hashes in their names lie. */
export const HASHED = '/_app/immutable/';

/** @typedef {keyof typeof POLICIES} Kind */

/** The kind of a file. @param {string} file its path in the build: /practice.html @returns {Kind} */
export function kindOf(file) {
  const extension = extname(file);
  return extension === '.html' ? 'page' : extension === '.js' ? 'script' : 'other';
}

/** All headers of a file but those of its content: its type, its tag, how it is packed. @param {string} file @returns {Readonly<Record<string, string>>} */
export const headersFor = (file) => ({
  ...COMMON,
  'Cache-Control': file.startsWith(HASHED) ? CACHE.hashed : CACHE.other,
  'Content-Security-Policy': POLICIES[kindOf(file)],
});
