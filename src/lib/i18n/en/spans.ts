const minutes = (ms: number): string =>
  `${String(ms / 60_000)
    .replace('.5', '½')
    .replace(/^0½/, '½')} min`;
const seconds = (ms: number): string => (ms < 60_000 ? `${ms / 1000} s` : minutes(ms));

/** Spans of time as they stand beside a name: in seconds while under a minute, or in minutes and halves. */
export const spans = { seconds, minutes };
