import type { ReadMatch } from '#lib/core/match/file.ts';
import type { Header } from '#lib/core/match/header.ts';
import type { Timeline } from '#lib/core/match/timeline.ts';
import { aloneOf, compareAlone, type Alone } from '#lib/games/contest/alone.ts';
import type { ContestConfig } from '#lib/games/contest/config.ts';
import type { ContestEvent } from '#lib/games/contest/events.ts';
import { plainSeed } from '#lib/games/contest/shared.ts';
import type { ContestState } from '#lib/games/contest/state.ts';
import { rulesKey } from '#lib/match/best.ts';

/** A contest that one played alone, and what it came to. */
export interface PlayedAlone {
  readonly header: Header;
  readonly alone: Alone;
}

/** How it stands beside the others by the same rules. `known`: some of its numbers had been seen, so it has no place among them. */
export type SoloPlace =
  | { readonly type: 'first' }
  | { readonly type: 'best'; readonly before: Alone }
  | { readonly type: 'behind'; readonly best: Alone }
  | { readonly type: 'known' };

/** Reads it out of a stored contest; null where no round was decided. */
export function playedOf({ header, timeline }: Pick<ReadMatch, 'header' | 'timeline'>): PlayedAlone | null {
  const alone = aloneOf(timeline as unknown as Timeline<ContestState, ContestEvent>);
  return alone && { header, alone };
}

const configOf = ({ header }: PlayedAlone) => header.config as ContestConfig;
const nameOf = ({ header }: PlayedAlone) => header.players[0]?.name;

/** Whoever plays the same rounds once more knows the numbers, and so does who takes a decided round back. */
const isKnown = ({ header, alone }: PlayedAlone, all: readonly PlayedAlone[]): boolean =>
  alone.retaken ||
  all.some(
    (other) =>
      other.header.startedAt < header.startedAt && plainSeed(other.header.seed) === plainSeed(header.seed),
  );

/** The best of contests by the same rules, the earliest of equal ones; null where none counts. */
const bestOf = (all: readonly PlayedAlone[]): PlayedAlone | null =>
  all
    .filter((each) => !isKnown(each, all))
    .toSorted(
      (a, b) => compareAlone(configOf(a), a.alone, b.alone) || a.header.startedAt - b.header.startedAt,
    )[0] ?? null;

/** Where a contest stands among those of the same person by the same rules; it may be among them itself. */
export function soloPlaceOf(own: PlayedAlone, all: readonly PlayedAlone[]): SoloPlace {
  const others = all.filter((each) => each.header.id !== own.header.id && nameOf(each) === nameOf(own));
  if (isKnown(own, others)) return { type: 'known' };
  const best = bestOf(others)?.alone;
  if (best === undefined) return { type: 'first' };
  return compareAlone(configOf(own), own.alone, best) < 0
    ? { type: 'best', before: best }
    : { type: 'behind', best };
}

/** The best that somebody came to by the same rules, and out of how many. */
export interface SoloBest extends PlayedAlone {
  readonly of: number;
}

/** The best of each by each set of rules, what was played last first; those that know the numbers count with neither. */
export function bestsAmong(all: readonly PlayedAlone[]): readonly SoloBest[] {
  const keyOf = (each: PlayedAlone) => JSON.stringify([nameOf(each), rulesKey(each.header.config)]);
  const latest = all.toSorted((a, b) => b.header.startedAt - a.header.startedAt);
  return [...new Set(latest.map(keyOf))].flatMap((key) => {
    const alike = all.filter((each) => keyOf(each) === key);
    const best = bestOf(alike);
    return best ? [{ ...best, of: alike.filter((each) => !isKnown(each, alike)).length }] : [];
  });
}
