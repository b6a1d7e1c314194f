import { CONSENT } from '#lib/games/table/spans.ts';
import type { KnockEvent } from '#lib/games/knock/events.ts';
import type { knock } from '#lib/games/knock/index.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { RaceGame } from '../race/sitting.ts';
import { heardBetween } from './cues.ts';
import { KNOCKED, type ActName } from './face.ts';

/** An open match of Knock. */
export type KnockMatch = MatchOf<typeof knock>;

/** What each button tells; the others are this screen's own affair. */
const EVENTS = {
  turn: 'readied',
  highest: 'drewHighest',
  stuck: 'passed',
  nothing: 'passed',
  keep: 'keptLooking',
  agreeing: 'keptLooking',
  said: 'stated',
  cannot: 'conceded',
  check: 'checked',
  agree: 'agreed',
} as const;
const OWN = { aim: 'seen', isThere: 'ask', enter: 'enter' } as const;

/** What answers somebody else, and may come to a place where another key has been. */
const ANSWERS: readonly ActName[] = ['stuck', 'nothing', 'keep', 'agreeing', 'check', 'agree'];

/** Fingers and keys round a table of Knock. */
export const KNOCK_RACE: RaceGame<KnockView, KnockEvent, ActName> = {
  partOf: ({ round, set, phase, claims }) => [round, set, phase.type, claims.length].join(' '),
  momentsOf: ({ phase }) => [
    ...(phase.type === 'open' && phase.question !== null ? [phase.question.since + CONSENT] : []),
    ...(phase.type === 'claim' ? [phase.decided + KNOCKED, phase.decided + 2 * KNOCKED] : []),
    ...(phase.type === 'collecting' ? phase.knocks.map(({ counts }) => counts) : []),
  ],
  heardBetween,
  touched: ({ phase, config }, seat, resolution) => {
    if (phase.type === 'tied') return { type: 'drewAgain', seat };
    return config.called ? { type: 'called', seat } : { type: 'knocked', seat, resolution };
  },
  told: (act, seat) =>
    act === 'aim' || act === 'isThere' || act === 'enter' ? OWN[act] : { type: EVENTS[act], seat },
  isMeant: (act) => !ANSWERS.includes(act),
};
