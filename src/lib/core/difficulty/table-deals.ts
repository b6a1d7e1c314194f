import type { Card } from '../cards.ts';
import type { Rng } from '../chance.ts';
import { DOTS_OF_KIND, type DealKind, type DealSpec } from '../deal.ts';
import { handsOfFour } from './four-ranks.ts';
import { cardsOfRanks } from '../suits.ts';
import { entryOf, type TableEntry } from './table.ts';

/** Whether a hand with this entry is of a kind. Which of the solvable ones suit a player, the table does not know. */
export function isOfKind(entry: TableEntry | null, kind: DealKind): boolean {
  if (kind === 'mixed') return true;
  if (entry === null) return kind === 'none';
  if (kind === 'fraction') return entry.needsFraction;
  if (kind === 'oneWay') return entry.ways === 1;
  return kind === 'solvable' || kind === 'forYou' || DOTS_OF_KIND[kind] === entry.dots;
}

/** Hands, each with the number of deals that come before the next hand's; the last number is that of all deals. */
export type Stack = readonly { readonly hand: readonly number[]; readonly upTo: number }[];

const stacks = new Map<string, Stack>();

/**
 * One deal of a kind out of the table, at once, with the odds that a real deck gives those deals; null if there is no such deal. For settings that
 * the table knows (`isInTable`).
 */
export function drawFromTable(
  { highest, kind }: Pick<DealSpec, 'highest' | 'kind'>,
  rng: Rng,
): readonly Card[] | null {
  const key = `${kind} ${highest}`;
  const stack =
    stacks.get(key) ?? stackOf(handsOfFour(highest).filter((hand) => isOfKind(entryOf(hand), kind)));
  stacks.set(key, stack);
  return drawFrom(stack, rng);
}

/** Hands as a real deck deals them, the likelier the more ways there are. */
export function stackOf(hands: readonly (readonly number[])[]): Stack {
  let upTo = 0;
  return hands.map((hand) => ({ hand, upTo: (upTo += waysToDeal(hand)) }));
}

/** One deal out of a stack; null where there is none. */
export function drawFrom(stack: Stack, rng: Rng): readonly Card[] | null {
  const deals = stack.at(-1)?.upTo;
  if (deals === undefined) return null;
  const drawn = rng.next(deals);
  const entry = stack.find(({ upTo }) => drawn < upTo);
  return entry ? cardsOfRanks(entry.hand, rng) : null;
}

/** In how many ways so many suits are chosen out of four. */
const CHOICES = [1, 4, 6, 4, 1];

/** In how many ways a deck of four suits deals such ranks, whatever their order. */
function waysToDeal(ranks: readonly number[]): number {
  return [...new Set(ranks)].reduce(
    (ways, rank) => ways * (CHOICES[ranks.filter((other) => other === rank).length] ?? 0),
    1,
  );
}
