import { setup as text } from '#lib/i18n/messages.ts';
import { chosenIn, chosenOf, rowsMeant, settingOf, type RuleRow } from '#lib/match/rule-rows.ts';
import { draftGame, draftRules, draftSeats, type SetupDraft } from '#lib/match/setup-draft.ts';
import { isAsPublished } from '#lib/match/set-up.ts';
import { targetAtTable } from '#lib/match/table-games.ts';

/** The house rules on one line: what is always named, and whatever else is not as published. */
export const rulesLine = (draft: SetupDraft): string => rulesNamed(draft).join(' · ');

/** The same, one by one. */
export function rulesNamed(draft: SetupDraft): readonly string[] {
  const rules = draftRules(draft);
  const standard = draftGame(draft).standard(rules.players);
  const rows = rowsMeant(draftGame(draft).rows, rules);
  const always = rows.flatMap(([field, row]) =>
    isAlwaysNamed(row) ? lineOf(draft, row, settingOf(rules, field)) : [],
  );
  if (isAsPublished(draft)) return [...always, text.rules.published];
  const house = rows.flatMap(([field, row]) => {
    const setting = settingOf(rules, field);
    return isAlwaysNamed(row) || setting === settingOf(standard, field) ? [] : lineOf(draft, row, setting);
  });
  return [...always, ...house];
}

function isAlwaysNamed(row: RuleRow): boolean {
  switch (row.kind) {
    case 'target':
      return true;
    case 'number':
      return row.always === true;
    case 'switch':
      return row.words.off !== undefined && row.quiet !== true;
    case 'choice':
      return row.quiet !== true;
    default:
      return false;
  }
}

/** What the line says of a setting; nothing of who begins, which is no house rule. */
function lineOf(draft: SetupDraft, row: RuleRow, setting: unknown): readonly string[] {
  switch (row.kind) {
    case 'target': {
      const target = targetAtTable(draft.game, draftRules(draft));
      return target === null ? [] : [text.rules.make(target)];
    }
    case 'number':
      return [row.words.line(chosenIn(row, setting))];
    case 'choice': {
      const { name, line = name } = row.words.of(chosenOf(row, setting));
      return [line];
    }
    case 'switch': {
      const said = setting === true ? row.words.on : row.words.off;
      return said === undefined ? [] : [said];
    }
    case 'handicaps': {
      const people = draftSeats(draft).map((shape) => draft.people[shape].handicap);
      return people.some(({ delay, second }) => delay > 0 || second) ? [text.rules.handicaps] : [];
    }
    case 'seat':
      return [];
  }
}
