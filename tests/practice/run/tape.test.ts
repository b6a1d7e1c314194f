import { describe, expect, test, vi } from 'vitest';
import type { RunEvent } from '#lib/core/run/fold.ts';
import { RunTape } from '#lib/practice/run/tape.svelte.ts';
import { fakeEnvironment } from '../../support/environment.ts';
import { stormOf } from '../../support/run-specs.ts';

const STORM = stormOf(1);
const DEALT: RunEvent = { type: 'dealt', at: 0 };

function tapeOf(events: readonly RunEvent[] = [DEALT], ms = 0, spec = STORM) {
  const environment = fakeEnvironment();
  const ontimeup = vi.fn();
  return { environment, ontimeup, tape: new RunTape(spec, events, ms, { environment, ontimeup }) };
}

describe('the tape of a run', () => {
  test('has each event at its time, and goes on from where its clock was kept', () => {
    const { tape, environment } = tapeOf([DEALT], 5000);
    environment.pass(1500);
    expect([tape.elapsed(), tape.clock()]).toEqual([6500, 173_500]);
    expect(tape.tell('solved', 2)).toBe(true);
    environment.pass(500);
    expect([tape.tell('dealt'), tape.dealtAt]).toEqual([true, 7000]);
    expect(tape.events).toEqual([DEALT, { type: 'solved', at: 6500, undos: 2 }, { type: 'dealt', at: 7000 }]);
  });

  test('what the rules do not allow is not on it', () => {
    const { tape } = tapeOf();
    expect([tape.tell('dealt'), tape.tell('resumed'), tape.events]).toEqual([false, false, [DEALT]]);
  });

  test('one that was put aside goes on; no time has passed meanwhile', () => {
    const { tape, environment } = tapeOf([DEALT, { type: 'paused', at: 4000 }]);
    expect([tape.isOver, tape.events.at(-1)]).toEqual([false, { type: 'resumed', at: 4000 }]);
    environment.pass(1000);
    expect(tape.elapsed()).toBe(5000);
  });

  test('time is up at its deadline, once, and the clock stands there', () => {
    const { tape, environment, ontimeup } = tapeOf();
    environment.pass(179_999);
    expect([tape.isOver, ontimeup.mock.calls.length]).toEqual([false, 0]);
    environment.pass(1);
    expect([tape.state.end, ontimeup.mock.calls.length]).toEqual(['time', 1]);
    environment.pass(60_000);
    expect([tape.elapsed(), environment.waiting, ontimeup.mock.calls.length]).toEqual([180_000, 0, 1]);
  });

  test('in a page that stood still, what is done too late ends it instead', () => {
    const { tape, environment, ontimeup } = tapeOf();
    environment.block(180_001);
    expect([tape.tell('solved'), tape.state, ontimeup.mock.calls.length]).toMatchObject([
      false,
      { end: 'time', solved: 0, at: 180_000 },
      1,
    ]);
  });

  test('waits for a deadline that was put off, and for none where there is no clock', () => {
    const { tape, environment, ontimeup } = tapeOf();
    for (let hand = 0; hand < 3; hand += 1) {
      tape.tell('solved');
      tape.tell('dealt');
    }
    environment.pass(184_999);
    expect(ontimeup).not.toHaveBeenCalled();
    environment.pass(1);
    expect(ontimeup).toHaveBeenCalledTimes(1);
    expect(tapeOf([DEALT], 0, { ...STORM, timed: false }).environment.waiting).toBe(0);
  });

  test('one that stands is not overtaken by its deadline', () => {
    const { tape, environment, ontimeup } = tapeOf();
    tape.tell('paused');
    tape.stop();
    environment.pass(300_000);
    expect([tape.isOver, tape.elapsed(), ontimeup.mock.calls.length]).toEqual([true, 0, 0]);
  });
});
