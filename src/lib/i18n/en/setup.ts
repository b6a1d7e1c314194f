import type { GameId } from '#lib/games/registry.ts';
import { formatList, formatPlural, formatScore } from '../format.ts';
import { gameNames } from './games.ts';
import { spans } from './spans.ts';

/** What set-up says of a game: how real cards are played with, and how it is begun by several and by one alone. */
interface GameWords {
  readonly real: string;
  readonly start: string;
  /** The same, where whoever is alone plays against something else. */
  readonly alone?: string;
  /** Whose game it is, where that is known. */
  readonly author?: string;
}
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const START = 'Start';
const BOARD = 'Lay out the board';
const JUDGE = 'You deal. We count and judge.';

export const setup = {
  title: 'At the table',
  rulesPage: 'Rules',
  game: 'Game',
  family: 'Which of them',
  games: gameNames,
  /** What people who have never met a seat call it. */
  shapes: { moon: 'Moon', hill: 'Hill', gate: 'Gate', star: 'Star', leaf: 'Leaf', drop: 'Drop' },
  who: { edges: 'Who sits where', ring: 'Who passes to whom', side: 'Who plays', alone: 'Who plays' },
  players: 'Players',
  playersCount: (count: number) => `${count} players`,
  /** Beside so many other counts; where they are many there is room for figures only. */
  playersShort: (count: number, of: number) => (count === 1 && of < 5 ? 'Alone' : String(count)),
  places: {
    near: 'near end',
    left: 'left side',
    far: 'far end',
    right: 'right side',
  },
  /** `about`: where they sit, and what else is to be known of them. */
  seat: (name: string, shape: string, about: readonly string[]) =>
    [...(name === shape ? [name] : [name, shape]), ...about].join(', '),
  /** The place of a seat in the ring, counted in turns from the one that begins. */
  inTurn: (turn: number) => `${ORDINALS[turn - 1] ?? turn} in turn`,
  turnRound: 'Reverse turns',
  turns: { back: 'Turns go anticlockwise.', round: 'Turns go clockwise.' },
  delayed: (ms: number) => `+${spans.seconds(ms)}`,
  second: 'two solutions',
  draw: 'Draw cards for places',
  deck: 'Deck',
  decks: {
    physical: 'Real cards',
    dealt: 'On screen',
    dealtMore: 'We shuffle and deal.',
  },
  rules: {
    title: 'House rules',
    make: (target: number | 'dynamic') => (target === 'dynamic' ? 'Drawn target' : `Make ${target}`),
    handicaps: 'with a handicap',
    published: 'usual rules',
    ready: 'Ready-made',
  },
  seconds: (ms: number) => (ms === 0 ? 'none' : spans.seconds(ms)),
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  reset: 'Usual rules',
  done: 'Done',
  of: {
    slap: { real: JUDGE, start: START },
    knock: { real: JUDGE, start: START, alone: 'Start the clock' },
    kings: {
      real: 'Two decks of 52. You deal, we keep the score.',
      start: 'Turn up the castles',
      author: 'A game by Ryan Matthew Thurman.',
    },
    contest: { real: JUDGE, start: START },
    fours: {
      real: '20 each of +\u00a0−\u00a0×\u00a0÷ and ( ). Deal five, we judge.',
      start: BOARD,
    },
  } as Readonly<Record<GameId, GameWords>>,
  /** A first game of Kings that is shown step by step. */
  guided: { name: 'A guided first game', more: 'Six steps, two minutes' },
  /** How long it takes, of matches that were simulated. */
  length: {
    turns: (least: number, most: number) => `Usually ${least} to ${most} turns.`,
    deals: (deals: number, least: number, most: number) =>
      `About ${formatPlural(deals, 'deal', 'deals')}, usually ${least} to ${most} minutes.`,
    rounds: (rounds: number, least: number, most: number) =>
      `About ${formatPlural(rounds, 'round', 'rounds')}, usually ${least} to ${most} minutes.`,
  },
  starting: 'Starting…',
  again: 'Same again',
  againWho: (game: string, names: readonly string[]) => `${game} · ${formatList(names)}`,
  person: {
    title: (place: string) => `Who sits at the ${place}?`,
    inTurn: (place: string) => `Who is ${place}?`,
    alone: 'Who plays?',
  },
  hint: {
    ipad: 'On an iPad, turn off multi-finger gestures in Settings, so that everybody can touch at once.',
    android: 'Some phones take a screenshot when three fingers slide. Turn that off in Settings.',
  },
  fault: {
    emptyName: 'Everybody needs a name that can be seen.',
    longName: 'A name has at most 24 characters.',
    sameName: 'Two people have the same name. Change one.',
    players: (game: string, counts: readonly number[], asked: number) =>
      `${game} is for ${formatList(counts).replace(' and ', ' or ')} players, not for ${asked}.`,
    notBegun: 'The match couldn’t start. Try again.',
    closest: 'Closest to is played with one set.',
    undealt: 'We dealt 2\u00a0000 sets, and none had a solution. Choose another target, or larger numbers.',
    target: 'The target doesn’t fit the other house rules. Choose another.',
    setting: 'This game doesn’t allow one of these house rules. Choose it again.',
  },
  home: {
    /** Hands that come back today. */
    warmUp: 'Warm-up',
    warmUpMore: (hands: number, minutes: number) =>
      `${formatPlural(hands, 'hand', 'hands')} · about ${minutes} min`,
    title: 'At the table',
    /** To a game's own page. */
    how: 'How to play',
    howTo: (game: string) => `How to play ${game}`,
    people: (fewest: number, most: number) => `one screen, ${fewest}–${most} people`,
    players: (counts: readonly number[]) =>
      counts.length > 2
        ? `${counts[0]}–${counts.at(-1)} players`
        : `${formatList(counts).replace(' and ', ' or ')} players`,
    what: {
      slap: 'Spot a solution first? Slap.',
      knock: 'Knock, then say it.',
      contest: 'Find it, then prove it.',
      fours: 'Make 1 to 9 together.',
      kings: 'Castles of cards.',
    } satisfies Record<GameId, string>,
    goOn: (game: string) => `Continue: ${game}`,
    real: 'real cards',
    score: (name: string, score: number) => `${name}: ${formatScore(score)}`,
    all: (count: number) => (count === 2 ? 'Both open matches' : `All ${count} open matches`),
    played: (names: readonly string[], moment: string) => `${formatList(names)} · ${moment}`,
  },
};
