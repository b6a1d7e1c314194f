import type { Card as Face } from '#lib/core/cards.ts';
import { listOf, orNull, record, whole, type Read } from '#lib/core/read.ts';
import { ALL_CARDS, firstOf, HAND, type Card } from '#lib/games/kings/cards.ts';
import { taken } from '#lib/games/kings/real.ts';
import { Picking, readFace, readPicked } from './picking.svelte.ts';

/** Why a card was not taken. */
type Fault = 'threeOfOne' | 'tapOne';

/** Reads a hand that was left half entered: the faces by place, where the next one goes (−1: nowhere), and what is picked of it. */
export const readNamed = record({
  faces: listOf(orNull(readFace), HAND, HAND),
  cursor: whole(-1, HAND - 1),
  picked: orNull(readPicked),
});

/** Seven cards of a hand as they are entered: each goes to the marked place, and the mark to the next empty one. */
export class Naming {
  /** Every card of which nobody has said where it lies. */
  readonly #pile: readonly Card[];
  #faces: readonly (Face | null)[] = $state.raw(Array.from({ length: HAND }, () => null));
  #cursor = $state(0);
  #fault: Fault | null = $state(null);
  readonly picking: Picking;

  /** `kept`: how it was left, unless two decks have no such cards. */
  constructor(pile: readonly Card[], kept: Read<typeof readNamed> | null = null) {
    this.#pile = pile;
    const lies = kept !== null && this.#are(kept.faces) ? kept : null;
    if (lies) {
      this.#faces = lies.faces;
      this.#cursor = lies.cursor < 0 ? lies.faces.indexOf(null) : lies.cursor;
    }
    this.picking = new Picking((face) => this.#name(face), { kept: lies?.picked ?? null });
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
  /** How it stands, to be gone on with later; null while nothing is entered. */
  get named(): Read<typeof readNamed> | null {
    const { picked } = this.picking;
    const [faces, cursor] = [this.#faces, this.#cursor];
    return picked === null && this.missing === HAND ? null : { faces, cursor, picked };
  }
  /** As the match takes them: of two alike any will do. */
  get cards(): readonly Card[] {
    return cardsOf(this.#faces);
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
    if (!this.#are(next)) {
      this.#fault = 'threeOfOne';
      return;
    }
    this.#faces = next;
    this.#cursor = next.indexOf(null);
  }

  /** Whether so many of each are left in two decks (KINGS-1). */
  #are(faces: readonly (Face | null)[]): boolean {
    return taken(this.#pile, cardsOf(faces)).ok;
  }
}

const cardsOf = (faces: readonly (Face | null)[]): readonly Card[] =>
  faces.flatMap((face) => (face && firstOf(ALL_CARDS, face)) ?? []);
