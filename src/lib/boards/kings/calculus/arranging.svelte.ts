import { byHand, type Grouping } from '#lib/games/kings/calculus/by-hand.ts';
import { laidOut, type Arrangement } from '#lib/games/kings/calculus/arrangement.ts';
import type { Formed } from '#lib/games/kings/calculus/formed.ts';
import type { Ground } from '#lib/games/kings/calculus/ground.ts';
import { ALL_CARDS, HAND, type Card } from '#lib/games/kings/cards.ts';
import { listOf, orNull, record, whole, type Read } from '#lib/core/read.ts';

const card = whole(0, ALL_CARDS.length - 1);
const cards = listOf(card, 0, HAND);

/** Reads an arrangement that was left in the middle. */
export const readLaid = record({ groups: listOf(cards, 0, 2), pointer: orNull(card), picked: cards });

/** A hand as its owner lays it out: groups put together so far, the card that points, and cards that are picked for the next step. */
export class Arranging {
  readonly #hand: readonly Card[];
  readonly #ground: Ground;
  #groups: readonly (readonly Card[])[] = $state.raw([]);
  #pointer: Card | null = $state.raw(null);
  #picked: readonly Card[] = $state.raw([]);

  /** The hand laid out as far as that goes; what is in no group and does not point is loose. */
  readonly arrangement: Arrangement = $derived.by(() => {
    const laid = byHand(this.#hand, this.grouping, this.#ground);
    // Only groups that form something are put together.
    return laid.ok ? laid.value : laidOut(this.#hand, { formations: [], pointer: null }, this.#ground);
  });
  /** What the picked cards form together; null when they form nothing. */
  readonly formed: Formed | null = $derived.by(() => {
    if (this.#picked.length < 3) return null;
    const laid = byHand(this.#picked, { groups: [this.#picked], pointer: null }, this.#ground);
    return laid.ok ? (laid.value.formations[0] ?? null) : null;
  });

  /** `kept`: how it was left, in the place of how it was last scored. */
  constructor(
    hand: readonly Card[],
    ground: Ground,
    own: Arrangement | null,
    kept: Read<typeof readLaid> | null = null,
  ) {
    this.#hand = hand;
    this.#ground = ground;
    if (kept !== null && byHand(hand, kept, ground).ok) {
      this.#groups = kept.groups;
      this.#pointer = kept.pointer;
      this.#picked = this.free.filter((each) => kept.picked.includes(each));
      return;
    }
    if (own === null) return;
    this.#groups = own.formations.map(({ cards }) => cards);
    this.#pointer = own.pointer;
  }

  get grouping(): Grouping {
    return { groups: this.#groups, pointer: this.#pointer };
  }
  /** How it lies, to be gone on with later. */
  get laid(): Read<typeof readLaid> {
    return { ...this.grouping, picked: this.#picked };
  }
  get groups(): readonly (readonly Card[])[] {
    return this.#groups;
  }
  get picked(): readonly Card[] {
    return this.#picked;
  }
  /** In no group; the Pointer is one of them. */
  get free(): readonly Card[] {
    return this.#hand.filter((card) => !this.#groups.some((group) => group.includes(card)));
  }

  /** Picks a free card, or lets it go. */
  pick(card: Card): void {
    this.#picked = this.#picked.includes(card)
      ? this.#picked.filter((each) => each !== card)
      : [...this.#picked, card];
  }

  /** The picked cards become a group. */
  putTogether(): void {
    if (this.formed === null) return;
    if (this.#pointer !== null && this.#picked.includes(this.#pointer)) this.#pointer = null;
    this.#groups = [...this.#groups, this.#picked];
    this.#picked = [];
  }

  /** The one card that is picked points. */
  point(): void {
    this.#pointer = this.#picked[0] ?? null;
    this.#picked = [];
  }

  /** A group falls apart again. */
  takeApart(group: readonly Card[]): void {
    this.#groups = this.#groups.filter((each) => each !== group);
  }
}
