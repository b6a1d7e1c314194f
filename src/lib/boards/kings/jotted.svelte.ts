import { isObject } from '#lib/core/match/decode.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import type { Reader } from '#lib/core/read.ts';
import type { Jottings } from '#lib/match/jottings.ts';

/** What leaves all else that is begun as it is: somebody looked away, or one of several hands is told. */
const BESIDE = ['paused', 'resumed', 'entered'];

/** Where in a log of raw events a match stands: the place of the last one that makes what was begun before it pointless. */
export const momentOf = (events: readonly Pick<EventBase, 'type'>[]): number =>
  events.findLastIndex(({ type }) => !BESIDE.includes(type));

/** What is half written down at this moment of the match, part by part; what belongs to another moment is not found. */
export class Jotted {
  readonly #jottings: Jottings;
  readonly #now: () => number;
  #moment: unknown;
  #parts: Readonly<Record<string, unknown>>;

  /** `now`: see `momentOf`. */
  constructor(jottings: Jottings, now: () => number) {
    this.#jottings = jottings;
    this.#now = now;
    const { moment, parts } = isObject(jottings.left) ? jottings.left : {};
    this.#moment = moment;
    this.#parts = isObject(parts) ? parts : {};
  }

  /** What was begun under a name; null where nothing was, or nothing that can be read. */
  of<T>(name: string, read: Reader<T>): T | null {
    const found = this.#moment === this.#now() && Object.hasOwn(this.#parts, name) ? this.#parts[name] : null;
    const part = read(found);
    return part.ok ? part.value : null;
  }

  /** Keeps what is begun under a name as it changes, and at every moment of the match, for as long as the component that asks is there. */
  follow(name: string, part: () => object | null): void {
    $effect(() => this.keep(name, part()));
  }

  /** Keeps what is begun under a name; null forgets it. */
  keep(name: string, part: object | null): void {
    const moment = this.#now();
    const { [name]: _, ...others } = this.#moment === moment ? this.#parts : {};
    this.#parts = part === null ? others : { ...others, [name]: part };
    this.#moment = moment;
    this.#jottings.keep(Object.keys(this.#parts).length > 0 ? { moment, parts: this.#parts } : null);
  }
}
