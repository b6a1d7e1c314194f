import type { TemplateSign, Signed } from './signed.ts';
import { factorsOf, flip, termsOf } from './template-parts.ts';
import { PLACE, TIMES, type Templates } from './templates.ts';
import type { TemplateValues } from './template-values.ts';

/** What a template is called when equal numbers lie on some of its places. */
export interface Name {
  /** Equal texts ⇔ the same but for swapped equal numbers and the sign. */
  readonly text: string;
  /** As good as the text, within one naming: 1 or more. */
  readonly number: number;
  /** The same with a minus before it. */
  readonly negative: string;
  /** Which way round the text is; 1 if `balanced`. */
  readonly sign: TemplateSign;
  /** Swapping equal numbers turns it into its own negative, as in 3 − 3: its sign then means nothing. */
  readonly balanced: boolean;
}

const LETTERS = 'abcdef';

const lettersOf = (hand: readonly number[]): readonly string[] =>
  hand.map((number) => LETTERS[hand.indexOf(number)] ?? '');

/** Names templates for hands with the same places equal. */
export class TemplateNaming {
  /** Whether any two numbers are equal: without, no two templates have the same name. */
  readonly hasEqual: boolean;
  readonly #templates: Templates;
  /** By place: a letter, the same for equal numbers. */
  readonly #letters: readonly string[];
  readonly #names: (Name | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #idle: (string | undefined)[] = [];
  readonly #least: (number | undefined)[] = [];

  private constructor(templates: Templates, letters: readonly string[]) {
    this.#templates = templates;
    this.#letters = letters;
    this.hasEqual = new Set(letters).size < letters.length;
  }

  /** By the places whose number is equal to the one before, under a leading 1 that tells how many places there are. */
  static readonly #known: (TemplateNaming | undefined)[] = [];

  /** The naming for a hand in ascending order that lies on the places. Four places and fewer are kept: there are fifteen ways to be equal. */
  static of({ templates, all, twins }: TemplateValues, hand: readonly number[]): TemplateNaming {
    return hand.length > 4
      ? new TemplateNaming(templates, lettersOf(hand))
      : (TemplateNaming.#known[(all + 1) | twins] ??= new TemplateNaming(templates, lettersOf(hand)));
  }

  nameOf(template: number): Name {
    return (this.#names[template] ??= this.#name(template));
  }

  /** A number for a signed template: equal numbers ⇔ equal `signedText`. */
  numberOf({ sign, template }: Signed): number {
    const name = this.nameOf(template);
    return name.balanced || sign === name.sign ? name.number : -name.number;
  }

  /** The least mask of places with the same numbers on them. */
  idleNumber(mask: number): number {
    return (this.#least[mask] ??= this.#leastLike(mask));
  }

  #leastLike(mask: number): number {
    let least = 0;
    while (this.idleText(least) !== this.idleText(mask)) least += 1;
    return least;
  }

  /** The numbers on some places, whatever their order. */
  idleText(mask: number): string {
    return (this.#idle[mask] ??= this.#letters.filter((_, place) => (mask >> place) & 1).join(''));
  }

  #name(template: number): Name {
    const t = this.#templates;
    const kind = t.kind[template] ?? PLACE;
    if (kind === PLACE) return this.#called(this.idleText(t.mask[template] ?? 0), 1, false);
    return kind >= TIMES ? this.#product(template) : this.#sum(template);
  }

  #sum(template: number): Name {
    const terms = termsOf(this.#templates, { sign: 1, template });
    const named = terms.map((term) => ({ term, name: this.nameOf(term.template) }));
    const textOf = (turn: TemplateSign): string =>
      named
        .map(({ term, name }) => {
          const sign = name.balanced ? 1 : term.sign * name.sign * turn;
          return (sign === 1 ? '+' : '-') + name.text;
        })
        .sort()
        .join('');
    const [text, turned] = [textOf(1), textOf(-1)];
    const balanced = text === turned;
    return text <= turned
      ? this.#called(`(${text})`, 1, balanced)
      : this.#called(`(${turned})`, -1, balanced);
  }

  #product(template: number): Name {
    const factors = factorsOf(this.#templates, { power: 1, template });
    const named = factors.map(({ power, template: each }) => ({ power, name: this.nameOf(each) }));
    const texts = named.map(({ power, name }) => (power === 1 ? '*' : '/') + name.text);
    const balanced = named.some(({ name }) => name.balanced);
    const sign = named.reduce<TemplateSign>(
      (product, { name }) => (name.sign === 1 ? product : flip(product)),
      1,
    );
    return this.#called(`[${texts.sort().join('')}]`, balanced ? 1 : sign, balanced);
  }

  #called(text: string, sign: TemplateSign, balanced: boolean): Name {
    const number = this.#numbers.get(text) ?? this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return { text, number, negative: `-${text}`, sign, balanced };
  }
}

/** The signed template's name in full: its text and, unless the sign means nothing, which way round it is. */
export function signedText(naming: TemplateNaming, { sign, template }: Signed): string {
  const name = naming.nameOf(template);
  return name.balanced || sign === name.sign ? name.text : name.negative;
}
