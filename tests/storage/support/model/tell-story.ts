import fc from 'fast-check';
import { atTheEnd, stories } from './commands.ts';
import { begin } from './world.ts';

/** Holds the store against the model in so many stories from a seed; a failing one is told command by command, with its seed. */
export async function holds(seed: number, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const { model, real } = await begin();
      await fc.asyncModelRun(() => ({ model, real }), story);
      await atTheEnd(model, real);
    }),
    { seed, numRuns, endOnFailure: process.env['SHRINK'] === undefined },
  );
}
