import { patternLessons, progress } from '#lib/i18n/messages.ts';
import type { Pattern } from '#lib/practice/evidence.ts';
import { LESSON_OF } from '#lib/practice/lesson-hands.ts';

/** What a pattern is called below the name of its family. */
export function patternName(pattern: Pattern): string {
  const text = progress.patterns;
  const [, small, large, made] = /^(\d+)x(\d+) (.+)$/.exec(pattern) ?? [];
  if (made !== undefined)
    return made === 'both' ? text.both : text.make((made === 'small' ? small : large) ?? '');
  // A family of its own has the family's name.
  return pattern in text.names
    ? text.names[pattern as keyof typeof text.names]
    : patternLessons.names[LESSON_OF[pattern]];
}
