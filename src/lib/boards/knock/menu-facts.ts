import { isSeenSince, setStart } from '../table/back.ts';
import type { KnockState } from '#lib/games/knock/state.ts';
import { knock as text } from '#lib/i18n/messages.ts';
import type { Counted, MenuFacts } from '../table/menu-facts.ts';
import type { KnockMatch } from './seats.ts';

type Match = Pick<KnockMatch, 'view' | 'timeline' | 'header'>;

/** What the menu offers in a match of Knock. */
export function knockMenuFacts(match: Match): MenuFacts {
  const { phase, counts, won, aside, table, config } = match.view;
  const isFixed = ['drawing', 'tied', 'aiming', 'shuffling'].includes(phase.type);
  return {
    counts: isFixed ? null : [...counts, ...won, aside],
    counted: countedOf(match),
    onTable: table.length,
    ruling: rulingOf(match),
    strays: straysOf(match),
    backTo: setStart<KnockState>(match.timeline, (state) => state.set),
    // Everybody has seen the cards of the set; whoever plays alone agrees with nobody.
    ...(match.header.players.length > 1 && { agreed: isSeenSince(match.timeline) ? 'step' : 'set' }),
    real: config.deck === 'physical',
    rules: async () => {
      const { rules } = await import('./rules.ts');
      const { rulesPlayed } = await import('../table/rules-played.ts');
      return rulesPlayed('knock', config, text.refused.calledOnly, rules);
    },
  };
}

/** The piles, what each has won, and what was set aside: as `corrected` counts them. */
function countedOf({ view, header }: Match): readonly Counted[] {
  const { players } = header;
  const [alone] = players.length === 1 ? players : [];
  const piles = view.counts.map((_, seat) => {
    if (alone) return { name: text.count.pile(seat + 1), shape: alone.shape };
    const player = players[seat];
    return { name: text.count.toPlay(player?.name ?? text.table), shape: player?.shape ?? null };
  });
  const won = players.map(({ name, shape }) => ({ name: text.count.won(name), shape }));
  return [...piles, ...won, { name: text.aside, shape: null }];
}

/** The last claim on the cards that lie there, else on those that were settled last. */
function rulingOf({ view }: Match): MenuFacts['ruling'] {
  const { claims, set, last } = view;
  const open = claims.at(-1);
  if (open) return { set, seat: open.claimant, verdict: open.verdict };
  const settled = view.table.length === 0 ? last?.claims.at(-1) : undefined;
  return settled && last ? { set: last.set, seat: settled.claimant, verdict: settled.verdict } : null;
}

function straysOf({ view: { phase } }: Match): readonly number[] {
  if (phase.type === 'collecting') return phase.knocks.map(({ seat }) => seat);
  return phase.type === 'claim' ? [phase.claimant] : [];
}
