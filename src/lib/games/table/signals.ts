import { shuffled, type Rng } from '#lib/core/chance.ts';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { delayOf, type Handicap } from './handicap.ts';

/** One touch, knock or call, as it counts. */
export interface Signal {
  readonly seat: Seat;
  /** The time stamp of the touch itself. */
  readonly at: Millis;
  /** When it counts: later than `at` for a seat with a delay (SLAP-13). */
  readonly counts: Millis;
  /** How far apart this device can tell two touches, p (SLAP-9); 0 when nobody raced. */
  readonly resolution: Millis;
}

/** Who came first. `lot`: the seats between which it was too close to tell, in the order of their stamps; empty without a dead heat. */
export interface Order {
  readonly order: readonly Seat[];
  readonly lot: readonly Seat[];
  readonly resolution: Millis;
}

/** What is known of a dead heat, for telling it (SLAP-9). */
export interface Heat {
  /** Empty when no lot was drawn. */
  readonly lot: readonly Seat[];
  readonly resolution: Millis;
}

/** A signal that came after it was decided, and by how much (SLAP-9). */
export interface Late {
  readonly seat: Seat;
  readonly after: Millis;
}

/** Signals that have been ordered: the deciding ones, when the last of them counted, and those that came too late. */
export interface Decided {
  readonly signals: readonly Signal[];
  readonly decided: Millis;
  readonly heat: Heat;
  readonly late: readonly Late[];
}

/** A window stays open for at least a frame after the touch that decides, so that touches of one report all get in. */
export const SIGNAL_WINDOW: Millis = 20;

/** A touch as it counts: later by its seat's delay (SLAP-13). */
export const signalOf = (handicaps: readonly Handicap[], touch: Omit<Signal, 'counts'>): Signal => ({
  ...touch,
  counts: touch.at + delayOf(handicaps, touch.seat),
});

/** The signals by when they count; the handler's order is no argument, so equal ones lie by seat. */
export const byStamp = (signals: readonly Signal[]): readonly Signal[] =>
  signals.toSorted((a, b) => a.counts - b.counts || a.seat - b.seat);

const resolutionOf = (signals: readonly Signal[]): Millis =>
  Math.max(0, ...signals.map((signal) => signal.resolution));

/** When the window closes that `places` signals decide: null as long as there are fewer. Called ones (resolution 0) need no waiting. */
export function windowEnd(signals: readonly Signal[], places: number): Millis | null {
  const deciding = byStamp(signals)[places - 1];
  if (deciding === undefined) return null;
  const resolution = resolutionOf(signals);
  return deciding.counts + (resolution === 0 ? 0 : Math.max(SIGNAL_WINDOW, resolution));
}

/** Orders signals of which the first `places` are in. Where the last one in and the first one out are closer than p, the lot decides. */
export function orderSignals(signals: readonly Signal[], places: number, rng: Rng): Order {
  const sorted = byStamp(signals);
  const heat = deadHeat(sorted, places);
  const drawn = shuffled(heat, rng);
  // A dead heat is one stretch of the sorted signals.
  const start = heat[0] === undefined ? 0 : sorted.indexOf(heat[0]);
  return {
    order: sorted.map(({ seat }, place) => drawn[place - start]?.seat ?? seat),
    lot: heat.map(({ seat }) => seat),
    resolution: resolutionOf(signals),
  };
}

/** Whether an order is one that these signals allow: exactly by stamp outside the dead heat, anyhow within it. */
export function isFairOrder(
  signals: readonly Signal[],
  places: number,
  { order, lot, resolution }: Order,
): boolean {
  const sorted = byStamp(signals);
  const heat = deadHeat(sorted, places);
  const same = (a: readonly Seat[], b: readonly Seat[]) =>
    a.length === b.length && a.every((seat, index) => seat === b[index]);
  const free = heat.map(({ seat }) => seat);
  if (!same(lot, free) || resolution !== resolutionOf(signals) || new Set(order).size !== sorted.length)
    return false;
  return (
    order.length === sorted.length &&
    sorted.every(({ seat }, place) => {
      const there = order[place];
      return free.includes(seat) ? there !== undefined && free.includes(there) : there === seat;
    })
  );
}

/** Draws the line after the first `places` signals of a fair order. There is at least one. */
export function decide(
  signals: readonly Signal[],
  places: number,
  { order, lot, resolution }: Order,
): Decided {
  const sorted = order.flatMap((seat) => signals.filter((signal) => signal.seat === seat));
  const deciding = sorted.slice(0, places);
  const decided = deciding.at(-1)?.counts ?? 0;
  return {
    signals: deciding,
    decided,
    heat: { lot, resolution },
    late: sorted.slice(places).map(({ seat, counts }) => ({ seat, after: Math.max(0, counts - decided) })),
  };
}

/** Whether a seat's signal is among these. */
export const hasSignalled = (signals: readonly { readonly seat: Seat }[], seat: Seat): boolean =>
  signals.some((signal) => signal.seat === seat);

/** Those that cannot be told apart across the line between in and out: a stretch of the sorted signals, or nothing. */
function deadHeat(sorted: readonly Signal[], places: number): readonly Signal[] {
  const [inside, outside] = [sorted[places - 1], sorted[places]];
  if (inside === undefined || outside === undefined) return [];
  const p = resolutionOf(sorted);
  return sorted.filter(({ counts }, place) =>
    place < places ? outside.counts - counts < p : counts - inside.counts < p,
  );
}
