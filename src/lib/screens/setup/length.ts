import { setup as text } from '#lib/i18n/messages.ts';
import { howLong } from '#lib/match/how-long.ts';
import { draftRules, type SetupDraft } from '#lib/match/setup-draft.ts';

/** How long such a match takes; null where nobody has tried. */
export function lengthWords(draft: SetupDraft): string | null {
  const length = howLong(draft.game, draftRules(draft));
  if (length === null) return null;
  const { count, least, most, inRounds } = length;
  return count === null
    ? text.length.turns(least, most)
    : text.length[inRounds ? 'rounds' : 'deals'](count, least, most);
}
