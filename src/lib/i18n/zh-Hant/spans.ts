import { formatDecimal } from '../format.ts';
import type { Words } from '../wording.ts';
import type { spans as english } from '../en/spans.ts';

const minutes = (ms: number): string =>
  ms === 30_000 ? '30 秒' : `${formatDecimal(ms / 60_000).replace(/[.,]5$/, '½')} 分鐘`;
const seconds = (ms: number): string =>
  ms < 60_000 || ms % 30_000 > 0 ? `${formatDecimal(ms / 1000)} 秒` : minutes(ms);

export const spans: Words<typeof english> = { seconds, minutes };
