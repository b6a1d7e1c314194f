import type { ContestConfig } from '#lib/games/contest/config.ts';
import { TYPES } from '#lib/games/contest/types.ts';
import { contestCoach, contestHelp as text } from '#lib/i18n/messages.ts';

/** The rules in force, sentence by sentence. `own`: each has keys of their own, and hands nothing over (CONTEST-7). */
export function helpLines(
  { type, players, endScore, answerTime }: ContestConfig,
  own = false,
): readonly string[] {
  const row = TYPES[type];
  if (row.family === 'classic') {
    // Alone there is no everybody who could give up (CONTEST-2).
    const giveUp = players === 1 ? [] : [text.giveUp[row.solvable ? 'skip' : 'impossible']];
    const dealt = row.solvable ? [text.solvable] : [];
    return [...text.classic, ...giveUp, ...dealt, row.endless ? text.endless : text.end(endScore)];
  }
  const seen = players === 1 ? [] : [row.open ? text.openX : text.hidden];
  // Without a time the first phase can only end when everybody has an x (CONTEST-7).
  const ends = row.untilAll || answerTime === 0 ? text.untilAll : text.untilTime;
  const enter = own ? contestCoach.here[row.open ? 'open' : 'hidden'] : text.enter;
  const alone = players === 1 ? [text.alone] : [];
  return [...text[row.family], enter, ...seen, ends, ...alone, text.end(endScore)];
}
