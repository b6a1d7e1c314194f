import type { Card as Face } from '#lib/core/cards.ts';
import { ALL_CARDS, firstOf, HAND, type Card } from '#lib/games/kings/cards.ts';
import { taken } from '#lib/games/kings/real.ts';
import { Picking } from './picking.svelte.ts';

/** Why a card was not taken. */
type Fault = 'threeOfOne' | 'tapOne';

/** Seven cards of a hand as they are entered: each goes to the marked place, and the mark to the next empty one. */
export class Naming {
  /** Every card of which nobody has said where it lies. */
  readonly #pile: readonly Card[];
  #faces: readonly (Face | null)[] = $state.raw(Array.from({ length: HAND }, () => null));
  #cursor = $state(0);
  #fault: Fault | null = $state(null);
  readonly picking = new Picking((face) => this.#name(face));

  constructor(pile: readonly Card[]) {
    this.#pile = pile;
  }

  get faces(): readonly (Face | null)[] {
    return this.#faces;
  }
  /** Where the next card goes; −1 once all are entered and none has been tapped. */
  get cursor(): number {
    return this.#cursor;
  }
  get fault(): Fault | null {
    return this.#fault;
  }
  get missing(): number {
    return this.#faces.filter((face) => face === null).length;
  }
  /** As the match takes them: of two alike any will do. */
  get cards(): readonly Card[] {
    return this.#faces.flatMap((face) => (face && firstOf(ALL_CARDS, face)) ?? []);
  }

  /** Marks a place, so that its card can be named once more. */
  mark(place: number): void {
    this.#fault = null;
    this.#cursor = place;
  }

  remove(): void {
    this.#fault = null;
    if (this.picking.clear()) return;
    // An empty place has nothing to take away: the one before it goes.
    const here = this.#cursor;
    const place = here < 0 ? HAND - 1 : this.#faces[here] === null ? Math.max(0, here - 1) : here;
    this.#faces = this.#faces.with(place, null);
    this.#cursor = place;
  }

  #name(face: Face): void {
    this.#fault = null;
    if (this.#cursor < 0) {
      this.#fault = 'tapOne';
      return;
    }
    const next = this.#faces.with(this.#cursor, face);
    const cards = next.flatMap((each) => (each && firstOf(ALL_CARDS, each)) ?? []);
    if (!taken(this.#pile, cards).ok) {
      this.#fault = 'threeOfOne';
      return;
    }
    this.#faces = next;
    this.#cursor = next.indexOf(null);
  }
}
