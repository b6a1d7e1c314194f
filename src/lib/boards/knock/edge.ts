import { knock as text } from '#lib/i18n/messages.ts';
import type { EdgeKey } from '../table/edge-keys.ts';
import type { ActName } from './face.ts';

/** What stands out at an edge. */
export const PRIMARY: readonly ActName[] = ['turn', 'aim', 'nothing', 'said', 'agree', 'enter', 'highest'];
/** What a seat has said, and may take back. */
export const SAID: readonly ActName[] = ['keep', 'agreeing'];

/** What a seat can do, as keys at its edge. */
export const edgeKeysOf = (acts: readonly ActName[]): readonly EdgeKey<ActName>[] =>
  acts.map((act) => ({
    act,
    // Whoever agreed reads at the key what they have said.
    words: act === 'agreeing' ? text.agreed : text.act[act],
    look: SAID.includes(act) ? 'said' : PRIMARY.includes(act) ? 'primary' : 'plain',
  }));
