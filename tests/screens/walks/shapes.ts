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
/** Other phones, small tablets, laptops and a wall, which are looked at less often (between.spec.ts). */
export const BETWEEN = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 600, height: 960 },
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
  { width: 1180, height: 820 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
] as const;
export type Size = (typeof SIZES | typeof BETWEEN)[number];

/** What the browser's default size of words is set to. */
export const WORDS = { 'words as usual': 16, 'words twice as large': 32 } as const;
