import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LookingBack } from '#lib/boards/fours/looking-back.svelte.ts';
import { inertAtFirst, SETTLE_MS } from '#lib/boards/table/settle.ts';
import { Secret } from '#lib/boards/table/secret.svelte.ts';
import { foursRecords } from '#lib/games/fours/records.ts';
import { dealtTable, inGap } from '../support/fours.ts';

// Files share their modules: this one loads its own, and leaves none of them behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
// Svelte for Node draws nothing, and so does at once nothing: what a browser's does with it is to call it.
vi.mock('svelte', async (original) => ({
  ...(await original<object>()),
  flushSync: (work: () => void) => work(),
}));

/** A page as far as a secret knows it: what is dispatched, whether it is looked at, and how it is turned. */
function fakePage() {
  const [window, document, turned] = [new EventTarget(), new EventTarget(), new EventTarget()];
  const page = { window, document: Object.assign(document, { visibilityState: 'visible' }), turned };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('matchMedia', () => turned);
  return page;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a secret', () => {
  test('is open by its own word alone, and nothing is at first', () => {
    const secret = new Secret();
    expect(secret.isOpen('1 0 2')).toBe(false);
    secret.open('1 0 2');
    expect([secret.isOpen('1 0 2'), secret.isOpen('1 1 2'), secret.isOpen('')]).toEqual([true, false, false]);
    secret.open('1 1 0');
    expect([secret.isOpen('1 0 2'), secret.isOpen('1 1 0')]).toEqual([false, true]);
    secret.close();
    expect(secret.isOpen('1 1 0')).toBe(false);
  });

  test.each([
    ['another window', ({ window }) => window.dispatchEvent(new Event('blur'))],
    ['another address', ({ window }) => window.dispatchEvent(new Event('pagehide'))],
    ['a step back', ({ window }) => window.dispatchEvent(new Event('popstate'))],
    ['a frozen page', ({ document }) => document.dispatchEvent(new Event('freeze'))],
    ['a phone that is turned', ({ turned }) => turned.dispatchEvent(new Event('change'))],
    [
      'a page that is not looked at',
      ({ document }) => {
        document.visibilityState = 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ] satisfies [string, (page: ReturnType<typeof fakePage>) => void][])(
    'is covered in the very task that tells of %s, until it is watched no more',
    (_, leave) => {
      const page = fakePage();
      const secret = new Secret();
      const stop = secret.watch();
      secret.open('1 0 2');
      leave(page);
      expect(secret.isOpen('1 0 2')).toBe(false);
      stop();
      secret.open('1 0 2');
      leave(page);
      expect(secret.isOpen('1 0 2')).toBe(true);
    },
  );

  test('stays open when the page is looked at again', () => {
    const page = fakePage();
    const secret = new Secret();
    secret.watch();
    secret.open('1 0 2');
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(secret.isOpen('1 0 2')).toBe(true);
  });
});

describe('what has just come', () => {
  beforeEach(() => void vi.useFakeTimers());
  const screen = () => {
    const focus = vi.fn();
    const querySelector = vi.fn(() => ({ focus }));
    return { element: { inert: false, querySelector }, focus, querySelector };
  };

  test('takes no press before a double tap is over, and then has the focus', () => {
    const { element, focus, querySelector } = screen();
    void inertAtFirst(element as unknown as HTMLElement);
    expect(element.inert).toBe(true);
    vi.advanceTimersByTime(SETTLE_MS - 1);
    expect([element.inert, focus.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect(element.inert).toBe(false);
    expect(querySelector).toHaveBeenCalledWith('[data-first]');
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  });

  test('takes nothing from what came after it: gone before that, it has no focus any more', () => {
    const { element, focus } = screen();
    const gone = inertAtFirst(element as unknown as HTMLElement);
    vi.advanceTimersByTime(SETTLE_MS - 1);
    gone?.();
    vi.advanceTimersByTime(10 * SETTLE_MS);
    expect([element.inert, focus.mock.calls.length]).toEqual([true, 0]);
  });
});

describe('looking back at a match of Four Fours', () => {
  /** Mei makes 1 at once; in round 2 all pass; Jun begins round 3. */
  const evening = () => {
    const table = dealtTable(['÷÷××+', '+++××', '−−−++'])
      .turn(['÷', inGap(1)], ['×', inGap(2)], ['÷', inGap(3)])
      .next();
    table.ends().ends().ends().next();
    table.turn(['+', inGap(1)]).turn(['+', inGap(2)]);
    return new LookingBack(foursRecords(table.timeline), 0);
  };

  test('goes turn by turn through the rounds, and stops at both ends', () => {
    const back = evening();
    const places = Array.from({ length: back.end + 1 }, (_, place) => {
      back.go(place);
      return back.where && [back.where.round, back.where.turn];
    });
    expect(places).toEqual([[0, 0], [1, 0], [1, 1], [1, 2], [2, 0], [2, 1], null]);
    back.go(-3);
    expect(back.place).toBe(0);
    back.go(99);
    expect([back.place, back.where]).toEqual([6, null]);
  });

  test('shows a turn with the one before it in its round, and nothing at the end', () => {
    const back = evening();
    const shown = (place: number) => {
      back.go(place);
      return back.shown.map(({ seat }) => seat);
    };
    expect([0, 1, 2, 5, 6].map(shown)).toEqual([[0], [2], [2, 1], [2, 1], []]);
  });

  test('tells how all stood before the round, and after its last turn', () => {
    const back = evening();
    const scores = (place: number) => {
      back.go(place);
      return back.scores;
    };
    expect([0, 1, 3, 4, 6].map(scores)).toEqual([
      [3, 0, 0],
      [3, 0, 0],
      [3, 0, 0],
      [3, 0, 0],
      [3, 0, 0],
    ]);
    expect(new LookingBack([], 0).scores).toBeNull();
  });

  test('goes to the first turn of a round, and for one that never began to the end', () => {
    const back = evening();
    back.goToRound(2);
    expect(back.place).toBe(4);
    back.goToRound(7);
    expect(back.place).toBe(back.end);
  });
});
