/** A number of quarter turns, clockwise, in degrees. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** A page that is lower than this has no room for two who face each other across it, in CSS pixels. */
const LOW = 520;

/**
 * How far the table is turned against the page so that it stays with the device: the system turns the page by `angle` (a multiple of 90),
 * the table goes back. A phone that is wide by nature has it on its side; a larger screen has it as it is.
 */
export function tableTurnOf(
  angle: number,
  { width, height }: { readonly width: number; readonly height: number },
): QuarterTurn {
  const isWideByNature = width > height === (angle % 180 === 0);
  const isOnItsSide = isWideByNature && Math.min(width, height) < LOW;
  return (((isOnItsSide ? 90 : 0) - angle + 720) % 360) as QuarterTurn;
}
