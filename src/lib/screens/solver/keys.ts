import { rankOfLetter } from '#lib/core/tokens.ts';
import {
  choose,
  erase,
  layCard,
  next,
  separate,
  step,
  turnSign,
  type,
  type QuestionDraft,
} from '#lib/explore/draft.ts';
import type { SolverSession } from '#lib/explore/session.svelte.ts';

const MINUS = /^[-−]$/;
const SEPARATOR = /^[ ,;，；、،؛]$/;

/** What a key does to the draft; null if it means nothing there. */
function editFor(key: string, draft: QuestionDraft): ((draft: QuestionDraft) => QuestionDraft) | null {
  const onTarget = draft.cursor?.place === 'target';
  if (/^[0-9]$/.test(key)) return (now) => type(now, Number(key));
  const rank = rankOfLetter(key);
  if (rank !== undefined && !onTarget) return (now) => layCard(now, rank);
  if (MINUS.test(key) && onTarget) return turnSign;
  switch (key) {
    case 'Backspace':
    case 'Delete':
      return erase;
    case 'ArrowLeft':
      return (now) => step(now, -1);
    case 'ArrowRight':
      return (now) => step(now, 1);
    default:
      return SEPARATOR.test(key) ? separate : null;
  }
}

/**
 * Acts on a key of the keyboard while numbers are typed; true if it meant something. `place`: of the card or target that has the focus, null
 * where another thing has it; with nothing being typed, a key on a card begins.
 */
export function pressSolverKey(
  event: KeyboardEvent,
  session: SolverSession,
  place: number | 'target' | null,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { key } = event;
  const typing = session.draft.cursor !== null;
  if (!typing && (place === null || !(/^[0-9]$/.test(key) || rankOfLetter(key) !== undefined))) return false;
  if (!typing && place !== null) session.change((draft) => choose(draft, place));
  if (key === 'Enter' || key === 'Escape') {
    if (key === 'Enter' && session.waits) session.change(next);
    else session.done();
    return true;
  }
  const edit = editFor(key, session.draft);
  if (edit) session.change(edit);
  else if (/^[^\s]$/u.test(key)) session.refuse(key);
  else return false;
  return true;
}
