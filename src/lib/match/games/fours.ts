import { parseFoursConfig, standardFours, type FoursConfig } from '#lib/games/fours/config.ts';
import { foursNumbers, houseRules as words } from '#lib/i18n/messages.ts';
import { playersNearest, type SetupOf } from '../table-game.ts';

export const foursSetup = {
  players: [1, 2, 3, 4, 5, 6],
  usual: 3,
  seating: 'ring',
  realAlone: false,
  beside: { page: '/fours', words: foursNumbers.link },
  rows: {
    implied: { kind: 'switch', words: words.implied },
    negation: { kind: 'switch', words: words.negation },
    extended: { kind: 'switch', words: words.extended },
    swapAtTurn: {
      kind: 'switch',
      words: words.swapAtTurn,
      when: [
        { field: 'deck', is: 'dealt' },
        { field: 'players', in: [2, 3, 4, 5, 6] },
      ],
    },
    first: { kind: 'seat', words: words.first },
  },
  standard: (players) => standardFours(playersNearest([1, 2, 3, 4, 5, 6], players)),
  parse: parseFoursConfig,
} satisfies SetupOf<FoursConfig>;
