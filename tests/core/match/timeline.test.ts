import { describe, expect, test } from 'vitest';
import { effectiveLog, newTimeline, redoable, replay, stateAt, undoable } from '#lib/core/match/timeline.ts';
import { MatchTable } from '../../support/match-table.ts';
import { drew, toy } from '../../support/toy-game.ts';

const undone = (at: number, to: number) => ({ type: 'undone', at, to }) as const;
const resumed = (at: number) => ({ type: 'resumed', at }) as const;
const stopped = (at: number) => ({ type: 'stopped', at }) as const;

/** Three draws, each with its card: drew 0, dealt 1, drew 2, dealt 3, drew 4, dealt 5. */
const three = () => new MatchTable(toy, { seats: 2 }, 5).play(drew(10), drew(20), drew(30)).until(31);

describe('undo', () => {
  test('goes back to just before a player’s event, with the chance that followed it, and stands paused at the time of then', () => {
    const match = three();
    const before = stateAt(match.timeline, 2);
    match.play(undone(35, 2));
    expect(match.match).toEqual({ ...before, paused: true });
    expect(match.match.at).toBe(10);
    expect(effectiveLog(match.timeline)).toEqual([0, 1]);
    expect(match.timeline.events).toHaveLength(7);
  });

  test('deals again what was dealt', () => {
    const match = three();
    const { cards } = match.state;
    match.play(undone(35, 2), resumed(10), drew(12), drew(14)).until(15);
    expect(match.state.cards).toEqual(cards);
    expect(effectiveLog(match.timeline)).toEqual([0, 1, 7, 8, 9, 10, 11]);
  });

  test('can follow an undo', () => {
    const match = three().play(undone(35, 4), undone(35, 2));
    expect(match.state.cards).toHaveLength(1);
    match.play(undone(35, 0));
    expect(effectiveLog(match.timeline)).toEqual([]);
  });

  test('reopens a stopped match and one that is over', () => {
    const over = three().through(90);
    expect(over.state.over).toBe(true);
    expect(over.play(undone(90, 4)).state.over).toBe(false);
    expect(three().play(stopped(40), undone(40, 6)).match).toMatchObject({ stopped: false, at: 30 });
  });

  test.each([
    ['an event that is not there yet', 6, 'noSuchEvent'],
    ['what chance did', 3, 'notPlayers'],
  ])('refuses %s', (_, to, code) => {
    expect(three().send(undone(35, to))).toBe(code);
  });

  test('refuses a pause, what is undone already, and an earlier time', () => {
    const match = three().play(undone(35, 2), resumed(10));
    expect(match.send(undone(35, 7))).toBe('notPlayers');
    expect(match.send(undone(35, 4))).toBe('notInLog');
    expect(match.send(undone(9, 0))).toBe('earlier');
  });
});

describe('redo', () => {
  test('is undoing the undo: all is as it was, paused', () => {
    const match = three();
    const before = match.match;
    match.play(undone(35, 2), undone(35, 6));
    expect(match.match).toEqual({ ...before, paused: true });
    expect(effectiveLog(match.timeline)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('can itself be undone', () => {
    const match = three().play(undone(35, 2), undone(35, 6), undone(35, 7));
    expect(effectiveLog(match.timeline)).toEqual([0, 1]);
  });

  test('goes through several undos, the last one first', () => {
    const match = three().play(undone(35, 4), undone(35, 2));
    expect(match.send(undone(35, 6))).toBe('playedSince');
    match.play(undone(35, 7), undone(35, 6));
    expect(match.state.cards).toHaveLength(3);
  });

  test('is possible after pauses, not after a move', () => {
    const match = three().play(undone(35, 2), resumed(10), { type: 'paused', at: 11 });
    const moved = three().play(undone(35, 2), resumed(10), drew(11));
    expect(moved.send(undone(35, 6))).toBe('playedSince');
    expect(match.send(undone(35, 6))).toBeNull();
  });
});

describe('what undo and redo would take back', () => {
  /** Undoes or redoes by what is offered, so often. */
  const times = (match: ReturnType<typeof three>, of: typeof undoable, count: number) => {
    for (let time = 0; time < count; time += 1) match.play(undone(35, of(match.timeline) ?? -1));
    return match;
  };

  test('is the last event that is nobody’s chance, through all of them', () => {
    expect(undoable(three().timeline)).toBe(4);
    expect(undoable(three().play({ type: 'paused', at: 35 }).timeline)).toBe(4);
    expect(times(three(), undoable, 2).state.cards).toHaveLength(1);
    const none = times(three(), undoable, 3);
    expect(none.state.cards).toHaveLength(0);
    expect(undoable(none.timeline)).toBeNull();
  });

  test('is every undo once, the last one first', () => {
    const match = times(three(), undoable, 3);
    expect(times(match, redoable, 2).state.cards).toHaveLength(2);
    expect(times(match, redoable, 1).match).toEqual({ ...three().match, paused: true });
    expect(redoable(match.timeline)).toBeNull();
    expect(undoable(match.timeline)).toBe(4);
  });

  test('is no undo that something was played after', () => {
    expect(redoable(three().timeline)).toBeNull();
    const match = times(three(), undoable, 1);
    expect(redoable(match.play(resumed(20)).timeline)).toBe(6);
    expect(redoable(match.play(drew(25)).timeline)).toBeNull();
  });
});

describe('replay', () => {
  test('of a whole log gives every state on the way', () => {
    const { timeline } = three().play(undone(35, 2), resumed(10), drew(12));
    const again = replay(toy, toy.init({ seats: 2 }), timeline.events);
    expect(again.ok && again.value.points.map(({ match }) => match)).toEqual(
      timeline.points.map(({ match }) => match),
    );
  });

  test('ends at the first refusal, with its place', () => {
    const log = [drew(1), drew(2)];
    expect(replay(toy, toy.init({ seats: 2 }), log)).toEqual({
      ok: false,
      error: { code: 'refused', seq: 1, why: { code: 'no' } },
    });
  });

  test('takes a place outside the log for the nearest', () => {
    const { timeline } = three();
    expect(stateAt(timeline, -1)).toBe(stateAt(timeline, 0));
    expect(stateAt(timeline, 99)).toBe(stateAt(timeline));
    expect(stateAt(newTimeline(1))).toMatchObject({ state: 1, at: 0 });
  });

  test('of ten thousand undos costs no more than as many events', () => {
    const log = [drew(0), { type: 'dealt', at: 0, card: 1 } as const];
    const undos = Array.from({ length: 10_000 }, (_, n) => undone(0, n === 0 ? 0 : n + 1));
    const read = replay(toy, toy.init({ seats: 2 }), [...log, ...undos]);
    expect(read.ok && read.value.points).toHaveLength(10_003);
  });
});
