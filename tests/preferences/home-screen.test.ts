import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Installation, InstallWay } from '#lib/environment/install.ts';
import type { OfflineState } from '#lib/environment/offline.ts';
import { HomeScreen } from '#lib/preferences/home-screen.svelte.ts';
import { Preferences } from '#lib/preferences/preferences.svelte.ts';
import { Version } from '#lib/preferences/version.svelte.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';
import { page } from './support/page.ts';

function installation(first: InstallWay) {
  let way = first;
  const listeners: ((way: InstallWay) => void)[] = [];
  const ask = vi.fn(() => Promise.resolve(true));
  const made: Installation = {
    get way() {
      return way;
    },
    onChange: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    ask,
  };
  const change = (next: InstallWay) => {
    way = next;
    for (const listener of listeners) listener(next);
  };
  return { made, ask, change };
}

let preferences: Preferences;
beforeEach(async () => {
  page();
  preferences = new Preferences(freshStore(fakeEnvironment()));
  await preferences.load();
});

describe('the home screen', () => {
  test.each(['prompt', 'ios'] as const)('is offered once, with the second solved hand (%s)', (way) => {
    const homeScreen = new HomeScreen(installation(way).made);
    expect([0, 1, 2, 3, 4].map((solved) => homeScreen.shouldOffer(preferences, solved))).toEqual([
      ...[false, false, true],
      ...[false, false],
    ]);
  });

  test.each(['installed', 'menu'] as const)('is not offered where there is nothing to show (%s)', (way) => {
    const { made, change } = installation(way);
    const homeScreen = new HomeScreen(made);
    expect(homeScreen.shouldOffer(preferences, 5)).toBe(false);
    // The browser's offer may come later: it is still worth one.
    change('prompt');
    expect(homeScreen.way).toBe('prompt');
    expect(homeScreen.shouldOffer(preferences, 6)).toBe(true);
  });

  test("shows the browser's own question", async () => {
    const { made, ask } = installation('prompt');
    await new HomeScreen(made).ask();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('the version', () => {
  function versionWith(first: OfflineState) {
    const environment = fakeEnvironment();
    let tell: (state: OfflineState) => void = () => undefined;
    const look = vi.fn(() => Promise.resolve());
    const update = vi.fn();
    const offline = {
      state: first,
      onChange: (listener: typeof tell) => {
        tell = listener;
        return () => undefined;
      },
      look,
      update,
    };
    const version = new Version('1.2.3', offline, environment);
    return { version, environment, look, update, tell: (state: OfflineState) => tell(state) };
  }

  test('follows how far it is kept for offline use, and whether there is a network', () => {
    const { version, environment, tell } = versionWith('preparing');
    expect([version.name, version.state, version.online]).toEqual(['1.2.3', 'preparing', true]);
    tell('ready');
    environment.setOnline(false);
    expect([version.state, version.online]).toEqual(['ready', false]);
  });

  test('looks for a newer one whenever the app is shown, not when it is hidden', () => {
    const { environment, look } = versionWith('ready');
    environment.setVisible(false);
    expect(look).not.toHaveBeenCalled();
    environment.setVisible(true);
    expect(look).toHaveBeenCalledTimes(1);
  });

  test('is changed on the word of its person only', () => {
    const { version, update, tell } = versionWith('ready');
    tell('update');
    expect([version.state, update.mock.calls.length]).toEqual(['update', 0]);
    version.update();
    expect(update).toHaveBeenCalledTimes(1);
  });
});
