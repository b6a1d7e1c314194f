import type { Letters } from '#lib/core/letters.ts';
import { ownName } from './own-name.ts';

/** How the page looks: what a person chose in the settings. */
export interface Looks {
  readonly theme: 'system' | 'light' | 'dark';
  readonly suits: 'two' | 'four';
  readonly motion: 'system' | 'less';
  /** What is printed on ace, jack, queen and king. */
  readonly letters: Letters;
  /** What is shown for times and division: as the language does, or two signs. */
  readonly signs: 'auto' | '×÷' | '×:' | '·:';
}

/** Where `static/boot.js` finds its copy of the looks before the first paint. The settings themselves live in the store. */
const COPY = ownName('two-dozen-looks');
/** `--paper` of each theme, for the bar above the page. */
const PAPER = { light: '#F6F1E7', dark: '#181411' } as const;
const BEGUN = ownName('two-dozen-begun');

/** How it looks without a mark on the page. */
export const USUAL_LOOKS: Looks = {
  theme: 'system',
  suits: 'two',
  motion: 'system',
  letters: 'AJQK',
  signs: 'auto',
};

/** Puts the looks on the page, and keeps the copy for the next start: what is not as usual. */
export function showLooks(looks: Looks): void {
  const { dataset } = document.documentElement;
  const marks: Record<string, string> = {};
  for (const name of Object.keys(USUAL_LOOKS) as (keyof Looks)[]) {
    if (looks[name] === USUAL_LOOKS[name]) delete dataset[name];
    else dataset[name] = marks[name] = looks[name];
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[looks.theme === 'system' ? own : looks.theme];
  }
  copy(COPY, JSON.stringify(marks));
}

/** Notes for the next start that this is no first visit: `static/boot.js` picks the first picture by it. */
export function noteBegun(): void {
  copy(BEGUN, '1');
}

/** A newcomer is home, or was led through the first hands, before the app was there: the first screen takes note of it. */
export const isBegunEarly = (): boolean => document.documentElement.dataset.begun === 'home';

function copy(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    // Storage is refused, as in some private windows: it holds for this visit, and the store has the truth.
    if (!(error instanceof DOMException)) throw error;
  }
}
