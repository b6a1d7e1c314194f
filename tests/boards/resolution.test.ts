import { describe, expect, test } from 'vitest';
import { createRng } from '#lib/core/chance.ts';
import { resolutionOf, UNKNOWN, type Report } from '#lib/boards/table/resolution.ts';

interface Screen {
  /** Reports a second. */
  readonly hertz: number;
  /** What stamps are multiples of, in ms. */
  readonly grain: number;
  /** By so many ms at most a stamp strays from its report. */
  readonly stray?: number;
  readonly count?: number;
}

/** What a page hears of a finger that moves all the time. */
function finger({ hertz, grain, stray = 0, count = 40 }: Screen): readonly Report[] {
  const rng = createRng(hertz);
  return Array.from({ length: count }, (_, report) => {
    const at = 5000.35 + (report * 1000) / hertz + (stray * rng.next(100)) / 100;
    return { pointer: 1, stamp: Math.floor(at / grain + 1e-9) * grain };
  });
}

/** Two streams as the page hears them, one report of each by turns. */
const byTurns = (a: readonly Report[], b: readonly Report[]): readonly Report[] =>
  a.flatMap((report, place) => [report, ...b.slice(place, place + 1)]);

describe('resolutionOf (SLAP-9)', () => {
  test.each([
    [60, 17],
    [90, 12],
    [120, 9],
    [125, 8],
    [240, 5],
  ])('of a screen of %d Hz is the time between two of its reports', (hertz, p) => {
    expect(resolutionOf(finger({ hertz, grain: 0.1 }))).toBe(p);
    expect(resolutionOf(finger({ hertz, grain: 1 }))).toBe(p);
    expect(resolutionOf(finger({ hertz, grain: 0.1, stray: 0.8 }))).toBe(p);
    // Two fingers tell no more than one, in the same reports or in some of their own.
    const one = finger({ hertz, grain: 0.1 });
    const other = (later: number) => one.map(({ stamp }) => ({ pointer: 2, stamp: stamp + later }));
    expect(resolutionOf(byTurns(one, other(0)))).toBe(p);
    expect(resolutionOf(byTurns(one, other(500 / hertz)))).toBe(p);
  });

  test.each([
    ['20 ms', 20, 20],
    ['a sixtieth of a second', 1000 / 60, 17],
    ['100 ms', 100, 100],
  ])('is never below the step of the stamps: %s', (_, grain, p) => {
    for (const hertz of [60, 120, 240]) expect(resolutionOf(finger({ hertz, grain, count: 120 }))).toBe(p);
  });

  test('is never below 100 ms stamps either as soon as three steps of them are seen', () => {
    expect(resolutionOf(finger({ hertz: 120, grain: 100, count: 50 }))).toBe(100);
  });

  test('is at least a millisecond, however fast the stream', () => {
    expect(resolutionOf(finger({ hertz: 8000, grain: 0.1 }))).toBe(1);
  });

  test('is that of a common screen until enough is known', () => {
    expect(UNKNOWN).toBe(17);
    expect(resolutionOf([])).toBe(UNKNOWN);
    expect(resolutionOf(finger({ hertz: 120, grain: 0.1, count: 12 }))).toBe(UNKNOWN);
    expect(resolutionOf(finger({ hertz: 120, grain: 0.1, count: 13 }))).toBe(9);
    // Taps alone: each finger goes down, slips once and is gone.
    const taps = Array.from({ length: 40 }, (_, pointer) => [
      { pointer, stamp: pointer * 700 },
      { pointer, stamp: pointer * 700 + 83 },
    ]).flat();
    expect(resolutionOf(taps)).toBe(UNKNOWN);
  });

  test('does not take a page that stood still, or a finger that did, for the screen', () => {
    const before = finger({ hertz: 120, grain: 0.1 });
    const rest = (reports: readonly Report[], ms: number) =>
      reports.map(({ pointer, stamp }) => ({ pointer, stamp: stamp + ms }));
    // A blocked page hears of what it missed in one go, each report with its own stamp; where they were merged, steps are missing.
    expect(resolutionOf([...before, ...rest(before, 1160)])).toBe(9);
    const merged = before.filter((_, report) => report % 10 < 8);
    expect(resolutionOf(merged)).toBe(9);
    const blocked = before.map(({ pointer }, report) => ({ pointer, stamp: report * 160 }));
    expect(resolutionOf(blocked)).toBe(UNKNOWN);
  });

  test('stays that of a common screen where reports were computed in between', () => {
    // One of the screen at 60 Hz and one of the system for each frame, at a phase that drifts.
    const drifting = Array.from({ length: 60 }, (_, frame) => [
      { pointer: 1, stamp: frame * 16.67 },
      { pointer: 1, stamp: frame * 16.67 + 2 + (frame % 13) },
    ]).flat();
    expect(resolutionOf(drifting)).toBe(UNKNOWN);
  });
});
