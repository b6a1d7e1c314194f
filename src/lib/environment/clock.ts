/** Milliseconds on a clock that never jumps; only differences mean anything. Also there in a worker. */
export const monotonic = (): number => performance.now();
