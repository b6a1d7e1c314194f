import type { Handicap } from '#lib/games/table/handicap.ts';
import type { Deck } from '#lib/core/match/settings.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** House rules while they are being made, as far as every game has them; `settingOf` reads what is a game's own. */
export interface HouseRules {
  readonly players: number;
  readonly deck: Deck;
  /** Of the rules; nobody chooses it (see `Game`). */
  readonly edition?: number | undefined;
  /** The same people have just played; nobody chooses it either. */
  readonly again?: true;
}

/** A setting by its name; undefined for one that the game does not have. */
export const settingOf = (rules: HouseRules, field: string): unknown =>
  (rules as HouseRules & Readonly<Record<string, unknown>>)[field];

/** What has to be so of another setting before this one means anything. */
type Condition = { readonly field: string } & (
  | { readonly is: unknown }
  | { readonly in: readonly unknown[] }
);
/** One condition, or several that must all hold. */
type When = Condition | readonly Condition[];

/** Yes or no. */
export interface SwitchRow {
  readonly kind: 'switch';
  readonly words: {
    readonly name: string;
    readonly more?: string;
    readonly on: string;
    readonly off?: string;
  };
  readonly when?: When;
  /** The line that sums the house rules up names it only where it is not as published. */
  readonly quiet?: true;
}

/** What may be typed in place of the choices of a row, both ends included. `unit`: how much of the setting is one of what is typed, as 1000 ms of a second. */
export interface TypedRange {
  readonly least: number;
  readonly most: number;
  readonly unit?: number;
}

/** A number out of some. `always`: the line that sums the house rules up names it even where it is as published. */
export interface NumberRow {
  readonly kind: 'number';
  readonly words: {
    readonly name: string;
    readonly say: (value: number) => string;
    readonly line: (value: number) => string;
  };
  /** Ascending. */
  readonly choices: readonly number[];
  readonly always?: true;
  readonly when?: When;
  /** What it is called where that depends on the other settings. */
  readonly wordsFor?: (rules: HouseRules) => NumberRow['words'];
  /** Which of the choices stands for null. */
  readonly none?: number;
  /** Any number of these may be typed, too. */
  readonly typed?: TypedRange;
}

/** One of several that are called by name. */
export interface ChoiceRow<Value extends number | string = number | string> {
  readonly kind: 'choice';
  readonly words: {
    readonly name: string;
    /** What a value is called, how the line of house rules names it where that is another way, and what it means; a number stands beside its name. */
    of(value: Value): { readonly name: string; readonly line?: string; readonly more: string };
  };
  readonly choices: readonly Value[];
  readonly quiet?: true;
  /** What changes with another choice, where that is more than the choice itself. */
  choose?(rules: HouseRules, value: Value): Readonly<Record<string, unknown>>;
}

/** The number to make, or a draw for it. */
export interface TargetRow {
  readonly kind: 'target';
  readonly most: number;
}

/** The seat that begins, or the one whose turn comes last; with `drawn` the table may leave it to the cards. */
export interface SeatRow {
  readonly kind: 'seat';
  readonly isLast?: true;
  readonly words: {
    readonly name: string;
    readonly mark: string;
    readonly choose: string;
    readonly drawn?: string;
    /** In a ring each draws a card for it: what is asked for, how it goes, and who it came to. */
    readonly lot?: {
      readonly ask: string;
      readonly title: string;
      readonly says: (name: string) => string;
    };
  };
}

/** A head start for each seat; it is chosen where its person is named. */
export interface HandicapsRow {
  readonly kind: 'handicaps';
}

export type RuleRow = SwitchRow | NumberRow | ChoiceRow | TargetRow | SeatRow | HandicapsRow;

/** The rows that a setting with such values may have. */
type RowFor<Value> = [Value] extends [boolean]
  ? SwitchRow
  : [Value] extends [readonly Handicap[]]
    ? HandicapsRow
    : ['dynamic'] extends [Value]
      ? TargetRow
      : ['drawn'] extends [Value]
        ? SeatRow & { readonly words: { readonly drawn: string } }
        : [Value] extends [number]
          ? NumberRow | SeatRow | ChoiceRow<number>
          : [Value] extends [string]
            ? ChoiceRow<Value>
            : null extends Value
              ? NumberRow & { readonly none: number }
              : never;

/** A setting that is called by name, as one of the choices of its row; the first where it is none of them. */
export const chosenOf = ({ choices }: Pick<ChoiceRow, 'choices'>, setting: unknown): number | string =>
  choices.find((choice) => choice === setting) ?? choices[0] ?? 0;

/** A setting as one of the choices of its row. */
export const chosenIn = (row: Pick<NumberRow, 'none'>, setting: unknown): number =>
  setting === null && row.none !== undefined ? row.none : Number(setting);

/** What a choice of a row sets. */
export const settingFor = (row: Pick<NumberRow, 'none'>, choice: number): number | null =>
  choice === row.none ? null : choice;

/** Why what was typed is no choice of its row. */
export type TypedFault = 'empty' | 'noNumber' | 'range';

type TypedRow = Pick<NumberRow, 'none'> & { readonly typed: TypedRange };

/** Reads a choice as it is typed. Total: any text is safe. */
export function readTyped({ typed, none }: TypedRow, raw: string): number | TypedFault {
  const text = raw.trim().replace('−', '-');
  if (text === '') return 'empty';
  if (!/^-?\d+$/.test(text)) return 'noNumber';
  // Without the sign of −0.
  const number = Number(text) + 0;
  if (number < typed.least || number > typed.most) return 'range';
  return number === none ? number : number * (typed.unit ?? 1);
}

/** A choice as it would be typed. */
export const printTyped = ({ typed, none }: TypedRow, choice: number): string =>
  String(choice === none ? choice : choice / (typed.unit ?? 1));

/** Whether a row means anything as the other settings are. */
export const isMeant = (row: RuleRow, rules: HouseRules): boolean =>
  [('when' in row && row.when) || []].flat().every((condition) => isSo(condition, rules));

/** The rows that mean something as things stand, by the names that they have then. */
export const rowsMeant = (
  rows: Readonly<Record<string, RuleRow>>,
  rules: HouseRules,
): readonly (readonly [field: string, row: RuleRow])[] =>
  Object.entries(rows)
    .filter(([, row]) => isMeant(row, rules))
    .map(([field, row]) => [field, 'wordsFor' in row ? { ...row, words: row.wordsFor(rules) } : row]);

function isSo(condition: Condition, rules: HouseRules): boolean {
  const setting = settingOf(rules, condition.field);
  return 'in' in condition ? condition.in.includes(setting) : setting === condition.is;
}

/** A row for each setting that is a game's own, in the order in which they are shown: one that is missing is a type error. */
export type RowsOf<Rules extends HouseRules> = {
  readonly [Field in Exclude<keyof Rules, keyof HouseRules>]-?: RowFor<
    NonNullable<Rules[Field]> | Extract<Rules[Field], null>
  >;
};

/** To state or to name, in milliseconds; 0 is none. */
export const CLAIM_TIMES = [0, 10, 15, 20, 30, 45, 60, 90, 120].map((time) => time * SECOND);
/** For a set, in milliseconds; 0 is none. */
export const SET_TIMES = [0, 0.5, 1, 2, 3, 5, 10, 15].map((time) => time * MINUTE);
/** A head start that is given: how much later a slap counts (SLAP-13), in milliseconds. */
export const DELAYS: readonly number[] = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 7.5, 10].map((time) => time * SECOND);

/** The choice before or after a value, which need not be one of them; null at the end. */
export function stepFrom(value: number, choices: readonly number[], way: 1 | -1): number | null {
  const beyond = choices.filter((choice) => (way === 1 ? choice > value : choice < value));
  return (way === 1 ? beyond[0] : beyond.at(-1)) ?? null;
}
