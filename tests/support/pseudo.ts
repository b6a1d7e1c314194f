// A language that nobody speaks, made of English: what stays English, is glued together or does not fit shows at once.
const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  U: 'Û',
};
const isWord = (text: string) => /\p{L}{2}/u.test(text);

/** "Undo" is "⟦Ûndø ···⟧": in brackets, with accents, and longer by two fifths. What has no words stays. */
export function stretched(text: string): string {
  if (!isWord(text)) return text;
  const more = ' ···'.repeat(Math.ceil(text.length / 10));
  // Brackets of what was put into a sentence stay as they are, and so do names.
  return `⟦${text.replaceAll(/\bMei\b|[aeiou]/gi, (sign) => ACCENTS[sign] ?? sign)}${more}⟧`;
}

const FROM_RIGHT = [...'אבגדהוזחטיכלמנסעפצקרשתךםןף'];

/** The same length in letters that run from the right, another for each of ours, in brackets. Who plays is called the same. */
export function fromRight(text: string): string {
  // A sum alone is isolated, as every language from the right does it.
  if (!isWord(text)) return /\d [+−×÷] /.test(text) ? `\u2066${text}\u2069` : text;
  return `⟦${text.replaceAll(/\bMei\b|[a-z]/gi, (sign) => FROM_RIGHT[sign.length > 1 ? -1 : sign.toLowerCase().charCodeAt(0) - 97] ?? sign)}⟧`;
}

type Say = (text: string) => string;
const wrap = (value: unknown, say: Say): unknown => {
  if (typeof value === 'string') return say(value);
  if (typeof value === 'function')
    return (...given: readonly unknown[]) =>
      wrap((value as (...all: readonly unknown[]) => unknown)(...given), say);
  if (Array.isArray(value)) return value.map((each) => wrap(each, say));
  if (typeof value === 'object' && value !== null) return pseudo(value, say);
  return value;
};

/** All words of a catalogue, said otherwise. */
export const pseudo = (words: object, say: Say): object =>
  Object.fromEntries(Object.entries(words).map(([key, value]) => [key, wrap(value, say)]));

/** The parts of a text that stand in no brackets. */
export function outside(text: string): string {
  let depth = 0;
  let rest = '';
  for (const sign of text) {
    if (sign === '⟦') depth += 1;
    else if (sign === '⟧') depth -= 1;
    else if (depth === 0) rest += sign;
  }
  return rest;
}

/** Words that are the same in all languages: names, units, keys and what is typed. */
export const SAME =
  /Two Dozen|Slap|Knock|Twenty-Four|Classic|Tony Four|Chrome|Safari|Firefox|JavaScript|Ryan Matthew Thurman|Thurman|Robert Sun|Suntex|Ann|Ben|Cem|Dee|Mei|Jun|Tab|Esc|Enter|Shift|Ctrl|Space|Backspace|Delete|Steven|Todd|Undo|OK|PWA|KB|MB|ms|sqrt|GitHub|MIT|SIL|Open Font License|Bricolage|Besley|Owen Earl|SvelteKit|Svelte|Vite|App|Comlink|idb|pure-rand|ts-fsrs|IndexedDB|WebKit|Android|iPhone|iPad|Mac|Windows|Wi-Fi|[a-z]+\.(?:json|txt)/g;
