/** Every icon, drawn on a 24-unit grid as strokes: one path each. */
export const ICONS = {
  back: 'M15 4.5 7.5 12l7.5 7.5',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M3.5 12h17M12 3.5c-5.5 5-5.5 12 0 17M12 3.5c5.5 5 5.5 12 0 17',
  forward: 'm9 4.5 7.5 7.5L9 19.5',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm4.5 12.5 5 5L19.5 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  home: 'M4 11 12 4l8 7v9h-5.5v-5.5h-5V20H4z',
  solver: 'M5 7h6M8 4v6M13.5 7h6M5 15.5h5.5M5 18.5h5.5M14 14.5l5 5M19 14.5l-5 5',
  progress: 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  settings:
    'M4 7h9M17.5 7H20M4 17h2.5M11 17h9M17.5 7a2.3 2.3 0 1 0-4.6 0a2.3 2.3 0 1 0 4.6 0M11 17a2.3 2.3 0 1 0-4.6 0a2.3 2.3 0 1 0 4.6 0',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 5.5-1M5 11.5a10 10 0 0 1 4.5-2.3M19 11.5a10 10 0 0 0-5.8-2.9M2 8a15 15 0 0 1 4-2.3M22 8A15 15 0 0 0 10.5 4.6M12 19.5h.01',
  update: 'M20 5v5h-5M4 19v-5h5M19.5 10A8 8 0 0 0 5.3 8M4.5 14a8 8 0 0 0 14.2 2',
  again: 'M4 5v5h5M4.5 10A8 8 0 1 1 4 14',
} as const;
export type IconName = keyof typeof ICONS;
/** An icon by its name, or by its path (`further-icons.ts`). */
export type AnyIcon = IconName | `M${string}`;

/** Suit pips, drawn as fills on the same grid. */
export const PIPS = {
  spade:
    'M12 2c6.5 5.5 9.5 8.5 9.5 12.200a4.7 4.7 0 0 1-8.3 3c.3 2 1 3.3 2.3 4.300h-7c1.3-1 2-2.3 2.3-4.300a4.7 4.7 0 0 1-8.3-3C2.5 10.5 5.5 7.5 12 2z',
  heart: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  diamond: 'M12 1.5 20 12l-8 10.500L4 12z',
  club: 'M12 2a4.7 4.7 0 0 1 4 7.2 4.7 4.7 0 1 1-2.8 8c.3 2 1 3.3 2.3 4.300h-7c1.3-1 2-2.3 2.3-4.300a4.7 4.7 0 1 1-2.8-8A4.7 4.7 0 0 1 12 2z',
} as const;

/** The seal on a 100-unit grid: its hand-cut block, and "24" carved in even strokes. */
export const SEAL = {
  block:
    'M9 5.500C22 4.2 35 5.6 50 4.800C65 4 79 5.4 91.2 4.900C94.6 4.8 95.6 6.6 95.4 9.600C94.6 22 95.9 36 95.2 50C94.6 64 95.8 79 95.1 91C94.9 94.4 93.2 95.3 90 95.200C77 94.7 64 95.8 50 95.100C36 94.5 22 95.9 9.2 95.200C5.9 95 4.8 93.4 4.9 90.200C5.4 77 4.3 64 4.9 50C5.5 36 4.2 22 4.9 9.400C5.1 6.4 6.1 5.7 9 5.500Z',
  two: 'M17.6 38.500V29.500C17.6 22.5 22.7 18.4 31 18.400C39.3 18.4 44.4 22.5 44.4 29.800C44.4 46 17.6 50 17.6 70V81H47.6',
  four: 'M62.6 14.200C62.6 34 60.6 46 54.8 59.600H88.400M76.8 37.200V86.2',
} as const;
