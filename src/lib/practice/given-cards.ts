import type { DealtCard } from '#lib/core/cards.ts';
import { createRng } from '#lib/core/chance.ts';
import { cardsOfRanks } from '#lib/core/suits.ts';
import type { GivenDeal } from './given.ts';

/** The cards of a chosen deal, with suits that are the same each time; with a 0 among them they are digits. */
export const cardsOfGiven = ({ ranks, target }: GivenDeal): readonly DealtCard[] =>
  ranks.includes(0)
    ? ranks.map((rank) => ({ rank, suit: null }))
    : cardsOfRanks(ranks, createRng([...ranks, target].reduce((seed, number) => seed * 101 + number, 0) | 0));
