import type { Suit } from '#lib/core/cards.ts';
import type { KingsRefusal } from '#lib/games/kings/errors.ts';
import { common } from './common.ts';
import { formatList, formatPlural, formatPoints } from '../format.ts';

const SUITS: Readonly<Record<Suit, string>> = {
  spade: 'spades',
  heart: 'hearts',
  diamond: 'diamonds',
  club: 'clubs',
};
const CASTLES = ['First', 'Second', 'Third', 'Fourth'] as const;

const castleName = (castle: number): string => String(CASTLES[castle]);
const theCastle = (castle: number): string => `the ${castleName(castle)} castle`;
/** As it is said: ½ point, −1 point, no points. */
const points = (score: number): string => formatPoints(score, 'point', 'points');
const cards = (count: number): string => formatPlural(count, 'card', 'cards');

const SHORT: Readonly<Record<number, string>> = {
  1: 'One card',
  2: 'Two cards',
  3: 'Three cards',
  4: 'Four cards',
  5: 'Five cards',
  6: 'Six cards',
};

/** What a card is called: "queen of hearts". */
const cardName = (rank: number, suit: Suit): string => common.speakCard(common.rank(rank, 13), SUITS[suit]);

/** The board of 24, Kings. */
export const kings = {
  /** What a first match begins with. */
  opening: [
    'Collect seven cards that make the most valuable hand.',
    'On your turn, discard one and draw one. Call “Hand” when six of them make a hand.',
  ],
  title: 'Kings',
  keeper: 'Score keeper',
  gameOf: (game: number, games: number) => (games === 1 ? '' : `game ${game} of ${games}`),
  card: cardName,
  points,
  suits: SUITS,

  castles: 'Castles',
  castle: castleName,
  /** A castle for those who hear it: "First castle, hearts, worth 13, a king over 2". */
  castleSpoken: (castle: number, suit: Suit, worth: number, kings: number, subject: number | null) =>
    [
      `${castleName(castle)} castle`,
      SUITS[suit],
      `worth ${worth}`,
      ...(kings > 0 ? [kings > 1 ? 'two kings' : 'a king'] : []),
      ...(subject === null ? [] : [`over ${subject}`]),
    ].join(', '),
  unfounded: (castle: number) => `${castleName(castle)} castle, not founded`,
  over: (subject: number) => `over ${subject}`,
  becomes: (worth: number) => `becomes ${worth}`,
  /** A static castle, whatever king lies on it. */
  stays: (worth: number) => `stays ${worth}`,
  becomesOr: (worth: number, before: number) => `${worth} or back to ${before}`,
  pile: (count: number) => `Draw pile, ${cards(count)}`,
  faceUp: 'face up',
  faceUpPile: (top: string | null, count: number) =>
    top === null ? 'Face-up discard, empty' : `Face-up discard, ${cards(count)}, ${top} on top`,
  /** All that lie face up, on a sheet. */
  faceUpTitle: 'Face up',
  faceUpLine: 'Newest first.',

  founding: {
    begin: (name: string) => `${name} is The Turn`,
    beginText: 'Turn up cards until four suits have a castle.',
    founds: (castle: number, suit: Suit, worth: number) =>
      `${SUITS[suit][0]?.toUpperCase()}${SUITS[suit].slice(1)} are ${theCastle(castle)}, worth ${worth}.`,
    stands: (suit: Suit) =>
      `${SUITS[suit][0]?.toUpperCase()}${SUITS[suit].slice(1)} have a castle already: it goes to the face-up pile.`,
    next: 'Draw the next',
    all: 'Draw the rest',
    done: 'All four castles are founded.',
    doneText: (faceUp: number) =>
      faceUp === 0 ? 'Now seven cards each.' : `${cards(faceUp)} went face up. Now seven cards each.`,
    deal: 'Deal seven each',
    soFar: 'Discarded so far',
  },

  passTo: (name: string) => `Pass to ${name}`,
  iAm: (name: string) => `I am ${name}`,
  headphones: 'With a screen reader, put on headphones first: cards are read aloud.',
  starts: (name: string) => `${name} begins.`,
  hidden: 'The cards are hidden.',
  oneGoesBack: (name: string) => `${name} has eight cards and discards one.`,
  draws: (name: string) => `${name} draws.`,
  areOut: (names: readonly string[]) =>
    `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} been scored.`,
  reshuffled: 'The draw pile was empty, so the discards were shuffled into it.',
  playsAlone: (name: string) => `${name} plays on alone.`,
  ring: (name: string, next: string) =>
    name === next ? `${name} plays on alone` : `${name}’s turn, then ${next}`,

  did: {
    faceDown: (name: string) => `${name} discarded face down.`,
    faceUp: (name: string, card: string) => `${name} discarded the ${card} face up.`,
    dumped: (name: string, card: string) => `${name} dumped the ${card}.`,
    crowned: (name: string, card: string, castle: number, worth: number) =>
      `${name} put the ${card} on ${theCastle(castle)}, now worth ${worth}.`,
    dethroned: (name: string, castle: number, worth: number) =>
      `${name} dethroned the king of ${theCastle(castle)}, worth ${worth} again.`,
    /** The same on static castles. */
    crownedStill: (name: string, card: string, castle: number, worth: number) =>
      `${name} put the ${card} on ${theCastle(castle)}, still worth ${worth}.`,
    dethronedStill: (name: string, castle: number, worth: number) =>
      `${name} dethroned the king of ${theCastle(castle)}, still worth ${worth}.`,
    raised: (name: string, card: string) => `${name} took the face-up ${card}.`,
    wrongCall: (name: string, score: number) => `${name} called wrongly and is scored: ${points(score)}.`,
    scoreMe: (name: string) => `${name} asked to be scored.`,
  },

  agree: 'Score everybody now',
  agreeAsk: 'Does everybody agree? Everybody is scored now, without a caller.',
  agreeAll: 'All agree',

  hand: 'Your cards',
  eight: 'Your eight cards',
  fresh: (card: string) => `${card}, new`,
  tap: 'Tap a card to use it, or call.',
  tapEight: 'Tap a card to discard.',
  down: 'Face down',
  up: 'Face up',
  discardDown: 'Discard face down',
  discardUp: 'Discard face up',
  playOn: (castle: number) => `Play on ${castleName(castle)}`,
  double: 'Double King',
  dethrone: 'Dethrone',
  dump: 'Dump the king',
  keepIt: 'Keep it',
  whichCastle: 'Tap a castle for the king, or:',
  sortSuit: 'Sort by suit',
  sortRank: 'Sort by rank',
  call: 'Call “Hand”',
  callAsk: 'Call it?',
  callText: 'A wrong call scores you at once and ends your game.',
  notYet: 'Not yet',
  /** For one who plays on alone. */
  tapAlone: 'You play on alone. Tap a card to use it, or:',
  scoreMe: 'Score me now',
  scoreAsk: 'Score your cards now?',
  scoreText: 'Your cards are scored as they are, and the game is over.',
  scoreTo: (mine: string, name: string, theirs: string) =>
    `You would have ${mine} to ${name}’s ${theirs}, and the game is over.`,
  goOnAlone: 'Keep playing',
  drew: 'You drew',
  pass: (name: string) => `Pass to ${name}`,

  now: 'If you call now',
  nowRight: 'a right call',
  nowWrong: 'a wrong call',
  nowRightMore: 'Six cards are one hand or two half hands, and one is left to point.',
  nowWrongMore: 'A right call needs one hand of six cards, or two half hands, and one card to point.',
  nearest: 'Nearest hands',
  hold: 'You hold',
  /** Before the cards that are missing: all of them, or those of which any brings it nearer. */
  short: (count: number, all: boolean) => {
    if (all) return `${SHORT[count] ?? count} short:`;
    return count === 1
      ? 'One card short, any of these:'
      : `${SHORT[count] ?? count} short. Any of these brings it nearer:`;
  },
  moreCards: (count: number) => `and ${count} more`,

  raise: {
    title: 'Draw, or take a face-up card',
    left: (owed: number) => (owed === 2 ? 'two cards to draw' : 'one card to draw'),
    draw: 'Draw from the pile',
    take: (card: string) => `Take the ${card}`,
    list: 'Face-up cards',
  },

  calculus: {
    title: 'The Calculus',
    called: (name: string) => `${name} called it.`,
    lastLeft: 'One player was left, and is scored too.',
    noneLeft: 'Nobody is left: every call was wrong.',
    drawnOut: 'Nothing is left to draw.',
    agreed: 'Everybody agreed to be scored.',
  },

  wins: (name: string) => `${name} wins`,
  share: (names: readonly string[]) => `${formatList(names)} tie`,
  stopped: 'Stopped early',
  final: 'Final points',
  games: (won: number) => `best in ${formatPlural(won, 'game', 'games')}`,
  again: 'Play again',
  replay: 'Replay',
  home: 'Home',
  backGame: 'Back one game',
  help: 'Hands and rules',

  /** What to do instead, for the code of a refusal. */
  refused: {
    kingFaceUp: 'A king goes face up only when it is dumped: then you draw two cards.',
    wrongCastle: 'A king goes to the castle of its own suit only.',
    castlesStand: 'Castles are static in this match: a king can only be dumped.',
    doubleKing: 'Two kings rule there: you can’t play on them.',
    noSubject: 'There is no Subject under that king, so you can’t dethrone it.',
    notAKing: 'Only a king goes to a castle.',
    notRaisable: 'That card was discarded this turn: it stays there.',
    nothingToDraw: 'The draw pile is empty: take a face-up card.',
    notSeven: 'Everybody has seven cards: enter all of them.',
    threeOfOne: 'Two decks have only two of each card: that would be the third.',
    suitTaken: 'That suit already has a castle.',
  } satisfies Partial<Record<KingsRefusal['code'], string>>,
};
