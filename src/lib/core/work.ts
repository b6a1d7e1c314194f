/**
 * A long computation cut into small steps: it yields about once a millisecond of work and returns its result. Whoever runs it decides
 * how: to the end at once, in a worker with signs of life, or in slices on a page that must stay awake.
 */
export type Work<T> = Generator<undefined, T, undefined>;

/** Runs a work to its end and returns the result. */
export function finish<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Steps a work until it is done or `mayGoOn` says no; null means that it is not done yet. Asked before every step. */
export function stepWhile<T>(work: Work<T>, mayGoOn: () => boolean): { readonly result: T } | null {
  while (mayGoOn()) {
    const step = work.next();
    if (step.done) return { result: step.value };
  }
  return null;
}
