import { knock as text } from '#lib/i18n/messages.ts';
import type { Introduction } from '../table/introduction.ts';
import type { KnockMatch } from './seats.ts';

/** The count itself begins at the dealer's signal (KNOCK-3), once all are ready. */
export const introduction: Introduction<KnockMatch> = {
  sentences: ({ config }) => {
    const { make, knock, wins } = text.opening;
    const { players, target, faces, called } = config;
    const makes = make(target);
    const dealt = players < 3 ? text.dealFirst(makes, faces) : text.dealOfFour(target, faces);
    return [config.deck === 'physical' ? dealt : makes, called ? text.calls : knock, wins];
  },
  isCalled: ({ config }) => config.called,
  get touch() {
    return text.opening;
  },
};
