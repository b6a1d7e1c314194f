import { LANGUAGES, type Language } from '#lib/i18n/languages.ts';
import { signsIn } from '#lib/i18n/signs.ts';
import { stillWords } from '#lib/i18n/still.ts';
import { sideBySide } from '#lib/i18n/words.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;

const others = Object.keys(LANGUAGES).filter((code) => code !== 'en') as Exclude<Language, 'en'>[];
export const entries: EntryGenerator = () => others.map((code) => ({ file: `${code}.json` }));

/** What pages say before the app runs, in another language: a small file, since it is wanted before the first paint. */
export const GET: RequestHandler = async ({ params }) => {
  const code = others.find((each) => params.file === `${each}.json`);
  return code
    ? Response.json(stillWords(...(await sideBySide(code)), signsIn(code)))
    : new Response(null, { status: 404 });
};
