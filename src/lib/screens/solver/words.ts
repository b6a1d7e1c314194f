import type { QuestionFault } from '#lib/core/parse-question.ts';
import type { QuestionDraft } from '#lib/explore/draft.ts';
import type { Finding } from '#lib/explore/finder.svelte.ts';
import { signed } from '#lib/i18n/format.ts';
import { solver as text } from '#lib/i18n/messages.ts';

// The catalogue has one function for each code, each taking that code's own data; the pairing is exact, but only per code.
/** What is wrong, in a sentence. */
export function wordsForFault(fault: QuestionFault): string {
  const say: (fault: never) => string = text.fault[fault.code];
  return say(fault as never);
}

/** How the search stands, in a few words; empty while it has only just begun. */
export function wordsFor(finding: Finding): string {
  switch (finding.type) {
    case 'looking':
      if (finding.count > 0) return text.soFar(finding.count);
      return finding.late ? text.looking : '';
    case 'ways':
      return finding.stopped ? text.stopped(finding.count) : text.ways(finding.count);
    case 'oneWay':
      return text.oneOfMany;
    case 'whether':
      return finding.solvable ? text.yes : text.no;
    case 'none':
      return text.none;
    case 'failed':
      return text.failed;
  }
}

/** The target as it is printed. */
export const printedTarget = ({ target }: QuestionDraft): string => signed(target);

/** What stands where the cursor is, said to those who do not see it. */
export function spokenCursor(draft: QuestionDraft): string {
  const { cursor, cards } = draft;
  if (!cursor) return '';
  return cursor.place === 'target'
    ? text.makes(draft.target)
    : text.number(cursor.place, cards[cursor.place] ?? '');
}
