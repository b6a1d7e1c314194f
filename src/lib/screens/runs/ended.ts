import { ranksOf } from '#lib/core/cards.ts';
import { entryOf } from '#lib/core/difficulty/table.ts';
import { SHORT_RUN } from '#lib/core/run/spec.ts';
import { formatTime } from '#lib/i18n/format.ts';
import { runs as text } from '#lib/i18n/messages.ts';
import type { Ghost } from '#lib/practice/run/open-run.ts';
import { meritOf, type RunResult } from '#lib/practice/run/result.ts';
import type { PlayedRuns } from '#lib/practice/run/runs.ts';
import { figureOf, isolated, sortIn } from './words.ts';

type Hand = RunResult['hands'][number];

/** As many times longer than usual is slow. */
const SLOW = 1.5;

/** What the hands of a run can be looked through for. */
export const FILTERS = ['all', 'wrong', 'slow', 'skipped'] as const;
export type Filter = (typeof FILTERS)[number];

/** One hand of a run that is over. */
export interface EndedHand {
  readonly hand: Hand;
  /** What such a hand usually takes this person, in seconds; null where nobody knows. */
  readonly takes: number | null;
  /** How it was not solved; null where it was. */
  readonly kind: 'wrong' | 'skipped' | null;
  readonly isSlow: boolean;
}

/** @param usual seconds for each hand */
export const endedHands = (hands: readonly Hand[], usual: readonly (number | null)[]): readonly EndedHand[] =>
  hands.map((hand, at) => {
    const takes = usual[at] ?? null;
    const isSolved = hand.outcome === 'solved' || hand.outcome === 'none';
    return {
      hand,
      takes,
      kind: isSolved ? null : hand.outcome === 'skipped' ? 'skipped' : 'wrong',
      isSlow: isSolved && takes !== null && hand.ms > SLOW * 1000 * takes,
    };
  });

/** The hands that a filter leaves. */
export const filtered = (hands: readonly EndedHand[], by: Filter): readonly EndedHand[] =>
  hands.filter(({ kind, isSlow }) => by === 'all' || (by === 'slow' ? isSlow : kind === by));

/** The hands worth another try: what the filter leaves, or of all those that went wrong or were slow. */
export const worthMore = (hands: readonly EndedHand[], by: Filter): readonly EndedHand[] =>
  by === 'all' ? hands.filter(({ kind, isSlow }) => kind !== null || isSlow) : filtered(hands, by);

/** What leads /about to the lesson of a hand; null for one that nobody could have made. */
export function lessonOf({ cards }: Pick<Hand, 'cards'>): string | null {
  const ranks = ranksOf(cards);
  return entryOf(ranks) && `?game=practice&explain=${ranks.join('-')}`;
}

/** What is told of a run when it is over. */
export interface RunEnding {
  /** The sentence beside its figure. */
  readonly head: string;
  /** What there is to add, or nothing. */
  readonly more: string;
  /** It beats every other of its sort. */
  readonly isBest: boolean;
}

/** @param isLeft it was ended before its end */
export function endingOf(
  result: RunResult,
  played: PlayedRuns,
  ghost: Ghost | null,
  isLeft: boolean,
): RunEnding {
  const merits = played.all.flatMap((other) =>
    other.name !== result.name && sortIn(other.spec) === sortIn(result.spec) ? (meritOf(other) ?? []) : [],
  );
  /** The best of the others. */
  const before = merits.length === 0 ? null : Math.max(...merits);
  const merit = meritOf(result);
  return {
    head: headOf(result, { played, ghost, isLeft, before }),
    more: moreOf(result, { played, ghost, isLeft }),
    isBest: !isLeft && merit !== null && (before === null || merit > before),
  };
}

interface Circumstances {
  readonly played: PlayedRuns;
  readonly ghost: Ghost | null;
  readonly isLeft: boolean;
}

/** When the ghost had its last hand, in milliseconds. */
const ghostEnd = (ghost: Ghost | null): number | null => ghost?.times.at(SHORT_RUN - 1) ?? null;

function headOf(
  result: RunResult,
  { played, ghost, isLeft, before }: Circumstances & { readonly before: number | null },
): string {
  const { spec, state } = result;
  const sort = sortIn(spec);
  const merit = meritOf(result);
  if (sort === 'streak') return text.inRow(state.solved);
  if (isLeft || merit === null) return text.end.left;
  const toBeat = ghostEnd(ghost);
  if (sort === 'ghost' && toBeat !== null) {
    const time = formatTime(Math.abs(toBeat - state.at));
    if (state.at <= toBeat) return text.end.won(time);
    return ghost?.of === 'sent' ? text.end.lostTo(isolated(ghost.by), time) : text.end.lost(time);
  }
  if (before === null || merit > before)
    return sort === 'storm' && before !== null ? text.end.bestBy(merit - before) : text.end.best;
  const best = played.of(sort)?.best;
  return best ? text.end.noBest(figureOf(best)) : text.end.best;
}

function moreOf({ spec, state }: RunResult, { played, ghost, isLeft }: Circumstances): string {
  if (isLeft) return text.solved(state.solved);
  const sort = sortIn(spec);
  if (sort === 'storm') return text.end.storm(state.solved, formatTime(state.at), state.longest);
  if (sort === 'ghost') {
    const toBeat = ghostEnd(ghost);
    if (toBeat === null) return '';
    const clock = formatTime(toBeat);
    return ghost?.of === 'sent' ? text.end.took(isolated(ghost.by), clock) : text.end.ghost(clock);
  }
  if (sort === 'untimed')
    return `${text.steps(3 * state.solved + state.undos, 3 * state.solved)} · ${text.end.untimed(state.solved, state.hands - state.solved)}`;
  const { best, last } = played.of(sort) ?? {};
  return best && last ? text.bestAndLast(figureOf(best), figureOf(last)) : '';
}
