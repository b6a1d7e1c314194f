import { isObject, isText, isWhole } from '#lib/core/match/decode.ts';
import { MOST_GOAL } from '#lib/games/fours/rounds.ts';
import type { Json } from '#lib/storage/index.ts';

/** Where it is kept among the settings. */
export const SETTING = 'fours.collection';

const LONGEST_LINE = 200;

/** A number that was made, and how: the way with the fewest cards so far. */
export interface Made {
  readonly goal: number;
  readonly line: string;
  readonly cards: number;
}

/** Reads what was kept, one by one: what is damaged is left out. */
export function madeOf(input: unknown): readonly Made[] {
  const rows = Array.isArray(input) ? input : [];
  const read = rows.flatMap((row: unknown): Made[] => {
    const { goal, line, cards } = isObject(row) ? row : {};
    const fits = isWhole(goal, 1, MOST_GOAL) && isText(line, LONGEST_LINE) && isWhole(cards, 1, 100);
    return fits ? [{ goal, line, cards }] : [];
  });
  return read.filter(({ goal }, index) => read.findIndex((each) => each.goal === goal) === index);
}

/** Puts together what was made on two devices: of each number the way with fewer cards. */
export function mergeMade(here: Json, there: Json): Json {
  const [own, other] = [here, there].map((kept) => madeOf(isObject(kept) ? kept['made'] : undefined));
  const both = [...(own ?? []), ...(other ?? [])].toSorted((a, b) => a.goal - b.goal || a.cards - b.cards);
  const fewest = both.filter(({ goal }, index) => both[index - 1]?.goal !== goal);
  return { made: fewest.map((each) => ({ ...each })), joined: isObject(here) && here['joined'] === true };
}
