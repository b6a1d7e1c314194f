import type { Attachment } from 'svelte/attachments';

/** A finger that moves less than this is tapping, in CSS pixels. */
const TAP_PX = 12;

interface Dragging {
  /** Calls it up: a card of the hand is picked, so that its places are lit. False: it cannot be. */
  onlift: (card: number, stamp: number) => boolean;
  /** Let go over no place. */
  onmiss: () => void;
}

/**
 * Lets a card of the hand (`data-card`) be dragged onto a place of the board (`data-spot`): the same as tapping the one, then the other. A
 * touch that the system cancels puts the card back.
 */
export function dragPlays({ onlift, onmiss }: Dragging): Attachment<HTMLElement> {
  return (screen) => {
    let drag: { card: HTMLElement; pointer: number; x: number; y: number; lifted: boolean } | null = null;
    let dragged = false;

    function down(event: PointerEvent) {
      dragged = false;
      const card = event.target instanceof Element && event.target.closest<HTMLElement>('[data-card]');
      if (!card || !event.isPrimary || event.button !== 0) return;
      drag = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, lifted: false };
    }
    function move(event: PointerEvent) {
      if (drag?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.lifted) {
        if (Math.hypot(dx, dy) < TAP_PX) return;
        if (!onlift(Number(drag.card.dataset['card']), event.timeStamp)) return void (drag = null);
        drag.card.setPointerCapture(event.pointerId);
        drag.lifted = true;
      }
      const { style } = drag.card;
      style.setProperty('transform', `translate(${dx}px, ${dy}px)`);
      style.setProperty('transition', 'none');
      style.setProperty('z-index', '2');
      style.setProperty('pointer-events', 'none');
    }
    function up(event: PointerEvent) {
      if (drag?.pointer !== event.pointerId) return;
      const { lifted } = drag;
      putBack();
      if (!lifted) return;
      // The click that follows a drag would put the card back.
      dragged = true;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const spot = under
        .find((element) => element.closest('[data-spot]'))
        ?.closest<HTMLElement>('[data-spot]');
      if (spot) spot.click();
      else onmiss();
    }
    function cancel() {
      if (drag?.lifted) onmiss();
      putBack();
    }
    function click(event: MouseEvent) {
      if (dragged && event.detail > 0) event.stopPropagation();
      dragged = false;
    }
    function putBack() {
      for (const name of ['transform', 'transition', 'z-index', 'pointer-events'])
        drag?.card.style.removeProperty(name);
      drag = null;
    }
    screen.addEventListener('pointerdown', down);
    screen.addEventListener('pointermove', move);
    screen.addEventListener('pointerup', up);
    screen.addEventListener('pointercancel', cancel);
    screen.addEventListener('click', click, true);
    return () => {
      screen.removeEventListener('pointerdown', down);
      screen.removeEventListener('pointermove', move);
      screen.removeEventListener('pointerup', up);
      screen.removeEventListener('pointercancel', cancel);
      screen.removeEventListener('click', click, true);
    };
  };
}
