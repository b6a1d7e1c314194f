import { CONTEST_PRESETS } from '#lib/games/contest/presets.ts';
import {
  CONTEST_LIMITS,
  readContestConfig,
  standardContest,
  withType,
  type ContestConfig,
} from '#lib/games/contest/settings.ts';
import { TYPE_IDS, TYPES, type Type, type TypeId } from '#lib/games/contest/types.ts';
import { contestFamilies, contestTypes, houseRules as words } from '#lib/i18n/messages.ts';
import { CLAIM_TIMES } from '../rule-rows.ts';
import { playersNearest, upTo, type SetupOf } from '../table-game.ts';

const TARGETS = [0, ...upTo(1000)];
const RANGES = upTo(CONTEST_LIMITS.range);
const END_SCORES = [...upTo(20), 25, 30, 50, 100];
/** In milliseconds; 0 is none. */
const ROUND_TIMES = [0, 15, 30, 60, 90, 120, 180, 300, 600].map((time) => time * 1000);
const ANSWER_TIMES = [0, 15, 30, 45, 60, 90, 120, 180, 300].map((time) => time * 1000);
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

/** How long a round takes is told by these alone. */
const OF_A_ROUND = ['target', 'numbers', 'sets', 'range', 'roundTime', 'entryTime'] as const;
/** Everybody is held to have an x after a minute; with less time to answer rounds are shorter. */
const ANSWERED = 60_000;
/** That all see an x changes nothing of how long it takes. */
const HIDDEN: Readonly<Record<number, number>> = { 12: 11, 22: 21 };

/** Which of what is ready-made takes as long in a round. */
function inRounds(rules: ContestConfig): { readonly preset: string; readonly times: number } | null {
  for (const { id, rules: changed } of CONTEST_PRESETS) {
    const type = 'type' in changed ? changed.type : 0;
    const tried = { ...standardContest(rules.players, type), ...changed };
    const isAnswered =
      TYPES[type].family === 'classic' || rules.answerTime === 0 || rules.answerTime >= ANSWERED;
    const isOne = isAnswered && type === (HIDDEN[rules.type] ?? rules.type);
    if (isOne && OF_A_ROUND.every((field) => tried[field] === rules[field]))
      return { preset: id, times: rules.endScore / tried.endScore };
  }
  return null;
}

const isClassic = ({ type }: ContestConfig): boolean => TYPES[type].family === 'classic';

export const contestSetup = {
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
  get presets() {
    return CONTEST_PRESETS.map(({ id, rules }) => ({
      name: words.presets[id],
      more: words.presetsMore[id],
      rules,
    }));
  },
  families: {
    field: 'type',
    get of() {
      return [
        { ...contestFamilies.classic, choices: [0, 2, 1] },
        { ...contestFamilies.tony, choices: [11, 10, 12] },
        { ...contestFamilies.closest, choices: [21, 20, 22] },
      ];
    },
  },
  rows: {
    type: {
      kind: 'choice',
      get words() {
        return { ...words.contestType, of: (id: number | string) => contestTypes[id as TypeId] };
      },
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
    roundTime: {
      kind: 'number',
      words: words.roundTime,
      wordsFor: (rules) => ({
        ...words.roundTime,
        ...(!isClassic(rules as ContestConfig) && words.proofTime),
      }),
      choices: ROUND_TIMES,
      typed: SPAN,
    },
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
  inRounds: (rules) => inRounds(rules as ContestConfig),
  standard: (players) => standardContest(playersNearest([1, 2, 3, 4], players)),
  parse: readContestConfig,
  deals: async (rules) => {
    const { canDeal } = await import('#lib/games/contest/deal.ts');
    const config = rules as ContestConfig;
    // Sets of five and six take too long for all of them to be looked at while somebody chooses; the start asks again.
    return !isClassic(config) || canDeal(config, config.numbers > 4 ? 100 : 2000) !== false;
  },
} satisfies SetupOf<ContestConfig>;
