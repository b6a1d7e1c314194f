import type { Attachment } from 'svelte/attachments';

/**
 * Acts as soon as a finger is down, whatever else lies on the table: a palm beside it would keep the browser from making a click of it,
 * and a cancel takes nothing back. Keys and assistive technology come as clicks of their own. `stamp` is the event's `timeStamp`.
 */
export function press(act: (stamp: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      if (event.button === 0) act(event.timeStamp);
    };
    // A pointer's click has been acted on already, or began on what lay here before.
    const click = (event: MouseEvent) => {
      if (event.detail === 0) act(event.timeStamp);
    };
    const key = (event: KeyboardEvent) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}
