import { slap as text } from '#lib/i18n/messages.ts';
import type { EdgeKey } from '../table/edge-keys.ts';

/** What is pressed in the middle, for all. */
export type SharedAct = 'way' | 'again' | 'replay' | 'home';

/** What follows a match. */
const ENDS: readonly SharedAct[] = ['replay', 'again', 'home'];

/** The keys in the middle: what leads on from the end, else the solution that was missed. */
export const sharedKeys = ({
  isOver,
  canShow,
}: {
  readonly isOver: boolean;
  readonly canShow: boolean;
}): readonly EdgeKey<SharedAct>[] =>
  (isOver ? ENDS : canShow ? (['way'] as const) : []).map((act) => ({
    act,
    words: text.act[act === 'way' ? 'missed' : act],
    look: act === 'again' ? 'primary' : 'plain',
  }));
