import type { CloseCall } from './close-call.ts';
import type { AnyIcon } from '#lib/ui/icons.ts';

/** One half of a table for two in words: what its reader sees and can do. */
export interface HalfFace<Act extends string, Touch extends string> {
  /** `flood`: the seat's colour, loud. `filling`: from its edge, by `filled` (0–1). `out`: plain paper with a dashed edge. */
  readonly look: 'calm' | 'flood' | 'filling' | 'out';
  readonly filled: number;
  /** The word in the hollow shape, while the zone waits for a touch. */
  readonly word: string | null;
  readonly head: string | null;
  /** The head is a figure: `ring` as large as it goes, `last` bolder, in the last five seconds. */
  readonly figure: 'plain' | 'ring' | 'last' | null;
  readonly lines: readonly string[];
  /** The line is a solution, set in numerals. */
  readonly solution: string | null;
  /** The race was close: its two touches are shown once more. */
  readonly close: CloseCall | null;
  readonly acts: readonly Act[];
  readonly touch: Touch | null;
  readonly pad: 'keypad' | 'ranks' | null;
  /** On the line between zone and cards. */
  readonly say: string;
  /** Keys on that line, outside the zone: what is asked and agreed (SLAP-9). */
  readonly quiet: readonly Act[];
}

/** A half on which nothing is said. */
export const BLANK: HalfFace<never, never> = {
  look: 'calm',
  filled: 0,
  word: null,
  head: null,
  figure: null,
  lines: [],
  solution: null,
  close: null,
  acts: [],
  touch: null,
  pad: null,
  say: '',
  quiet: [],
};

/** What a game says on a half, whatever stands there just now. */
export interface HalfWords<Act extends string> {
  readonly side: (name: string) => string;
  /** What a zone is called: its word, whose it is, and what lies in the pile. */
  readonly touch: (word: string, name: string, cards: number) => string;
  readonly pile: (cards: number) => string;
  readonly menu: string;
  readonly target: (target: number) => string;
  readonly act: Readonly<Record<Act, string>>;
}

/** How the buttons of a game look. */
export interface HalfLooks<Act extends string> {
  readonly primary: readonly Act[];
  /** What its reader has said; pressed again it is taken back. */
  readonly said: readonly Act[];
  readonly icons: Partial<Readonly<Record<Act, AnyIcon>>>;
}
