import type { Suit } from '#lib/core/cards.ts';
import { ALL_CARDS, firstOf, type Card } from '#lib/games/kings/cards.ts';
import { standardKings, type KingsConfig } from '#lib/games/kings/config.ts';
import type { KingsEvent } from '#lib/games/kings/events.ts';
import { kings } from '#lib/games/kings/index.ts';
import { newKings, type KingsState } from '#lib/games/kings/state.ts';

/** How many steps the guided first game has. */
export const STEPS = 6;

/** Whose hand is shown: the one who begins. The other seat is The Turn. */
export const LEARNER = 0;
const OTHER = 1;

/** A Quick game for two. */
export const FIRST_CONFIG: KingsConfig = { ...standardKings(2), strictness: 'quick', first: OTHER };

const card = (rank: number, suit: Suit): Card => firstOf(ALL_CARDS, { rank, suit }) ?? 0;

/** The king that is played, and the half hand that it makes dearer. */
export const KING_PLAYED = card(13, 'heart');
export const HALF = [card(12, 'heart'), card(11, 'heart'), card(10, 'heart')];
/** The card that goes back. */
export const BACK = card(9, 'spade');
const LAID = card(11, 'spade');

const CASTLES = [card(2, 'heart'), card(3, 'club'), card(12, 'diamond'), card(7, 'spade')];
const MINE = [...HALF, KING_PLAYED, card(10, 'diamond'), card(10, 'club'), card(5, 'club')];
const THEIRS = [
  LAID,
  card(1, 'spade'),
  card(2, 'spade'),
  card(6, 'diamond'),
  card(8, 'club'),
  card(9, 'diamond'),
  card(3, 'diamond'),
];
const DRAWN = [card(4, 'club'), BACK];

const ON_TOP = [...CASTLES, ...MINE.flatMap((mine, at) => [mine, ...THEIRS.slice(at, at + 1)]), ...DRAWN];
const rest = ALL_CARDS.filter((each) => !ON_TOP.includes(each));

const DEALT: readonly KingsEvent[] = [
  { type: 'shuffled', at: 0, order: [...ON_TOP, ...rest] },
  ...CASTLES.map(() => ({ type: 'turned', at: 0, seat: OTHER }) as const),
  { type: 'dealt', at: 0, seat: OTHER },
];
/** What the button of a step does, by step from the first on. */
const DONE: readonly (readonly KingsEvent[])[] = [
  [],
  [],
  [{ type: 'crowned', at: 0, seat: LEARNER, card: KING_PLAYED, castle: 0 }],
  [
    { type: 'discarded', at: 0, seat: LEARNER, card: BACK, up: false },
    { type: 'discarded', at: 0, seat: OTHER, card: LAID, up: true },
  ],
  [{ type: 'called', at: 0, seat: LEARNER }],
];

/** How the game lies at a step, 1 … 6: the same log, as far as that, played by the rules themselves. */
export const guidedState = (step: number): KingsState =>
  [...DEALT, ...DONE.slice(0, step - 1).flat()].reduce((state, event) => {
    const applied = kings.apply(state, event);
    return applied.ok ? applied.value : state;
  }, newKings(FIRST_CONFIG));
