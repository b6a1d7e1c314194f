import { expect, test } from 'vitest';
import { sitAtTable } from '#lib/app/at-table.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { Library } from '#lib/match/library.svelte.ts';
import { Preferences } from '#lib/preferences/preferences.svelte.ts';
import { Safety } from '#lib/preferences/safety.svelte.ts';
import { page } from '../preferences/support/page.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

const PLAYERS = [
  { name: 'Mei', shape: 'circle' },
  { name: 'Grandma', shape: 'square' },
];

test('whoever sits down at a match has begun, and the browser is asked to keep it, once', async () => {
  page();
  const environment = fakeEnvironment();
  const store = freshStore(environment);
  const library = new Library(environment, store);
  const app = { environment, preferences: new Preferences(store), safety: new Safety(environment, store) };
  await app.preferences.load();
  const started = await library.start('slap', standardSlap(2), PLAYERS);
  const found = await library.read(started.ok ? started.value : '');
  if (found.type !== 'match') throw new Error(found.type);
  const aids = { ask: () => Promise.reject(new Error('nothing is asked')) };
  const sit = () => sitAtTable(app, { aids: aids as never }, found.match);
  const match = sit();
  expect(match.header.players).toEqual(PLAYERS);
  expect([app.preferences.has('begun'), app.preferences.choices.clock]).toEqual([true, false]);
  await match.close();
  await sit().close();
  expect(environment.asked.filter((asked) => asked === 'persist')).toEqual(['persist']);
});
