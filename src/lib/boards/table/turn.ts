/** A number of quarter turns, clockwise, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/**
 * How far the table is turned against the page so that it stays with the phone: the system turns the page by `angle` (a multiple of 90),
 * the table goes back. On a screen that is wide by nature it lies on its side.
 */
export function turnOf(angle: number, isWide: boolean): Turn {
  const isWideByNature = isWide === (angle % 180 === 0);
  return (((isWideByNature ? 90 : 0) - angle + 720) % 360) as Turn;
}
