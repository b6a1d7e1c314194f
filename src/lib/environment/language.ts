import { ownName } from './own-name.ts';
import { languageOf } from './word-files.ts';

/** Where `static/boot.js` finds the language that was chosen on this device, before anything is shown. */
const CHOSEN = ownName('two-dozen-language');

/** Keeps the language for the next start; false where the browser keeps nothing. */
export function keepLanguage(code: string): boolean {
  try {
    localStorage.setItem(CHOSEN, code);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

/** The languages whose words lie in the app's offline copy. */
export async function languagesHere(): Promise<ReadonlySet<string>> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  const here = new Set<string>();
  for (const name of names.filter((each) => each.startsWith('two-dozen-precache-'))) {
    const requests = await (await caches.open(name)).keys();
    for (const { url } of requests) here.add(languageOf(url) ?? '');
  }
  return here;
}
