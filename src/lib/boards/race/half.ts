import type { EdgeKey } from '../table/edge-keys.ts';
import type { RaceSeat, RaceView } from './view.ts';

/** A seat of two as its half shows it: beside what stands there, what is said to both. */
export interface RaceHalf<Act, CoreAct> {
  readonly seat: RaceSeat<Act>;
  /** On the line between zone and cards. */
  readonly say: string | null;
  /** That is a solution. */
  readonly isNumber: boolean;
  /** Keys of the middle on that line, and in the zone where no cards lie any more. */
  readonly beside: readonly EdgeKey<CoreAct>[];
  readonly ends: readonly EdgeKey<CoreAct>[];
}

/** A seat and the middle on one half: where a seat says nothing its zone says what the middle does, and what has no room there stands beside it. */
export function halfOf<Act, CoreAct>(
  { core, cards, title }: Pick<RaceView<Act, CoreAct>, 'core' | 'cards' | 'title'>,
  seat: RaceSeat<Act>,
): RaceHalf<Act, CoreAct> {
  const { head, count, keys, winners } = core;
  const line = core.line === title ? null : core.line;
  const said = winners.length > 0 ? line : (head ?? line);
  const keysOf = cards.length > 0 ? { beside: keys, ends: [] } : { beside: [], ends: keys };
  const isSilent = isQuiet(seat);
  const more = seat.word === null ? null : (seat.lines[0] ?? null);
  return {
    ...keysOf,
    seat: {
      ...seat,
      ...(isSilent
        ? {
            head,
            lines: line === null || core.isNumber ? [] : [line],
            solution: core.isNumber ? line : null,
          }
        : {}),
      ...(more === null ? {} : { lines: [] }),
      until: count !== null && seat.head === null ? count : seat.until,
    },
    say: more ?? (isSilent ? null : said),
    isNumber: more === null && !isSilent && core.isNumber,
  };
}

/** Whether nothing is said at a seat; a flood says enough. */
const isQuiet = (seat: RaceSeat<unknown>): boolean =>
  seat.look === 'calm' &&
  seat.lines.length === 0 &&
  [seat.word, seat.head, seat.figure, seat.solution, seat.until].every((said) => said === null);
