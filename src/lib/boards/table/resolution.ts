import type { Millis } from '#lib/core/match/game.ts';

/** One report of a finger that moves. */
export interface Report {
  /** `PointerEvent.pointerId`. */
  readonly pointer: number;
  /** The report's own time stamp. */
  readonly stamp: Millis;
}

/** p as long as nothing is known (SLAP-9): a common screen reports touches sixty times a second. Keys are never told better. */
export const UNKNOWN: Millis = 17;

/** Fewer steps between reports are not believed. */
const ENOUGH = 12;
/** A finger that has rested so long, or a page that stood still, says nothing of the screen. */
const REST: Millis = 50;
/** By so much the stamps of an even stream may stray, as a share of its step; those of a whole millisecond by that. */
const EVEN = 0.2;
const STRAY: Millis = 1;
/** What the mean of an even stream may lie above its true step. */
const ROUNDING: Millis = 0.1;
/** The coarsest stamps that browsers give. */
const COARSEST: Millis = 100;

/**
 * How far apart this device can tell two touches, p of SLAP-9, in whole milliseconds: the larger of the step of its stamps and the time
 * between two reports of its screen. `reports` in the order in which they came; those of one finger are ascending.
 */
export function resolutionOf(reports: readonly Report[]): Millis {
  const { steps, repeats } = stepsOf(reports);
  // Several reports under one stamp: the stamps are coarser than the screen.
  const isCoarse = steps.length > 2 && repeats >= steps.length;
  const floor = isCoarse ? Math.min(...steps) : 0;
  const period = periodOf(isCoarse ? steps : steps.filter((step) => step <= REST));
  return Math.min(COARSEST, Math.ceil(Math.max(1, floor - ROUNDING, (period ?? UNKNOWN) - ROUNDING)));
}

/** The time between reports of which most follow each other evenly; null where they do not, as when some were computed in between. */
function periodOf(steps: readonly Millis[]): Millis | null {
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)];
  if (usual === undefined || steps.length < ENOUGH) return null;
  const even = steps.filter((step) => Math.abs(step - usual) <= Math.max(STRAY, usual * EVEN));
  if (even.length < steps.length * 0.75) return null;
  return even.reduce((sum, step) => sum + step, 0) / even.length;
}

/** From each stamp of a finger to its next one; `repeats`: how often that was the same. */
function stepsOf(reports: readonly Report[]): {
  readonly steps: readonly Millis[];
  readonly repeats: number;
} {
  const last = new Map<number, Millis>();
  const all = reports.flatMap(({ pointer, stamp }) => {
    const before = last.get(pointer);
    last.set(pointer, stamp);
    return before === undefined ? [] : [stamp - before];
  });
  const steps = all.filter((step) => step > 0);
  return { steps, repeats: all.length - steps.length };
}

/** So many reports are remembered: some seconds of a moving finger. */
const KEPT = 240;

/** What people do on a screen, watched for how finely it tells. */
export interface Watched {
  /** p of the last touch or key that went down. */
  readonly resolution: () => Millis;
  readonly stop: () => void;
}

/** Watches the touches and keys of a page until stopped. */
export function watchResolution(page: Window): Watched {
  let reports: readonly Report[] = [];
  let isKey = false;
  const moved = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    // A page hears of several reports at once; each has its own stamp.
    const parts = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
    const stamps = (parts.length > 0 ? parts : [event]).map(({ timeStamp }) => timeStamp);
    reports = [...reports, ...stamps.map((stamp) => ({ pointer: event.pointerId, stamp }))].slice(-KEPT);
  };
  const down = () => (isKey = false);
  const key = () => (isKey = true);
  const options = { capture: true, passive: true };
  page.addEventListener('pointermove', moved, options);
  page.addEventListener('pointerdown', down, options);
  page.addEventListener('keydown', key, options);
  return {
    resolution: () => Math.max(isKey ? UNKNOWN : 1, resolutionOf(reports)),
    stop: () => {
      page.removeEventListener('pointermove', moved, options);
      page.removeEventListener('pointerdown', down, options);
      page.removeEventListener('keydown', key, options);
    },
  };
}
