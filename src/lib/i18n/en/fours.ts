import type { Sign } from '#lib/games/fours/cards.ts';
import type { FoursRefusal } from '#lib/games/fours/errors.ts';
import { formatList, formatPlural } from '../format.ts';
import { common } from './common.ts';

const cards = (count: number) => formatPlural(count, 'card', 'cards');
const points = (count: number) => formatPlural(count, 'point', 'points');
const turns = (count: number) => formatPlural(count, 'turn', 'turns');

const SPOKEN: Readonly<Record<Sign, string>> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '()': 'bracket',
};

/** Where on the board: 0 before the first 4 … 4 after the last. */
const placeName = (place: number) =>
  place === 0 ? 'before the first 4' : place === 4 ? 'after the last 4' : `gap ${place}`;

/** The board of Four Fours. */
export const fours = {
  title: 'Four Fours',
  alone: 'Four Fours, alone',
  real: 'Four Fours, real cards',
  roundOf: (round: number, rounds: number) => `round ${round} of ${rounds}`,
  score: (name: string, score: number, turn: boolean) =>
    `${name}, ${points(score)}${turn ? ', has the turn' : ''}`,
  scores: 'Points',
  make: 'make',
  makes: (target: number) => `Make ${target}`,
  board: 'Board',
  hand: 'Your hand',
  signs: 'Signs',
  spoken: SPOKEN,
  bracket: { '(': 'open bracket', ')': 'close bracket' },
  /** What a place is called: "gap 2, plus, over times". */
  place: (place: number, pile: readonly Sign[]) => {
    const [top, ...under] = pile.map((sign) => SPOKEN[sign]);
    if (top === undefined)
      return place === 0 || place === 4 ? placeName(place) : `${placeName(place)}, empty`;
    return [placeName(place), top, ...under.map((sign) => `over ${sign}`)].join(', ');
  },
  /** A bracket or a sign that lies there; `nth` of those like it in that place, 1-based. */
  lies: (what: string, place: number, nth: number) =>
    `${what}${nth > 1 ? ` ${nth}` : ''}, ${place === 0 || place === 4 ? placeName(place) : `in ${placeName(place)}`}`,
  sign: 'minus sign',
  /** Added to the name of what is lit. */
  fits: (name: string) => `${name}, fits`,
  slot: (place: number, nth: number) => `${placeName(place)}, way ${nth}, fits`,
  chosen: (name: string) => `${name}, chosen`,
  covered: (count: number) => `${count} cards`,
  /** A printed board in words. */
  speak: (printed: string) =>
    common
      .speakExpression(
        printed.replaceAll('▢', 'gap').replaceAll('(', ' open bracket ').replaceAll(')', ' close bracket '),
      )
      .replaceAll(/ +/g, ' ')
      .trim(),

  incomplete: (gaps: number, open: number, closed: number) => {
    const missing = [
      ...(open > 0 ? [`${formatPlural(open, 'bracket', 'brackets')} open`] : []),
      ...(closed > 0 ? [`${formatPlural(closed, 'bracket', 'brackets')} not opened`] : []),
      ...(gaps > 0 ? [formatPlural(gaps, 'gap', 'gaps')] : []),
    ].join(', ');
    if (missing === '') return 'incomplete';
    return open + closed === 0 ? `incomplete: ${missing}` : missing;
  },
  byZero: 'divided by zero',
  not: (target: number) => `not ${target}`,
  points,

  playAs: 'Play it as',
  faces: { '(': '(', ')': ')', operator: '−', sign: 'sign' },
  faceNames: { '(': 'open bracket', ')': 'close bracket', operator: 'minus', sign: 'minus sign' },
  putBack: 'Put back',
  tapLit: 'Tap a lit place.',
  tapLitOr: 'Tap a lit place, or one it takes off.',
  pickFirst: 'Tap a card, then where it goes.',
  begins: 'Play up to three cards: tap one, then where it goes.',
  whatHere: (place: number) =>
    `What goes ${place === 0 || place === 4 ? placeName(place) : `into ${placeName(place)}`}?`,
  endOrBack: 'Three are played. End the turn, or take one back.',
  whereThen: (name: string) => `${name} plays up to three. Tap where, then what.`,
  goesLit: (sign: string) => `${sign} goes on a lit place.`,
  nowhere: (sign: string) => `${sign} fits nowhere now. Put it back.`,
  pass: 'Pass',
  passNone: 'Pass · 0 of 3 played',
  end: (played: number) => `End turn · ${played} of 3`,
  endAndWin: 'End turn and win',
  giveUpNone: 'Give up · 0 of 3',
  giveUp: 'Give the round up',
  giveUpAsk: 'No card played: that gives the round up.',
  goOn: 'Go on',

  passTo: (name: string) => `Pass it to ${name}`,
  swapsFirst: (name: string) => `${name} may swap up to three cards first.`,
  swapsNext: (name: string, target: number) => `${name} may swap up to three cards. Next: make ${target}.`,
  starts: (name: string, target: number) => `${name} begins. Make ${target}.`,
  iAm: (name: string) => `I am ${name}`,
  headphones: 'With a screen reader, put on headphones first: your hand is read out as you move through it.',
  played: (name: string, signs: readonly string[]) =>
    signs.length === 0 ? `${name} passed.` : `${name} played ${formatList(signs)}.`,
  hidden: 'The hand is hidden.',
  /** How the board lies: its line, and what it comes to. */
  now: (line: string, says: string) => `On the board: ${line}, ${says}.`,
  /** A card, what it took off the board, and where it went. */
  playedAt: (sign: string, place: number, off: 'bracket' | 'sign' | null) =>
    `${sign} ${off === null ? '' : off === 'sign' ? 'on the minus sign ' : 'on the bracket '}${place === 0 || place === 4 ? placeName(place) : `in ${placeName(place)}`}`,
  waits: 'The match waits',
  waitsText: 'It goes on where you left it.',
  more: 'Something else',

  made: (name: string, target: number) => `${name} makes ${target}`,
  youMade: (target: number) => `You make ${target}`,
  onBoard: (count: number) => `${cards(count)} on the board, ${points(count)}`,
  inTurns: (count: number, par: number | null) => `in ${turns(count)}${par === null ? '' : `, par ${par}`}`,
  nobody: (target: number) => `Nobody made ${target}`,
  notMade: (target: number) => `${target} stays unmade`,
  allPassed: (next: number) =>
    `Everybody passed: the round is void. The board is cleared and round ${next} begins.`,
  givenUp: 'You gave the round up. The board is cleared.',
  byHand: 'All discard up to three and refill to five.',
  next: (round: number, target: number) => `Round ${round}: make ${target}`,
  swap: 'Swap cards first',
  swapAll: 'Pass it round to swap cards',
  swapWhat: 'Everybody may swap up to three cards before the next round.',
  swapWhatAtTurn: 'Everybody may swap up to three cards at the start of their first turn.',
  swapWhatAlone: 'You may swap up to three cards before the next round.',
  swapTitle: 'Swap up to three',
  swapNone: 'Keep all five',
  swapSome: (count: number) => `Swap ${cards(count)}`,
  swapText: (round: number, target: number) =>
    `Round ${round}: make ${target}. Tap the cards that go, new ones come from the pile.`,
  goes: (name: string) => `${name}, goes`,
  drew: (count: number) => `You drew ${cards(count)}`,
  drewText: (name: string) => `Only for ${name}’s eyes. The new ones stand out.`,
  isNew: (name: string) => `${name}, new`,

  backRound: 'Back one round',

  wins: (name: string) => `${name} wins`,
  share: (names: readonly string[]) => `${formatList(names)} share it`,
  stopped: 'Ended here',
  final: 'Final points',
  rounds: (count: number) => `${formatPlural(count, 'round', 'rounds')} won`,
  again: 'Again',
  replay: 'Replay',
  home: 'Home',

  solo: {
    standing: (turn: number, par: number | null) => `turn ${turn}${par === null ? '' : ` · par ${par}`}`,
    bars: (turn: number, par: number | null) => `Turn ${turn}${par === null ? '' : `, par ${par}`}`,
    under: (turns: number) => `${turns} under`,
    over: (turns: number) => `${turns} over`,
    onPar: 'par',
    void: 'void',
    unknown: (count: number) => turns(count),
    sum: (difference: number | null) =>
      difference === null
        ? 'All rounds played'
        : difference === 0
          ? 'On par'
          : difference < 0
            ? `${-difference} under par`
            : `${difference} over par`,
    turnsFor: (count: number, rounds: number) =>
      rounds === 0 ? 'No round made' : `${turns(count)} for ${formatPlural(rounds, 'round', 'rounds')}`,
    round: (target: number, what: string) => `${target}: ${what}`,
    /** `rounds`: how many were made then, when it was another number than now. */
    best: (difference: number, rounds: number | null) =>
      `best ${difference === 0 ? 'on par' : difference < 0 ? `${-difference} under` : `${difference} over`}${
        rounds === null ? '' : ` for ${formatPlural(rounds, 'round', 'rounds')}`
      }`,
  },

  could: {
    ask: 'Could I have won?',
    leave: 'Back to the result',
    only: (name: string) => `Only for ${name}’s eyes`,
    yes: (name: string) => `Yes, on ${name}’s last turn`,
    no: 'No, not on the last turn',
    how: (plays: readonly string[]) => `${formatList(plays)} ${plays.length === 1 ? 'was' : 'were'} enough.`,
    none: (tried: number, target: number) =>
      tried === 0
        ? 'No board could be completed.'
        : `None of the ${formatPlural(tried, 'board', 'boards')} within reach makes ${target}.`,
    held: (name: string) => `${name} held`,
    used: (name: string) => `${name}, played`,
    looking: 'Looking…',
    unanswered: 'That could not be found out now.',
    back: 'Hide it again',
  },

  help: {
    open: 'Rules and keys',
    title: 'Four Fours',
    together: [
      'Everybody plays on one board: 4\u{A0}4\u{A0}4\u{A0}4. Whoever makes it the round’s number wins the round, and a point for each card on the board, covered ones too.',
      'In your turn play up to three of your five cards, or pass. Then you draw back to five, and the next has the turn.',
    ],
    alone: [
      'Make the board, 4\u{A0}4\u{A0}4\u{A0}4, the round’s number in as few turns as you can.',
      'A turn is up to three of your five cards; then you draw back to five. A turn without a card gives the round up.',
      'Par is the number of turns a careful player needs from the same cards.',
    ],
    board: [
      'A sign goes into a gap, or on top of a different sign. Nothing goes on a card of the same turn.',
      'A bracket opens or closes, as you choose. It lies beside a sign, never on one; three of a kind are the most in one place. Laid on another bracket, it takes both off.',
      'Brackets need not match until the number is made. Times and divided by come before plus and minus.',
    ],
    rounds: [
      'Before each new round everybody may swap up to three cards. If all pass, the round is void: nobody scores, and the next begins.',
      'After the last round the most points win.',
    ],
    real: 'With real cards, deal five to each and draw back to five yourselves. Show here what is played.',
    keys: '1 to 5 pick a card, + − * / ( ) pick by sign, arrows move on the board, Enter lays. U takes back, E ends the turn, Esc puts back.',
  },

  /** Why a card was not played: what to do instead. */
  refused: {
    notNow: 'That has to wait for another part of the round.',
    noSuchPlace: 'There is no such place. Tap a lit one.',
    notAGap: 'A sign goes between two 4s. Tap a gap.',
    sameSign: 'The same sign lies there. Cover it with another one.',
    freshCard: 'That card was played this turn. Take it back, or cover another one.',
    wrongEnd: 'Brackets open before the first 4 and close after the last. Turn it, or tap another place.',
    fourth: 'Three of a kind are the most in one place. Choose another place.',
    operatorOnBracket: 'Only a bracket takes a bracket off. Put a sign into a gap.',
    bracketOnOperator: 'A bracket does not cover a sign. Lay it beside.',
    notASign: 'Only a minus turns a number round, where the house plays so.',
    signPlace:
      'A minus sign stands right before a 4 or a bracket, and never behind another. Choose another place.',
    signDepends: 'A minus sign needs this bracket. Cover the sign first.',
    noSuchSeat: 'Nobody sits there.',
    notYours: 'It is somebody else’s turn. Pass the phone on.',
    notHeld: 'You do not hold that card. Pick one of yours.',
    inUse: 'All twenty are on the board. Choose another card.',
    threePlayed: 'Three cards are the most in a turn. End it, or take one back.',
    fourDiscarded: 'Three cards are the most. Keep one of them.',
    dealtOnly: 'The cards lie on the table. Swap them there.',
    badOrder: 'The cards do not add up. Go back one step from Pause.',
  } satisfies Record<FoursRefusal['code'], string>,
};
