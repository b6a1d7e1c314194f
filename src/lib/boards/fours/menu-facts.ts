import { setStart, UNCOUNTED } from '../table/back.ts';
import { undoable } from '#lib/core/match/timeline.ts';
import type { FoursState } from '#lib/games/fours/state.ts';
import { fours as text } from '#lib/i18n/messages.ts';
import type { MenuFacts } from '../table/menu-facts.ts';
import type { FoursMatch } from './turn.svelte.ts';

/** What the menu offers in a match of Four Fours: nothing is counted or ruled on, the app holds the board and judges it. */
export function foursMenuFacts({ timeline, config }: Pick<FoursMatch, 'timeline' | 'config'>): MenuFacts {
  const last = timeline.events[undoable(timeline) ?? -1];
  // A card of the running turn is its player's own; with all that ends a turn the hands go on.
  const isSecret = config.deck === 'dealt' && config.players > 1;
  return {
    ...UNCOUNTED,
    backTo: setStart<FoursState>(timeline, (state) => state.rounds.length),
    backWords: text.backRound,
    ...(isSecret && { agreed: last?.type === 'played' ? 'set' : 'step' }),
  };
}
