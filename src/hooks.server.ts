import type { Handle } from '@sveltejs/kit';

const SCRIPT = /<link [^>]*rel="modulepreload">/;
const STYLES = /<link [^>]*rel="stylesheet">/g;
/** What stands at the beginning of a line and is seen by nobody. What is within a script is its own, and has a digest. */
const INDENTS = /\n\s*(?=<(?!\/script))/g;

/**
 * Styles are asked for before scripts. Firefox asks one host for six things at a time: behind seven scripts that are slow to come, a first
 * visit had no styles, and nothing could be read or tapped.
 */
function stylesFirst(html: string): string {
  if (!SCRIPT.test(html)) return html;
  const styles = (html.match(STYLES) ?? []).join('');
  return html.replace(STYLES, '').replace(SCRIPT, (script) => `${styles}${script}`);
}

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => stylesFirst(html.replace(INDENTS, '')) });
