import { describe, expect, test } from 'vitest';
import { isOfASet, isSeenSince, setStart } from '#lib/boards/table/back.ts';
import { stepsOf } from '#lib/core/match/steps.ts';
import { effectiveLog, stateAt } from '#lib/core/match/timeline.ts';
import { GAMES, type GameId } from '#lib/games/registry.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { randomMatch } from '../support/random-match.ts';
import {
  act,
  names,
  newTable,
  openTable,
  OPEN,
  realTable,
  ruling,
  slapBy,
  WORKED,
  type SlapTable,
} from '../support/slap.ts';

const sets = ({ set }: SlapState): number => set;
const start = (table: SlapTable): number | null => setStart(table.timeline, sets);
const undone = (at: number, to: number) => ({ type: 'undone', at, to }) as const;

/** The first set is claimed by seat 1 and believed; what is played: shuffled 0, readied 1 and 2, opened 3, slapped 4, settled 5, agreed 6. */
const one = () => openTable(2, WORKED.ranks).play(slapBy(1, 4000), act('agreed', 0, 6000));
/** After it the second: readied 7, opened 8, slapped 9, settled 10, agreed 11. */
const two = () => one().play(act('readied', 0, 7000), slapBy(0, 11_000), act('agreed', 1, 12_000));

describe('back one set', () => {
  test('is nothing while no set is settled', () => {
    expect(start(newTable(2))).toBeNull();
    expect(start(openTable(2, WORKED.ranks).play(slapBy(1, 4000)))).toBeNull();
  });

  test('leads to the first who was ready for the first set, with its cards to come', () => {
    const table = one();
    expect(start(table)).toBe(1);
    expect(table.play(undone(6000, 1)).state).toMatchObject({ set: 0, phase: { type: 'waiting' } });
  });

  test('leads to the end of the set before, and takes along what was played since', () => {
    const table = two();
    expect(start(table)).toBe(7);
    expect(start(table.play(act('readied', 1, 13_000), slapBy(1, 17_000)))).toBe(7);
    expect(table.play(undone(17_020, 7)).state).toEqual(one().state);
  });

  test('can be asked for twice in a row', () => {
    const table = two();
    table.play(undone(12_000, start(table) ?? -1));
    expect(start(table)).toBe(1);
  });

  test('leaves a ruling on the set before as it is', () => {
    const table = one().play(ruling(6500, 0, 'wrong'), act('readied', 0, 7000), slapBy(0, 11_000));
    table.play(act('agreed', 1, 12_000));
    expect(start(table)).toBe(8);
    expect(start(one().play(ruling(6500, 0, 'wrong')))).toBe(1);
  });

  test('leaves an entered target as it is', () => {
    const table = newTable(2, { deck: 'physical', target: 'dynamic' });
    table.play(
      { type: 'aimed', seat: 0, at: 0, ranks: [2, 5, 8, 9] },
      act('readied', 1, 10),
      act('readied', 0, 20),
    );
    expect(start(table.play(slapBy(0, 5000), act('agreed', 1, 9000)))).toBe(1);
  });

  test('begins with the first who is ready at a real deck', () => {
    const table = realTable(4).play(slapBy(0, OPEN), slapBy(1, OPEN), slapBy(2, OPEN));
    expect(start(table.play(names(3, 4000, 0), act('agreed', 3, 5000)))).toBe(0);
  });
});

describe.each(Object.keys(GAMES) as readonly GameId[])('back one set in random matches of %s', (id) => {
  test('always takes back one, with those after it that nobody touched, and stands where nobody has touched the next', () => {
    let asked = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const table = randomMatch(id, seed, 150);
      const settled = (state: unknown) => table.game.summary(state).sets;
      for (let left = settled(table.state); left > 0; left = settled(table.state)) {
        const to = setStart(table.timeline, settled);
        const touched = new Set(
          stepsOf(table.timeline).flatMap(({ event, before }) => (isOfASet(event) ? [settled(before)] : [])),
        );
        expect(table.send(undone(table.match.at, to ?? -1))).toBeNull();
        const now = settled(table.state);
        expect(now).toBe([...touched].filter((set) => set < left).reduce((a, b) => Math.max(a, b)));
        const { events } = table.timeline;
        const log = effectiveLog(table.timeline);
        const setsAt = (seq: number) => settled(stateAt(table.timeline, seq).state);
        // A ruling may have reopened the set before: what was played of the next one before that is another beginning.
        const since = log.slice(log.findLastIndex((seq) => setsAt(seq) < now) + 1);
        expect(since.flatMap((seq) => events[seq] ?? []).filter(isOfASet)).toEqual([]);
        asked += 1;
      }
      expect(setStart(table.timeline, settled)).toBeNull();
    }
    expect(asked).toBeGreaterThan(150);
  });
});

describe('a step back', () => {
  const seen = ({ timeline }: SlapTable): boolean => isSeenSince(timeline);

  test('is for all to agree on where cards have been opened since', () => {
    // The last thing that anybody did was to be ready for cards that lie open now.
    expect(
      seen(
        one()
          .play(act('readied', 0, 7000))
          .through(11_000),
      ),
    ).toBe(true);
    expect(seen(openTable(2, WORKED.ranks))).toBe(true);
    expect(seen(newTable(2).play(act('readied', 0, 0)))).toBe(false);
    expect(seen(one())).toBe(false);
    expect(seen(one().play(act('readied', 0, 7000)))).toBe(false);
    expect(seen(openTable(2, WORKED.ranks).play(slapBy(1, 4000)))).toBe(false);
  });

  test('is not, once that has been taken back', () => {
    const table = one()
      .play(act('readied', 0, 7000))
      .through(11_000);
    expect(seen(table.play(undone(11_000, 7)))).toBe(false);
  });
});
