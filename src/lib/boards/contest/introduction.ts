import { contestFamilies } from '#lib/i18n/messages.ts';
import type { Introduction } from '../table/introduction.ts';
import type { ContestMatch } from './match.ts';
import { configFamily } from './words.ts';

export const introduction: Introduction<ContestMatch> = {
  sentences: ({ config }) => {
    const { more, example } = contestFamilies[configFamily(config)];
    return [more, example];
  },
  touch: null,
  // One press begins for the whole table.
  begin: (match, stamp) => {
    for (const seat of match.header.players.keys()) void match.send({ type: 'readied', seat }, stamp);
  },
  title: ({ config }) => contestFamilies[configFamily(config)].name,
};
