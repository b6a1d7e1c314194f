import type { Attachment } from 'svelte/attachments';
import { drag } from '#lib/ui/drag.ts';

/** One card let go over another: their places, and where on the screen that was, in CSS pixels. */
export interface Drop {
  readonly from: number;
  readonly onto: number;
  readonly x: number;
  readonly y: number;
}

const placeOf = (card: HTMLElement) => Number(card.dataset.place);

/** Lets a card be dragged onto another. */
export const dragCards = (ondrop: (drop: Drop) => void): Attachment<HTMLElement> =>
  drag({
    what: '[data-place]',
    ondrop(card, onto, { clientX, clientY }) {
      if (onto) ondrop({ from: placeOf(card), onto: placeOf(onto), x: clientX, y: clientY });
    },
  });
