import type { Seat } from '#lib/core/match/game.ts';

/** For so long the last one reads what a slap was, and a double tap is over. */
const READ_MS = 1200;

interface Around {
  readonly players: number;
  /** With a slap to try. */
  readonly tries: boolean;
  readonly step: 'lie' | 'ready';
  readonly onslap: (seat: Seat) => void;
  /** `stamp`: of the touch that came last. */
  readonly ondone: (stamp: number) => void;
}

/** Before a table's first match: how it lies, who is ready, and a slap to try (SLAP-16). No fact of the match: whoever was away begins it anew. */
export class Starting {
  step = $state<'lie' | 'ready' | 'try'>('lie');
  /** Who is ready, or who has slapped. */
  done: ReadonlySet<Seat> = $state.raw(new Set());
  #isOver = false;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
    this.step = around.step;
  }

  /** Down on the table; also to choose again how it lies. */
  go(step: 'lie' | 'ready'): void {
    this.step = step;
    this.done = new Set();
  }

  /** A finger in a zone, or a seat's key: Ready and not ready in turn, then a slap. */
  touch(seat: Seat, stamp: number): void {
    const { players, tries, onslap, ondone } = this.#around;
    if (this.step === 'lie' || this.#isOver) return;
    const isDone = this.done.has(seat);
    if (this.step === 'try') {
      if (isDone) return;
      onslap(seat);
    }
    this.done = new Set(isDone ? [...this.done].filter((each) => each !== seat) : [...this.done, seat]);
    if (this.done.size < players) return;
    if (this.step === 'ready' && tries) {
      this.step = 'try';
      this.done = new Set();
    } else {
      this.#isOver = true;
      setTimeout(() => ondone(stamp), READ_MS);
    }
  }

  skip(stamp: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#around.ondone(stamp);
  }
}
