/** What the app is shown on: small and tall, with words twice as large, and lying on its side. `text`: what the browser's default of 16 is set to. */
export const SHAPES = [
  { name: '390 × 844', width: 390, height: 844, text: 16 },
  { name: '320 × 568', width: 320, height: 568, text: 16 },
  { name: '320 × 568 with words twice as large', width: 320, height: 568, text: 32 },
  { name: '390 × 844 with words twice as large', width: 390, height: 844, text: 32 },
  { name: '844 × 390', width: 844, height: 390, text: 16 },
] as const;
