import { describe, expect, test } from 'vitest';
import { append, newTimeline } from '#lib/core/match/timeline.ts';
import { standardContest } from '#lib/games/contest/settings.ts';
import { contest } from '#lib/games/contest/index.ts';
import { newContest } from '#lib/games/contest/state.ts';
import { slap } from '#lib/games/slap/index.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { newSlap, type SlapState } from '#lib/games/slap/state.ts';
import type { FakeEnvironment } from '../support/environment.ts';
import { Log, sitDown, wait } from '../support/sit-down.ts';
import { drew, toy, type ToyGame } from '../support/toy-game.ts';

/** All look at each card that is dealt; none is dealt late. */
const showy: ToyGame = {
  ...toy,
  deadline: () => null,
  shows: ({ cards, owing }) => (owing || cards.length === 0 ? null : `card ${cards.length}`),
};
const sit = () => sitDown(new Log(), undefined, { game: showy });
/** The draw, and then the deal, each with its window. */
async function dealt(environment: FakeEnvironment) {
  for (let window = 0; window < 3; window += 1) await wait(environment, 20);
}

describe('what all should see before the clock goes on', () => {
  test('stops the clock by itself, with no board there, until somebody goes on', async () => {
    const { environment, match, types } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    await dealt(environment);
    expect([match.showing, match.paused, types()]).toEqual(['card 1', true, ['drew', 'dealt', 'paused']]);
    await match.resume();
    expect([match.showing, match.paused]).toEqual([null, false]);
    await wait(environment, 500);
    expect(types()).toEqual(['drew', 'dealt', 'paused', 'resumed']);
  });

  test('is seen once, and the next one anew', async () => {
    const { environment, match, types } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    await dealt(environment);
    await match.resume();
    await match.halt();
    expect(match.showing).toBe(null);
    await match.resume();
    void match.send({ type: 'drew', seat: 1 }, environment.monotonic());
    await dealt(environment);
    expect([match.showing, match.paused, types().at(-1)]).toEqual(['card 2', true, 'paused']);
  });

  test('refuses nothing where somebody else has stopped the clock in that moment', async () => {
    const { environment, match, types } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    void match.pause(5);
    await dealt(environment);
    expect([match.showing, match.refused, types()]).toEqual(['card 1', null, ['drew', 'dealt', 'paused']]);
  });

  test('is not shown to whoever comes back to the table, and the next one is', async () => {
    const first = append(showy, newTimeline(showy.init({ seats: 2 })), drew(5));
    const next = first.ok && append(showy, first.value, { type: 'dealt', at: 5, card: 7 });
    if (!next || !next.ok) throw new Error('refused');
    const { environment, match } = sitDown(new Log(), next.value, { game: showy });
    await wait(environment, 20);
    expect([match.away, match.showing, match.paused]).toEqual([true, null, true]);
    await match.resume();
    expect([match.away, match.showing, match.paused]).toEqual([false, null, false]);
    void match.send({ type: 'drew', seat: 1 }, environment.monotonic());
    await dealt(environment);
    expect([match.showing, match.paused]).toEqual(['card 2', true]);
  });

  test('waits, covered, for whoever looked away in that moment', async () => {
    const { environment, log, match, types } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    await wait(environment, 20);
    let write = () => {};
    log.hold = new Promise((resolve) => (write = resolve));
    await wait(environment, 20);
    environment.setVisible(false);
    write();
    await wait(environment, 5000);
    expect([match.away, match.showing, types()]).toEqual([true, null, ['drew', 'dealt', 'paused']]);
    environment.setVisible(true);
    await match.resume();
    await wait(environment, 0);
    expect([match.showing, match.paused]).toEqual(['card 1', true]);
    await match.resume();
    expect([match.showing, match.paused]).toEqual([null, false]);
  });

  test('is nothing once all have agreed to stop', async () => {
    const { environment, match } = sit();
    void match.send({ type: 'drew', seat: 0 }, 5);
    await dealt(environment);
    await match.stop();
    expect(match.showing).toBe(null);
  });
});

describe('games that show something', () => {
  test('Contest: the entries before each proof, where they were secret and nothing is proved yet', () => {
    const state = newContest({ ...standardContest(3), type: 11 });
    const open = newContest({ ...standardContest(3), type: 12 });
    const proving = { type: 'proving', seat: 2, texts: [], heard: [] } as never;
    expect(contest.shows?.({ ...state, phase: proving })).toBe('0 2 0');
    expect(contest.shows?.(state)).toBe(null);
    expect(contest.shows?.({ ...open, phase: proving })).toBe(null);
    expect(contest.shows?.({ ...state, phase: { ...(proving as object), texts: ['1+2'] } as never })).toBe(
      null,
    );
  });

  test('Contest: a slip that waited for another, where it is secret: its time begins when the device is in the right hands (CONTEST-7)', () => {
    const state = newContest({ ...standardContest(3), type: 11 });
    const open = newContest({ ...standardContest(3), type: 12 });
    const slip = { type: 'slip', signal: { seat: 1, at: 5 }, queue: [], left: null, until: 30_005 } as never;
    const waited = { ...(slip as object), waited: true } as never;
    expect(contest.shows?.({ ...state, phase: slip })).toBe(null);
    expect(contest.shows?.({ ...state, phase: waited })).toBe('0 slip 0');
    expect(contest.shows?.({ ...open, phase: waited })).toBe(null);
  });

  test('Slap: the target that the app drew, until the first cards are open', () => {
    const counting: SlapState = {
      ...newSlap({ ...standardSlap(2), target: 'dynamic' }),
      target: 31,
      phase: { type: 'counting', until: 3000 },
    };
    expect(slap.shows?.(counting)).toBe('aim');
    expect(slap.shows?.({ ...counting, set: 1 })).toBe(null);
    expect(slap.shows?.({ ...counting, phase: { type: 'waiting', ready: [] } })).toBe(null);
    expect(slap.shows?.({ ...counting, config: { ...counting.config, deck: 'physical' } })).toBe(null);
    expect(slap.shows?.({ ...counting, config: standardSlap(2) })).toBe(null);
  });
});
