import type { Ruled } from '#lib/core/match/common.ts';
import { delayOf } from '#lib/games/table/handicap.ts';
import { seenCard } from '#lib/games/table/table-cards.ts';
import {
  counted,
  endedDeal,
  openedDeal,
  rankedDeal,
  rekinded,
  type ClaimRecord,
  type DealRecord,
  type EarlyTouch,
  type OpenDeal,
  type SetRecord,
} from '#lib/games/table/record.ts';
import type { Seat } from '#lib/core/match/game.ts';
import { hasSignalled } from '#lib/games/table/signals.ts';
import { stepsOf, type PlayedStep as StepOf } from '#lib/core/match/steps.ts';
import { stateAt, type Timeline } from '#lib/core/match/timeline.ts';
import { DECK } from './deck.ts';
import type { SlapEvent } from './events.ts';
import type { SlapState } from './state.ts';

type PlayedStep = StepOf<SlapState, SlapEvent>;

/** What is known so far: the settled sets, and of the open one the deals that were put away, the one that lies there, early touches. */
interface Draft {
  readonly sets: readonly SetRecord[];
  readonly gone: readonly DealRecord[];
  readonly deal: OpenDeal | null;
  readonly early: readonly EarlyTouch[];
}

/** The sets of a match as they were played, the last one also if it was never settled. Cost: the length of the log. */
export function slapRecords(timeline: Timeline<SlapState, SlapEvent>): readonly SetRecord[] {
  const steps = stepsOf(timeline);
  let draft: Draft = { sets: [], gone: [], deal: null, early: [] };
  for (const step of steps) draft = followed(draft, step);
  const { sets, gone, deal } = draft;
  if (deal === null && gone.length === 0) return sets;
  const { state } = stateAt(timeline);
  const deals = deal === null ? gone : [...gone, endedDeal(deal, 'open', steps.at(-1)?.event.at ?? 0)];
  const nobody = state.piles.map(() => 0);
  return [...sets, { ...known(state), deals, claims: [], decided: null, winner: null, took: nobody }];
}

const known = ({
  set,
  target,
  piles,
}: SlapState): Pick<SetRecord, 'set' | 'round' | 'target' | 'counts'> => ({
  set,
  round: 0,
  target,
  counts: sizesOf(piles),
});

const sizesOf = (piles: SlapState['piles']): readonly number[] => piles.map((pile) => pile.length);

function followed(draft: Draft, step: PlayedStep): Draft {
  const heard = withSignals(draft, step);
  const { before, after, event } = step;
  if (event.type === 'ruled') return { ...heard, sets: overruled(heard.sets, event, after) };
  if (after.set > before.set) return settledBy(heard, step);
  const { type } = after.phase;
  if ((type === 'swapping' || type === 'reshuffling' || event.type === 'consented') && heard.deal !== null) {
    const swapped = event.type === 'timedOut' ? 'timedOut' : 'swapped';
    const end = type === 'reshuffling' ? 'reshuffled' : swapped;
    return { ...heard, gone: [...heard.gone, endedDeal(heard.deal, end, event.at)], deal: null };
  }
  return heard;
}

/** What an event adds to the cards that lie there. */
function withSignals(draft: Draft, { seq, event, before, after }: PlayedStep): Draft {
  const { deal, early } = draft;
  if (event.type === 'opened') {
    const table = after.table.map((lying) => seenCard(DECK, lying));
    const opened = { opened: seq, openedAt: event.at, table, counts: sizesOf(after.piles) };
    return { ...draft, deal: openedDeal(opened, early), early: [] };
  }
  if (event.type === 'slapped' && before.phase.type === 'counting')
    return { ...draft, early: [...early, { seat: event.seat, at: event.at }] };
  if (deal === null) return draft;
  const lying = (change: Partial<DealRecord>): Draft => ({ ...draft, deal: { ...deal, ...change } });
  switch (event.type) {
    case 'slapped':
    case 'called': {
      const racing = before.phase.type === 'open' || before.phase.type === 'collecting';
      const since = event.at - deal.openedAt;
      const counts = since + delayOf(before.config.handicaps, event.seat);
      const kind = racing ? 'inTime' : 'late';
      return lying({ signals: [...deal.signals, { seat: event.seat, after: since, counts, kind }] });
    }
    case 'settled': {
      const late = 'late' in after.phase ? after.phase.late : [];
      return lying({ signals: rekinded(deal.signals, 'late', ({ seat }) => hasSignalled(late, seat)) });
    }
    case 'voided': {
      // Who takes the place of a void slap was in time after all (SLAP-9).
      const { phase } = after;
      const isIn = (seat: Seat) => 'slaps' in phase && hasSignalled(phase.slaps, seat);
      const left = rekinded(deal.signals, 'voided', ({ seat }) => seat === event.seat);
      return lying({ signals: counted(left, (seat) => isIn(seat)) });
    }
    case 'gaveUp':
      return lying({ quits: [...deal.quits, { seat: event.seat, after: event.at - deal.openedAt }] });
    case 'ranked':
      return lying(rankedDeal(deal, event.ranks));
    default:
      return draft;
  }
}

function settledBy({ sets, gone, deal }: Draft, { seq, event, before, after }: PlayedStep): Draft {
  const { last } = after;
  const empty: Draft = { sets, gone: [], deal: null, early: [] };
  if (last === null || last.by === 'ruled' || deal === null || before.phase.type !== 'claim') return empty;
  const { claimant, namer, heat, texts, value, verdict, by, winner, took } = last;
  const claim: ClaimRecord = {
    claimant,
    namer,
    after: before.phase.decided - deal.openedAt,
    heat,
    texts,
    value,
    verdict,
    by,
    ruled: null,
  };
  const record: SetRecord = {
    ...known(after),
    set: before.set,
    deals: [...gone, endedDeal(deal, 'claimed', event.at)],
    claims: [claim],
    decided: seq,
    winner,
    took,
  };
  return { ...empty, sets: [...sets, record] };
}

/** The table changed the verdict on a set: who won it and who took what follow from it. */
function overruled(
  sets: readonly SetRecord[],
  { set, verdict, reason }: Ruled,
  { last, piles }: SlapState,
): readonly SetRecord[] {
  return sets.map((record) =>
    record.set !== set || last === null
      ? record
      : {
          ...record,
          claims: record.claims.map((claim) => ({ ...claim, verdict, ruled: reason })),
          winner: last.winner,
          took: last.took,
          counts: sizesOf(piles),
        },
  );
}
