import type { ConfigError } from '#lib/core/match/game.ts';
import type { Deck } from '#lib/core/match/settings.ts';
import type { Result } from '#lib/core/result.ts';
import {
  CONTEST_LIMITS,
  readContestConfig,
  standardContest,
  withType,
  type ContestConfig,
} from '#lib/games/contest/settings.ts';
import { CONTEST_PRESETS } from '#lib/games/contest/presets.ts';
import { TYPE_IDS, TYPES, type Type, type TypeId } from '#lib/games/contest/types.ts';
import { parseFoursConfig, standardFours, type FoursConfig } from '#lib/games/fours/config.ts';
import {
  MOST_RESHUFFLES,
  parseKingsConfig,
  standardKings,
  STRICTNESSES,
  TOURNAMENTS,
  type KingsConfig,
} from '#lib/games/kings/config.ts';
import { KNOCK_LIMITS, parseKnockConfig, standardKnock, type KnockConfig } from '#lib/games/knock/config.ts';
import type { GameId } from '#lib/games/registry.ts';
import { parseSlapConfig, SLAP_LIMITS, standardSlap, type SlapConfig } from '#lib/games/slap/config.ts';
import { contestTypes, foursNumbers, houseRules as words } from '#lib/i18n/messages.ts';
import {
  CLAIM_TIMES,
  SET_TIMES,
  settingOf,
  type HouseRules,
  type RowsOf,
  type RuleRow,
  type SeatRow,
} from './rule-rows.ts';

/** What set-up has to know of a game before anything is chosen. */
export interface TableGame<Rules extends HouseRules = HouseRules> {
  /** How many can play, fewest first. */
  readonly players: readonly Rules['players'][];
  /** For how many it is set up at first. */
  readonly usual: number;
  /**
   * Where people are: each at an edge of the phone that lies between them, or in a ring round which it is passed. There the turn goes from
   * each seat to the one before it, which sits on its right. `side`: the phone stands, and all read it from one side.
   */
  readonly seating: 'edges' | 'ring' | 'side';
  /** Whether real cards may be played with at all. */
  readonly dealtOnly?: true;
  /** Sets of house rules that are ready-made, by name: what they change of those as published. */
  readonly presets?: readonly { readonly name: string; readonly rules: Readonly<Record<string, unknown>> }[];
  /** The setting that says to which side turns pass; without one it is to the right. */
  readonly direction?: string;
  /** Whether one alone may play with real cards; two and more always may. */
  readonly realAlone: boolean;
  /** The setting that puts J Q K into the deck; without one it ends with the ten. */
  readonly courts?: string;
  /** What the sheet of house rules shows, and the line that sums it up. */
  readonly rows: Readonly<Record<string, RuleRow>>;
  /** A page that belongs to the game and is no match. */
  readonly beside?: {
    readonly page: '/fours';
    readonly words: { readonly name: string; readonly more: string };
  };
  /** The rules as published, for so many of them. */
  standard(players: number): Rules;
  /** A page where the same rounds are dealt elsewhere: what stands in its address. The rules are those of this game. */
  readonly shared?: {
    readonly page: '/contest';
    readonly words: { readonly name: string; readonly more: string };
    readonly query: (rules: HouseRules, seed: number) => Promise<string>;
  };
  /** Whether anything can be dealt by lawful settings, as far as that can be told at once; it takes some milliseconds (CONTEST-11). */
  readonly deals?: (rules: HouseRules) => Promise<boolean>;
  /** As the game itself reads its settings. */
  parse(input: unknown): Result<Rules, ConfigError>;
}

/** As many deck rounds as can be agreed on (KNOCK-8). */
const ROUNDS = Array.from({ length: KNOCK_LIMITS.rounds }, (_, index) => index + 1);

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const TARGETS = [0, ...upTo(1000)];
const RANGES = upTo(CONTEST_LIMITS.range);
const END_SCORES = [...upTo(20), 25, 30, 50, 100];
/** In milliseconds; 0 is none. */
const ROUND_TIMES = [0, 15, 30, 60, 90, 120, 180, 300, 600].map((time) => time * 1000);
const ANSWER_TIMES = [0, 15, 30, 45, 60, 90, 120, 180, 300].map((time) => time * 1000);
/** With real cards the phone follows neither hands nor piles. */
const DEALT = { field: 'deck', is: 'dealt' } as const;
/** 0 is without limit (KINGS-5). */
const RESHUFFLES = [0, ...upTo(MOST_RESHUFFLES)];
/** The first waits for all. */
const BETWEEN_TIMES = [-1, 0, 3000, 5000, 10_000, 20_000, 30_000];

/** Everything that Contest itself allows may be typed (CONTEST-1). */
const CONTEST_TYPED = {
  target: { least: -CONTEST_LIMITS.target, most: CONTEST_LIMITS.target },
  numbers: CONTEST_LIMITS.numbers,
  sets: { least: 1, most: CONTEST_LIMITS.sets },
  range: { least: 1, most: CONTEST_LIMITS.range },
  endScore: { least: 1, most: CONTEST_LIMITS.endScore },
} as const;
/** For settings that mean something in some types alone (CONTEST-11). */
const typesThat = (fits: (type: Type) => boolean) => ({
  field: 'type',
  in: TYPE_IDS.filter((id) => fits(TYPES[id])),
});
/** In seconds. */
const SPAN = { least: 0, most: CONTEST_LIMITS.time / 1000, unit: 1000 };

/** A row of its own for each of its settings. */
type Row<Rules extends HouseRules> = TableGame<Rules> & {
  readonly rows: RowsOf<Rules>;
  readonly courts?: keyof Rules;
  readonly direction?: keyof Rules;
};

/** The games that set-up knows: a row for each. Their settings alone: set-up does without the rules of play. */
export const TABLE_GAMES: Readonly<Record<GameId, TableGame>> = {
  slap: {
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
    standard: (players) => standardSlap(oneOf([2, 4], players)),
    parse: parseSlapConfig,
  } satisfies Row<SlapConfig>,
  knock: {
    players: [1, 2, 3, 4],
    usual: 4,
    seating: 'edges',
    realAlone: true,
    courts: 'faces',
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
    standard: (players) => standardKnock(oneOf([1, 2, 3, 4], players)),
    parse: parseKnockConfig,
  } satisfies Row<KnockConfig>,
  fours: {
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
          { field: 'players', isNot: 1 },
        ],
      },
      first: { kind: 'seat', words: words.first },
    },
    standard: (players) => standardFours(oneOf([1, 2, 3, 4, 5, 6], players)),
    parse: parseFoursConfig,
  } satisfies Row<FoursConfig>,
  contest: {
    players: [1, 2, 3, 4],
    usual: 2,
    seating: 'side',
    realAlone: false,
    dealtOnly: true,
    shared: {
      page: '/contest',
      words: words.sharedRounds,
      query: async (rules, seed) => {
        const { printRounds } = await import('#lib/games/contest/shared-link.ts');
        return printRounds(rules as ContestConfig, seed);
      },
    },
    presets: CONTEST_PRESETS.map(({ id, rules }) => ({ name: words.presets[id], rules })),
    rows: {
      type: {
        kind: 'choice',
        words: { ...words.contestType, of: (id) => contestTypes[id as TypeId] },
        choices: TYPE_IDS,
        choose: (rules, type) => ({ ...withType(rules as ContestConfig, type as TypeId) }),
      },
      target: {
        kind: 'number',
        words: words.contestTarget,
        choices: TARGETS,
        typed: CONTEST_TYPED.target,
        when: typesThat(({ family }) => family !== 'tony'),
        always: true,
      },
      numbers: {
        kind: 'number',
        words: words.numbers,
        choices: [2, 3, 4, 5, 6],
        typed: CONTEST_TYPED.numbers,
      },
      sets: {
        kind: 'number',
        words: words.sets,
        choices: [1, 2, 3, 4, 5],
        typed: CONTEST_TYPED.sets,
        when: typesThat(({ family }) => family !== 'closest'),
      },
      range: { kind: 'number', words: words.range, choices: RANGES, typed: CONTEST_TYPED.range },
      endScore: {
        kind: 'number',
        words: words.endScore,
        choices: END_SCORES,
        typed: CONTEST_TYPED.endScore,
        when: typesThat((type) => type.family !== 'classic' || !type.endless),
      },
      roundTime: { kind: 'number', words: words.roundTime, choices: ROUND_TIMES, typed: SPAN },
      betweenTime: {
        kind: 'number',
        words: words.betweenTime,
        choices: BETWEEN_TIMES,
        none: -1,
        typed: { ...SPAN, least: -1 },
      },
      answerTime: {
        kind: 'number',
        words: words.answerTime,
        choices: ANSWER_TIMES,
        typed: SPAN,
        when: typesThat(({ family }) => family !== 'classic'),
      },
      entryTime: { kind: 'number', words: words.entryTime, choices: CLAIM_TIMES, typed: SPAN },
    },
    standard: (players) => standardContest(oneOf([1, 2, 3, 4], players)),
    parse: readContestConfig,
    deals: async (rules) => {
      const { canDeal } = await import('#lib/games/contest/deal.ts');
      const config = rules as ContestConfig;
      // Sets of five and six take too long for all of them to be looked at while somebody chooses; the start asks again.
      return (
        TYPES[config.type].family !== 'classic' || canDeal(config, config.numbers > 4 ? 100 : 2000) !== false
      );
    },
  } satisfies Row<ContestConfig>,
  kings: {
    players: [2, 3, 4, 5, 6],
    usual: 3,
    seating: 'ring',
    realAlone: false,
    direction: 'direction',
    rows: {
      games: { kind: 'number', words: words.games, choices: TOURNAMENTS, always: true },
      strictness: { kind: 'choice', words: words.strictness, choices: STRICTNESSES },
      first: { kind: 'seat', words: words.theTurn },
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
    standard: (players) => standardKings(oneOf([2, 3, 4, 5, 6], players)),
    parse: parseKingsConfig,
  } satisfies Row<KingsConfig>,
};

/** What a first visit finds set up. */
export const FIRST_GAME: GameId = 'slap';

/** The games that are offered, in that order. */
export const TABLE_GAME_IDS = Object.keys(TABLE_GAMES) as readonly GameId[];

/** The name of the first setting of a game with such a row; null where none has it. */
export function fieldOf(game: GameId, kind: RuleRow['kind']): string | null {
  const found = Object.entries(TABLE_GAMES[game].rows).find(([, row]) => row.kind === kind);
  return found?.[0] ?? null;
}

/** The line of a game for who begins; null where nobody does. */
export const seatRowOf = (game: GameId): SeatRow | null =>
  Object.values(TABLE_GAMES[game].rows).find((row) => row.kind === 'seat') ?? null;

/** The decks that so many can play with. */
export const decksFor = (game: GameId, players: number): readonly Deck[] =>
  TABLE_GAMES[game].dealtOnly === true || (players === 1 && !TABLE_GAMES[game].realAlone)
    ? ['dealt']
    : ['physical', 'dealt'];

/** The number to make, or its draw; null in a game that makes none. */
export function targetOf(game: GameId, rules: HouseRules): number | 'dynamic' | null {
  const field = fieldOf(game, 'target');
  const target = field === null ? null : settingOf(rules, field);
  return typeof target === 'number' || target === 'dynamic' ? target : null;
}

/** The highest rank of the deck that is played with (SLAP-1, KNOCK-1). */
export function highestRank(game: GameId, rules: HouseRules): number {
  const { courts } = TABLE_GAMES[game];
  return courts !== undefined && settingOf(rules, courts) === true ? 13 : 10;
}

/** One of the counts that a game has: the one asked for, or else the fewest. */
function oneOf<Count extends number>(counts: readonly [Count, ...Count[]], asked: number): Count {
  return counts.find((count) => count === asked) ?? counts[0];
}
