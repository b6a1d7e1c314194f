import { formatDecimal } from '../format.ts';
import type { Words } from '../wording.ts';
import type { spans as english } from '../en/spans.ts';

const minutes = (ms: number): string => {
  const whole = Math.floor(ms / 60_000);
  if (ms % 60_000 === 0) return `${whole}分`;
  if (ms % 60_000 !== 30_000) return `${formatDecimal(ms / 60_000)}分`;
  return whole === 0 ? '30秒' : `${whole}分半`;
};
const seconds = (ms: number): string =>
  ms < 60_000 || ms % 30_000 > 0 ? `${formatDecimal(ms / 1000)}秒` : minutes(ms);

export const spans: Words<typeof english> = { seconds, minutes };
