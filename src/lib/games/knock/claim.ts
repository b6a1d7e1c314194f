import type { Act, Proved, Ranked, Tick } from '#lib/games/table/acts.ts';
import type { Millis } from '#lib/core/match/game.ts';
import { BELIEVED, judge, UNPROVEN, type Judged } from '#lib/games/table/judge.ts';
import { ranksOnTable, withRanks } from '#lib/games/table/table-cards.ts';
import { endOf } from '#lib/games/table/spans.ts';
import { ok } from '#lib/core/result.ts';
import { highestOf } from './deck.ts';
import { notNow, othersOf, refuse, went, type Applied } from './phases.ts';
import { passedBy } from './race.ts';
import { judged } from './settle.ts';
import type { Claim, Claiming, KnockState } from './state.ts';

/** Once the claimant has said it, the others have so long to ask (KNOCK-4). */
export const ASK_TIME: Millis = 5000;

/** The claimant has said it aloud. */
export function stated(state: KnockState, { seat, at }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'claim' || phase.stage !== 'stating') return notNow(state);
  if (seat !== phase.claimant) return refuse('notYours');
  return went(state, { ...phase, stage: 'stated', until: at + ASK_TIME });
}

/** One of the others believes it: so it has been said. When all do, it stands (KNOCK-4). */
export function agreed(state: KnockState, { seat, at }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  if (seat === phase.claimant) return refuse('notYours');
  if (phase.agreed.includes(seat)) return refuse('alreadyAgreed');
  const all = [...phase.agreed, seat];
  if (othersOf(state, phase.claimant).every((other) => all.includes(other)))
    return decided(state, phase, { by: 'agreed', at, ...BELIEVED });
  const said = phase.stage === 'stating' ? ({ stage: 'stated', until: at + ASK_TIME } as const) : {};
  return went(state, { ...phase, agreed: all, ...said });
}

/** Nobody asked to see it (KNOCK-4). */
export function stood(state: KnockState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'claim' || phase.stage !== 'stated') return notNow(state);
  if (phase.until === null || at < phase.until) return refuse('tooEarly');
  return decided(state, phase, { by: 'stood', at, ...BELIEVED });
}

/** One of the others wants to see it: now it must be entered, with the claim time anew (KNOCK-4, SLAP-10). */
export function checked(state: KnockState, { seat, at }: Act): Applied {
  const { phase, config } = state;
  if (phase.type !== 'claim' || phase.stage === 'proving') return notNow(state);
  if (seat === phase.claimant) return refuse('notYours');
  const believers = phase.agreed.filter((other) => other !== seat);
  const until = endOf(at, config.claimTime);
  return went(state, { ...phase, stage: 'proving', agreed: believers, until });
}

/** The ranks of a real deck, by place. Entering them for the first time gives the claimant the claim time anew (SLAP-10). */
export function ranked(state: KnockState, { ranks, at }: Ranked): Applied {
  const { phase, config, table } = state;
  if (config.deck !== 'physical') return refuse('realOnly');
  if (phase.type !== 'open' && phase.type !== 'claim') return notNow(state);
  const entered = withRanks(table, ranks, highestOf(config));
  if (entered === null) return refuse('badRanks');
  const known = { ...state, table: entered };
  if (phase.type === 'open') return passedBy(known, phase, at);
  // What has been said runs against the others, not against the claimant.
  const anew = phase.stage !== 'stated' && ranksOnTable(table) === null;
  return anew ? went(known, { ...phase, until: endOf(at, config.claimTime) }) : ok(known);
}

/** The claimant enters the solution; it is judged exactly. */
export function proved(state: KnockState, { seat, at, texts }: Proved): Applied {
  const { phase, config, table, target } = state;
  if (phase.type !== 'claim') return notNow(state);
  if (seat !== phase.claimant) return refuse('notYours');
  const second = config.handicaps[seat]?.second ?? false;
  const found = judge({ ranks: ranksOnTable(table), target, second }, texts);
  return found.ok ? decided(state, phase, { by: 'proved', at, ...found.value, texts }) : found;
}

/** The claimant has nothing to say, which counts as wrong (KNOCK-5). */
export function conceded(state: KnockState, { seat, at }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'claim') return notNow(state);
  return seat === phase.claimant
    ? decided(state, phase, { by: 'conceded', at, ...UNPROVEN })
    : refuse('notYours');
}

/** The claim time is over, which counts as wrong (SLAP-10). */
export function expired(state: KnockState, { at }: Tick): Applied {
  const { phase } = state;
  if (phase.type !== 'claim' || phase.stage === 'stated') return notNow(state);
  if (phase.until === null || at < phase.until) return refuse('tooEarly');
  return decided(state, phase, { by: 'expired', at, ...UNPROVEN });
}

type Verdict = Judged & Pick<Claim, 'by'> & { readonly at: Millis; readonly texts?: readonly string[] };

function decided(state: KnockState, phase: Claiming, { at, texts = [], ...verdict }: Verdict): Applied {
  const { claimant, heat, thought } = phase;
  return ok(judged(state, { claimant, heat, thought, ...verdict, texts }, at));
}
