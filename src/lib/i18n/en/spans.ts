import { formatDecimal } from '../format.ts';

const minutes = (ms: number): string =>
  `${formatDecimal(ms / 60_000)
    .replace(/[.,]5$/, '½')
    .replace(/^0½/, '½')} min`;
const seconds = (ms: number): string =>
  ms < 60_000 || ms % 30_000 > 0 ? `${formatDecimal(ms / 1000)} s` : minutes(ms);

/** Spans of time as they stand beside a name: in minutes and halves, or in seconds while under a minute or something else. */
export const spans = { seconds, minutes };
