/** The shapes that mark seats, in the order in which set-up hands them out. */
export const SHAPES = ['moon', 'hill', 'gate', 'star', 'leaf', 'drop'] as const;
export type Shape = (typeof SHAPES)[number];

/** The outline of each on a grid of 24. */
export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  moon: 'M2.5 12a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1-19 0z',
  hill: 'M12 3 22 20.500H2z',
  gate: 'M2.5 21V12a9.5 9.5 0 0 1 19 0v9h-6.300v-8.500a3.2 3.2 0 0 0-6.400 0V21z',
  star: 'm12 2 3 6.7 7.3.8-5.5 4.9 1.6 7.2L12 17.900l-6.4 3.7 1.6-7.200L1.7 9.500 9 8.700z',
  leaf: 'M3 21C2 9.5 9.5 2.5 21.5 2.500 21.5 14.5 14.5 22 3 21z',
  drop: 'M12 1.500c4.6 5.7 7.2 9.4 7.2 13a7.2 7.2 0 0 1-14.400 0c0-3.600 2.6-7.300 7.2-13z',
};

/** The shape that a header's word names; a word that is none of them (from a file) is a moon. */
export const toShape = (word: string): Shape => SHAPES.find((shape) => shape === word) ?? 'moon';
