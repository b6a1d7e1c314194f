import { describe, expect, it } from 'vitest';
import { newTimeline, replay } from '#lib/core/match/timeline.ts';
import { slap } from '#lib/games/slap/index.ts';
import type { SlapEvent } from '#lib/games/slap/events.ts';
import type { SlapState } from '#lib/games/slap/state.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { Controller } from '#lib/match/controller.svelte.ts';
import type { MatchLog } from '#lib/match/open-match.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { header, Log, sitDown, wait } from '../support/sit-down.ts';
import { toy } from '../support/toy-game.ts';

describe('a controller', () => {
  it('stores an event, then shows it; the table adds what it owes', async () => {
    const { environment, log, match } = sitDown();
    let go = () => {};
    log.hold = new Promise((resolve) => (go = resolve));
    const taken = match.send({ type: 'drew', seat: 0 }, 5);
    await wait(environment, 20);
    expect(match.view.owing).toBe(false);
    expect(match.saving).toBe(false);
    await wait(environment, 250);
    expect(match.saving).toBe(true);
    go();
    expect(await taken).toBe('stored');
    expect(match.view.owing).toBe(true);
    expect(match.saving).toBe(false);
    await wait(environment, 20);
    // The deadline has passed while the disk was slow; it is stamped with its own time.
    expect(log.stored.map(({ type, at }) => [type, at])).toEqual([
      ['drew', 5],
      ['dealt', 5],
      ['ended', 65],
    ]);
    expect(match.view.cards).toHaveLength(1);
  });

  it('hands on in the order of the stamps what it hears of in any order', async () => {
    const { environment, log, match } = sitDown();
    environment.block(40);
    void match.send({ type: 'drew', seat: 1 }, 30);
    void match.send({ type: 'drew', seat: 0 }, 20);
    await wait(environment, 20);
    const [first] = log.stored;
    expect(first).toMatchObject({ type: 'drew', seat: 0, at: 20 });
  });

  it('says why something is refused, to whom, and stores nothing', async () => {
    const { environment, log, match } = sitDown();
    void match.send({ type: 'drew', seat: 0 }, 1);
    void match.send({ type: 'drew', seat: 1 }, 2);
    await wait(environment, 20);
    // Between the two the table has dealt: both are taken.
    expect(log.stored.map(({ type }) => type)).toEqual(['drew', 'dealt', 'drew']);
    await wait(environment, 20);
    await wait(environment, 100);
    expect(match.winners).toEqual([0]);
    const late = match.send({ type: 'drew', seat: 1 }, environment.monotonic());
    await wait(environment, 20);
    expect(await late).toBe('refused');
    expect(match.refused).toMatchObject({ why: { code: 'no' }, seat: 1, count: 1 });
    expect(log.stored.map(({ type }) => type)).toEqual(['drew', 'dealt', 'drew', 'dealt', 'ended']);
  });

  it('takes a touch that was made before a deadline and heard of after it', async () => {
    const { environment, log, match } = sitDown();
    void match.send({ type: 'drew', seat: 0 }, 0);
    await wait(environment, 20);
    await wait(environment, 20);
    // The deadline is at 60; the page is busy past it.
    environment.block(400);
    environment.pass(0);
    void match.send({ type: 'drew', seat: 1 }, 59);
    await wait(environment, 40);
    expect(log.stored.slice(2).map(({ type, at }) => [type, at])).toEqual([
      ['drew', 59],
      ['dealt', 59],
      ['ended', 119],
    ]);
  });

  it('stamps what falls due with the deadline, however late it comes to it', async () => {
    const { environment, log, match } = sitDown();
    void match.send({ type: 'drew', seat: 0 }, 0);
    await wait(environment, 20);
    await wait(environment, 20);
    environment.block(5000);
    await wait(environment, 40);
    expect(log.stored.at(-1)).toEqual({ type: 'ended', at: 60 });
    expect(match.now()).toBe(60);
  });

  it('takes nothing more once another window has gone on', async () => {
    const { environment, log, match } = sitDown();
    log.answer = 'taken';
    const taken = match.send({ type: 'drew', seat: 0 }, environment.monotonic());
    await wait(environment, 20);
    expect(await taken).toBe('elsewhere');
    expect(match.elsewhere).toBe(true);
    log.answer = 'kept';
    const again = match.send({ type: 'drew', seat: 0 }, environment.monotonic());
    await wait(environment, 20);
    expect(await again).toBe('elsewhere');
    expect(log.stored).toEqual([]);
  });

  it('goes back and forth, and stands still each time', async () => {
    const { environment, log, match, types } = sitDown();
    void match.send({ type: 'drew', seat: 0 }, 0);
    await wait(environment, 20);
    await wait(environment, 30);
    const dealt = match.view.cards;
    void match.undo();
    await wait(environment, 0);
    expect(match.view.cards).toEqual([]);
    expect([match.paused, match.canUndo, match.canRedo, match.away]).toEqual([true, false, true, false]);
    await wait(environment, 1000);
    expect(match.now()).toBe(0);
    void match.redo();
    await wait(environment, 0);
    expect([match.view.cards, match.paused, match.now()]).toEqual([dealt, true, 0]);
    void match.resume();
    await wait(environment, 0);
    await wait(environment, 10);
    expect([match.paused, match.now()]).toEqual([false, 10]);
    expect(types()).toEqual(['drew', 'dealt', 'undone', 'undone', 'resumed']);
    expect(log.stored[2]).toMatchObject({ to: 0 });
  });

  it('pauses when the page is left, and covers the table unless it was a glance', async () => {
    const { environment, match } = sitDown();
    void match.send({ type: 'drew', seat: 0 }, 0);
    await wait(environment, 30);
    environment.setVisible(false);
    await wait(environment, 900);
    expect([match.paused, match.away]).toEqual([true, true]);
    environment.setVisible(true);
    await wait(environment, 0);
    expect([match.paused, match.away, match.now()]).toEqual([false, false, 30]);
    environment.setVisible(false);
    await wait(environment, 1001);
    environment.setVisible(true);
    await wait(environment, 5000);
    expect([match.paused, match.away, match.now()]).toEqual([true, true, 30]);
    void match.resume();
    await wait(environment, 1);
    expect([match.paused, match.away]).toEqual([false, false]);
  });

  it('opens a match where it was left, covered and standing', async () => {
    const first = sitDown();
    void first.match.send({ type: 'drew', seat: 0 }, 0);
    await wait(first.environment, 20);
    await wait(first.environment, 20);
    const read = replay(toy, toy.init({ seats: 2 }), first.log.stored);
    if (!read.ok) throw new Error('the log is lawful');
    const log = new Log();
    log.stored.push(...first.log.stored);
    const again = sitDown(log, read.value);
    await wait(again.environment, 5000);
    expect([again.match.paused, again.match.away, again.match.now()]).toEqual([true, true, 0]);
    expect(again.match.view).toEqual(first.match.view);
    expect(again.types()).toEqual(['drew', 'dealt', 'paused']);
  });

  it('pauses when it is closed and does nothing afterwards', async () => {
    const { environment, match, types } = sitDown();
    void match.send({ type: 'drew', seat: 0 }, 0);
    await wait(environment, 20);
    await match.close();
    await wait(environment, 5000);
    expect(types()).toEqual(['drew', 'dealt', 'paused']);
    expect(environment.waiting).toBe(0);
  });
});

describe('a race', () => {
  it('goes to the earlier touch, whichever is heard of first, while the page stands still (SLAP-9)', async () => {
    for (let round = 0; round < 100; round += 1) {
      const environment = fakeEnvironment();
      const config = { ...standardSlap(2), setTime: 0 };
      const log: MatchLog<SlapEvent> = {
        add: () => Promise.resolve('kept'),
        keepClock: () => Promise.resolve(),
      };
      const match = new Controller({
        game: slap,
        header: header('slap'),
        config,
        timeline: newTimeline<SlapState, SlapEvent>(slap.init(config)),
        log,
        environment,
      });
      await wait(environment, 50);
      for (const seat of [0, 1]) void match.send({ type: 'readied', seat }, environment.monotonic());
      await wait(environment, 20);
      await wait(environment, 4000);
      expect(match.view.phase.type).toBe('open');
      const at = environment.monotonic();
      const early = round % 2;
      environment.block(50 + 7 * round);
      const touches = [
        { seat: early, stamp: at + 5 },
        { seat: 1 - early, stamp: at + 39 },
      ];
      for (const { seat, stamp } of round % 4 < 2 ? touches : touches.toReversed())
        void match.send({ type: 'slapped', seat, resolution: 17 }, stamp);
      await wait(environment, 60);
      await wait(environment, 60);
      expect(match.view.phase).toMatchObject({ type: 'claim', claimant: early, heat: { lot: [] } });
      await match.close();
    }
  });
});
