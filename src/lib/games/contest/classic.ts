import type { Act, Tick } from '#lib/games/table/acts.ts';
import { endOf } from '#lib/games/table/spans.ts';
import { declaredX } from './answer.ts';
import type { Stated } from './events.ts';
import { judgeLines, readLines } from './judge.ts';
import { notNow, refuse, went, type Applied } from './phases.ts';
import { decided } from './rounds.ts';
import type { ContestState, Proof } from './state.ts';

/** Somebody says that nothing makes it: a vote, or an x of its own kind (CONTEST-2, CONTEST-5). When all say so, nobody wins. */
export function impossible(state: ContestState, { seat, at }: Act): Applied {
  const { phase, config } = state;
  if (phase.type === 'slip' || phase.type === 'answering') return declaredX(state, { seat, at });
  if (phase.type !== 'racing') return notNow(state);
  if (phase.impossible.includes(seat)) return refuse('alreadyImpossible');
  const all = [...phase.impossible, seat];
  return all.length === config.players
    ? decided(state, at, { by: 'impossible', winner: null, proofs: [] })
    : went(state, { ...phase, impossible: all });
}

/** And takes it back (CONTEST-2). */
export function withdrew(state: ContestState, { seat }: Act): Applied {
  const { phase } = state;
  if (phase.type !== 'racing') return notNow(state);
  if (!phase.impossible.includes(seat)) return refuse('notImpossible');
  return went(state, { ...phase, impossible: phase.impossible.filter((other) => other !== seat) });
}

/** The claimant's expression for the next set, or for several; the first wrong one loses, the last right one wins (CONTEST-1). */
export function claimStated(state: ContestState, { seat, at, text }: Stated): Applied {
  const { phase, config, sets } = state;
  if (phase.type !== 'entering') return notNow(state);
  if (phase.claimant !== seat) return refuse('notYours');
  const read = readLines(text, sets.length - phase.texts.length);
  if (!read.ok) return read;
  const { texts, isWrong } = judgeLines(state, read.value, { before: phase.texts, x: null });
  if (isWrong) return failed(state, at, { seat, texts, why: 'wrong' });
  if (texts.length < sets.length) return went(state, { ...phase, texts, until: endOf(at, config.entryTime) });
  return decided(state, at, { by: 'proved', winner: seat, proofs: [{ seat, texts, why: null }] });
}

/** The claimant cannot, or has run out of time: that is as wrong as any (CONTEST-1). */
export function claimFailed(state: ContestState, { at }: Act | Tick, why: 'conceded' | 'expired'): Applied {
  const { phase } = state;
  if (phase.type !== 'entering') return notNow(state);
  return failed(state, at, { seat: phase.claimant, texts: phase.texts, why });
}

const failed = (state: ContestState, at: number, proof: Proof): Applied =>
  decided(state, at, { by: 'wrong', winner: null, loser: proof.seat, proofs: [proof] });
