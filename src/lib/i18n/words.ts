import { lay } from './lay.ts';
import type * as Left from './left.ts';
import type { Language, LANGUAGES } from './languages.ts';
import type { Some, Words } from './wording.ts';

/** English, in the pieces in which words are fetched; it comes with the code that says it. */
const ENGLISH = {
  first: () => import('./en/moments/first.ts'),
  practice: () => import('./en/moments/practice.ts'),
  rooms: () => import('./en/moments/rooms.ts'),
  tables: () => import('./en/moments/tables.ts'),
};

/** When words are needed: on the first screen and everywhere, for practice, in the rooms about it, or at tables. */
export type Moment = keyof typeof ENGLISH;
type English<M extends Moment> = Awaited<ReturnType<(typeof ENGLISH)[M]>>;
type Pieces = { readonly [M in Moment]: () => Promise<Words<English<M>>> };
type SomePieces = {
  readonly [M in Moment]: () => Promise<Some<English<M>> & { readonly partly: typeof Left }>;
};
type Other = Exclude<Language, 'en'>;

/** What a language lacks is a type error here, unless it says that it has only a part. */
const OTHERS: {
  readonly [Code in Other]: (typeof LANGUAGES)[Code] extends { readonly partly: object }
    ? SomePieces
    : Pieces;
} = {
  'zh-Hans': {
    first: () => import('./zh-Hans/moments/first.ts'),
    practice: () => import('./zh-Hans/moments/practice.ts'),
    rooms: () => import('./zh-Hans/moments/rooms.ts'),
    tables: () => import('./zh-Hans/moments/tables.ts'),
  },
  'zh-Hant': {
    first: () => import('./zh-Hant/moments/first.ts'),
    practice: () => import('./zh-Hant/moments/practice.ts'),
    rooms: () => import('./zh-Hant/moments/rooms.ts'),
    tables: () => import('./zh-Hant/moments/tables.ts'),
  },
  ja: {
    first: () => import('./ja/moments/first.ts'),
    practice: () => import('./ja/moments/practice.ts'),
    rooms: () => import('./ja/moments/rooms.ts'),
    tables: () => import('./ja/moments/tables.ts'),
  },
  id: {
    first: () => import('./id/moments/first.ts'),
    practice: () => import('./id/moments/practice.ts'),
    rooms: () => import('./id/moments/rooms.ts'),
    tables: () => import('./id/moments/tables.ts'),
  },
  es: {
    first: () => import('./es/moments/first.ts'),
    practice: () => import('./es/moments/practice.ts'),
    rooms: () => import('./es/moments/rooms.ts'),
    tables: () => import('./es/moments/tables.ts'),
  },
  pt: {
    first: () => import('./pt/moments/first.ts'),
    practice: () => import('./pt/moments/practice.ts'),
    rooms: () => import('./pt/moments/rooms.ts'),
    tables: () => import('./pt/moments/tables.ts'),
  },
  ar: {
    first: () => import('./ar/moments/first.ts'),
    practice: () => import('./ar/moments/practice.ts'),
    rooms: () => import('./ar/moments/rooms.ts'),
    tables: () => import('./ar/moments/tables.ts'),
  },
};

let underWay = 0;
/** Where these do not come English stands in: `static/boot.js` is told that no part of the app is missing. */
async function dispensable<T>(fetchPiece: () => Promise<T>): Promise<T> {
  const { dataset } = document.documentElement;
  underWay += 1;
  dataset['fetchingWords'] = '';
  try {
    return await fetchPiece();
  } finally {
    underWay -= 1;
    if (underWay === 0) delete dataset['fetchingWords'];
  }
}

/** Fetches words of a language and lays them over the English ones. */
export async function layWords(language: Other, moment: Moment): Promise<void> {
  const [under, over] = await Promise.all([
    ENGLISH[moment](),
    dispensable<Readonly<Record<string, object>>>(OTHERS[language][moment]),
  ]);
  // It comes with the words of a language that is not whole, so that no other pays for it.
  const { partly } = over as { readonly partly?: typeof Left };
  partly?.keepLeft(under, over);
  partly?.markLeft(document.documentElement);
  for (const [name, words] of Object.entries(over))
    if (name in under) lay(under[name as keyof typeof under], words);
}

/** Fetches all words of a language, so that they are kept for offline use, and says nothing in it yet. */
export async function fetchWords(language: Other): Promise<void> {
  await Promise.all(Object.values(OTHERS[language]).map((fetchPiece) => dispensable<unknown>(fetchPiece)));
}

/** What every English piece holds, by name. */
export type EnglishWords = English<'first'> & English<'practice'> & English<'rooms'> & English<'tables'>;

async function merged(pieces: Readonly<Record<Moment, () => Promise<object>>>): Promise<object> {
  return Object.assign(
    {},
    ...(await Promise.all(Object.values(pieces).map((fetchPiece) => fetchPiece()))),
  ) as object;
}
/** All English words, and all of another language as they are written there, laid over nothing: for the build. */
export const sideBySide = async (language: Other): Promise<readonly [EnglishWords, Words<EnglishWords>]> => [
  (await merged(ENGLISH)) as EnglishWords,
  (await merged(OTHERS[language])) as Words<EnglishWords>,
];
