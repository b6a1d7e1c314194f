import { setup as text } from '#lib/i18n/messages.ts';
import { isAsPublished, rulesOf, type SetupDraft, type SetupFault } from '#lib/match/setup-draft.ts';
import { TABLE_GAMES } from '#lib/match/table-games.ts';

/** What stands against something in set-up, in a sentence. */
export function sentenceOf(fault: SetupFault): string {
  switch (fault.code) {
    case 'players':
      return text.fault.players(text.games[fault.game], TABLE_GAMES[fault.game].players, fault.count);
    case 'setting':
    case 'notBegun':
    case 'emptyName':
    case 'longName':
    case 'sameName':
      return text.fault[fault.code];
  }
}

/** The house rules on one line: the target, the time to state it, and whatever else is not as published. */
export function rulesLine(draft: SetupDraft): string {
  const rules = rulesOf(draft);
  const standard = TABLE_GAMES[draft.game].standard(rules.players);
  const parts = [text.rules.make(rules.target), text.rules.claim(rules.claimTime)];
  if (isAsPublished(draft)) return [...parts, text.rules.published].join(' · ');
  if (rules.setTime !== standard.setTime) parts.push(text.rules.set(rules.setTime));
  if (rules.faces) parts.push(text.rules.faces);
  if (rules.rounds !== undefined && rules.rounds > 1) parts.push(text.rules.rounds(rules.rounds));
  if (rules.sayNone) parts.push(text.rules.sayNone);
  if (rules.called) parts.push(text.rules.called);
  if (Object.values(draft.people).some(({ handicap }) => handicap.delay > 0 || handicap.second))
    parts.push(text.rules.handicaps);
  return parts.join(' · ');
}
