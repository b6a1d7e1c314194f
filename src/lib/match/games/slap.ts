import { parseSlapConfig, SLAP_LIMITS, standardSlap, type SlapConfig } from '#lib/games/slap/config.ts';
import { houseRules as words } from '#lib/i18n/messages.ts';
import { CLAIM_TIMES, SET_TIMES } from '../rule-rows.ts';
import { playersNearest, type SetupOf } from '../table-game.ts';

export const slapSetup = {
  players: [2, 4],
  usual: 2,
  seating: 'edges',
  realAlone: true,
  rows: {
    target: { kind: 'target', most: SLAP_LIMITS.target },
    claimTime: { kind: 'number', words: words.claimTime, choices: CLAIM_TIMES, always: true },
    setTime: { kind: 'number', words: words.setTime, choices: SET_TIMES },
    sayNone: { kind: 'switch', words: words.slapSayNone },
    called: { kind: 'switch', words: words.called },
    handicaps: { kind: 'handicaps' },
  },
  standard: (players) => standardSlap(playersNearest([2, 4], players)),
  parse: parseSlapConfig,
} satisfies SetupOf<SlapConfig>;
