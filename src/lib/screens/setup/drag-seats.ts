import type { Attachment } from 'svelte/attachments';
import type { Seat } from '#lib/core/match/game.ts';
import { drag } from '#lib/ui/drag.ts';

const seatOf = (element: HTMLElement): Seat => Number(element.dataset['seat']);

/** Lets a seat be dragged onto another: both change places. A shortcut; the slip of a seat offers the same. */
export const dragSeats = (onexchange: (one: Seat, other: Seat) => void): Attachment<HTMLElement> =>
  drag({
    what: '[data-seat]',
    ondrop(seat, other) {
      if (other) onexchange(seatOf(seat), seatOf(other));
    },
  });
