import type { EventBase, Game } from '#lib/core/match/game.ts';
import { isObject } from '#lib/core/match/decode.ts';
import { err, ok } from '#lib/core/result.ts';

/** The least that has players, chance and a deadline: everybody may draw; the table deals a card for each draw, and a minute after the last it ends. */
export interface ToyState {
  readonly cards: readonly number[];
  readonly owing: boolean;
  readonly until: number | null;
  readonly over: boolean;
}
export type ToyEvent = EventBase & { readonly type: 'drew' | 'dealt' | 'ended'; readonly card?: number };
export type ToyGame = Game<{ readonly seats: number }, ToyState, ToyEvent, ToyState, { readonly code: 'no' }>;

export const drew = (at: number, seat = 0): ToyEvent => ({ type: 'drew', seat, at });

const NO = err({ code: 'no' } as const);

export const toy: ToyGame = {
  id: 'toy',
  rulesVersion: 1,
  whilePaused: [],
  parseConfig: (input) =>
    isObject(input) && input['seats'] === 2 ? ok({ seats: 2 }) : err({ code: 'notAllowed', field: 'seats' }),
  parseEvent: (input) =>
    isObject(input) && ['drew', 'dealt', 'ended'].includes(String(input['type']))
      ? (input as unknown as ToyEvent)
      : null,
  seats: ({ seats }) => seats,
  init: () => ({ cards: [], owing: false, until: null, over: false }),
  apply(state, { type, at, card }) {
    if (state.over) return NO;
    switch (type) {
      case 'drew':
        return state.owing ? NO : ok({ ...state, owing: true });
      case 'dealt':
        return state.owing && card !== undefined
          ? ok({ ...state, owing: false, cards: [...state.cards, card], until: at + 60 })
          : NO;
      case 'ended':
        return state.until !== null && at >= state.until ? ok({ ...state, until: null, over: true }) : NO;
    }
  },
  deadline: ({ until }) => until,
  chance(state, { rng, at }) {
    if (state.owing) return { type: 'dealt', at, card: rng.next(1000) };
    return state.until !== null && at >= state.until ? { type: 'ended', at } : null;
  },
  allowed: () => new Set(['drew'] as const),
  view: (state) => state,
  winners: ({ over }) => (over ? [0] : null),
  summary: ({ cards, over }) => ({ scores: [cards.length, 0], sets: over ? 1 : 0 }),
};
