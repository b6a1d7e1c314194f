/** Two that may share a place, found by selectors that they or something round them match. */
export interface Layered {
  readonly over: string;
  readonly under: string;
  /** Only where both are in the same one of these. */
  readonly within?: string;
  readonly why: string;
}

/** What lies over something else on purpose. */
export const LAYERED: readonly Layered[] = [
  {
    over: '.say',
    under: '.zone',
    within: '.place',
    why: 'a zone is one large target, and what it says stands in it and lets touches through',
  },
  {
    over: '.word, .words, .own-pile, .who, .foot, kbd',
    under: '.hit',
    within: '.zone',
    why: 'half a table is one large target, and what it says stands in it and lets touches through',
  },
  {
    over: '.word',
    under: '.shape',
    within: '.word',
    why: 'the word of a half stands in the shape of its seat',
  },
  { over: 'main', under: '.lines', why: 'castles and piles lie on the lines that join them' },
  { over: '.date', under: '.seal', why: 'a day that was solved stands on its seal' },
  { over: '.turnin', under: '.seal', why: 'a pad rises over the middle of the table' },
  {
    over: '.turnin',
    under: '.wall',
    why: 'a pad rises over the cards that lie before its reader: they are its keys',
  },
  {
    over: '.fan .card',
    under: '.fan .card',
    why: 'a hand is held as a fan: of each card but the last its corner is seen and tapped',
  },
];
