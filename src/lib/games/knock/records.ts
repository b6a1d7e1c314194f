import type { Ruled } from '#lib/core/match/common.ts';
import type { Millis } from '#lib/core/match/game.ts';
import { delayOf } from '#lib/games/table/handicap.ts';
import { seenCard } from '#lib/games/table/table-cards.ts';
import {
  counted,
  endedDeal,
  openedDeal,
  rankedDeal,
  rekinded,
  type ClaimRecord,
  type EarlyTouch,
  type OpenDeal,
  type SetRecord,
} from '#lib/games/table/record.ts';
import { stepsOf, type PlayedStep as StepOf } from '#lib/core/match/steps.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import { deckOf } from './deck.ts';
import type { KnockEvent } from './events.ts';
import { barredOf } from './phases.ts';
import { sumsOf } from './score.ts';
import type { Claim, KnockSet, KnockState } from './state.ts';

type PlayedStep = StepOf<KnockState, KnockEvent>;

/** A settled set, with its cards as they lay: a ruling may open it again. */
interface Settled {
  readonly record: SetRecord;
  readonly deal: OpenDeal;
}

/** What is known so far: the settled sets, and of the open one its cards, its claims, and touches before they were open. */
interface Draft {
  readonly sets: readonly Settled[];
  readonly deal: OpenDeal | null;
  readonly claims: readonly ClaimRecord[];
  readonly early: readonly EarlyTouch[];
}

/** The sets of a match as they were played, the last one also if it was never settled. Cost: the length of the log. */
export function knockRecords(timeline: Timeline<KnockState, KnockEvent>): readonly SetRecord[] {
  const steps = stepsOf(timeline);
  let draft: Draft = { sets: [], deal: null, claims: [], early: [] };
  for (const step of steps) draft = followed(draft, step);
  const sets = draft.sets.map(({ record }) => record);
  if (draft.deal === null) return sets;
  const { state } = stateAt(timeline);
  const { set, round, target } = state;
  const open = endedDeal(draft.deal, 'open', steps.at(-1)?.event.at ?? 0);
  const nobody = { decided: null, winner: null, took: state.won.map(() => 0) };
  return [
    ...sets,
    { set, round, target, deals: [open], claims: draft.claims, ...nobody, counts: sumsOf(state) },
  ];
}

function followed(draft: Draft, step: PlayedStep): Draft {
  const { event, before, after } = step;
  const back = event.type === 'ruled' ? reopened(draft, event) : draft;
  const heard = withSignals(back, step);
  const { last } = after;
  const isSettled = last !== null && last !== before.last && heard.deal !== null;
  const claims = claimsOf(heard.claims, isSettled ? last.claims : after.claims, event);
  if (!isSettled || heard.deal === null) return { ...heard, claims };
  const record = recordOf(last, heard.deal, step);
  return {
    sets: [...heard.sets, { record: { ...record, claims }, deal: heard.deal }],
    deal: null,
    claims: [],
    early: [],
  };
}

/** A ruling on the set just settled is one on its cards as they lay. */
function reopened(draft: Draft, { set }: Ruled): Draft {
  const settled = draft.sets.at(-1);
  if (draft.deal !== null || settled === undefined || settled.record.set !== set) return draft;
  return { ...draft, sets: draft.sets.slice(0, -1), deal: settled.deal, claims: settled.record.claims };
}

function recordOf(
  { set, round, target, by, taker, table }: KnockSet,
  deal: OpenDeal,
  { seq, event, after }: PlayedStep,
): Omit<SetRecord, 'claims'> {
  return {
    set,
    round,
    target,
    deals: [endedDeal(deal, by, event.at)],
    decided: seq,
    winner: taker,
    took: after.won.map((_, seat) => (seat === taker ? table.length : 0)),
    counts: sumsOf(after),
  };
}

/** The claims as they stand now; the one that was ruled keeps how it had come about. */
function claimsOf(
  known: readonly ClaimRecord[],
  claims: readonly Claim[],
  event: PlayedStep['event'],
): readonly ClaimRecord[] {
  return claims.map((claim, index) => {
    const before = known[index];
    if (claim.by !== 'ruled') return before ?? recordedClaim(claim, claim.by);
    if (before === undefined) throw new RangeError('what was ruled was claimed before');
    const isNow = event.type === 'ruled' && index === claims.length - 1;
    return isNow ? { ...before, verdict: claim.verdict, ruled: event.reason } : before;
  });
}

const recordedClaim = (
  { claimant, heat, thought, verdict, value, texts }: Claim,
  by: ClaimRecord['by'],
): ClaimRecord => ({
  claimant,
  namer: null,
  after: thought,
  heat,
  texts,
  value,
  verdict,
  by,
  ruled: null,
});

/** What an event adds to the cards that lie there. */
function withSignals(draft: Draft, { seq, event, before, after }: PlayedStep): Draft {
  const { deal, early } = draft;
  if (event.type === 'opened') {
    const table = after.table.map((lying) => seenCard(deckOf(after.config), lying));
    const opened = { opened: seq, openedAt: event.at, table, counts: sumsOf(after) };
    return { ...draft, deal: openedDeal(opened, early), early: [] };
  }
  if (event.type === 'knocked' && before.phase.type === 'counting')
    return { ...draft, early: [...early, { seat: event.seat, at: event.at }] };
  if (deal === null) return draft;
  const lying = (change: Partial<OpenDeal>): Draft => ({ ...draft, deal: { ...deal, ...change } });
  switch (event.type) {
    case 'knocked':
    case 'called': {
      const since = event.at - sinceOf(before);
      const counts = since + delayOf(before.config.handicaps, event.seat);
      const kind = before.phase.type === 'claim' ? 'late' : 'inTime';
      return lying({ signals: [...deal.signals, { seat: event.seat, after: since, counts, kind }] });
    }
    case 'settled': {
      const { phase } = after;
      const first = phase.type === 'claim' ? phase.claimant : null;
      const isOut = (seat: number) => seat !== first && !barredOf(after).includes(seat);
      return lying({ signals: rekinded(deal.signals, 'late', ({ seat }) => isOut(seat)) });
    }
    case 'voided': {
      // Who takes the place of a void knock was in time after all (SLAP-9).
      const { phase } = after;
      const next = phase.type === 'claim' ? phase.claimant : null;
      const left = rekinded(deal.signals, 'voided', ({ seat }) => seat === event.seat);
      return lying({ signals: counted(left, (seat) => seat === next) });
    }
    case 'passed':
      return lying({ quits: [...deal.quits, { seat: event.seat, after: event.at - sinceOf(before) }] });
    case 'keptLooking':
      return lying({ quits: [] });
    case 'ranked':
      return lying(rankedDeal(deal, event.ranks));
    default:
      return draft;
  }
}

/** When the cards were opened, moved on by the time that claims took. */
function sinceOf({ phase, config }: KnockState): Millis {
  if (phase.type === 'claim')
    return phase.decided - delayOf(config.handicaps, phase.claimant) - phase.thought;
  return phase.type === 'open' || phase.type === 'collecting' ? phase.since : 0;
}
