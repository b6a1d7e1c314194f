import type { Sign } from '#lib/games/fours/cards.ts';
import type { FoursRefusal } from '#lib/games/fours/errors.ts';
import { formatCount, formatList, formatPlural } from '../format.ts';

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
  /** What a first match begins with. */
  opening: [
    'Everybody plays on the same line of four 4s. Be first to make the round’s number.',
    'On your turn, play up to three cards, each a sign or a bracket. Then pass the device on.',
  ],
  title: 'Four Fours',
  alone: 'Four Fours, alone',
  real: 'Four Fours, real cards',
  roundOf: (round: number, rounds: number) => `round ${round} of ${rounds}`,
  score: (name: string, score: number, turn: boolean) =>
    `${name}, ${points(score)}${turn ? ', to play' : ''}`,
  scores: 'Points',
  make: 'make',
  makes: (target: number) => `Make ${target}`,
  board: 'Board',
  hand: 'Your cards',
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
  slot: (place: number, nth: number) => `${placeName(place)}, place ${nth}, fits`,
  chosen: (name: string) => `${name}, chosen`,
  covered: (count: number) => `${count} cards`,
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
  /** The first bracket of a first match. */
  bracketNew:
    'New: a bracket. Play it as ( or as ), beside a sign. What stands between the two is worked out first.',
  bracketPicked: 'Choose ( or ) below, then a lit place. On another bracket, it removes both.',
  pickFirst: 'Tap a card first.',
  begins: 'Tap a card, then a place.',
  whatHere: (place: number) =>
    `What goes ${place === 0 || place === 4 ? placeName(place) : `into ${placeName(place)}`}?`,
  endOrBack: 'End your turn, or undo.',
  whereThen: (name: string) => `${name}: tap where, then what.`,
  goesLit: (sign: string) => `Tap a lit place for ${sign}.`,
  nowhere: (sign: string) => `${sign} fits nowhere now. Put it back.`,
  pass: 'Pass',
  passNone: 'Pass · 0 of 3 played',
  end: (played: number) => `End turn · ${played} of 3`,
  endAndWin: 'End turn and win',
  giveUpNone: 'Give up · 0 of 3',
  giveUp: 'Give up the round',
  giveUpAsk: 'Ending with no cards played forfeits the round.',

  passTo: (name: string) => `Pass to ${name}`,
  swapsFirst: (name: string) => `${name} may swap up to three cards first.`,
  swapsNext: (name: string, target: number) => `${name} may swap up to three cards. Next: make ${target}.`,
  starts: (name: string, target: number) => `${name} begins. Make ${target}.`,
  iAm: (name: string) => `I am ${name}`,
  headphones: 'With a screen reader, put on headphones first: your cards are read aloud.',
  played: (name: string, signs: readonly string[]) =>
    signs.length === 0 ? `${name} passed.` : `${name} played ${formatList(signs)}.`,
  hidden: 'The cards are hidden.',
  /** How the board lies: its line, and what it comes to. */
  now: (line: string, says: string) => `On the board: ${line}, ${says}.`,
  /** A card, what it took off the board, and where it went. */
  playedAt: (sign: string, place: number, off: 'bracket' | 'sign' | null) =>
    `${sign} ${off === null ? '' : off === 'sign' ? 'on the minus sign ' : 'on the bracket '}${place === 0 || place === 4 ? placeName(place) : `in ${placeName(place)}`}`,

  made: (name: string, target: number) => `${name} makes ${target}`,
  youMade: (target: number) => `You make ${target}`,
  onBoard: (count: number) => `${cards(count)} on the board, ${points(count)}`,
  inTurns: (count: number, par: number | null) => `in ${turns(count)}${par === null ? '' : `, par ${par}`}`,
  nobody: (target: number) => `Nobody made ${target}`,
  notMade: (target: number) => `You didn’t make ${target}`,
  allPassed: (next: number) => `Everybody passed, so nobody scores. Round ${next} is next.`,
  givenUp: 'You gave up the round.',
  byHand: 'Everybody swaps up to three cards.',
  next: (round: number, target: number) => `Round ${round}: make ${target}`,
  swap: 'Swap cards first',
  swapAll: 'Pass it round to swap',
  swapWhat: 'Everybody may swap up to three cards before the next round.',
  swapWhatAtTurn: 'Everybody may swap up to three cards at the start of their first turn.',
  swapWhatAlone: 'You may swap up to three cards before the next round.',
  swapTitle: 'Swap up to three',
  swapNone: 'Keep all five',
  swapSome: (count: number) => `Swap ${cards(count)}`,
  swapText: (round: number, target: number) =>
    `Round ${round}: make ${target}. Tap the cards to swap for new ones.`,
  goes: (name: string) => `${name}, to be swapped`,
  drew: (count: number) => `You drew ${cards(count)}`,
  drewText: (name: string) => `Only for ${name}’s eyes. The new cards stand out.`,
  isNew: (name: string) => `${name}, new`,

  backRound: 'Back one round',

  wins: (name: string) => `${name} wins`,
  share: (names: readonly string[]) => `${formatList(names)} tie`,
  stopped: 'Stopped early',
  final: 'Final points',
  rounds: (count: number) => `${formatPlural(count, 'round', 'rounds')} won`,
  again: 'Play again',
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
        ? 'The board would still have been incomplete.'
        : tried === 1
          ? `The only board within reach doesn’t make ${target}.`
          : `None of the ${formatCount(tried)} boards within reach makes ${target}.`,
    held: (name: string) => `${name}’s cards`,
    used: (name: string) => `${name}, played`,
    looking: 'Looking…',
    unanswered: 'We couldn’t find out. Try again later.',
    back: 'Hide again',
  },

  help: {
    open: 'Rules and keys',
    title: 'Four Fours',
    together: [
      'Everybody plays on one board: 4\u{A0}4\u{A0}4\u{A0}4. Make it the round’s number to win the round, with a point for each card on the board, covered ones too.',
      'On your turn, play up to three of your five cards, or pass. Then you draw until you have five again, and the next player goes.',
    ],
    alone: [
      'Turn the board, 4\u{A0}4\u{A0}4\u{A0}4, into the round’s number in as few turns as you can.',
      'On each turn, play up to three of your five cards; then you draw until you have five again. Playing no card gives up the round.',
      'Par is the number of turns a careful player needs with the same cards.',
    ],
    board: [
      'A sign goes into a gap, or on top of a different sign. You can’t cover a card that you played this turn.',
      'A bracket opens or closes, as you choose. It goes beside a sign, never on one, at most three of a kind in one place. Put on another bracket, it removes both.',
      'Brackets need not match until the number is made. Times and divided by come before plus and minus.',
    ],
    rounds: [
      'Before each new round everybody may swap up to three cards. If everybody passes, the round is void: nobody scores, and the next begins.',
      'After the last round, the most points win.',
    ],
    real: 'With real cards, deal five each, and draw up to five again after each turn. Show here what you play.',
    keys: '1 to 5 pick a card, + − * / ( ) pick by sign, arrows move on the board, Enter plays the card. U undoes, E ends the turn, Esc puts the card back.',
  },

  /** Why a card was not played: what to do instead. */
  refused: {
    notNow: 'You can’t do that now. Wait a moment.',
    noSuchPlace: 'You can’t play there. Tap a lit place.',
    notAGap: 'A sign goes between two 4s. Tap a gap.',
    sameSign: 'That sign is already there. Cover it with another.',
    freshCard: 'You played that card this turn. Undo it, or cover another.',
    wrongEnd:
      'Brackets open before the first 4 and close after the last. Turn this one, or tap another place.',
    fourth: 'Only three of a kind fit in one place. Choose another place.',
    operatorOnBracket: 'Only a bracket removes a bracket. Put a sign into a gap.',
    bracketOnOperator: 'A bracket can’t cover a sign. Put it beside one.',
    notASign: 'Only a minus can make a number negative, if your house rules allow it.',
    signPlace: 'A minus sign goes right before a 4 or a bracket, never after another. Choose another place.',
    signDepends: 'A minus sign needs this bracket. Cover the sign first.',
    noSuchSeat: 'Nobody sits there.',
    notYours: 'It’s somebody else’s turn. Pass the device on.',
    notHeld: 'You don’t have that card. Pick one of yours.',
    inUse: 'All twenty are on the board. Choose another card.',
    threePlayed: 'You can play at most three cards. End your turn, or undo one.',
    fourDiscarded: 'You can swap at most three cards. Keep one of them.',
    dealtOnly: 'You’re using real cards. Swap them by hand.',
    badOrder: 'The cards don’t add up. Tap Pause, then Back one step.',
  } satisfies Record<FoursRefusal['code'], string>,
};
