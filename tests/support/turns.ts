import type { FakeEnvironment } from './environment.ts';

/** One turn of the event loop, in which the fake database does one step and every promise that can go on does. */
export const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Waits until something is so; many turns later it never will be. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns > 3_000) throw new Error(`never so: ${isSo.toString()}`);
    await turn();
  }
}

/** Lets so much time pass, in steps between which the disk answers. */
export async function pass(environment: FakeEnvironment, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 50) {
    environment.pass(Math.min(left, 50));
    for (let step = 0; step < 12; step += 1) await turn();
  }
}
