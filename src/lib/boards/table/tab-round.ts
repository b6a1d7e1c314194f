import { hearAllKeys, isPlain } from '#lib/ui/keys.ts';

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
