import { stepWhile, type Work } from '#lib/core/work.ts';
import type { Environment } from './environment.ts';

/** The longest stretch of work on the page: half a frame. */
const SLICE_MS = 8;

/** Does a work in slices, so that the page stays awake. */
export function inSlices<T>(
  work: Work<T>,
  environment: Pick<Environment, 'after' | 'monotonic'>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const slice = () => {
      const end = environment.monotonic() + SLICE_MS;
      let steps = 0;
      try {
        // One step at least, so that a page that is busy elsewhere gets there in the end.
        const done = stepWhile(work, () => (steps += 1) === 1 || environment.monotonic() < end);
        if (done) resolve(done.result);
        else environment.after(0, slice);
      } catch (fault) {
        reject(fault);
      }
    };
    slice();
  });
}
