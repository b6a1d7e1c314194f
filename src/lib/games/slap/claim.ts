import type { Act, Proved, Ranked, Tick } from '#lib/games/table/acts.ts';
import { BELIEVED, judge, UNPROVEN, type Judged } from '#lib/games/table/judge.ts';
import { ranksOnTable, withRanks } from '#lib/games/table/table-cards.ts';
import { hasSignalled } from '#lib/games/table/signals.ts';
import { endOf } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import type { Named } from './events.ts';
import { notNow, refuse, silentFrom, went, type Applied } from './phases.ts';
import { settle } from './settle.ts';
import { HIGHEST, type Decision, type Phase, type SlapState } from './state.ts';
import { askedBy } from './swap.ts';

type Claim = Extract<Phase, { type: 'claim' }>;

/** One of those who slapped must prove it: named, or drawn when the time to name is over (SLAP-8). */
export function named(state: SlapState, { seat, claimant, at }: Named): Applied {
  const { phase, config } = state;
  if (phase.type !== 'naming') return notNow(state);
  if (seat === undefined && (phase.until === null || at < phase.until)) return refuse('tooEarly');
  if (seat !== undefined && seat !== phase.namer) return refuse('notYours');
  if (!hasSignalled(phase.slaps, claimant)) return refuse('hasNotSlapped');
  const until = endOf(at, config.claimTime);
  return went(state, { ...phase, type: 'claim', claimant, checked: false, until });
}

/** The opponent, or who named, believes it (SLAP-6). */
export function agreed(state: SlapState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  return seat === phase.namer ? decided(state, phase, 'agreed', BELIEVED) : refuse('notYours');
}

/** Anybody else wants to see it: now it must be entered, with the claim time anew (SLAP-6, SLAP-10). */
export function checked(state: SlapState, { seat, at }: Act): Applied {
  const { phase, config } = state;
  if (phase.type !== 'claim' || phase.checked) return notNow(state);
  if (seat === phase.claimant) return refuse('notYours');
  return went(state, { ...phase, checked: true, until: endOf(at, config.claimTime) });
}

/** The ranks of a real deck, by place. Entering them for the first time gives the claimant the claim time anew. */
export function ranked(state: SlapState, { ranks, at }: Ranked): Applied {
  const { phase, config, table } = state;
  if (config.deck !== 'physical') return refuse('realOnly');
  if (phase.type !== 'open' && phase.type !== 'naming' && phase.type !== 'claim') return notNow(state);
  const entered = withRanks(table, ranks, HIGHEST);
  if (entered === null) return refuse('badRanks');
  const known = { ...state, table: entered };
  if (phase.type === 'open') return askedBy(known, phase, at);
  const anew = phase.type === 'claim' && ranksOnTable(table) === null;
  return anew ? went(known, { ...phase, until: endOf(at, config.claimTime) }) : ok(known);
}

/** The claimant enters the solution; it is judged exactly (SLAP-6). */
export function proved(state: SlapState, { seat, texts }: Proved): Applied {
  const { phase, config, table, target } = state;
  if (phase.type !== 'claim') return notNow(state);
  if (seat !== phase.claimant) return refuse('notYours');
  const second = config.handicaps[seat]?.second ?? false;
  const judged = judge({ ranks: ranksOnTable(table), target, second }, texts);
  return judged.ok ? decided(state, phase, 'proved', judged.value, texts) : judged;
}

/** The claimant has nothing to say (SLAP-5). */
export function conceded(state: SlapState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  return seat === phase.claimant ? decided(state, phase, 'conceded', UNPROVEN) : refuse('notYours');
}

/** The claim time is over, which counts as wrong (SLAP-10). */
export function expired(state: SlapState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  if (phase.until === null || at < phase.until) return refuse('tooEarly');
  return decided(state, phase, 'expired', UNPROVEN);
}

function decided(
  state: SlapState,
  phase: Claim,
  by: Decision['by'],
  { verdict, value }: Judged,
  texts: readonly string[] = [],
): Applied {
  const { claimant, namer, slaps, quits, heat } = phase;
  return ok(
    settle(state, {
      claimant,
      namer,
      order: slaps.map(({ seat }) => seat),
      // Who gave up takes first, in that order; then who was silent, beginning with the one who named (SLAP-8).
      takers: [...quits, ...silentFrom(state, phase, namer)],
      heat,
      verdict,
      by,
      texts,
      value,
    }),
  );
}
