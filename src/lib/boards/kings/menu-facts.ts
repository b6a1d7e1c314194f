import { setStart, UNCOUNTED } from '../table/back.ts';
import type { KingsState } from '#lib/games/kings/state.ts';
import { kings as text } from '#lib/i18n/messages.ts';
import type { MenuFacts } from '../table/menu-facts.ts';
import type { KingsMatch } from './match.ts';

/** What the menu offers in a match of 24, Kings: the app holds the cards, or is told of them, and rules by itself. */
export function kingsMenuFacts({
  timeline,
  config,
  state,
}: Pick<KingsMatch, 'timeline' | 'config' | 'state'>): MenuFacts {
  // Whatever is done with a hand shows its owner a card more. Castles are founded before all eyes.
  const isSecret =
    config.deck === 'dealt' && state.phase.type !== 'founding' && state.phase.type !== 'dealing';
  return {
    ...UNCOUNTED,
    backTo: setStart<KingsState>(timeline, ({ games }) => games.length),
    backWords: text.backGame,
    agreed: isSecret ? 'step' : 'set',
  };
}
