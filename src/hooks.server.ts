import type { Handle } from '@sveltejs/kit';

const SCRIPT = /<link [^>]*rel="modulepreload">/;
const STYLES = /\s*<link [^>]*rel="stylesheet">/g;

/**
 * Styles are asked for before scripts. Firefox asks one host for six things at a time: behind seven scripts that are slow to come, a first
 * visit had no styles, and nothing could be read or tapped.
 */
const stylesFirst = (html: string): string => {
  if (!SCRIPT.test(html)) return html;
  const styles = (html.match(STYLES) ?? []).join('');
  return html.replace(STYLES, '').replace(SCRIPT, (script) => `${styles}\n\t\t${script}`.trimStart());
};

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => stylesFirst(html) });
