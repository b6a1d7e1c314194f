import type { Fraction } from '../fraction.ts';
import { EMPTY_SPAN } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

const ONE: Fraction = { n: 1, d: 1 };
const ZERO: Fraction = { n: 0, d: 1 };

const sizeOf = ({ sums, end } = EMPTY_SPAN): number => end - sums;

/**
 * Which numbers of a hand might do nothing where it makes a value (ARITH-6): those that can make 0, 1 or −1 by themselves while the others
 * make the value. Four hands in five have none, and then no two ways are the same solution. Places are bit masks; for one hand and value.
 */
export class Leaving {
  readonly #values: TemplateValues;
  readonly #size: Fraction;
  /** By mask, as far as it was asked. */
  readonly #from: (readonly number[] | undefined)[] = [];

  constructor(values: TemplateValues, { n, d }: Fraction) {
    this.#values = values;
    this.#size = { n: Math.abs(n), d };
  }

  /** All that might leave a way over a mask, and some that may not. */
  from(mask: number): readonly number[] {
    return (this.#from[mask] ??= this.#list(mask));
  }

  #list(mask: number): readonly number[] {
    const list: number[] = [];
    for (let idle = (mask - 1) & mask; idle > 0; idle = (idle - 1) & mask)
      if (this.#may(idle, mask ^ idle)) list.push(idle);
    return list;
  }

  #may(idle: number, left: number): boolean {
    const { spans } = this.#values.templates;
    // The smaller part has fewer values to look through.
    return sizeOf(spans[idle]) < sizeOf(spans[left])
      ? this.#makesNothing(idle) && this.#values.has(left, this.#size)
      : this.#values.has(left, this.#size) && this.#makesNothing(idle);
  }

  #makesNothing(mask: number): boolean {
    return this.#values.has(mask, ONE) || this.#values.has(mask, ZERO);
  }
}
