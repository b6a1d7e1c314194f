import { common, pads as text } from '#lib/i18n/messages.ts';

/** A rank of a real deck is there four times. */
const SUITS = 4;

interface Asked {
  /** The highest rank of the deck: 10, or 13 with courts. */
  readonly highest: number;
  /** How many cards are entered. */
  readonly count: number;
  /** What is known already, by place. */
  readonly known: readonly number[];
}

/** What is entered. A pad that is put away leaves it to whoever takes it up again. */
export interface KeptRanks {
  slots?: readonly (number | null)[];
}

/** The ranks of a real deck that somebody enters, place by place. */
export class EnteredRanks {
  /** By place; null where none is yet. */
  slots: readonly (number | null)[] = $state.raw([]);
  /** Where the next rank goes; −1 once all are entered and none has been tapped. */
  cursor = $state(-1);
  /** Why a rank was not taken. */
  fault = $state<string | null>(null);
  readonly #highest: number;
  readonly #kept: KeptRanks;

  constructor({ highest, count, known }: Asked, kept: KeptRanks = {}) {
    this.#highest = highest;
    this.#kept = kept;
    const slots = known.length > 0 ? known : (kept.slots ?? []);
    this.#put(Array.from({ length: count }, (_, place) => slots[place] ?? null));
    this.cursor = this.slots.indexOf(null);
  }

  /** How many are to come. */
  get missing(): number {
    return this.slots.filter((rank) => rank === null).length;
  }

  /** Answers all ranks, once none is missing, perhaps once more after a change. Nobody is asked whether they are sure. */
  enter(rank: number): readonly number[] | null {
    this.fault = this.#faultOf(rank);
    if (this.fault !== null) return null;
    this.#put(this.slots.with(this.cursor, rank));
    this.cursor = this.slots.indexOf(null);
    return this.cursor < 0 ? this.slots.filter((each) => each !== null) : null;
  }
  pick(place: number): void {
    this.fault = null;
    this.cursor = place;
  }
  remove(): void {
    // An empty place has nothing to take away: the one before it goes.
    const { cursor, slots } = this;
    const place = cursor < 0 ? slots.length - 1 : slots[cursor] === null ? Math.max(0, cursor - 1) : cursor;
    this.#put(slots.with(place, null));
    this.pick(place);
  }

  #put(slots: readonly (number | null)[]): void {
    this.slots = this.#kept.slots = slots;
  }
  #faultOf(rank: number): string | null {
    if (rank > this.#highest) return text.notInDeck(common.rank(rank, 13));
    if (this.cursor < 0) return text.tapOne;
    const others = this.slots.filter((each, place) => each === rank && place !== this.cursor);
    return others.length < SUITS ? null : text.noFifth(common.rank(rank, this.#highest));
  }
}
