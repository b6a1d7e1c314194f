import type { Attachment } from 'svelte/attachments';
import { coverKeys, type KeyListener } from './keys.ts';

/** In milliseconds. Shorter than a whole screen waits (`SETTLE_MS`), since signs after a wrong drop are closed by a quick tap beside them. */
const DOUBLE_TAP = 400;

/**
 * Opens a dialog over the page as long as it is there. The browser's own keeps the focus in, makes the page behind inert and closes on Esc;
 * `onclose` is called for that, and for a tap beside it, which the second of a double tap on what opens the dialog, or makes it smaller, is not.
 * The page's own keys are not meant meanwhile: `onkey` has them.
 */
export function modal(onclose: () => void, onkey?: KeyListener): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    // Now, as events tell it.
    let pressed = new Event('open').timeStamp;
    function cancel(event: Event) {
      event.preventDefault();
      onclose();
    }
    function closeBeside(event: MouseEvent) {
      if (event.target !== dialog) pressed = event.timeStamp;
      else if (event.timeStamp - pressed >= DOUBLE_TAP) onclose();
    }
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('click', closeBeside);
    dialog.showModal();
    // What is only read is scrolled by keys, too; it has not the focus at first.
    const body = dialog.querySelector<HTMLElement>('.body');
    if (body && !body.querySelector('a, button, input')) body.tabIndex = 0;
    const uncover = coverKeys(onkey);
    return () => {
      uncover();
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('click', closeBeside);
      dialog.close();
      // A dialog that leaves the page takes the focus with it: it goes back to where it was, unless something new has it already.
      const lost = document.activeElement === document.body || dialog.contains(document.activeElement);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  };
}
