import { describe, expect, test } from 'vitest';
import { newTimeline, replay } from '#lib/core/match/timeline.ts';
import type { FoldEvent } from '#lib/core/match/common.ts';
import { Log, sitDown, wait } from '../support/sit-down.ts';
import { drew, toy, type ToyEvent } from '../support/toy-game.ts';

/** A match that was read and stands after these events. */
function read(...events: readonly (ToyEvent | FoldEvent)[]) {
  const told = replay(toy, toy.init({ seats: 2 }), events);
  if (!told.ok) throw new Error(told.error.why.code);
  const log = new Log();
  log.stored.push(...events);
  return sitDown(log, told.value);
}

const DEALT = { type: 'dealt', at: 0, card: 1 } as const;
const DRAWN = [drew(0), DEALT] as const;

/** A disk that answers when it is let. */
function slow(log: Log): () => void {
  let go = () => {};
  log.hold = new Promise((resolve) => (go = resolve));
  return () => {
    log.hold = Promise.resolve();
    go();
  };
}

describe('a match that is opened', () => {
  test.each([
    ['stopped', [...DRAWN, { type: 'stopped', at: 9 } as const]],
    ['over', [...DRAWN, { type: 'ended', at: 60 } as const]],
  ])('is not covered where it is %s, and nothing is stored', async (_, events) => {
    const { environment, match, log } = read(...events);
    await wait(environment, 1000);
    expect([match.away, match.paused, log.stored.length]).toEqual([false, false, 3]);
    expect([match.refused, environment.waiting]).toEqual([null, 0]);
  });

  test('is covered where it was paused, and not paused once more', async () => {
    const { environment, match, log } = read(...DRAWN, { type: 'paused', at: 30 });
    await wait(environment, 1000);
    expect([match.away, match.now(), log.stored.length, match.refused]).toEqual([true, 30, 3, null]);
  });

  test('for the first time in a page that nobody sees stands, covered', async () => {
    const { environment, match, types } = sitDown(new Log(), newTimeline(toy.init({ seats: 2 })), {
      visible: false,
    });
    await wait(environment, 1000);
    expect([match.away, match.now(), types()]).toEqual([true, 0, ['paused']]);
  });

  test('for the first time lets the table do at once what it owes', async () => {
    const owing = { ...toy.init({ seats: 2 }), owing: true };
    const { environment, types } = sitDown(new Log(), newTimeline(owing));
    await wait(environment, 0);
    expect(types()).toEqual(['dealt']);
  });
});

describe('what is done in a match', () => {
  test('is told as done now, where no touch has made it', async () => {
    const { environment, match, log } = sitDown();
    environment.pass(70);
    void match.tell(drew(0));
    await wait(environment, 20);
    expect(log.stored[0]).toMatchObject({ type: 'drew', at: 70 });
  });

  test('is paused at the moment of the touch, and after what was touched before it', async () => {
    const { environment, match, log } = sitDown();
    environment.block(50);
    void match.pause(30);
    void match.send(drew(0), 25);
    await wait(environment, 20);
    expect(log.stored.map(({ type, at }) => [type, at])).toEqual([
      ['drew', 25],
      ['dealt', 25],
      ['paused', 30],
    ]);
    expect(match.now()).toBe(30);
  });

  test('is halted at once, and after what was held', async () => {
    const { environment, match, types } = sitDown();
    void match.send(drew(0), 0);
    void match.halt();
    await wait(environment, 0);
    expect(types()).toEqual(['drew', 'dealt', 'paused']);
  });

  test('is taken back with what was held, up to an event that is named, or not at all', async () => {
    const { environment, match, types, log } = sitDown();
    expect(await match.undo()).toBe('refused');
    expect(match.refused).toBeNull();
    void match.send(drew(0), 0);
    void match.undo();
    await wait(environment, 0);
    expect(types()).toEqual(['drew', 'dealt', 'undone']);
    void match.resume();
    await wait(environment, 0);
    for (const at of [0, 1]) void match.send(drew(0), at);
    await wait(environment, 20);
    const first = log.stored.findLastIndex(({ type, at }) => type === 'drew' && at === 0);
    void match.undo(first);
    await wait(environment, 0);
    expect([match.view.cards, log.stored.at(-1)]).toEqual([[], { type: 'undone', at: 20, to: first }]);
  });

  test('goes on after a write that failed, which is told to who asked', async () => {
    const { environment, match, log } = sitDown();
    log.fault = new TypeError('cannot be stored');
    const failed = expect(match.send(drew(0), 0)).rejects.toThrow('cannot be stored');
    await wait(environment, 20);
    await failed;
    log.fault = null;
    const next = match.send(drew(0), 20);
    await wait(environment, 20);
    expect(await next).toBe('stored');
  });

  test('has the time at which the clock stood still while it waited for its turn', async () => {
    const { environment, match, log } = sitDown();
    const go = slow(log);
    environment.pass(20);
    void match.halt();
    environment.pass(20);
    const stopped = match.stop();
    go();
    await wait(environment, 0);
    expect([await stopped, log.stored.at(-1)]).toEqual(['stored', { type: 'stopped', at: 20 }]);
  });

  test('waits for what the table owes at once, also while a deadline is still to come', async () => {
    const { environment, match, types } = sitDown();
    for (const at of [0, 1, 2]) void match.send(drew(0), at);
    await wait(environment, 20);
    expect(types()).toEqual(['drew', 'dealt', 'drew', 'dealt', 'drew']);
  });

  test('is counted each time that it is refused, and forgotten with what is taken', async () => {
    const { environment, match } = sitDown();
    void match.resume();
    void match.resume();
    await wait(environment, 0);
    expect(match.refused).toMatchObject({ why: { code: 'notPaused' }, count: 2 });
    void match.send(drew(0), 0);
    await wait(environment, 20);
    expect(match.refused).toBeNull();
  });

  test('is said to be saving only while it is', async () => {
    const { environment, match } = sitDown();
    void match.halt();
    await wait(environment, 0);
    await wait(environment, 300);
    expect(match.saving).toBe(false);
  });

  test('ends with what another window has taken, were it the table’s own', async () => {
    const { environment, match, log, types } = sitDown();
    void match.send(drew(0), 0);
    const go = slow(log);
    await wait(environment, 20);
    log.answer = 'taken';
    go();
    await wait(environment, 0);
    expect([match.elsewhere, types()]).toEqual([true, []]);
    const other = sitDown();
    void other.match.send(drew(0), 0);
    await wait(other.environment, 20);
    other.log.answer = 'taken';
    for (let part = 0; part < 4; part += 1) await wait(other.environment, 20);
    expect([other.match.elsewhere, other.types(), other.environment.waiting]).toEqual([true, ['drew'], 0]);
  });

  test('waits for nothing where another window takes what the table owes before an act', async () => {
    const { environment, match, log, types } = sitDown();
    void match.send(drew(0), 0);
    void match.send(drew(0), 1);
    const add = log.add.bind(log);
    log.add = (seq, event) => {
      if (event.type === 'dealt') log.answer = 'taken';
      return add(seq, event);
    };
    await wait(environment, 20);
    expect([match.elsewhere, types()]).toEqual([true, ['drew']]);
  });
});

describe('the clock of a match', () => {
  test('stands once the match is stopped', async () => {
    const { environment, match } = read(...DRAWN);
    await wait(environment, 0);
    void match.resume();
    await wait(environment, 0);
    await wait(environment, 15);
    void match.stop();
    await wait(environment, 0);
    await wait(environment, 500);
    expect([match.stopped, match.now(), environment.waiting]).toEqual([true, 15, 0]);
  });

  test('comes back a window after a deadline for which nobody does anything', async () => {
    const { environment, match, log } = read(...DRAWN);
    await wait(environment, 0);
    void match.resume();
    await wait(environment, 0);
    await wait(environment, 79);
    expect(match.winners).toBeNull();
    await wait(environment, 1);
    expect([match.winners, log.stored.at(-1)]).toEqual([[0], { type: 'ended', at: 60 }]);
  });

  test('waits for one deadline at a time, and for none while it stands', async () => {
    const { environment, match } = sitDown();
    for (const at of [0, 1, 2]) void match.send(drew(0), at);
    await wait(environment, 20);
    // The next deadline, and the next time that the clock is kept.
    expect(environment.waiting).toBe(2);
    void match.halt();
    await wait(environment, 0);
    expect(environment.waiting).toBe(0);
  });

  test('waits for nothing that is called off while the touches before a deadline are waited for', async () => {
    const { environment, match } = sitDown();
    void match.send(drew(0), 0);
    await wait(environment, 20);
    await wait(environment, 50);
    void match.halt();
    await wait(environment, 0);
    expect([match.winners, environment.waiting]).toEqual([[0], 0]);
  });
});

describe('a page that is left', () => {
  test.each([
    [1000, false],
    [1001, true],
  ])('for %i ms leaves the match covered: %s', async (ms, away) => {
    const { environment, match } = sitDown();
    await wait(environment, 10);
    environment.setVisible(false);
    await wait(environment, ms);
    environment.setVisible(true);
    await wait(environment, 0);
    expect([match.away, match.paused]).toEqual([away, away]);
  });

  test('while the match stands leaves it as it stands', async () => {
    const { environment, match } = sitDown();
    void match.halt();
    await wait(environment, 0);
    environment.setVisible(true);
    await wait(environment, 0);
    environment.setVisible(false);
    await wait(environment, 100);
    environment.setVisible(true);
    await wait(environment, 0);
    expect([match.paused, match.away, match.refused]).toEqual([true, false, null]);
  });

  test('and seen again, and paused then, stays paused at the next glance', async () => {
    const { environment, match } = sitDown();
    environment.setVisible(false);
    await wait(environment, 100);
    environment.setVisible(true);
    await wait(environment, 100);
    void match.halt();
    await wait(environment, 0);
    environment.setVisible(false);
    environment.setVisible(true);
    await wait(environment, 0);
    expect(match.paused).toBe(true);
  });
});

describe('a match that is closed', () => {
  test('stays so when the page is seen again a moment later', async () => {
    const { environment, match, types } = sitDown();
    environment.setVisible(false);
    await match.close();
    environment.setVisible(true);
    await wait(environment, 0);
    expect([match.paused, types()]).toEqual([true, ['paused']]);
  });

  test('while it stands is not paused once more', async () => {
    const { match, types } = sitDown();
    await match.halt();
    await match.close();
    expect([types(), match.refused]).toEqual([['paused'], null]);
  });
});
