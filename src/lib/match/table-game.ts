import type { ConfigError } from '#lib/core/match/game.ts';
import type { Result } from '#lib/core/result.ts';
import type { HouseRules, RowsOf, RuleRow } from './rule-rows.ts';

/** A game within a game: what it is called, what one does, and what that looks like. */
interface FamilyWords {
  readonly name: string;
  readonly more: string;
  readonly example: string;
}

/** What set-up has to know of a game before anything is chosen. */
export interface TableGame<Rules extends HouseRules = HouseRules> {
  /** How many can play, fewest first. */
  readonly players: readonly Rules['players'][];
  /** For how many it is set up at first. */
  readonly usual: number;
  /**
   * Where people are: each at an edge of the phone that lies between them, or in a ring round which it is passed. There the turn goes from
   * each seat to the one before it, which sits on its right. `side`: the phone stands, and all read it from one side.
   */
  readonly seating: 'edges' | 'ring' | 'side';
  /** Whether real cards may be played with at all. */
  readonly dealtOnly?: true;
  /** Sets of house rules that are ready-made, by name: what they change of those as published, and that in a sentence. */
  readonly presets?: readonly {
    readonly name: string;
    readonly more?: string;
    readonly rules: Readonly<Record<string, unknown>>;
  }[];
  /** Games that are chosen before anything else of it: which choices of one setting each has, the usual one first. */
  readonly families?: {
    readonly field: string;
    readonly of: readonly (FamilyWords & { readonly choices: readonly (number | string)[] })[];
  };
  /** The setting that says to which side turns pass; without one it is to the right. */
  readonly direction?: string;
  /** Whether one alone may play with real cards; two and more always may. */
  readonly realAlone: boolean;
  /** The setting that puts J Q K into the deck; without one it ends with the ten. */
  readonly courts?: string;
  /** What the sheet of house rules shows, and the line that sums it up. */
  readonly rows: Readonly<Record<string, RuleRow>>;
  /** A page that belongs to the game and is no match: a puzzle, a guided game. */
  readonly beside?: {
    readonly page: '/fours' | '/about';
    /** What stands in its address. */
    readonly query?: string;
    readonly words: { readonly name: string; readonly more: string };
  };
  /** The setting that says how often it is played in one match. */
  readonly times?: string;
  /** Where its matches were tried by what is ready-made: which of these takes as long in a round, and how many times as many rounds; null for none. */
  readonly inRounds?: (rules: HouseRules) => { readonly preset: string; readonly times: number } | null;
  /** What differs from the rules as published until somebody chooses: what is best to begin with. */
  readonly first?: Readonly<Record<string, unknown>>;
  /** The rules as published, for so many of them. */
  standard(players: number): Rules;
  /** A page where the same rounds are dealt elsewhere: what stands in its address. The rules are those of this game. */
  readonly shared?: {
    readonly page: '/contest';
    readonly words: { readonly name: string; readonly more: string };
    readonly query: (rules: HouseRules, seed: number) => Promise<string>;
  };
  /** Whether anything can be dealt by lawful settings, as far as that can be told at once; it takes some milliseconds (CONTEST-11). */
  readonly deals?: (rules: HouseRules) => Promise<boolean>;
  /** As the game itself reads its settings. */
  parse(input: unknown): Result<Rules, ConfigError>;
}

/** A row of its own for each of its settings. */
export type SetupOf<Rules extends HouseRules> = TableGame<Rules> & {
  readonly rows: RowsOf<Rules>;
  readonly courts?: keyof Rules;
  readonly direction?: keyof Rules;
};

/** From 1. */
export const upTo = (most: number): readonly number[] =>
  Array.from({ length: most }, (_, index) => index + 1);

/** One of the counts that a game has: the one asked for, or else the fewest. */
export function playersNearest<Count extends number>(
  counts: readonly [Count, ...Count[]],
  asked: number,
): Count {
  return counts.find((count) => count === asked) ?? counts[0];
}
