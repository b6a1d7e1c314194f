import { formatPlural, signed } from '../format.ts';
import { spans } from './spans.ts';

const NONE = 'no limit';
const { seconds, minutes } = spans;

const STRICTNESS = {
  quick: { name: 'Quick', more: 'half hands of any suits count' },
  standard: { name: 'Standard', more: 'half hands count in the suits of their castles' },
  elders: { name: 'Elders', more: 'no half hands' },
  timeSink: { name: 'Time-Sink', more: 'super hands only' },
};
const DIRECTION = {
  right: { name: 'to the right', line: 'turns to the right', more: 'anticlockwise' },
  left: { name: 'to the left', line: 'turns to the left', more: 'clockwise' },
};

/**
 * The house rules in words. `name` and `more` stand where one is chosen; `on`, `off` and `line` on the one line that sums them up, `mark` on
 * the seat that is chosen.
 */
export const houseRules = {
  claimTime: {
    name: 'Time to say it',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? 'no hurry to say it' : `${seconds(ms)} to say it`),
  },
  setTime: {
    name: 'Time for a deal',
    say: (ms: number) => (ms === 0 ? NONE : minutes(ms)),
    line: (ms: number) => (ms === 0 ? 'no time limit' : `${minutes(ms)} a deal`),
  },
  rounds: {
    name: 'Rounds',
    say: String,
    line: (count: number) => formatPlural(count, 'round', 'rounds'),
  },
  redraw: {
    name: 'Draw again if it is too hard',
    more: 'if fewer than half of all deals have a solution',
    on: 'drawn again if too hard',
  },
  faces: { name: 'Face cards', more: 'J Q K are 11 12 13', on: 'face cards' },
  dealer: { name: 'Deals first', drawn: 'highest card', mark: 'deals first', choose: 'Have them deal first' },
  slapSayNone: {
    name: 'Say if there’s no solution',
    more: 'then anybody may swap cards',
    on: 'says if there’s no solution',
  },
  knockSayNone: {
    name: 'Say if there’s no solution',
    more: 'then anybody may set them aside',
    on: 'says if there’s no solution',
  },
  called: { name: 'Call instead of touching', more: 'anybody taps the player who was first', on: 'called' },
  implied: {
    name: 'Implied multiplication',
    more: 'a bracket without a sign multiplies: 4(4\u00a0+\u00a04) is 32',
    on: 'brackets multiply',
  },
  negation: {
    name: 'Negation',
    more: 'a minus may go before a 4 or a bracket: 4\u00a0×\u00a0(−4)',
    on: 'minus as a sign',
  },
  extended: {
    name: 'Extended rounds',
    more: '4s side by side make 44; rounds 1 to 10, 12, 15, 16, 17 and 20',
    on: 'Fifteen rounds',
    off: 'Nine rounds',
  },
  swapAtTurn: {
    name: 'Swap cards at your first turn',
    more: 'instead of passing the device round before each new round',
    on: 'cards swapped at first turns',
  },
  contestType: { name: 'Type of game' },
  contestTarget: { name: 'Target', say: signed, line: (target: number) => `Target ${signed(target)}` },
  numbers: { name: 'Numbers in a set', say: String, line: (count: number) => `${count} numbers` },
  sets: { name: 'Sets', say: String, line: (count: number) => formatPlural(count, 'set', 'sets') },
  range: { name: 'Numbers up to', say: String, line: (most: number) => `up to ${most}` },
  endScore: { name: 'Play to', say: String, line: (score: number) => `to ${score}` },
  roundTime: {
    name: 'Time for a round',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => `${seconds(ms)} a round`,
  },
  /** The same where it is the time for each proof (CONTEST-9). */
  proofTime: { name: 'Time for each proof', line: (ms: number) => `${seconds(ms)} a proof` },
  betweenTime: {
    name: 'Between rounds',
    say: (ms: number) => (ms < 0 ? 'ready' : seconds(ms)),
    line: (ms: number) => `${seconds(ms)} between rounds`,
  },
  answerTime: {
    name: 'Time to answer',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? 'no hurry to answer' : `${seconds(ms)} to answer`),
  },
  entryTime: {
    name: 'Time to enter',
    say: (ms: number) => (ms === 0 ? NONE : seconds(ms)),
    line: (ms: number) => (ms === 0 ? 'no hurry to enter' : `${seconds(ms)} to enter`),
  },
  sharedRounds: { name: 'Share these rounds', more: 'another device deals the same numbers' },
  presets: {
    basic: 'Basic 24',
    practice: 'Practice',
    solvable: 'Only solvable',
    tony: 'Tony Four',
    closest: 'Closest to',
    big: 'Big numbers',
    kids: 'Kids',
  },
  presetsMore: {
    basic: 'Four numbers from 1 to 10 make 24. Play to 10 points.',
    practice: 'The same without an end: stop when you like.',
    solvable: 'The same, but every hand has a solution.',
    tony: 'Two sets, one secret number. Play to 5 points.',
    closest: 'Near 24, but not 24. Play to 5 points.',
    big: 'Five numbers from 1 to 25 make 100.',
    kids: 'Three numbers from 1 to 6 make 10, without a clock for showing how.',
  },
  games: {
    name: 'Games',
    say: (games: number) => (games === 1 ? 'one' : String(games)),
    line: (games: number) => (games === 1 ? 'One game' : `Tournament of ${games} games`),
  },
  strictness: {
    name: 'Strictness',
    of: (value: keyof typeof STRICTNESS) => STRICTNESS[value],
  },
  theTurn: {
    name: 'The Turn',
    mark: 'The Turn',
    choose: 'Make them The Turn',
    lot: {
      ask: 'Draw The Turn',
      title: 'Highest is The Turn',
      says: (name: string) => `${name} is The Turn.`,
    },
  },
  direction: {
    name: 'Turns pass',
    of: (value: keyof typeof DIRECTION) => DIRECTION[value],
  },
  live: {
    name: 'What my cards are worth',
    more: 'you see what your cards would score if called now',
    on: 'values shown',
    off: 'values hidden',
  },
  subjects: {
    name: 'Subjects count',
    more: 'a card under a king adds its value to the castle',
    on: 'Subjects count',
  },
  noHarm: { name: 'No harm, no foul', more: 'loose cards cost nothing', on: 'no harm, no foul' },
  oneShuffle: {
    name: 'Shuffle me out',
    more: 'one shuffle: when the draw pile is empty, everybody is scored',
    on: 'shuffle me out',
  },
  reshuffles: {
    name: 'Reshuffles',
    say: (count: number) => (count === 0 ? 'no limit' : String(count)),
    line: (count: number) =>
      count === 0 ? 'unlimited reshuffles' : formatPlural(count, 'reshuffle', 'reshuffles'),
  },
  faceUpStays: {
    name: 'Face-up consequences',
    more: 'face-up discards never return',
    on: 'face-up consequences',
  },
  staticCastles: {
    name: 'Static castles',
    more: 'a castle keeps its first value, whatever king is on it',
    on: 'static castles',
  },
  anyKing: {
    name: 'Equal opportunity',
    more: 'a king of any suit goes to any castle',
    on: 'equal opportunity',
  },
  ghoulRaiser: {
    name: 'Ghoul-raiser',
    more: 'after a king you may draw from the face-up cards',
    on: 'ghoul-raiser',
  },
  first: {
    name: 'Begins',
    mark: 'begins',
    choose: 'Have them begin',
    lot: { ask: 'Draw who begins', title: 'Highest begins', says: (name: string) => `${name} begins.` },
  },
};
