import { formatTenths, formatTime } from './format.ts';
import { units } from './en/units.ts';

/** By how much somebody was first, or late; never nothing: "40 ms", from a second on "1.2 s". */
export const formatLead = (ms: number): string => {
  const whole = Math.max(1, Math.round(ms));
  return whole < 1000 ? units.milliseconds(whole) : formatTime(whole);
};

/** 512 KB, 1.4 MB, 10.7 GB. The next unit begins where this one would be shown with four digits. */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  const isMega = bytes < 999_950_000;
  return `${formatTenths(100 * Math.round(bytes / (isMega ? 1e5 : 1e8)))} ${isMega ? 'MB' : 'GB'}`;
}
