import type { Card } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { cardsOfRanks } from '#lib/core/suits.ts';
import type { GivenDeal } from './given.ts';

/** The cards of a chosen deal, with suits that are the same each time. */
export const cardsOfGiven = ({ ranks, target }: GivenDeal): readonly Card[] =>
  cardsOfRanks(ranks, createRng([...ranks, target].reduce((seed, number) => seed * 101 + number, 0) | 0));
