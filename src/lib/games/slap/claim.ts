import { judge, type Judged } from '#lib/core/match/judge.ts';
import { err, ok } from '#lib/core/result.ts';
import type { Act, Named, Proved, Ranked, Tick } from './events.ts';
import { endOf, notNow, ranksOnTable, refuse, silentFrom, went, type Applied } from './phases.ts';
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
  if (!phase.slaps.some((slap) => slap.seat === claimant)) return refuse('hasNotSlapped');
  const until = endOf(at, config.claimTime);
  return went(state, { ...phase, type: 'claim', claimant, checked: false, until });
}

/** The opponent, or who named, believes it (SLAP-6). */
export function agreed(state: SlapState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  return seat === phase.namer ? decided(state, phase, 'agreed', RIGHT) : refuse('notYours');
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
  if (ranks.length !== table.length || !ranks.every(isRank)) return refuse('badRanks');
  const known = { ...state, table: table.map((lying, place) => ({ ...lying, rank: ranks[place] ?? null })) };
  if (phase.type === 'open') return askedBy(known, phase);
  const anew = phase.type === 'claim' && ranksOnTable(state) === null;
  return anew ? went(known, { ...phase, until: endOf(at, config.claimTime) }) : ok(known);
}

// Four cards cannot hold five of a rank, so each rank alone decides.
const isRank = (rank: number): boolean => Number.isInteger(rank) && rank >= 1 && rank <= HIGHEST;

/** The claimant enters the solution; it is judged exactly (SLAP-6). */
export function proved(state: SlapState, { seat, texts }: Proved): Applied {
  const { phase, config, target } = state;
  if (phase.type !== 'claim') return notNow(state);
  if (seat !== phase.claimant) return refuse('notYours');
  const ranks = ranksOnTable(state);
  if (ranks === null || target === null) return refuse('ranksUnknown');
  const judged = judge({ ranks, target, second: config.handicaps[seat]?.second ?? false }, texts);
  return judged.ok ? decided(state, phase, 'proved', judged.value, texts) : err(judged.error);
}

/** The claimant has nothing to say (SLAP-5). */
export function conceded(state: SlapState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  return seat === phase.claimant ? decided(state, phase, 'conceded', WRONG) : refuse('notYours');
}

/** The claim time is over, which counts as wrong (SLAP-10). */
export function expired(state: SlapState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  if (phase.until === null || at < phase.until) return refuse('tooEarly');
  return decided(state, phase, 'expired', WRONG);
}

const RIGHT: Judged = { verdict: 'right', value: null };
const WRONG: Judged = { verdict: 'wrong', value: null };

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
