import { describe, expect, test } from 'vitest';
import { replay } from '#lib/core/match/timeline.ts';
import { Log, sitDown, wait } from '../support/sit-down.ts';
import { drew, toy, type ToyEvent } from '../support/toy-game.ts';

/** A match that stands after these events. */
function standing(...events: readonly ToyEvent[]) {
  const read = replay(toy, toy.init({ seats: 2 }), events);
  if (!read.ok) throw new Error(read.error.why.code);
  const log = new Log();
  log.stored.push(...events);
  return { log, timeline: read.value };
}

/** Somebody has drawn, and was dealt a card: the match ends at 60. */
const DRAWN = [drew(0), { type: 'dealt', at: 0, card: 1 }] as const;

describe('the clock of a match that runs', () => {
  test('is kept twice a second, with the events that it follows', async () => {
    const { environment, log } = sitDown();
    await wait(environment, 499);
    expect(log.clocks).toEqual([]);
    await wait(environment, 1);
    await wait(environment, 500);
    expect(log.clocks).toEqual([
      [0, 500],
      [0, 1000],
    ]);
  });

  test('is not kept again before the disk has answered', async () => {
    const { environment, log } = sitDown();
    let go = () => {};
    log.holdClock = new Promise((resolve) => (go = resolve));
    await wait(environment, 500);
    await wait(environment, 5000);
    expect(log.clocks).toHaveLength(1);
    go();
    await wait(environment, 0);
    await wait(environment, 500);
    expect(log.clocks).toHaveLength(2);
  });

  test('is not kept while the match stands', async () => {
    const { environment, log, match } = sitDown();
    await match.halt();
    await wait(environment, 5000);
    expect(log.clocks).toEqual([]);
    void match.resume();
    await wait(environment, 0);
    await wait(environment, 500);
    expect(log.clocks).toEqual([[2, 500]]);
  });

  test('hears soon that another window goes on with the match', async () => {
    const { environment, log, match } = sitDown();
    log.answer = 'taken';
    await wait(environment, 499);
    expect(match.elsewhere).toBe(false);
    await wait(environment, 1);
    expect(match.elsewhere).toBe(true);
    expect(environment.waiting).toBe(0);
  });

  test('is not kept once the match is closed, over, or goes on in another window', async () => {
    const closed = sitDown();
    await closed.match.close();
    await wait(closed.environment, 5000);
    const over = sitDown();
    void over.match.send(drew(0), 0);
    for (let part = 0; part < 5; part += 1) await wait(over.environment, 40);
    expect(over.match.winners).toEqual([0]);
    await wait(over.environment, 5000);
    const elsewhere = sitDown();
    // One is on its way at that moment.
    let go = () => {};
    elsewhere.log.holdClock = new Promise((resolve) => (go = resolve));
    await wait(elsewhere.environment, 500);
    elsewhere.log.answer = 'taken';
    void elsewhere.match.send(drew(0), 500);
    await wait(elsewhere.environment, 20);
    go();
    await wait(elsewhere.environment, 0);
    await wait(elsewhere.environment, 5000);
    expect([closed.log.clocks, over.log.clocks, elsewhere.log.clocks]).toEqual([[], [], [[0, 500]]]);
    expect(elsewhere.environment.waiting).toBe(0);
  });
});

describe('a match that is opened again', () => {
  test('stands where its clock was, not where its last event was', async () => {
    const { log, timeline } = standing(...DRAWN);
    const { environment, match } = sitDown(log, timeline, { clock: 45 });
    expect(match.now()).toBe(45);
    await wait(environment, 5000);
    expect([match.paused, match.away, match.now()]).toEqual([true, true, 45]);
    expect(log.stored.at(-1)).toEqual({ type: 'paused', at: 45 });
    void match.resume();
    await wait(environment, 0);
    await wait(environment, 10);
    expect(match.now()).toBe(55);
  });

  test('stands at its last event where its clock was kept before that', async () => {
    const { log, timeline } = standing(drew(30), { type: 'dealt', at: 30, card: 1 });
    const { environment, match } = sitDown(log, timeline, { clock: 20 });
    await wait(environment, 5000);
    expect(match.now()).toBe(30);
  });

  test('is covered also where nothing but time had passed', async () => {
    const { log, timeline } = standing();
    const { environment, match } = sitDown(log, timeline, { clock: 700 });
    await wait(environment, 0);
    expect([match.paused, match.away, match.now()]).toEqual([true, true, 700]);
  });

  test('has ended where its time had run out', async () => {
    const { log, timeline } = standing(...DRAWN);
    const { environment, match } = sitDown(log, timeline, { clock: 75 });
    await wait(environment, 0);
    expect(match.winners).toEqual([0]);
    expect(log.stored.slice(2, 3)).toEqual([{ type: 'ended', at: 60 }]);
  });

  test('ends at the deadline that its clock had just come to', async () => {
    const { log, timeline } = standing(...DRAWN);
    const { environment, match } = sitDown(log, timeline, { clock: 60 });
    await wait(environment, 0);
    expect([match.paused, match.now()]).toEqual([true, 60]);
    void match.resume();
    for (let part = 0; part < 3; part += 1) await wait(environment, 20);
    expect(log.stored.at(-1)).toEqual({ type: 'ended', at: 60 });
  });
});
