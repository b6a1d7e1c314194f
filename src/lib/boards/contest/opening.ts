import { contestFamilies } from '#lib/i18n/messages.ts';
import type { Opening } from '../table/opening.ts';
import type { ContestMatch } from './match.ts';
import { familyOf } from './words.ts';

export const opening: Opening<ContestMatch> = {
  sentences: ({ config }) => {
    const { more, example } = contestFamilies[familyOf(config)];
    return [more, example];
  },
  touch: null,
};
