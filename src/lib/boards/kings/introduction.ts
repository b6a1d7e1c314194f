import { kings as text } from '#lib/i18n/messages.ts';
import type { Introduction } from '../table/introduction.ts';
import type { KingsMatch } from './match.ts';

export const introduction: Introduction<KingsMatch> = {
  sentences: () => text.opening,
  // Who draws the castles; the one beside them has the first turn (KINGS-2, KINGS-3).
  first: (name) => text.founding.begin(name),
  touch: null,
};
