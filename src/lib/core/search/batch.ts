/** Where values go: a set that keeps them, or a search that waits for one of them. */
export interface Taker {
  /** Looks at a whole batch. The index of the one that it was waiting for, or −1 to go on. */
  takeAll(batch: Batch): number;
}

/** How many values travel at once. */
export const ROOM = 512;

/**
 * Values on their way to a taker: n/d with n ≥ 0, d > 0, not cancelled, and a mark (0 or 1) whose meaning is up to the sender. They travel by the
 * hundred: one tight loop writes them and one reads them, which is three times as fast as a call for each.
 */
export class Batch {
  size = 0;
  readonly tops = new Float64Array(ROOM);
  readonly bottoms = new Float64Array(ROOM);
  readonly marks = new Uint8Array(ROOM);
  /** By what pair of values each was made; see `Pairing`. */
  readonly pairs = new Int32Array(ROOM);

  /** Whether the five values of one more pair might not fit. */
  get isFull(): boolean {
    return this.size > ROOM - 5;
  }

  add(top: number, bottom: number, mark: number, pair: number): void {
    const i = this.size;
    this.tops[i] = top;
    this.bottoms[i] = bottom;
    this.marks[i] = mark;
    this.pairs[i] = pair;
    this.size = i + 1;
  }
}
