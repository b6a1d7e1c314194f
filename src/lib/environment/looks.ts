import { ownName } from './own-name.ts';

/** How the page looks: what a person chose in the settings. */
export interface Looks {
  readonly theme: 'system' | 'light' | 'dark';
  readonly suits: 'two' | 'four';
  readonly motion: 'system' | 'less';
}

/** Where `static/boot.js` finds its copy of the looks before the first paint. The settings themselves live in the store. */
const COPY = ownName('two-dozen-looks');
/** `--paper` of each theme, for the bar above the page. */
const PAPER = { light: '#F6F1E7', dark: '#181411' } as const;
const BEGUN = ownName('two-dozen-begun');

/** Puts the looks on the page, and keeps the copy for the next start. */
export function showLooks({ theme, suits, motion }: Looks): void {
  const { dataset } = document.documentElement;
  mark(dataset, 'theme', theme === 'system' ? null : theme);
  mark(dataset, 'suits', suits === 'two' ? null : suits);
  mark(dataset, 'motion', motion === 'system' ? null : motion);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = PAPER[theme === 'system' ? own : theme];
  }
  copy(COPY, JSON.stringify({ theme, suits, motion }));
}

/** Notes for the next start that this is no first visit: `static/boot.js` picks the first picture by it. */
export function noteBegun(): void {
  copy(BEGUN, '1');
}

function copy(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    // Storage is refused, as in some private windows: it holds for this visit, and the store has the truth.
    if (!(error instanceof DOMException)) throw error;
  }
}

function mark(dataset: DOMStringMap, name: 'theme' | 'suits' | 'motion', value: string | null): void {
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}
