import { setStart } from '#lib/core/match/back.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import type { MenuFacts } from '../table/menu-facts.ts';
import type { KnockMatch } from './seats.svelte.ts';

/** What the menu offers in a match of Knock. */
export function knockMenuFacts({ view, timeline }: Pick<KnockMatch, 'view' | 'timeline'>): MenuFacts {
  const { phase, last, counts, won, aside, table, claims, set } = view;
  const isFixed = ['drawing', 'tied', 'aiming', 'shuffling'].includes(phase.type);
  const claim = claims.at(-1) ?? (claims.length === 0 ? last?.claims.at(-1) : undefined);
  const of = claims.length > 0 ? set : last?.set;
  return {
    counts: isFixed ? null : [...counts, ...won, aside],
    onTable: table.length,
    ruling:
      claim === undefined || of === undefined
        ? null
        : { set: of, seat: claim.claimant, verdict: claim.verdict },
    strays:
      phase.type === 'collecting'
        ? phase.knocks.map(({ seat }) => seat)
        : phase.type === 'claim'
          ? [phase.claimant]
          : [],
    backTo: setStart<KnockState>(timeline, (state) => state.set),
  };
}
