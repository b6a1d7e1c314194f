import { beforeEach, describe, expect, test } from 'vitest';
import { diagnostics } from '#lib/i18n/messages.ts';
import { Preferences } from '#lib/preferences/preferences.svelte.ts';
import { Safety } from '#lib/preferences/safety.svelte.ts';
import type { Store, StoreState } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';
import { fakeEnvironment, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { page } from './support/page.ts';

let environment: FakeEnvironment;
let store: Store;
let safety: Safety;
let preferences: Preferences;
beforeEach(async () => {
  page();
  environment = fakeEnvironment();
  store = freshStore(environment);
  safety = new Safety(environment, store);
  preferences = new Preferences(store);
  await preferences.load();
});

describe('what went wrong behind something that had no answer', () => {
  test('is noted, the last five of it', () => {
    expect(safety.faults).toEqual([]);
    for (let at = 1; at <= 6; at += 1) safety.note(new Error(`no ${at}`));
    expect(safety.faults).toEqual([2, 3, 4, 5, 6].map((at) => `Error: no ${at}`));
  });
});

describe('the promise to keep the games', () => {
  test('is not known before one looks', async () => {
    expect([safety.persistence, safety.usage]).toEqual(['unknown', null]);
    environment.answer = 'best-effort';
    await safety.look();
    expect([safety.persistence, safety.usage]).toEqual(['best-effort', { used: 1, most: 2 }]);
    expect(environment.asked).toEqual([]);
  });

  test('is asked for when somebody wants it, and the answer shown', async () => {
    environment.answer = 'kept';
    await safety.askToKeep();
    expect([safety.persistence, environment.asked]).toEqual(['kept', ['persist']]);
  });

  test('is asked for with the first solved hand, and never of itself again', async () => {
    await safety.askOnce(preferences, 0);
    expect(environment.asked).toEqual([]);
    await safety.askOnce(preferences, 1);
    await safety.askOnce(preferences, 2);
    expect(environment.asked).toEqual(['persist']);
    const tomorrow = new Preferences(store);
    await tomorrow.load();
    await safety.askOnce(tomorrow, 3);
    expect(environment.asked).toEqual(['persist']);
  });

  test('is asked for once also when two hands are finished at once', async () => {
    await Promise.all([safety.askOnce(preferences, 1), safety.askOnce(preferences, 2)]);
    expect(environment.asked).toEqual(['persist']);
  });
});

describe('games that the browser has thrown away', () => {
  const told = (birth: StoreState['birth']) => {
    const listeners: ((state: StoreState) => void)[] = [];
    const subscribe: Store['subscribe'] = (listener) => {
      listeners.push(listener);
      return () => undefined;
    };
    const watched = new Safety(environment, { ...store, state: store.state, subscribe });
    for (const listener of listeners) listener({ ...store.state, birth });
    return watched;
  };

  test.each([
    [null, false],
    ['new', false],
    ['lost', true],
  ] as const)('are spoken of where the store was born of %s: %s', (birth, lost) => {
    expect(told(birth).lost).toBe(lost);
  });

  test('are spoken of once', () => {
    const watched = told('lost');
    watched.hearLoss();
    expect(watched.lost).toBe(false);
  });
});

describe('what came back out of the second copy', () => {
  const { recovered: said } = diagnostics;

  test.each([
    [{ hands: 0, matches: 0, unread: 0 }, null],
    [{ hands: 2, matches: 1, unread: 0 }, 'Recovered 2 hands and 1 match.'],
    [{ hands: 1, matches: 0, unread: 3 }, 'Recovered 1 hand. 3 lines of the second copy couldn’t be read.'],
    [{ hands: 0, matches: 0, unread: 1 }, '1 line of the second copy couldn’t be read.'],
  ])('%j is told as “%s”', (recovered, words) => {
    const state = { ...store.state, recovered };
    const shown = new Safety(environment, { ...store, state, subscribe: () => () => undefined }).recovered;
    expect(shown && said(shown.hands, shown.matches, shown.unread)).toBe(words);
  });

  test('can be saved as it lies there', async () => {
    const journalText = () => Promise.resolve('as it is');
    await new Safety(environment, { ...store, state: store.state, journalText }).saveCopy();
    expect(environment.files).toEqual([{ name: 'two-dozen-copy.txt', text: 'as it is' }]);
  });
});

describe('the state of the store', () => {
  test('is followed, and mended when one tries again', async () => {
    await store.settled();
    expect(safety.state).toEqual(store.state);
    const { indexedDB } = globalThis;
    const gone = freshStore(environment);
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const watched = new Safety(environment, gone);
    await gone.attempts.add(attempt('a'));
    expect(watched.state).toMatchObject({ mode: 'memory', atRisk: 1 });
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true, writable: true });
    await watched.retry();
    expect(watched.state).toMatchObject({ mode: 'disk', atRisk: 0 });
  });

  test('is tried again, without a word, when somebody comes back to the page', async () => {
    const { indexedDB } = globalThis;
    const gone = freshStore(environment);
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const watched = new Safety(environment, gone);
    await gone.attempts.add(attempt('a'));
    environment.setVisible(false);
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true, writable: true });
    await gone.settled();
    expect(watched.state).toMatchObject({ mode: 'memory', atRisk: 1 });
    environment.setVisible(true);
    await gone.settled();
    expect(watched.state).toMatchObject({ mode: 'disk', atRisk: 0 });
    expect([watched.trying, watched.triedInVain]).toEqual([false, 0]);
  });

  test('says how often it was tried in vain, and forgets that when the disk is back', async () => {
    const { indexedDB } = globalThis;
    const gone = freshStore(environment);
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true, writable: true });
    const watched = new Safety(environment, gone);
    await gone.attempts.add(attempt('a'));
    expect([watched.trying, watched.triedInVain]).toEqual([false, 0]);
    const tried = watched.retry();
    expect([watched.trying, watched.triedInVain]).toEqual([true, 0]);
    await tried;
    expect([watched.trying, watched.triedInVain]).toEqual([false, 1]);
    await watched.retry();
    expect(watched.triedInVain).toBe(2);
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true, writable: true });
    await watched.retry();
    expect([watched.trying, watched.triedInVain]).toEqual([false, 0]);
  });
});
