import type { Attachment } from 'svelte/attachments';

/**
 * A zone that is slapped: told as soon as a finger or a key is down, with the event's own `stamp`. The flood spreads from the finger: where that
 * came down (`--x`, `--y`) is written on what lies round the button by hand, so that it is there in the frame of the touch.
 */
export function hit(ontouch: (stamp: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      const around = element.parentElement?.style;
      around?.setProperty('--x', `${event.offsetX}px`);
      around?.setProperty('--y', `${event.offsetY}px`);
      ontouch(event.timeStamp);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) ontouch(event.timeStamp);
    };
    // Assistive technology presses without a finger or a key.
    const click = (event: MouseEvent) => {
      if (event.detail === 0) ontouch(event.timeStamp);
    };
    const menu = (event: Event) => event.preventDefault();
    element.addEventListener('pointerdown', down);
    element.addEventListener('keydown', key);
    element.addEventListener('click', click);
    element.addEventListener('contextmenu', menu);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('keydown', key);
      element.removeEventListener('click', click);
      element.removeEventListener('contextmenu', menu);
    };
  };
}
