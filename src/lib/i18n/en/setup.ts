import type { GameId } from '#lib/games/registry.ts';
import { formatList } from '../format.ts';
import { gameNames } from './games.ts';

const seconds = (ms: number) => (ms < 60_000 ? `${ms / 1000} s` : minutes(ms));
const minutes = (ms: number) =>
  `${String(ms / 60_000)
    .replace('.5', '½')
    .replace(/^0½/, '½')} min`;

export const setup = {
  title: 'At the table',
  rulesPage: 'Rules',
  game: 'Game',
  games: gameNames,
  /** What people who have never met a seat call it. */
  shapes: { moon: 'Moon', hill: 'Hill', gate: 'Gate', star: 'Star' },
  who: 'Who sits where',
  players: 'Players',
  playersCount: (count: number) => `${count} players`,
  playersShort: (count: number) => (count === 1 ? 'Alone' : String(count)),
  places: {
    near: 'near end',
    left: 'left side',
    far: 'far end',
    right: 'right side',
  },
  seat: (name: string, shape: string, place: string) =>
    name === shape ? `${name}, ${place}` : `${name}, ${shape}, ${place}`,
  delayed: (ms: number) => `+${seconds(ms)}`,
  second: 'two ways',
  draw: 'Draw cards for places',
  deck: 'Deck',
  decks: {
    physical: { name: 'Real cards', text: 'We count and rule. You deal.' },
    dealt: { name: 'On screen', text: 'We shuffle and deal.' },
  },
  rules: {
    title: 'House rules',
    make: (target: number | 'dynamic') => (target === 'dynamic' ? 'Target by draw' : `Make ${target}`),
    claim: (ms: number) => (ms === 0 ? 'no hurry to state it' : `${seconds(ms)} to state it`),
    set: (ms: number) => (ms === 0 ? 'sets without end' : `${minutes(ms)} a set`),
    sayNone: 'says when nothing works',
    called: 'called',
    faces: 'face cards',
    rounds: (count: number) => `${count} deck rounds`,
    handicaps: 'with a handicap',
    published: 'as published',
  },
  row: {
    target: 'Make',
    dynamic: 'Draw a target',
    dynamicMore: 'eight cards, middle four summed',
    redraw: 'Draw again if it is too hard',
    redrawMore: 'when fewer than half of the deals can make it',
    faces: 'Face cards',
    rounds: 'Deck rounds',
    dealer: 'Deals first',
    claimTime: 'Time to state it',
    setTime: 'Time for a set',
    sayNone: 'Tell us when nothing works',
    called: 'Call it, touch nothing',
    sound: 'Sound of the table',
    awake: 'Keep the screen on',
  },
  /** What a row means in a game, in smaller words. */
  rowMore: {
    slap: {
      faces: 'J Q K are 11 12 13',
      sayNone: 'then one who asks for a swap is enough',
      called: 'anyone taps who was first',
    },
    knock: {
      faces: 'J Q K are 11 12 13',
      sayNone: 'then one who says so is enough',
      called: 'anyone taps who was first',
    },
  } satisfies Record<GameId, Record<'faces' | 'sayNone' | 'called', string>>,
  byCard: 'by card',
  none: 'none',
  seconds,
  minutes,
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  share: (of100: number) => `${of100} of 100 deals can make it`,
  rare: (of100: number, target: number) =>
    `Only ${of100} of 100 deals can make ${target}: you will swap cards more than you slap.`,
  targetFault: (most: number) => `A whole number from 1 to ${most}.`,
  reset: 'As published',
  done: 'Done',
  start: 'Lay the phone flat and start',
  starting: 'Laying it out…',
  again: 'Same again',
  againWho: (game: string, names: readonly string[]) => `${game} · ${formatList(names)}`,
  person: {
    title: (place: string) => `Who sits at the ${place}?`,
    name: 'Name',
    shape: 'Shape',
    change: 'Change places with',
    handicap: 'A fairer race',
    delay: 'A slap counts later by',
    second: 'States two different solutions',
    secondMore: 'one, where the cards have only one',
    save: 'Save',
  },
  drawn: {
    title: 'Highest picks first',
    alike: (names: readonly string[]) => `${formatList(names)} drew alike and draw again.`,
    picks: (name: string) => `${name}, pick a place`,
    all: 'Everyone sits.',
    redraw: 'Draw again',
    card: (name: string, rank: string, suit: string) => `${name}: ${rank} of ${suit}`,
  },
  hint: {
    ipad: 'On an iPad, turn off multi-finger gestures in Settings, so that many hands at once stay in the game.',
    android: 'Some phones take a picture when three fingers slide. Turn that off in their settings.',
  },
  fault: {
    emptyName: 'Everyone needs a name that can be seen.',
    longName: 'A name has at most 24 characters.',
    sameName: 'Two people have the same name. Change one, so that all know who is meant.',
    players: (game: string, counts: readonly number[], asked: number) =>
      `${game} is for ${formatList(counts).replace(' and ', ' or ')} players, not for ${asked}.`,
    notBegun: 'The match could not be laid out. Try once more.',
    setting: 'One of the house rules is beyond what the game allows. Choose it again.',
  },
  home: {
    title: 'At the table',
    people: (fewest: number, most: number) => `one phone, ${fewest}–${most} people`,
    players: (counts: readonly number[]) =>
      counts.length > 2
        ? `${counts[0]}–${counts.at(-1)} players`
        : `${formatList(counts).replace(' and ', ' or ')} players`,
    goOn: (game: string) => `Continue: ${game}`,
    real: 'real deck',
    score: (name: string, score: number) => `${name}: ${score}`,
    all: (count: number) => `All ${count} open matches`,
    played: (names: readonly string[], moment: string) => `${formatList(names)} · ${moment}`,
  },
};
