import type { Attachment } from 'svelte/attachments';

/** A finger that moves less than this is tapping, in CSS pixels. */
const TAP_PX = 12;

/** What is dragged in one place, and what comes of it. */
export interface Dragging {
  /** A selector: what can be dragged. */
  readonly what: string;
  /** A selector: what it can be dropped on, itself left out; without it, another of them. */
  readonly onto?: string;
  /** Called as it begins to move; false leaves it where it is. */
  readonly onlift?: (dragged: HTMLElement, stamp: number) => boolean;
  /** Called once it is back in its place. `onto`: what lay under the finger; null beside all of it, or where the system took the touch away. */
  readonly ondrop: (dragged: HTMLElement, onto: HTMLElement | null, at: PointerEvent) => void;
}

/** Lets what lies in an element be dragged: a shortcut beside tapping. It follows the finger, and a drag is no tap as well. */
export function drag({ what, onto = what, onlift, ondrop }: Dragging): Attachment<HTMLElement> {
  return (board) => {
    let held: { item: HTMLElement; pointer: number; x: number; y: number; moves: boolean } | null = null;
    let dragged = false;

    function down({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent) {
      dragged = false;
      const item = target instanceof Element && target.closest<HTMLElement>(what);
      if (!item || !isPrimary || button !== 0) return;
      held = { item, pointer: pointerId, x: clientX, y: clientY, moves: false };
    }
    function move({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
      if (held?.pointer !== pointerId) return;
      const { item } = held;
      const [dx, dy] = [clientX - held.x, clientY - held.y];
      if (!held.moves) {
        if (Math.hypot(dx, dy) < TAP_PX) return;
        if (onlift?.(item, timeStamp) === false) return void (held = null);
        item.setPointerCapture(pointerId);
        held.moves = true;
      }
      const style = { transform: `translate(${dx}px, ${dy}px)`, transition: 'none', 'z-index': '2' };
      for (const [name, value] of Object.entries(style)) item.style.setProperty(name, value);
    }
    function up(event: PointerEvent) {
      if (held?.pointer !== event.pointerId) return;
      const { item, moves } = held;
      for (const name of ['transform', 'transition', 'z-index']) item.style.removeProperty(name);
      held = null;
      if (!moves) return;
      // The click that follows would be a tap on it.
      dragged = true;
      const under =
        event.type === 'pointerup' ? document.elementsFromPoint(event.clientX, event.clientY) : [];
      const places = under.map((element) => element.closest<HTMLElement>(onto));
      ondrop(item, places.find((place) => place && place !== item) ?? null, event);
    }
    /** A click of the keyboard, or of what drops it, is none of a finger's. */
    function click(event: MouseEvent) {
      if (dragged && event.detail > 0) event.stopPropagation();
      dragged = false;
    }
    // Else Chromium takes a quick drag for a fling, and the next tap for stopping it.
    function holdStill(event: TouchEvent) {
      if (held && event.cancelable) event.preventDefault();
    }
    board.addEventListener('pointerdown', down);
    board.addEventListener('pointermove', move);
    board.addEventListener('pointerup', up);
    board.addEventListener('pointercancel', up);
    board.addEventListener('touchmove', holdStill, { passive: false });
    board.addEventListener('click', click, true);
    return () => {
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('pointermove', move);
      board.removeEventListener('pointerup', up);
      board.removeEventListener('pointercancel', up);
      board.removeEventListener('touchmove', holdStill);
      board.removeEventListener('click', click, true);
    };
  };
}
