import type { ContestConfig } from '#lib/games/contest/config.ts';
import { TYPES } from '#lib/games/contest/types.ts';
import { contestCoach, contestHelp as text } from '#lib/i18n/messages.ts';

/** The rules in force, sentence by sentence. `own`: each has keys of their own, and hands nothing over (CONTEST-7). */
export function helpLines(config: ContestConfig, own = false): readonly string[] {
  const { type, players, endScore, answerTime } = config;
  const row = TYPES[type];
  if (players === 1) return aloneLines(config);
  if (row.family === 'classic') {
    const giveUp = text.giveUp[row.solvable ? 'skip' : 'impossible'];
    const dealt = row.solvable ? [text.solvable] : [];
    return [...text.classic, giveUp, ...dealt, row.endless ? text.endless : text.end(endScore)];
  }
  // Without a time the first phase can only end when everybody has an x (CONTEST-7).
  const ends = row.untilAll || answerTime === 0 ? text.untilAll : text.untilTime;
  const enter = own ? contestCoach.here[row.open ? 'open' : 'hidden'] : text.enter;
  return [...text[row.family], enter, row.open ? text.openX : text.hidden, ends, text.end(endScore)];
}

/** Alone nobody is first, and there is no everybody (CONTEST-2, CONTEST-9). */
function aloneLines({ type, sets, target, endScore, answerTime }: ContestConfig): readonly string[] {
  const row = TYPES[type];
  if (row.family === 'classic') {
    const { find, alone, none } = contestCoach.classic;
    const dealt = row.solvable ? text.solvable : none;
    const ends = row.endless ? text.endless : text.end(endScore);
    return [find(target, sets), alone, ...text.classic.slice(1), dealt, ends];
  }
  const goal = row.family === 'tony' ? contestCoach.tony(sets) : contestCoach.closest(target);
  const ends = row.untilAll || answerTime === 0 ? [] : [text.untilTime];
  return [goal, text.enter, ...ends, contestCoach.prove(sets), text.alone, text.end(endScore)];
}
