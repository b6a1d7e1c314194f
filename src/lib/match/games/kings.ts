import {
  MOST_RESHUFFLES,
  parseKingsConfig,
  standardKings,
  STRICTNESSES,
  TOURNAMENTS,
  type KingsConfig,
} from '#lib/games/kings/config.ts';
import { houseRules as words, setup } from '#lib/i18n/messages.ts';
import { playersNearest, upTo, type SetupOf } from '../table-game.ts';

/** With real cards the phone follows neither hands nor piles. */
const DEALT = { field: 'deck', is: 'dealt' } as const;
/** 0 is without limit (KINGS-5). */
const RESHUFFLES = [0, ...upTo(MOST_RESHUFFLES)];

export const kingsSetup = {
  players: [2, 3, 4, 5, 6],
  usual: 3,
  seating: 'ring',
  realAlone: false,
  direction: 'direction',
  times: 'games',
  // A game of ten turns before one of thirty.
  first: { strictness: 'quick' },
  beside: { page: '/about', query: '?game=kings&step=1', words: setup.guided },
  rows: {
    games: { kind: 'number', words: words.games, choices: TOURNAMENTS, always: true },
    strictness: { kind: 'choice', words: words.strictness, choices: STRICTNESSES },
    // The one beside The Turn begins (KINGS-3).
    first: { kind: 'seat', words: words.theTurn, isLast: true },
    direction: { kind: 'choice', words: words.direction, choices: ['right', 'left'], quiet: true },
    live: { kind: 'switch', words: words.live, when: DEALT, quiet: true },
    subjects: { kind: 'switch', words: words.subjects, when: { field: 'staticCastles', is: false } },
    noHarm: { kind: 'switch', words: words.noHarm },
    oneShuffle: { kind: 'switch', words: words.oneShuffle, when: DEALT },
    reshuffles: {
      kind: 'number',
      words: words.reshuffles,
      choices: RESHUFFLES,
      when: [DEALT, { field: 'oneShuffle', is: false }],
    },
    faceUpStays: { kind: 'switch', words: words.faceUpStays, when: DEALT },
    staticCastles: { kind: 'switch', words: words.staticCastles },
    anyKing: { kind: 'switch', words: words.anyKing },
    ghoulRaiser: { kind: 'switch', words: words.ghoulRaiser, when: DEALT },
  },
  standard: (players) => standardKings(playersNearest([2, 3, 4, 5, 6], players)),
  parse: parseKingsConfig,
} satisfies SetupOf<KingsConfig>;
