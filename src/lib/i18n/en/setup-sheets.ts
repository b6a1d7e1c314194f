import { formatList } from '../format.ts';

/** What the sheets of set-up say: house rules, a person, and places that are drawn. */
export const setupSheets = {
  row: {
    target: 'Make',
    dynamic: 'Draw a target',
    dynamicMore: 'the sum of four cards',
    sound: 'Table sounds',
    awake: 'Keep the screen on',
  },
  share: (of100: number) => `${of100} of 100 deals have a solution`,
  rare: 'Fewer than half of all deals have a solution.',
  targetFault: (most: number) => `Enter a whole number from 1 to ${most}.`,
  person: {
    name: 'Name',
    shape: 'Shape',
    change: 'Swap places with',
    handicap: 'A fairer race',
    delay: 'Touches count later by',
    second: 'Must say two different solutions',
    secondMore: 'or one, if there’s only one',
    save: 'Save',
  },
  drawn: {
    title: 'Highest picks first',
    alike: (names: readonly string[]) => `${formatList(names)} tied, so they draw again.`,
    picks: (name: string) => `${name}, pick a place`,
    redraw: 'Draw again',
    card: (name: string, rank: string, suit: string) => `${name}: ${rank} of ${suit}`,
  },
};
