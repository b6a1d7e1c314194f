import { setStart, UNCOUNTED } from '../table/back.ts';
import type { ContestState } from '#lib/games/contest/state.ts';
import { contest as text } from '#lib/i18n/messages.ts';
import type { MenuFacts } from '../table/menu-facts.ts';
import type { ContestMatch } from './match.ts';
import { configFamily } from './words.ts';

/** What the menu offers in a contest: nothing is counted, and the app judges every line. */
export function contestMenuFacts({ timeline, config }: Pick<ContestMatch, 'timeline' | 'config'>): MenuFacts {
  return {
    ...UNCOUNTED,
    backTo: setStart<ContestState>(timeline, ({ rounds }) => rounds.length),
    backWords: text.backRound,
    // Whoever goes back has seen sets, and in a race who was first: that is for all to agree on.
    ...(config.players > 1 && { agreed: configFamily(config) === 'classic' ? 'set' : 'step' }),
  };
}
