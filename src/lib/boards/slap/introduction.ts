import type { slap } from '#lib/games/slap/index.ts';
import { slap as text } from '#lib/i18n/messages.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { Introduction } from '../table/introduction.ts';

export const introduction: Introduction<MatchOf<typeof slap>> = {
  sentences: ({ header, config }, seat) => {
    const { make, slap, wins, winsAll, makeOfFour, slapOfFour, lastOfFour } = text.opening;
    const { target, called } = config;
    const isReal = config.deck === 'physical';
    if (config.players === 4)
      return [(isReal ? text.dealOfFour : makeOfFour)(target), called ? text.calls : slapOfFour, lastOfFour];
    const other = seat === null ? null : header.players[1 - seat];
    return [
      isReal ? text.dealFirst(make(target)) : make(target),
      called ? text.calls : slap,
      other ? wins(other.name) : winsAll,
    ];
  },
  isCalled: ({ config }) => config.called,
  get touch() {
    return text.opening;
  },
  // Everybody has said so already, outside the match.
  begin: (match, stamp) => {
    for (const [seat] of match.header.players.entries()) void match.send({ type: 'readied', seat }, stamp);
  },
};
