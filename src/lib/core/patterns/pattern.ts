import type { Expression } from '../expression.ts';
import { flatten, needsFraction, withoutIdle, type Flat, type FlatPart } from './flat.ts';

/** What is multiplied at the end to make 24, and what of it has to be made first. */
const PAIRS = [
  ...(['2x12 small', '2x12 large', '2x12 both'] as const),
  ...(['3x8 small', '3x8 large', '3x8 both'] as const),
  ...(['4x6 small', '4x6 large', '4x6 both'] as const),
] as const;

/**
 * The patterns of 24, by the last step and by what has to be made for it; their order is that of the table. A product that a rest is added to or
 * taken from is called after how far it lies from the target.
 */
export const PATTERNS = [
  'fraction',
  /** Cards that are added and taken away, nothing else. */
  'sum',
  /** The target comes of fewer cards, and the rest does nothing. */
  'spend',
  /** Two cards are the factors, and the rest does nothing. */
  'dealt',
  ...PAIRS,
  /** a × b ÷ c. */
  'ratio',
  /** One large number is divided. */
  'big',
  'three factors',
  'just over',
  'over',
  'far over',
  'just under',
  'under',
  'far under',
  'product − product',
  'product + product',
  /** A product is taken from cards. */
  'rest − product',
] as const;

/** Of other targets pairs are one, whatever the two factors. */
export type PatternId = (typeof PATTERNS)[number] | 'pair small' | 'pair large' | 'pair both';

/** How far from the target a product is just over or under it, and over or under it. */
const [JUST_OVER, OVER, JUST_UNDER, UNDER] = [5, 12, 6, 12];

/**
 * The pattern of an expression that makes the target; null where it has no value. Expressions that are the same solution (ARITH-6) have the same
 * pattern, and each has exactly one.
 */
export function patternOf(e: Expression, target: number): PatternId | null {
  const whole = flatten(e);
  if (!whole) return null;
  const flat = withoutIdle(whole);
  if (needsFraction(flat)) return 'fraction';
  if (flat !== whole || flat.kind === 'card') return isTwoCards(flat) ? 'dealt' : 'spend';
  return flat.kind === 'sum' ? patternOfSum(flat, target) : patternOfProduct(flat, target);
}

const isTwoCards = ({ kind, parts }: Flat): boolean =>
  kind === 'product' && parts.length === 2 && parts.every(({ way, of }) => way === 1 && of.kind === 'card');

function patternOfSum({ parts }: Flat, target: number): PatternId {
  const products = parts.filter(({ of }) => of.kind === 'product').map(signedValue);
  const [only = 0] = products;
  if (products.length === 0) return 'sum';
  if (products.length > 1)
    return products.every((value) => value > 0)
      ? 'product + product'
      : products.every((value) => value < 0)
        ? 'rest − product'
        : 'product − product';
  if (only < 0) return 'rest − product';
  const beyond = only - Math.abs(target);
  if (beyond > OVER) return 'far over';
  if (beyond > JUST_OVER) return 'over';
  if (beyond > 0) return 'just over';
  if (beyond >= -JUST_UNDER) return 'just under';
  return beyond >= -UNDER ? 'under' : 'far under';
}

const signedValue = ({ way, of }: FlatPart): number => way * of.value.n;

function patternOfProduct({ parts }: Flat, target: number): PatternId {
  const factors = parts.filter(({ way }) => way === 1);
  if (factors.length < parts.length) return factors.length === 1 ? 'big' : 'ratio';
  if (factors.length > 2) return 'three factors';
  const sizes = factors.map(({ of }) => Math.abs(of.value.n));
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const made = factors.filter(({ of }) => of.kind !== 'card');
  if (made.length === 0) return 'dealt';
  const isSmall = made.length === 1 && Math.abs(made[0]?.of.value.n ?? 0) === small;
  const what = made.length === 2 ? 'both' : isSmall ? 'small' : 'large';
  const pair = PAIRS.find((each) => each === `${small}x${large} ${what}`);
  return Math.abs(target) === 24 && pair !== undefined ? pair : `pair ${what}`;
}
