/** Where the app lies on its host, '' at the root: read off the address of this very file, which pages and workers share. */
const BASE = /^https?:\/\/[^/]+(.*)\/_app\/immutable\//.exec(import.meta.url)?.[1] ?? '';

/**
 * A name on this origin that no other copy of the app has. At the root of a host it is the name alone, as `static/boot.js` makes it too.
 * No slash, which a folder may not have in its name.
 */
export const ownName = (name: string, base = BASE): string => name + base.replaceAll('/', '~');
