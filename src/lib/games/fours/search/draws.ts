import { SIGNS, type Card } from '../cards.ts';
import { numberOf, oneCard, type Use } from './use.ts';

/** Cards that may come, by their signs, and how likely they are: in how many ways. */
export interface DrawChance {
  readonly use: Use;
  readonly weight: number;
}

/** Everything that may come when so many cards are drawn, at most seven; all of them when there are no more. */
export function drawsOf(cards: readonly Card[], drawn: number): readonly DrawChance[] {
  const counts = SIGNS.map((_, sign) => cards.filter((card) => numberOf(card) === sign).length);
  return some(counts, Math.min(drawn, cards.length), 0);
}

function some(counts: readonly number[], drawn: number, sign: number): readonly DrawChance[] {
  const count = counts[sign];
  if (count === undefined) return drawn === 0 ? [{ use: 0, weight: 1 }] : [];
  return Array.from({ length: Math.min(count, drawn) + 1 }, (_, taken) =>
    some(counts, drawn - taken, sign + 1).map(({ use, weight }) => ({
      use: use + taken * oneCard(sign),
      weight: weight * choose(count, taken),
    })),
  ).flat();
}

/** In how many ways `taken` of `count` can be drawn. */
const choose = (count: number, taken: number): number =>
  taken === 0 ? 1 : (choose(count - 1, taken - 1) * count) / taken;
