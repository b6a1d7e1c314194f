import type { Attachment } from 'svelte/attachments';
import type { Seat } from '#lib/core/match/game.ts';

/** A finger that moves less than this, in CSS pixels, taps. */
const SLOP = 12;

/** Lets a seat be dragged onto another: both change places. A shortcut; the slip of a seat offers the same. */
export function dragSeats(onexchange: (one: Seat, other: Seat) => void): Attachment<HTMLElement> {
  return (ring) => {
    let held: {
      readonly seat: HTMLElement;
      readonly id: number;
      readonly x: number;
      readonly y: number;
    } | null = null;
    let moved = false;
    const seatAt = (target: Element | null) => target?.closest<HTMLElement>('[data-seat]') ?? null;
    const numberOf = (seat: HTMLElement) => Number(seat.dataset['seat']);

    function take({ target, pointerId, clientX, clientY, isPrimary, button }: PointerEvent) {
      const seat = target instanceof Element ? seatAt(target) : null;
      if (!seat || !isPrimary || button !== 0) return;
      held = { seat, id: pointerId, x: clientX, y: clientY };
      moved = false;
    }
    function move({ pointerId, clientX, clientY }: PointerEvent) {
      if (held?.id !== pointerId) return;
      const [x, y] = [clientX - held.x, clientY - held.y];
      moved ||= Math.hypot(x, y) > SLOP;
      if (moved) held.seat.style.translate = `${x}px ${y}px`;
    }
    function drop({ pointerId, clientX, clientY, type }: PointerEvent) {
      if (held?.id !== pointerId) return;
      const { seat } = held;
      held = null;
      // Under the finger lies what is dragged; what lies below it counts.
      const below = document.elementsFromPoint(clientX, clientY).map(seatAt);
      const other = below.find((each) => each !== null && each !== seat);
      seat.style.translate = '';
      if (moved && other && type === 'pointerup') onexchange(numberOf(seat), numberOf(other));
    }
    /** The click that ends a drag is no tap; one of the keyboard, which has no count, always is. */
    function swallow(event: MouseEvent) {
      if (moved && event.detail > 0) event.stopPropagation();
      moved = false;
    }
    ring.addEventListener('pointerdown', take);
    ring.addEventListener('click', swallow, true);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      ring.removeEventListener('pointerdown', take);
      ring.removeEventListener('click', swallow, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  };
}
