/** What the app is shown on, from the smallest phone to a wall. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
export type Size = (typeof SIZES)[number];

/** What the browser's default size of words is set to. */
export const WORDS = { 'words as usual': 16, 'words twice as large': 32 } as const;
