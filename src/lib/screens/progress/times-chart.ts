import type { Bar } from '#lib/practice/statistics.ts';

/** The drawing's size, in its own units; the bars stand on the line at `height`, the marks below it. */
export const CHART = { width: 326, height: 100 } as const;
/** Room above the highest bar, and on each side of every bar. */
const ABOVE = 4;
const BESIDE = 2;

/** A bar as it is drawn; one without hands is not. `usual`: the usual time falls into it. */
export interface DrawnBar {
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly usual: boolean;
}

/** The bars of a histogram, the highest as high as there is room. `usual` in milliseconds, or null. */
export function barsOf(bars: readonly Bar[], usual: number | null): readonly DrawnBar[] {
  const step = CHART.width / bars.length;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return bars.flatMap(({ from, to, count }, index) => {
    if (count === 0) return [];
    const height = (count / most) * (CHART.height - ABOVE);
    // The last bar takes all that took longer.
    const isLast = index === bars.length - 1;
    return [
      {
        from,
        x: index * step + BESIDE,
        y: CHART.height - height,
        width: step - 2 * BESIDE,
        height,
        usual: usual !== null && usual >= from && (usual < to || isLast),
      },
    ];
  });
}

/** Where the times stand below the line: at the beginning of every second bar. */
export const marksOf = (bars: readonly Bar[]): readonly { readonly from: number; readonly x: number }[] =>
  bars.flatMap(({ from }, index) =>
    index % 2 === 0 ? [{ from, x: (index * CHART.width) / bars.length }] : [],
  );
