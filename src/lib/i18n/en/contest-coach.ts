import { formatCount, signed } from '../format.ts';

/** What to do, said in Contest until everybody has done it once. */
export const contestCoach = {
  label: 'What to do',
  classic: {
    find: (target: number, sets: number) =>
      `${sets === 1 ? 'Make' : `In each of ${formatCount(sets)} sets, make`} ${signed(target)} with every number once.`,
    touch: 'Be first to touch your key, then show how.',
    alone: 'Touch your key when you have it, then show how.',
    none: 'If it can’t be done, say Impossible.',
    skip: 'If nobody can find it, everybody says Skip.',
  },
  tony: (sets: number) =>
    sets === 1
      ? 'Find the largest number that you can make with every card once.'
      : `Find one large number that ${sets === 2 ? 'both sets' : `all ${formatCount(sets)} sets`} can make: that’s your x.`,
  closest: (target: number) =>
    `Get as near to ${signed(target)} as you can, but not to ${signed(target)} itself. Use every card once.`,
  touch: {
    hidden: 'Touch your key and type it. Nobody sees it.',
    open: 'Touch your key and type it. Everybody sees it.',
  },
  /** Where each has keys of their own. */
  here: {
    hidden:
      'Type it on your own keys; it stays covered; hold to look. For a fraction, type the top, then a/b, then the bottom.',
    open: 'Type it on your own keys; everybody sees it. For a fraction, type the top, then a/b, then the bottom.',
  },
  winsTony: 'The largest x with a proof wins.',
  winsClosest: 'The smallest x with a proof wins.',
  type: {
    tony: 'Type the number you can make. For a fraction, type the top, then a/b, then the bottom.',
    closest: 'Type how far away you get. For a fraction, type the top, then a/b, then the bottom.',
  },
  state: (sets: number) =>
    sets === 1
      ? 'Show how: use every number once, then Check it.'
      : 'Show how, one set after the other: use every number once.',
  prove: (sets: number) =>
    sets === 1
      ? 'Show how to make it: use every number once, then Check it.'
      : 'Show how each set makes it: use every number once.',
};
