import type { RunEnd, RunEvent } from '#lib/core/run/fold.ts';
import type { RunSpec } from '#lib/core/run/spec.ts';

/** The score of a run, told a second time: one pass with plain counters, written from the rules and not from the fold. */
export function secondScore({ kind, timed }: RunSpec, events: readonly RunEvent[]) {
  const score = { solved: 0, longest: 0, won: 0, misses: 0, skips: 0, end: null as RunEnd | null };
  let [now, row, done] = [0, 0, 0];
  let [lies, stands] = [false, false];
  const stormy = kind === 'storm' && timed;
  for (const { type, at } of events) {
    const up = stormy ? 180_000 + score.won : Number.MAX_VALUE;
    if (score.end || at < now) continue;
    if (type === 'ended') {
      score.end = at < up ? 'left' : 'time';
      continue;
    }
    if (at > up) continue;
    if (type === 'resumed' || stands) {
      if (type === 'resumed' && stands) [stands, now] = [false, at];
      continue;
    }
    if (type === 'paused') {
      [stands, now] = [true, at];
      continue;
    }
    if (type === 'dealt') {
      if (!lies) [lies, now] = [true, at];
      continue;
    }
    if (!lies) continue;
    if (type === 'skipped' && kind === 'streak' && score.skips === 1) continue;
    if (type === 'shown' && kind !== 'streak') continue;
    now = at;
    if (type === 'solved' || type === 'none') {
      score.solved++;
      row++;
      score.longest = Math.max(score.longest, row);
      score.won += ({ 3: 5, 6: 7 }[row] ?? (row > 9 && row % 5 === 0 ? 10 : 0)) * 1000;
      lies = false;
    } else {
      row = 0;
      if (type === 'skipped') score.skips++;
      else if (type !== 'shown') {
        score.misses++;
        score.won -= 10_000;
      }
      if (kind === 'streak') {
        if (type === 'shown') score.end = 'shown';
        if (type === 'wrongNone') score.end = 'none';
        if (type === 'missed' && score.misses === 2) score.end = 'missed';
      }
      lies = type === 'missed' || type === 'wrongNone' ? !stormy && score.end === null : false;
    }
    if (!lies) done++;
    if (kind === 'ghost' && score.solved === 20) score.end = 'done';
    if (kind === 'storm' && !timed && done === 20) score.end = 'done';
    if (stormy && now >= 180_000 + score.won) score.end = 'time';
  }
  return score;
}
