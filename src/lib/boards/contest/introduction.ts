import { contestFamilies } from '#lib/i18n/messages.ts';
import type { Introduction } from '../table/introduction.ts';
import type { ContestMatch } from './match.ts';
import { familyOf } from './words.ts';

export const introduction: Introduction<ContestMatch> = {
  sentences: ({ config }) => {
    const { more, example } = contestFamilies[familyOf(config)];
    return [more, example];
  },
  touch: null,
  title: ({ config }) => contestFamilies[familyOf(config)].name,
};
