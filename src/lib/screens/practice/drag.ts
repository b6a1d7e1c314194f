import type { Attachment } from 'svelte/attachments';

/** A finger that moves less than this is tapping. */
const TAP_PX = 12;

/** One card let go over another: their places, and where on the screen that was, in CSS pixels. */
export interface Drop {
  readonly from: number;
  readonly onto: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Lets a card be dragged onto another: a shortcut beside tapping. The pressed card follows the finger; `ondrop` is told where it is let go
 * over another card. A touch that the system cancels puts the card back.
 */
export function dragCards(ondrop: (drop: Drop) => void): Attachment<HTMLElement> {
  return (board) => {
    let drag: { card: HTMLElement; pointer: number; x: number; y: number; moving: boolean } | null = null;

    let dragged = false;

    const cardAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    const placeOf = (card: HTMLElement) => Number(card.dataset.place);

    function down(event: PointerEvent) {
      const card = cardAt(event.target);
      dragged = false;
      if (!card || !event.isPrimary || event.button !== 0) return;
      drag = { card, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
    }
    function move(event: PointerEvent) {
      if (drag?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moving && Math.hypot(dx, dy) < TAP_PX) return;
      if (!drag.moving) drag.card.setPointerCapture(event.pointerId);
      drag.moving = true;
      const { style } = drag.card;
      style.setProperty('transform', `translate(${dx}px, ${dy}px)`);
      style.setProperty('transition', 'none');
      style.setProperty('z-index', '2');
    }
    function up(event: PointerEvent) {
      if (drag?.pointer !== event.pointerId) return;
      const { card, moving } = drag;
      putBack();
      if (!moving) return;
      // The click that follows a drag would pick the card up again.
      dragged = true;
      const under = document.elementsFromPoint(event.clientX, event.clientY).map(cardAt);
      const onto = under.find((other) => other && other !== card);
      if (onto) ondrop({ from: placeOf(card), onto: placeOf(onto), x: event.clientX, y: event.clientY });
    }
    function click(event: MouseEvent) {
      if (dragged) event.stopPropagation();
      dragged = false;
    }
    // Else Chromium takes a quick drag for a fling, and the next tap, on the sign, for stopping it.
    function holdStill(event: TouchEvent) {
      if (drag && event.cancelable) event.preventDefault();
    }
    function putBack() {
      for (const name of ['transform', 'transition', 'z-index']) drag?.card.style.removeProperty(name);
      drag = null;
    }
    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', putBack);
    board.addEventListener('touchmove', holdStill, { passive: false });
    board.addEventListener('click', click, true);
    return () => {
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', putBack);
      board.removeEventListener('touchmove', holdStill);
      board.removeEventListener('click', click, true);
    };
  };
}
