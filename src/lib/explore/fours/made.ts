import { isObject, isText, isWhole } from '#lib/core/match/decode.ts';
import { MOST_TARGET } from '#lib/games/fours/rounds.ts';
import type { Json } from '#lib/storage/index.ts';

/** Where it is kept among the settings. */
export const SETTING = 'fours.collection';

const LONGEST_LINE = 200;

/** A number that was made, and how: the way with the fewest cards so far. */
export interface Made {
  readonly target: number;
  readonly line: string;
  readonly cards: number;
}

/** Reads what was kept, one by one: what is damaged is left out. */
export function madeOf(input: unknown): readonly Made[] {
  const rows = Array.isArray(input) ? input : [];
  const read = rows.flatMap((row: unknown): Made[] => {
    const { goal: target, line, cards } = isObject(row) ? row : {};
    const fits = isWhole(target, 1, MOST_TARGET) && isText(line, LONGEST_LINE) && isWhole(cards, 1, 100);
    return fits ? [{ target, line, cards }] : [];
  });
  return read.filter(({ target }, index) => read.findIndex((each) => each.target === target) === index);
}

/**
 * What is kept of them. There the number is called `goal`, since what lies on devices and in people's backups was written before it got the
 * name that it has everywhere else.
 */
export const toKept = (made: readonly Made[]): Json =>
  made.map(({ target: goal, line, cards }) => ({ goal, line, cards }));

/** Puts together what was made on two devices: of each number the way with fewer cards. */
export function mergeMade(here: Json, there: Json): Json {
  const [own, other] = [here, there].map((kept) => madeOf(isObject(kept) ? kept['made'] : undefined));
  const both = [...(own ?? []), ...(other ?? [])].toSorted(
    (a, b) => a.target - b.target || a.cards - b.cards,
  );
  const fewest = both.filter(({ target }, index) => both[index - 1]?.target !== target);
  return { made: toKept(fewest), joined: isObject(here) && here['joined'] === true };
}
