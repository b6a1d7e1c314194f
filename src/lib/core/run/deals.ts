import type { Card } from '../cards.ts';
import { createRng, type Rng } from '../chance.ts';
import { handsOfFour } from '../difficulty/four-ranks.ts';
import { entryOf } from '../difficulty/table.ts';
import { handTime } from '../pace/hand-time.ts';
import { cardsOfRanks } from '../suits.ts';
import { DECOY_ONE_IN, STREAK_DECOYS_FROM, type RunSpec } from './spec.ts';

type Ranks = readonly number[];

/** One hand of a run. */
export interface RunDeal {
  readonly cards: readonly Card[];
  readonly isSolvable: boolean;
}

/** A storm goes from easy to hard: so many hands out of such a part of all, the easiest first. The last band has no end. */
const BANDS: readonly (readonly [hands: number, from: number, to: number])[] = [
  [7, 0, 0.15],
  [8, 0.1, 0.3],
  [9, 0.25, 0.5],
  [10, 0.45, 0.65],
  [11, 0.6, 0.8],
  [13, 0.75, 0.9],
  [15, 0.88, 0.97],
  [Infinity, 0.95, 1],
];
/** A streak grows harder by so much with each hand, on the scale of `handTime`. */
const HARDER = 0.06;
/** It takes the nearest of so many hands out of a neighbourhood. */
const [LOOKED_AT, NEIGHBOURS] = [12, 24];
/** So often another hand is drawn where one has been dealt already. */
const MOST_DRAWS = 40;

/** All hands of a run, one after the other, without end. What a spec deals is a promise: golden tests hold it. */
export function* dealsOf(spec: RunSpec): Generator<RunDeal, never, void> {
  const rng = createRng(spec.seed);
  const all = inOrder(spec.ranks);
  const dealt = new Set<string>();
  const fresh = (hands: readonly Ranks[]): Ranks => {
    let drawn: Ranks = [];
    for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
      drawn = hands[rng.next(hands.length)] ?? [];
      if (!dealt.has(drawn.join())) break;
    }
    return drawn;
  };
  for (let place = 0; ; place += 1) {
    const isDecoy = hasDecoys(spec, place) && rng.next(DECOY_ONE_IN) === 0;
    const ranks = isDecoy
      ? fresh(all.impossible)
      : spec.kind === 'streak'
        ? nearest(all.solvable, spec.start / 100 + HARDER * place, rng, dealt)
        : fresh(band(all.solvable, place));
    dealt.add(ranks.join());
    yield { cards: cardsOfRanks(ranks, rng), isSolvable: !isDecoy };
  }
}

/** Everybody races over hands that can be made. */
const hasDecoys = ({ kind, decoys }: RunSpec, place: number): boolean =>
  decoys && (kind === 'storm' || (kind === 'streak' && place >= STREAK_DECOYS_FROM));

function band(hands: readonly Ranks[], place: number): readonly Ranks[] {
  let upTo = 0;
  const [, from, to] = BANDS.find(([count]) => place < (upTo += count)) ?? [0, 0, 1];
  return hands.slice(Math.floor(from * hands.length), Math.ceil(to * hands.length));
}

/** A hand that takes people about so long: the nearest of a few that lie about there. */
function nearest(hands: readonly Ranks[], wanted: number, rng: Rng, dealt: ReadonlySet<string>): Ranks {
  let [low, high] = [0, hands.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (usualOf(hands[middle] ?? []) < wanted) low = middle + 1;
    else high = middle;
  }
  const first = Math.min(Math.max(0, low - NEIGHBOURS), hands.length - 2 * NEIGHBOURS);
  const near = hands.slice(first, first + 2 * NEIGHBOURS);
  const left = near.filter((hand) => !dealt.has(hand.join()));
  const drawn = Array.from({ length: LOOKED_AT }, () => {
    const hand = (left.length > 0 ? left : near)[rng.next(left.length || near.length)] ?? [];
    return { hand, off: Math.abs(usualOf(hand) - wanted) };
  });
  return drawn.reduce((best, next) => (next.off < best.off ? next : best)).hand;
}

const usuals = new Map<Ranks, number>();

function usualOf(hand: Ranks): number {
  const usual = usuals.get(hand) ?? handTime(hand, 24) ?? Infinity;
  usuals.set(hand, usual);
  return usual;
}

interface Hands {
  /** The easiest first. */
  readonly solvable: readonly Ranks[];
  readonly impossible: readonly Ranks[];
}
const known = new Map<number, Hands>();

function inOrder(highest: number): Hands {
  const before = known.get(highest);
  if (before) return before;
  const all = handsOfFour(highest).map((hand) => ({ hand, level: entryOf(hand)?.level ?? 0 }));
  const hands = {
    solvable: all
      .filter(({ level }) => level > 0)
      .sort((a, b) => a.level - b.level)
      .map(({ hand }) => hand),
    impossible: all.filter(({ level }) => level === 0).map(({ hand }) => hand),
  };
  known.set(highest, hands);
  return hands;
}
