import type { Attachment } from 'svelte/attachments';

/** Whether a sheet lies over the page: then the page's own keys are not meant. */
export const isSheetOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Opens a dialog over the page as long as it is there. The browser's own keeps the focus in, makes the page behind inert and closes on
 * Esc; `onclose` is called for that, and for a tap beside it.
 */
export function modal(onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    function cancel(event: Event) {
      event.preventDefault();
      onclose();
    }
    function closeBeside(event: MouseEvent) {
      if (event.target === dialog) onclose();
    }
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('click', closeBeside);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('click', closeBeside);
      dialog.close();
      // A dialog that leaves the page takes the focus with it: it goes back to where it was, unless something new has it already.
      const lost = document.activeElement === document.body || dialog.contains(document.activeElement);
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  };
}
