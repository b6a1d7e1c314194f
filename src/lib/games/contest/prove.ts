import type { Act, Tick } from '#lib/games/table/acts.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { endOf } from '#lib/games/table/spans.ts';
import type { Compared, Stated } from './events.ts';
import { judgeLines, readLines } from './judge.ts';
import { notNow, refuse, seatsOf, typeOf, went, type Applied } from './phases.ts';
import { decided } from './rounds.ts';
import type { ContestState, Proof } from './state.ts';
import { compareX, isSameX, xOf, type X } from './x.ts';

/** The second phase: the best x is heard first, *Impossible* last, of equal ones the earlier (CONTEST-4 to 6, CONTEST-9). */
export function proofs(state: ContestState, at: Millis): Applied {
  const { entries } = state;
  const order = seatsOf(state)
    .filter((seat) => entries[seat] !== null)
    .toSorted((a, b) => {
      const [one, other] = [entries[a], entries[b]];
      if (!one || !other) return 0;
      const byX =
        one.x === null || other.x === null
          ? Number(one.x === null) - Number(other.x === null)
          : bestFirst(state, one.x, other.x);
      return byX || one.rank - other.rank;
    });
  return heardNext(state, { heard: [], order, at });
}

/** The next one proves, or has nothing to prove; when none is left, nobody wins. */
function heardNext(
  state: ContestState,
  {
    heard,
    order,
    at,
  }: { readonly heard: readonly Proof[]; readonly order: readonly Seat[]; readonly at: Millis },
): Applied {
  const [seat, ...rest] = order;
  if (seat === undefined) return decided(state, at, { by: 'nobody', winner: null, proofs: heard });
  if (state.entries[seat]?.x === null)
    return held(state, { proof: { seat, texts: [], why: null }, heard, at });
  const until = endOf(at, state.config.roundTime);
  return went(state, { type: 'proving', seat, texts: [], heard, order: rest, until });
}

/** A proof holds. Alone it must be the best there is, which is for the app to say (CONTEST-9). */
function held(
  state: ContestState,
  { proof, heard, at }: { readonly proof: Proof; readonly heard: readonly Proof[]; readonly at: Millis },
): Applied {
  if (state.config.players === 1) return went(state, { type: 'comparing', proof });
  const by = proof.texts.length === 0 ? 'impossible' : 'proved';
  return decided(state, at, { by, winner: proof.seat, proofs: [...heard, proof] });
}

/** One more expression of a proof, or several: one for each set, each worth the x (CONTEST-4, CONTEST-6). */
export function proofStated(state: ContestState, { seat, at, text }: Stated): Applied {
  const { phase, entries, sets } = state;
  if (phase.type !== 'proving') return notNow(state);
  if (phase.seat !== seat) return refuse('notYours');
  const x = entries[seat]?.x ?? null;
  // Who has none proves nothing, and is never asked to.
  if (x === null) return notNow(state);
  const read = readLines(text, sets.length - phase.texts.length);
  if (!read.ok) return read;
  const { texts, isWrong } = judgeLines(state, read.value, { before: phase.texts, x });
  if (isWrong) return proofFailed(state, at, { seat, texts, why: 'wrong' });
  if (texts.length < sets.length) return went(state, { ...phase, texts });
  return held(state, { proof: { seat, texts, why: null }, heard: phase.heard, at });
}

/** Who proves cannot, or has run out of time; the next best is heard (CONTEST-9). */
export function proofGivenUp(state: ContestState, { at }: Act | Tick, why: 'conceded' | 'expired'): Applied {
  const { phase } = state;
  if (phase.type !== 'proving') return notNow(state);
  return proofFailed(state, at, { seat: phase.seat, texts: phase.texts, why });
}

function proofFailed(state: ContestState, at: Millis, proof: Proof): Applied {
  const { phase } = state;
  if (phase.type !== 'proving') return notNow(state);
  return heardNext(state, { heard: [...phase.heard, proof], order: phase.order, at });
}

/** What the best x would have been, for one who plays alone: only that scores (CONTEST-9). */
export function compared(state: ContestState, { seat, at, best }: Compared): Applied {
  const { phase, entries } = state;
  if (phase.type !== 'comparing') return notNow(state);
  const [n, d] = best;
  const mine = entries[seat]?.x ?? null;
  const known = n === undefined || d === undefined || d <= 0 ? null : xOf(n, d);
  const isBehind = mine !== null && (known === null || bestFirst(state, mine, known) < 0);
  if (isBehind) return refuse('notBest');
  const isBest = mine === null ? known === null : known !== null && isSameX(mine, known);
  const by = phase.proof.texts.length === 0 ? 'impossible' : 'proved';
  return decided(state, at, {
    by: isBest ? by : 'nobody',
    winner: isBest ? seat : null,
    proofs: [phase.proof],
    best: known ?? 'none',
  });
}

/** Negative where one x is better than another in this type, positive where it is worse (CONTEST-4, CONTEST-6). */
const bestFirst = (state: ContestState, one: X, other: X): number =>
  typeOf(state).family === 'closest' ? compareX(one, other) : compareX(other, one);
