import { meanAbove } from './normal.ts';
import { MIDDLE, SECONDS_AT_LEAST, type LnTime } from './hand-time.ts';

/** A hand that a player has spent time on. */
export interface TimedHand {
  /** What people take for it. */
  readonly usual: LnTime;
  /** A number for its pattern, from 0; null where that is not known. */
  readonly pattern: number | null;
  readonly seconds: number;
  /** False where it was given up, or helped with: alone it would have taken longer. */
  readonly solved: boolean;
}

/** What is asked about a hand. */
export type AskedHand = Pick<TimedHand, 'usual' | 'pattern'>;

/** What a player takes for a hand: in the middle, and within which bounds four times of five. In seconds. */
export interface Expected {
  readonly seconds: number;
  readonly least: number;
  readonly most: number;
}

/**
 * A player's time: ln(t − floor) = usual + offset + (slope − 1)(usual − MIDDLE) + pattern + chance. What is known before the first hand are spreads
 * between people; so few hands move little. Computed out of the history, never stored.
 */
export interface Pace {
  /** Seconds that even the easiest hand takes. */
  readonly floor: number;
  /** Below 0 for who is faster than most. */
  readonly offset: number;
  /** How far the offset may be off. */
  readonly uncertainty: number;
  /** How much more than others the player needs for harder hands: 1 is as others do. */
  readonly slope: number;
  /** How far single times lie from what is expected, as a logarithm. */
  readonly scatter: number;
  /** Hands that this was learnt from, older ones counting less. */
  readonly weight: number;
  readonly expect: (hand: AskedHand) => Expected;
}

/** Spreads between people, and of one person's times. */
const OFFSET = 0.5;
const SLOPE = 0.15;
const PATTERN = 0.2;
const [SIGMA, SIGMA_WEIGHT] = [0.6, 5];
/** Chance has Student's distribution with so many degrees of freedom: now and then somebody is stuck. Four fifths lie within so many of its scale. */
const [FREEDOM, WITHIN] = [4, 1.533];
/** After so many later hands an earlier one counts half. */
const HALF_LIFE = 200;
/** Nobody's floor is higher, and it lies below the fastest hand. */
const [HIGHEST_FLOOR, OF_FASTEST] = [4, 0.92];
const ROUNDS = 6;

/** Learns a player's time from hands, the oldest first. Of many the last two thousand tell all there is to tell. */
export function learnPlayer(hands: readonly TimedHand[]): Pace {
  const recent = hands.slice(-10 * HALF_LIFE);
  const fastest = recent.reduce(
    (least, hand) => (hand.solved ? Math.min(least, hand.seconds) : least),
    Infinity,
  );
  const floor = Math.min(HIGHEST_FLOOR, fastest === Infinity ? SECONDS_AT_LEAST : OF_FASTEST * fastest);
  const seen = recent.flatMap((hand, at) =>
    hand.seconds > floor
      ? [
          {
            ...hand,
            y: Math.log(hand.seconds - floor) - hand.usual,
            weight: 0.5 ** ((recent.length - 1 - at) / HALF_LIFE),
          },
        ]
      : [],
  );
  let fit = solve([]);
  let variance = SIGMA ** 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    let [squares, weight] = [2 * SIGMA_WEIGHT * SIGMA ** 2, 2 * (SIGMA_WEIGHT + 1)];
    const told = seen.map((hand): Told => {
      const mean = fit.mean(hand);
      const off = hand.y - mean;
      // Given up: what it would have taken is somewhere beyond.
      const beyond = hand.solved ? off : Math.sqrt(variance) * meanAbove(off / Math.sqrt(variance));
      const trust = hand.solved ? (FREEDOM + 1) / (FREEDOM + off ** 2 / variance) : 1;
      squares += hand.weight * trust * (hand.solved ? off ** 2 : variance + off * beyond);
      weight += hand.weight;
      return { hand, y: mean + beyond, weight: (hand.weight * trust) / variance };
    });
    fit = solve(told);
    variance = squares / weight;
  }
  return {
    floor,
    offset: fit.offset,
    uncertainty: Math.sqrt(fit.spread),
    slope: 1 + fit.slope,
    scatter: Math.sqrt(variance),
    weight: seen.reduce((sum, { weight }) => sum + weight, 0),
    expect(hand) {
      const middle = hand.usual + fit.mean(hand);
      const wide = WITHIN * Math.sqrt(variance + fit.variance(hand));
      const at = (ln: number) => floor + Math.exp(ln);
      return { seconds: at(middle), least: at(middle - wide), most: at(middle + wide) };
    },
  };
}

/** A hand with the time it is taken to have needed, and how much that counts. */
interface Told {
  readonly hand: AskedHand;
  readonly y: number;
  readonly weight: number;
}

/** What offset, slope and patterns explain a player's hands best: three kinds of numbers, so that the equations come down to two. */
function solve(told: readonly Told[]) {
  const patterns = new Map<number, { w: number; wd: number; wy: number }>();
  let [a, b, c] = [1 / OFFSET ** 2, 0, 1 / SLOPE ** 2];
  let [ya, yb] = [0, 0];
  for (const { hand, y, weight: w } of told) {
    const d = hand.usual - MIDDLE;
    a += w;
    b += w * d;
    c += w * d * d;
    ya += w * y;
    yb += w * d * y;
    if (hand.pattern === null) continue;
    const sums = patterns.get(hand.pattern) ?? { w: 1 / PATTERN ** 2, wd: 0, wy: 0 };
    sums.w += w;
    sums.wd += w * d;
    sums.wy += w * y;
    patterns.set(hand.pattern, sums);
  }
  // A pattern's own part is put in terms of offset and slope, and drops out.
  for (const { w, wd, wy } of patterns.values()) {
    const own = w - 1 / PATTERN ** 2;
    a -= (own * own) / w;
    b -= (own * wd) / w;
    c -= (wd * wd) / w;
    ya -= (own * wy) / w;
    yb -= (wd * wy) / w;
  }
  const determinant = a * c - b * b;
  const [offset, slope] = [(c * ya - b * yb) / determinant, (a * yb - b * ya) / determinant];
  const partsOf = (hand: AskedHand) => {
    const d = hand.usual - MIDDLE;
    const sums = hand.pattern === null ? undefined : patterns.get(hand.pattern);
    const w = sums?.w ?? 1 / PATTERN ** 2;
    const own = sums ? w - 1 / PATTERN ** 2 : 0;
    return { d, w, own, wd: sums?.wd ?? 0, wy: sums?.wy ?? 0 };
  };
  return {
    offset,
    slope,
    spread: c / determinant,
    mean(hand: AskedHand): number {
      const { d, w, own, wd, wy } = partsOf(hand);
      return offset + slope * d + (wy - own * offset - wd * slope) / w;
    },
    variance(hand: AskedHand): number {
      const { d, w, own, wd } = partsOf(hand);
      const [u, v] = [1 - own / w, d - wd / w];
      return (c * u * u - 2 * b * u * v + a * v * v) / determinant + 1 / w;
    },
  };
}

/** The level of somebody with such an offset: 300 more for who is twice as fast. */
export const levelOfPlayer = ({ offset }: Pick<Pace, 'offset'>): number => Math.round(1500 - LEVEL * offset);

/** How far the level may be off, four times of five. */
export const bandOfPlayer = ({ uncertainty }: Pick<Pace, 'uncertainty'>): number =>
  Math.round(LEVEL * FOUR_OF_FIVE * uncertainty);

/** The level of a hand: that of who solves it in a middling time. */
export const levelOfHand = (usual: LnTime): number => Math.round(1500 + LEVEL * (usual - MIDDLE));
const LEVEL = 433;
/** Of what is normal, four fifths lie within so many spreads. */
const FOUR_OF_FIVE = 1.28;

/** How likely it is that a player solves a hand at all: as people did, by how hard it is and how fast they are. */
export const chanceToSolve = (usual: LnTime, { offset }: Pick<Pace, 'offset'>): number =>
  1 / (1 + Math.exp(STEEPNESS * (usual - MIDDLE + SHIFT + offset) - EASE));

/** The time of the hands that a player solves with such a chance: `chanceToSolve` turned round. */
export const usualAtChance = (chance: number, { offset }: Pick<Pace, 'offset'>): LnTime =>
  MIDDLE - SHIFT - offset + (EASE - Math.log(chance / (1 - chance))) / STEEPNESS;

/** As people did who were asked. */
const [STEEPNESS, EASE, SHIFT] = [1.21, 4.09, 1.35];
