import { flushSync } from 'svelte';
import { hearAllKeys, isPlain } from '#lib/ui/keys.ts';

/**
 * Something that only one person may look at, by a word that says whose and when it is. Nothing is open at first, nor after a reload. `watch`
 * covers it as soon as the page is left, in the very task in which that is told: the picture that the system keeps of the page shows the cover.
 */
export class Secret {
  #open: string | null = $state(null);

  isOpen(word: string): boolean {
    return this.#open === word;
  }

  open(word: string): void {
    this.#open = word;
  }

  /** In the course of the page's own work. */
  close(): void {
    this.#open = null;
  }

  /** At once, before the browser goes on: for its events. */
  cover = (): void => {
    if (this.#open !== null) flushSync(() => this.close());
  };

  /** The answer stops it. */
  watch(): () => void {
    const turned = matchMedia('(orientation: portrait)');
    const hidden = () => {
      if (document.visibilityState === 'hidden') this.cover();
    };
    window.addEventListener('blur', this.cover);
    window.addEventListener('pagehide', this.cover);
    window.addEventListener('popstate', this.cover);
    document.addEventListener('freeze', this.cover);
    document.addEventListener('visibilitychange', hidden);
    turned.addEventListener('change', this.cover);
    return () => {
      window.removeEventListener('blur', this.cover);
      window.removeEventListener('pagehide', this.cover);
      window.removeEventListener('popstate', this.cover);
      document.removeEventListener('freeze', this.cover);
      document.removeEventListener('visibilitychange', hidden);
      turned.removeEventListener('change', this.cover);
    };
  }
}

/** Beyond the last key comes the first of the page, as long as `isOpen`: who leaves the page by Tab would find the cover. */
export const tabGoesRound = (isOpen: () => boolean): void =>
  hearAllKeys((event) => {
    if (event.key !== 'Tab' || !isPlain(event) || !isOpen()) return;
    const all = document.querySelectorAll<HTMLElement>('main :is(button, a[href]):not([inert] *)');
    const [first, last] = [all[0], all[all.length - 1]];
    const [end, next] = event.shiftKey ? [first, last] : [last, first];
    const { activeElement } = document;
    if (activeElement !== end && activeElement !== document.body) return;
    event.preventDefault();
    next?.focus();
  });
