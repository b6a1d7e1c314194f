/**
 * A long computation cut into small steps: it yields about once a millisecond of work and returns its result. Whoever runs it decides
 * how: to the end at once, in a worker with signs of life, or in slices on a page that must stay awake. Some yield what they have so far:
 * a `Part` stands for all parts before it, so that whoever listens may skip some.
 */
export type Work<T, Part = never> = Generator<Part | undefined, T, undefined>;

/** Runs a work to its end and returns the result. */
export function finish<T>(work: Work<T, unknown>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The same work without its parts. */
export function* quietly<T>(work: Work<T, unknown>): Work<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield;
  }
}

/**
 * Steps a work until it is done or `mayGoOn` says no; null means that it is not done yet. Asked before every step, and told of the part
 * that the step before brought.
 */
export function stepWhile<T, Part>(
  work: Work<T, Part>,
  mayGoOn: (part: Part | undefined) => boolean,
): { readonly result: T } | null {
  let part: Part | undefined;
  while (mayGoOn(part)) {
    const step = work.next();
    if (step.done) return { result: step.value };
    part = step.value;
  }
  return null;
}
