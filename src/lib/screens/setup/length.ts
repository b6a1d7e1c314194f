import { setup as text } from '#lib/i18n/messages.ts';
import { howLong } from '#lib/match/how-long.ts';
import { draftRules, type SetupDraft } from '#lib/match/setup-draft.ts';

/** How long such a match takes; null where nobody has tried. */
export function lengthWords(draft: SetupDraft): string | null {
  const length = howLong(draft.game, draftRules(draft));
  if (length === null) return null;
  const { counted, minutes, inRounds } = length;
  return minutes === null
    ? text.length.turns(counted.least, counted.most)
    : text.length[inRounds ? 'rounds' : 'deals'](counted.middle, minutes.least, minutes.most);
}
