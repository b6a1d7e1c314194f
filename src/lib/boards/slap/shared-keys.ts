import { slap, slapFour } from '#lib/i18n/messages.ts';
import type { EdgeKey } from '../table/edge-keys.ts';

/** What is pressed in the middle, for all. */
export type SharedAct = 'way' | 'again' | 'replay' | 'home';

/** What follows a match. */
const ENDS: readonly SharedAct[] = ['replay', 'again', 'home'];

const wordOf = (act: SharedAct, players: number): string => {
  if (players === 2) return slap.act[act === 'way' ? 'missed' : act];
  return slapFour[act === 'way' ? 'showWay' : act];
};

/** The keys in the middle: what leads on from the end, else the solution that was missed. */
export const sharedKeys = (
  players: number,
  { isOver, canShow }: { readonly isOver: boolean; readonly canShow: boolean },
): readonly EdgeKey<SharedAct>[] =>
  (isOver ? ENDS : canShow ? (['way'] as const) : []).map((act) => ({
    act,
    words: wordOf(act, players),
    look: act === 'again' ? 'primary' : 'plain',
  }));
