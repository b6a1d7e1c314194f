import type { GameId } from '#lib/games/registry.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** One line of the house rules: a number to make or a target drawn, a time out of some, yes and no, deck rounds, who deals first. */
export type RuleRow =
  | { readonly kind: 'target' }
  | {
      readonly kind: 'time';
      readonly field: 'claimTime' | 'setTime';
      /** In milliseconds, ascending; 0 is none. */
      readonly choices: readonly number[];
    }
  | { readonly kind: 'switch'; readonly field: 'called' | 'sayNone' | 'faces' }
  | { readonly kind: 'rounds' }
  | { readonly kind: 'dealer' };

/** To state or to name. */
const CLAIM_TIMES = [0, 10, 15, 20, 30, 45, 60, 90, 120].map((time) => time * SECOND);
const SET_TIMES = [0, 0.5, 1, 2, 3, 5, 10, 15].map((time) => time * MINUTE);

/** The house rules that each game has, in the order in which they are shown. */
export const RULE_ROWS: Readonly<Record<GameId, readonly RuleRow[]>> = {
  slap: [
    { kind: 'target' },
    { kind: 'time', field: 'claimTime', choices: CLAIM_TIMES },
    { kind: 'time', field: 'setTime', choices: SET_TIMES },
    { kind: 'switch', field: 'sayNone' },
    { kind: 'switch', field: 'called' },
  ],
  knock: [
    { kind: 'target' },
    { kind: 'switch', field: 'faces' },
    { kind: 'rounds' },
    { kind: 'dealer' },
    { kind: 'time', field: 'claimTime', choices: CLAIM_TIMES },
    { kind: 'time', field: 'setTime', choices: SET_TIMES },
    { kind: 'switch', field: 'sayNone' },
    { kind: 'switch', field: 'called' },
  ],
};

/** A head start that is given: how much later a slap counts (SLAP-13), in milliseconds. */
export const DELAYS: readonly number[] = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 7.5, 10].map((time) => time * SECOND);

/** The choice before or after a value, which need not be one of them; null at the end. */
export function stepFrom(value: number, choices: readonly number[], way: 1 | -1): number | null {
  const beyond = choices.filter((choice) => (way === 1 ? choice > value : choice < value));
  return (way === 1 ? beyond[0] : beyond.at(-1)) ?? null;
}

/** Reads a target as it is typed; null for what is none. */
export const parseTarget = (typed: string, most: number): number | null => {
  const target = /^\s*\d{1,3}\s*$/.test(typed) ? Number(typed) : 0;
  return target >= 1 && target <= most ? target : null;
};
