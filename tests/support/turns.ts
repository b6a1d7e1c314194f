/** One turn of the event loop, in which the fake database does one step and every promise that can go on does. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits until something is so; many turns later it never will be. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns > 3_000) throw new Error(`never so: ${isSo.toString()}`);
    await turn();
  }
}
