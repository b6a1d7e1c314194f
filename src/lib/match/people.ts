import type { Handicap } from '#lib/games/table/handicap.ts';
import { err, ok, type Result } from '#lib/core/result.ts';
import { setup as text } from '#lib/i18n/messages.ts';

/** The shapes that mark people at the table, in the order in which they come to it. */
export const SEAT_SHAPES = ['moon', 'hill', 'gate', 'star', 'leaf', 'drop'] as const;
export type SeatShape = (typeof SEAT_SHAPES)[number];

/** Who goes with a shape, wherever that sits. Without a name they are called as the shape is. */
export interface Person {
  readonly name: string | null;
  readonly handicap: Handicap;
}
export type People = Readonly<Record<SeatShape, Person>>;

/** As many characters as a name may have, counted as people count them. */
export const MOST_CHARACTERS = 24;

/** Why a text is nobody's name. */
export interface NameFault {
  readonly code: 'emptyName' | 'longName';
}

const stranger: Person = { name: null, handicap: { delay: 0, second: false } };

/** Nobody has a name or a handicap yet. */
export const strangers: People = {
  moon: stranger,
  hill: stranger,
  gate: stranger,
  star: stranger,
  leaf: stranger,
  drop: stranger,
};

/** What the one with this shape is called. */
export const nameOf = (people: People, shape: SeatShape): string => people[shape].name ?? text.shapes[shape];

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Reads a name, without the blanks round it. */
export function parseName(typed: string): Result<string, NameFault> {
  const name = typed.trim();
  // Blanks of all kinds and marks that nobody sees are no name.
  if (/^[\p{C}\p{Z}\p{Mn}]*$/u.test(name)) return err({ code: 'emptyName' });
  return [...characters.segment(name)].length > MOST_CHARACTERS ? err({ code: 'longName' }) : ok(name);
}
