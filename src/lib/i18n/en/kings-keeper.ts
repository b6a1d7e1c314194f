import type { CastleRefusal } from '#lib/games/kings/castle.ts';

const NAMES = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'];
const spelled = (count: number): string => NAMES[count] ?? String(count);

/** 24, Kings with real cards: the phone keeps the score. */
export const kingsKeeper = {
  turn: (name: string) =>
    `${name} is The Turn and turns up the castles. Tap suit and value, or slide from one to the other.`,
  /** From the second castle on. */
  stands: 'A second card of a suit goes face up.',
  ask: (castle: string) => `${castle} castle: suit and value?`,
  askRank: (castle: string, suit: string) => `${castle} castle, ${suit}: its value?`,
  askSuit: (castle: string, rank: string) => `${castle} castle, ${rank}: which suit?`,
  toFound: (count: number) => `${spelled(count)} to found`,
  /** Read as long as kings are entered. */
  each: 'Enter each king when it’s used. Whoever used it draws two cards and discards one.',

  suits: 'Suits',
  ranks: 'Ranks',
  delete: 'Delete',

  /** One line of what kings did: the card stands before it. */
  did: {
    crowned: (castle: string) => `on the ${castle}`,
    doubled: (castle: string) => `doubles the ${castle}`,
    dethroned: (castle: string) => `dethrones the ${castle}`,
    dumped: 'dumped',
    wrongCall: 'called wrongly',
  },
  change: (from: number, to: number) => (from === to ? `stays ${to}` : `${from} → ${to}`),
  changeSpoken: (from: number, to: number) => (from === to ? `stays ${to}` : `from ${from} to ${to}`),
  log: 'Entered so far',

  undo: 'Undo',
  king: 'A king',
  call: 'Call',
  who: 'Who has a king?',
  which: 'Which suit?',
  what: 'What happens?',
  play: (castle: string) => `Play on ${castle}`,
  dethroneOn: (castle: string) => `Dethrone ${castle}`,
  dump: 'Dump it',
  becomes: (from: number, to: number) => (from === to ? `stays ${to}` : `${from} becomes ${to}`),
  /** Why that cannot be done there, small on its key. */
  why: {
    noSuchCastle: 'no castle yet',
    notAKing: 'no king',
    wrongCastle: 'another suit',
    castlesStand: 'castles are static',
    doubleKing: 'two kings rule there',
    noSubject: 'no Subject there',
  } satisfies Record<CastleRefusal['code'], string>,
  faceUp: 'no castle changes',
  cancel: 'Cancel',
  write: 'Save',

  callWho: 'Who calls “Hand”?',
  callText: 'They show their seven cards, and you enter them.',
  nobody: 'Nobody: score everybody',
  nobodyAsk: 'If the pile is empty or everybody agrees, everybody is scored without a caller.',
  all: 'All agree',
  /** Where one plays on alone. */
  alone: (name: string) => `${name} plays on alone.`,
  scoreOne: (name: string) => `Score ${name} now`,
  scoreOneAsk: (name: string) => `${name} is scored without a call, and the game is over.`,
  enter: (name: string) => `${name} calls`,

  cards: (name: string) => `${name}’s seven cards`,
  how: 'Rank, then suit, or slide across. Tap a card to change it.',
  slots: 'Entered cards',
  slot: (place: number, card: string | null) => `Card ${place + 1}: ${card ?? 'empty'}`,
  missing: (count: number) => `${spelled(count)} more`,
  done: 'These seven',
  noCall: 'Cancel this call',
  whose: 'Whose cards?',
  tapOne: 'First tap the card to change.',

  right: 'A right call.',
  wrong: (name: string) => `A wrong call. ${name} is out of this game.`,
  nextCards: (name: string) => `Next: ${name}’s cards`,
  goOn: 'Continue',
};
