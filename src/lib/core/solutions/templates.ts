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
  /** By mask. */
  readonly spans: readonly Span[];
  /** By template: its places as a mask, how it is made, and of which two; 0 for those of a single place. */
  readonly mask: Uint8Array;
  readonly kind: Uint8Array;
  readonly rest: Uint32Array;
  readonly block: Uint32Array;
  /** The template of this kind made of these two. */
  find(kind: Joint, rest: number, block: number): number;
}

/** Where the templates of a mask lie, kind by kind; each kind ends where the next begins. */
export interface Span {
  readonly plus: number;
  readonly minus: number;
  readonly times: number;
  /** Products too, but something in the rest divides. */
  readonly timesFraction: number;
  readonly over: number;
  readonly under: number;
  readonly end: number;
}

/** How a template is made: rest + block, rest − block, rest × block, rest ÷ block, block ÷ rest. */
export const PLACE = 0;
export const PLUS = 1;
export const MINUS = 2;
export const TIMES = 3;
export const OVER = 4;
export const UNDER = 5;
export type Joint = typeof PLUS | typeof MINUS | typeof TIMES | typeof OVER | typeof UNDER;

/** How many templates there are over all masks of so many places. */
const TOTALS = [0, 1, 7, 65, 955, 20_097, 551_283];

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

  /** Adds a template for each block and each rest from their parts of the spans of the two masks. Answers where these templates begin. */
  function join(itsMask: number, itsKind: Joint, restsIn: Part): number {
    const begin = count;
    const blocksIn = blocksOf(itsKind);
    for (const [blockMask, restMask] of splitsOf(itsMask)) {
      const blocks = blocksIn(spans[blockMask]);
      const rests = restsIn(spans[restMask]);
      begins.set(nameOf(itsKind, blockMask, restMask, restsIn === fractions), count);
      for (let b = blocks.from; b < blocks.to; b += 1) {
        for (let r = rests.from; r < rests.to; r += 1) add(itsMask, itsKind, r, b);
      }
    }
    return begin;
  }

  for (let each = 1; each < 1 << places; each += 1) {
    const at = count;
    if ((each & (each - 1)) === 0) {
      add(each, PLACE, 0, 0);
      spans[each] = { plus: at, minus: at, times: at, timesFraction: at, over: at, under: at, end: at + 1 };
    } else {
      spans[each] = {
        plus: join(each, PLUS, all),
        minus: join(each, MINUS, all),
        times: join(each, TIMES, wholes),
        timesFraction: join(each, TIMES, fractions),
        over: join(each, OVER, all),
        under: join(each, UNDER, wholes),
        end: count,
      };
    }
  }

  function find(itsKind: Joint, itsRest: number, itsBlock: number): number {
    const restSpan = spans[mask[itsRest] ?? 0];
    const blocks = blocksOf(itsKind)(spans[mask[itsBlock] ?? 0]);
    const isFraction = itsKind === TIMES && itsRest >= fractions(restSpan).from;
    const rests = (isFraction ? fractions : itsKind === TIMES || itsKind === UNDER ? wholes : all)(restSpan);
    const begin = begins.get(nameOf(itsKind, mask[itsBlock] ?? 0, mask[itsRest] ?? 0, isFraction)) ?? NaN;
    return begin + (itsBlock - blocks.from) * (rests.to - rests.from) + (itsRest - rests.from);
  }

  return { spans, mask, kind, rest, block, find };
}

const nameOf = (kind: Joint, blockMask: number, restMask: number, isFraction: boolean): number =>
  (((kind << 6) | blockMask) << 7) | (restMask << 1) | Number(isFraction);

/** The ways to part a mask in the block with the highest place and the rest. */
function* splitsOf(mask: number): Generator<readonly [block: number, rest: number]> {
  const others = mask ^ (1 << (31 - Math.clz32(mask)));
  for (let rest = others; rest > 0; rest = (rest - 1) & others) yield [mask ^ rest, rest];
}

/** Some of the templates of a mask, those that lie from … to. A single place is neither a sum nor a product, and nothing divides in it. */
type Part = (span: Span | undefined) => { readonly from: number; readonly to: number };

/** The span of no mask. */
export const EMPTY_SPAN: Span = { plus: 0, minus: 0, times: 0, timesFraction: 0, over: 0, under: 0, end: 0 };
const isPlace = ({ plus, end }: Span): boolean => end - plus === 1;
const all: Part = ({ plus, end } = EMPTY_SPAN) => ({ from: plus, to: end });
const noSums: Part = ({ times, end } = EMPTY_SPAN) => ({ from: times, to: end });
const noProducts: Part = (span = EMPTY_SPAN) => ({
  from: span.plus,
  to: isPlace(span) ? span.end : span.times,
});
const wholes: Part = (span = EMPTY_SPAN) => ({
  from: span.plus,
  to: isPlace(span) ? span.end : span.timesFraction,
});
const fractions: Part = (span = EMPTY_SPAN) => ({
  from: isPlace(span) ? span.end : span.timesFraction,
  to: span.end,
});

const blocksOf = (kind: Joint): Part => (kind === PLUS || kind === MINUS ? noSums : noProducts);
