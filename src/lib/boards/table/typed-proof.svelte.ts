import { parseExpression } from '#lib/core/parse.ts';
import { pads as text } from '#lib/i18n/messages.ts';
import { leftOf, printLine, tapped, typed, type TypedLine, type TypedToken } from './line.ts';

interface Asked {
  /** Ranks of the cards, by place. */
  readonly ranks: readonly number[];
  /** How many different solutions are to be entered, one after the other (SLAP-13). */
  readonly owed: 1 | 2;
}

/** What is typed. A pad that is put away leaves it to whoever takes it up again. */
export interface KeptProof {
  first?: TypedLine | null;
  line?: TypedLine;
}

/** The solution, or the two of them, that somebody types on a pad. */
export class TypedProof {
  #first: TypedLine | null = $state.raw(null);
  #line: TypedLine = $state.raw([]);
  /** Why the line could not be ruled on; gone with the next tap. */
  fault = $state<string | null>(null);
  readonly #asked: () => Asked;
  readonly #kept: KeptProof;

  constructor(asked: () => Asked, kept: KeptProof = {}) {
    this.#asked = asked;
    this.#kept = kept;
    this.#put(kept.line ?? [], kept.first ?? null);
  }

  /** The line as it stands, for reading and to be parsed. */
  get shown(): string {
    return this.#print(this.#line);
  }
  /** The places of the cards that the line does not use yet. */
  get left(): readonly number[] {
    return leftOf(this.#line, this.#asked().ranks);
  }
  get isEmpty(): boolean {
    return this.#line.length === 0 && this.#first === null;
  }
  get isSecond(): boolean {
    return this.#first !== null;
  }
  /** Another one is to follow this. */
  get isFirst(): boolean {
    return this.#asked().owed === 2 && !this.isSecond;
  }

  tap(token: TypedToken): void {
    this.#put(tapped(this.#line, token));
  }
  /** A key of a keyboard; false where it means nothing here. */
  type(key: string): boolean {
    const next = typed(this.#line, key, this.#asked().ranks);
    if (next !== null) this.#put(next);
    return next !== null;
  }
  /** Takes the last token back; on an empty second line, leads back to the first. */
  remove(): void {
    if (this.#line.length > 0 || this.#first === null) return this.#put(this.#line.slice(0, -1));
    this.#put(this.#first, null);
  }
  /** Ends the line: what is to be ruled on, once that is all; null while something is missing, which `fault` says. */
  end(): readonly string[] | null {
    const read = parseExpression(this.shown);
    if (!read.ok) this.fault = text.fault[read.error.code];
    else if (this.left.length > 0) this.fault = text.useAll(this.left.length);
    else if (this.isFirst) this.#put([], this.#line);
    else return [...(this.#first ? [this.#print(this.#first)] : []), this.shown];
    return null;
  }

  #put(line: TypedLine, first = this.#first): void {
    this.fault = null;
    this.#line = this.#kept.line = line;
    this.#first = this.#kept.first = first;
  }
  #print(line: TypedLine): string {
    return printLine(line, this.#asked().ranks).trim();
  }
}
