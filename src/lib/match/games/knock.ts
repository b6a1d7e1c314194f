import { KNOCK_LIMITS, parseKnockConfig, standardKnock, type KnockConfig } from '#lib/games/knock/config.ts';
import { houseRules as words } from '#lib/i18n/messages.ts';
import { CLAIM_TIMES, SET_TIMES } from '../rule-rows.ts';
import { playersNearest, upTo, type SetupOf } from '../table-game.ts';

/** As many deck rounds as can be agreed on (KNOCK-8). */
const ROUNDS = upTo(KNOCK_LIMITS.rounds);

export const knockSetup = {
  players: [1, 2, 3, 4],
  usual: 4,
  seating: 'edges',
  realAlone: true,
  courts: 'faces',
  times: 'rounds',
  rows: {
    target: { kind: 'target', most: KNOCK_LIMITS.target },
    // Forty cards never draw a target that fewer than half of the deals make: only with face cards is there one to draw again (KNOCK-11).
    redraw: {
      kind: 'switch',
      words: words.redraw,
      when: [
        { field: 'target', is: 'dynamic' },
        { field: 'faces', is: true },
      ],
    },
    faces: { kind: 'switch', words: words.faces },
    rounds: { kind: 'number', words: words.rounds, choices: ROUNDS },
    dealer: { kind: 'seat', words: words.dealer },
    claimTime: { kind: 'number', words: words.claimTime, choices: CLAIM_TIMES, always: true },
    setTime: { kind: 'number', words: words.setTime, choices: SET_TIMES },
    sayNone: { kind: 'switch', words: words.knockSayNone },
    called: { kind: 'switch', words: words.called },
    handicaps: { kind: 'handicaps' },
  },
  standard: (players) => standardKnock(playersNearest([1, 2, 3, 4], players)),
  parse: parseKnockConfig,
} satisfies SetupOf<KnockConfig>;
