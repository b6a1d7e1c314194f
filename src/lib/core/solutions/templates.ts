import type { Factor, Signed } from './signed.ts';

/**
 * Templates: the structures of ARITH-6 over places instead of numbers. A set of places is a bit mask. A template over more than one place
 * is made of the block with the highest place and of the rest:
 *
 * - a sum is a rest, whatever it is, plus or minus a block that is no sum;
 * - a product is a rest, whatever it is, times or over a block that is no product, or a block over a rest in which nothing divides.
 *
 * So each arises once, and nothing has to be compared. No signs are kept: a sum and its negative are one template. There are 1, 5, 47, 733,
 * 15907, 443825 over one to six places.
 */
export interface Templates {
  readonly places: number;
  /** By mask. */
  readonly spans: readonly Span[];
  /** Those over all places, by what they are made of. */
  readonly sums: readonly Sums[];
  readonly products: readonly Products[];
  /** By template: its places as a mask, how it is made, and of which two; 0 for those of a single place. */
  readonly mask: Uint8Array;
  readonly kind: Uint8Array;
  readonly rest: Uint32Array;
  readonly block: Uint32Array;
  /** The terms and the factors of the first so many templates are remembered; see `termsOf` and `factorsOf`. */
  readonly remembered: number;
  readonly terms: (readonly Signed[] | undefined)[];
  readonly factors: (readonly Factor[] | undefined)[];
  /** The template of this kind made of these two. */
  find(kind: TemplateJoint, rest: number, block: number): number;
}

/** Where the templates of a mask lie: the sums, the products in which nothing divides, the others; each part ends where the next begins. */
export interface Span {
  readonly sums: number;
  readonly products: number;
  readonly fractions: number;
  readonly end: number;
}

/** Some templates, from … to. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The templates that are made of some blocks and some rests, each with each: of the parts of which there are few and of those of which there are
 * many. Those of one kind begin at the index given here; the next part of the few is so many steps further on, the next of the many so many.
 */
export interface Group {
  /** The places of the rests. */
  readonly mask: number;
  readonly few: Range;
  readonly many: Range;
  readonly fewStep: number;
  readonly manyStep: number;
}
export interface Sums extends Group {
  readonly plus: number;
  readonly minus: number;
}
export interface Products extends Group {
  readonly times: number;
  /** One of the many ÷ one of the few; null if it is the rests that divide and something in them divides already. */
  readonly byFew: number | null;
  /** One of the few ÷ one of the many; null likewise. */
  readonly byMany: number | null;
}

/** How a template is made: rest + block, rest − block, rest × block, rest ÷ block, block ÷ rest. */
export const PLACE = 0;
export const PLUS = 1;
export const MINUS = 2;
export const TIMES = 3;
export const OVER = 4;
export const UNDER = 5;
export type TemplateJoint = typeof PLUS | typeof MINUS | typeof TIMES | typeof OVER | typeof UNDER;

/** How many templates there are over all masks of so many places. */
const TOTALS = [0, 1, 7, 65, 955, 20_097, 551_283];

/** Those over four places: every hand of four asks for them. */
const REMEMBERED = 955;

const tables: (Templates | undefined)[] = [];

/** The templates over all masks of one to six places, built at the first call: a tenth of a millisecond for four places, some ten for six. */
export const templatesOf = (places: number): Templates => (tables[places] ??= build(places));

function build(places: number): Templates {
  const spans: Span[] = [];
  const total = TOTALS[places] ?? 0;
  const mask = new Uint8Array(total);
  const kind = new Uint8Array(total);
  const rest = new Uint32Array(total);
  const block = new Uint32Array(total);
  let count = 0;
  /** Where the templates of a kind begin that are made of a block over one mask and a rest over another. */
  const begins = new Map<number, number>();

  function add(itsMask: number, itsKind: number, itsRest: number, itsBlock: number): void {
    mask[count] = itsMask;
    kind[count] = itsKind;
    rest[count] = itsRest;
    block[count] = itsBlock;
    count += 1;
  }

  /** Adds a template for each block and each rest from their parts of the spans of the two masks. */
  function join(itsMask: number, itsKind: TemplateJoint, restsIn: Part): void {
    const blocksIn = blocksOf(itsKind);
    for (const [blockMask, restMask] of splitsOf(itsMask)) {
      const blocks = blocksIn(spans[blockMask]);
      const rests = restsIn(spans[restMask]);
      begins.set(nameOf(itsKind, blockMask, restMask, restsIn === fractions), count);
      for (let b = blocks.from; b < blocks.to; b += 1) {
        for (let r = rests.from; r < rests.to; r += 1) add(itsMask, itsKind, r, b);
      }
    }
  }

  for (let each = 1; each < 1 << places; each += 1) {
    const at = count;
    if ((each & (each - 1)) === 0) {
      add(each, PLACE, 0, 0);
      spans[each] = { sums: at, products: at, fractions: at, end: at + 1 };
    } else {
      join(each, PLUS, all);
      join(each, MINUS, all);
      const products = count;
      join(each, TIMES, wholes);
      const fractionsFrom = count;
      join(each, TIMES, fractions);
      join(each, OVER, wholes);
      join(each, OVER, fractions);
      join(each, UNDER, wholes);
      spans[each] = { sums: at, products, fractions: fractionsFrom, end: count };
    }
  }
  const splits = splitsOf(2 ** places - 1);

  function sumsOf([blockMask, restMask]: Parting): Sums {
    const begin = (kind: TemplateJoint): number =>
      begins.get(nameOf(kind, blockMask, restMask, false)) ?? NaN;
    return {
      ...grouped(restMask, noSums(spans[blockMask]), all(spans[restMask])),
      plus: begin(PLUS),
      minus: begin(MINUS),
    };
  }

  function productsOf([blockMask, restMask]: Parting, isFraction: boolean): Products {
    const begin = (kind: TemplateJoint): number =>
      begins.get(nameOf(kind, blockMask, restMask, isFraction)) ?? NaN;
    const blocks = noProducts(spans[blockMask]);
    const rests = (isFraction ? fractions : wholes)(spans[restMask]);
    const group = grouped(restMask, blocks, rests);
    const over = begin(OVER);
    const under = isFraction ? null : begin(UNDER);
    const [byFew, byMany] = group.few === blocks ? [over, under] : [under, over];
    return { ...group, times: begin(TIMES), byFew, byMany };
  }

  function find(itsKind: TemplateJoint, itsRest: number, itsBlock: number): number {
    const restSpan = spans[mask[itsRest] ?? 0];
    const blocks = blocksOf(itsKind)(spans[mask[itsBlock] ?? 0]);
    const isFraction = (itsKind === TIMES || itsKind === OVER) && itsRest >= fractions(restSpan).from;
    const rests = (isFraction ? fractions : itsKind >= TIMES ? wholes : all)(restSpan);
    const begin = begins.get(nameOf(itsKind, mask[itsBlock] ?? 0, mask[itsRest] ?? 0, isFraction)) ?? NaN;
    return begin + (itsBlock - blocks.from) * (rests.to - rests.from) + (itsRest - rests.from);
  }

  return {
    places,
    spans,
    sums: splits.map((split) => sumsOf(split)),
    products: splits
      .flatMap((split) => [productsOf(split, false), productsOf(split, true)])
      .filter(({ few }) => few.from < few.to),
    mask,
    kind,
    rest,
    block,
    remembered: REMEMBERED,
    terms: [],
    factors: [],
    find,
  };
}

const nameOf = (kind: TemplateJoint, blockMask: number, restMask: number, isFraction: boolean): number =>
  (((kind << 6) | blockMask) << 7) | (restMask << 1) | Number(isFraction);

/** A mask parted in the block with the highest place and the rest. */
type Parting = readonly [block: number, rest: number];

/** Every way to part a mask so. */
function splitsOf(mask: number): readonly Parting[] {
  const splits: Parting[] = [];
  const others = mask ^ (1 << (31 - Math.clz32(mask)));
  for (let rest = others; rest > 0; rest = (rest - 1) & others) splits.push([mask ^ rest, rest]);
  return splits;
}

/** Some of the templates of a mask, those that lie from … to. A single place is neither a sum nor a product, and nothing divides in it. */
type Part = (span: Span | undefined) => Range;

/** Each of the blocks with each of the rests, which lie on the places of a mask; see `join`. */
function grouped(mask: number, blocks: Range, rests: Range): Group {
  const width = rests.to - rests.from;
  return blocks.to - blocks.from < width
    ? { mask, few: blocks, many: rests, fewStep: width, manyStep: 1 }
    : { mask, few: rests, many: blocks, fewStep: 1, manyStep: width };
}

/** The span of no mask. */
export const EMPTY_SPAN: Span = { sums: 0, products: 0, fractions: 0, end: 0 };
const isPlace = ({ sums, end }: Span): boolean => end - sums === 1;
const all: Part = ({ sums, end } = EMPTY_SPAN) => ({ from: sums, to: end });
const noSums: Part = ({ products, end } = EMPTY_SPAN) => ({ from: products, to: end });
const noProducts: Part = (span = EMPTY_SPAN) => ({
  from: span.sums,
  to: isPlace(span) ? span.end : span.products,
});
const wholes: Part = (span = EMPTY_SPAN) => ({
  from: span.sums,
  to: isPlace(span) ? span.end : span.fractions,
});
const fractions: Part = (span = EMPTY_SPAN) => ({
  from: isPlace(span) ? span.end : span.fractions,
  to: span.end,
});

const blocksOf = (kind: TemplateJoint): Part => (kind === PLUS || kind === MINUS ? noSums : noProducts);
