import { isSeenSince, setStart } from '../table/back.ts';
import type { slap } from '#lib/games/slap/index.ts';
import { slap as text } from '#lib/i18n/messages.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { MenuFacts } from '../table/menu-facts.ts';

/** What the menu offers in a match of Slap. */
export function slapMenuFacts({
  view,
  timeline,
}: Pick<MatchOf<typeof slap>, 'view' | 'timeline'>): MenuFacts {
  const { phase, last, counts, table, config } = view;
  const isFixed = ['aiming', 'shuffling', 'reshuffling', 'swapping'].includes(phase.type);
  return {
    counts: isFixed ? null : counts,
    counted: null,
    onTable: table.length,
    ruling: last && { set: last.set, seat: last.claimant, verdict: last.verdict },
    strays: 'slaps' in phase ? phase.slaps.map(({ seat }) => seat) : [],
    backTo: setStart(timeline, ({ set }) => set),
    // Everybody has seen the cards of the set.
    agreed: isSeenSince(timeline) ? 'step' : 'set',
    real: config.deck === 'physical',
    rules: async () => {
      const { rules } = await import('./rules.ts');
      const { rulesPlayed } = await import('../table/rules-played.ts');
      return rulesPlayed('slap', config, text.refused.calledOnly, rules);
    },
  };
}
