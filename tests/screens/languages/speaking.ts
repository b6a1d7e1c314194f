// The stage in another language: its words are laid over the English ones, and taken off again.
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts';
import * as english from '#lib/i18n/messages.ts';
import { lay } from '#lib/i18n/lay.ts';

/** English as it was, so that it can be laid again. */
const keep = (words: unknown): unknown => {
  if (Array.isArray(words)) return words.map(keep);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, keep(value)]));
};

/** Everything says these words from now on; the answer puts English back. */
export function speakOnStage(
  words: object,
  { lang, dir }: { readonly lang: string; readonly dir: 'ltr' | 'rtl' },
): () => void {
  const root = document.documentElement;
  const before = keep(english) as typeof english;
  for (const [name, said] of Object.entries(words))
    lay(english[name as keyof typeof english], said as object);
  root.lang = lang;
  root.dir = dir;
  return () => {
    for (const [name, said] of Object.entries(before)) lay(english[name as keyof typeof english], said);
    root.lang = 'en';
    root.removeAttribute('dir');
  };
}

const MOMENTS = import.meta.glob<object>('../../../src/lib/i18n/*/moments/*.ts');
/** All words of a language that is spoken. */
export async function wordsOf(code: string): Promise<object> {
  const moments = Object.entries(MOMENTS).filter(([path]) => path.includes(`/${code}/`));
  const pieces = await Promise.all(moments.map(([, fetchPiece]) => fetchPiece()));
  const words = Object.assign({}, ...pieces) as object;
  return Object.fromEntries(Object.entries(words).filter(([name]) => name in english));
}

/** Does something while all is said and read in a language that is spoken. */
export async function inLanguage<T>(code: Language, work: () => Promise<T>): Promise<T> {
  const words = code === 'en' ? {} : await wordsOf(code);
  const speakEnglish = speakOnStage(words, { lang: code, dir: LANGUAGES[code].dir });
  try {
    return await work();
  } finally {
    speakEnglish();
  }
}
