import { expect, test } from 'vitest';
import { OverTable } from '#lib/screens/play/over-table.svelte.ts';

const PLAYED = { events: [{ type: 'slapped', seat: 0, at: 1 }] };

/** What lies over a table of two that has been played at, but for what is said here. */
function over({ match = {}, ...page }: { match?: object } & Record<string, unknown> = {}) {
  const asked = {
    isHandheld: false,
    isLeaving: false,
    hasMet: true,
    ...page,
    match: {
      header: { players: [{}, {}] },
      timeline: PLAYED,
      paused: false,
      stopped: false,
      winners: null,
      away: false,
      showing: null,
      ...match,
    },
  };
  return new OverTable(() => asked as unknown as ReturnType<ConstructorParameters<typeof OverTable>[0]>);
}
const NOTHING = { isStarting: false, isStanding: false, isMenuOpen: false, isCovered: false };
const MENU = { seat: 1, first: 'pause' } as const;

test('nothing lies over a table that is played at', () => {
  expect(over()).toMatchObject({ ...NOTHING, canTell: false });
});

test('it can be paused while it is played at, and at no other time', () => {
  expect(over().mayPause).toBe(true);
  for (const match of [{ paused: true }, { stopped: true }, { winners: [0] }])
    expect(over({ match }).mayPause).toBe(false);
  const fresh = { timeline: { events: [{ type: 'shuffled', at: 0 }] } };
  expect(over({ match: fresh, hasMet: false }).mayPause).toBe(false);
});

test('how it is played is told before the first touch, where nobody has met the game or somebody asks (SLAP-16)', () => {
  const fresh = { timeline: { events: [{ type: 'shuffled', at: 0 }] } };
  expect(over({ match: fresh, hasMet: false })).toMatchObject({ canTell: true, isStarting: true });
  expect(over({ match: { ...fresh, paused: true }, hasMet: false })).toMatchObject({
    ...NOTHING,
    isStarting: true,
  });
  const met = over({ match: fresh });
  expect(met).toMatchObject({ canTell: true, isStarting: false });
  met.isAsked = true;
  expect(met.isStarting).toBe(true);
  const alone = { ...fresh, header: { players: [{}] } };
  expect(over({ match: alone, hasMet: false }), 'one alone is told elsewhere').toMatchObject(NOTHING);
  expect(over({ hasMet: false }), 'once it is played').toMatchObject(NOTHING);
});

test('a pause opens the menu and covers the cards (SLAP-17)', () => {
  expect(over({ match: { paused: true } })).toMatchObject({
    isStanding: true,
    isMenuOpen: true,
    isCovered: true,
  });
  expect(over({ match: { paused: true }, isLeaving: true })).toMatchObject({
    isMenuOpen: false,
    isCovered: true,
  });
});

test('who comes back finds the cover, and the menu when they ask for it; a board that is passed round covers itself', () => {
  const away = { paused: true, away: true };
  const back = over({ match: away });
  expect(back).toMatchObject({ isStanding: true, isMenuOpen: false, isCovered: true });
  back.menu = MENU;
  expect(back).toMatchObject({ isMenuOpen: true, isCovered: true });
  expect(over({ match: { away: true } }).isCovered, 'before the pause is written').toBe(true);

  const held = over({ match: away, isHandheld: true });
  expect(held).toMatchObject({ isMenuOpen: false, isCovered: false });
  held.menu = MENU;
  expect(held).toMatchObject({ isMenuOpen: true, isCovered: true });
  expect(over({ match: { paused: true }, isHandheld: true }).isCovered).toBe(true);
  expect(over({ match: { away: true }, isHandheld: true }).isCovered).toBe(false);
});

test.each([
  ['the board looks at something by itself', {}, true],
  ['a game shows what all should see', { showing: 'target' }, false],
] as const)('where %s it stands open, until somebody asks for the menu', (_, match, isStill) => {
  const table = over({ match: { paused: true, ...match } });
  table.isStill = isStill;
  expect(table).toMatchObject({ isStanding: true, isMenuOpen: false, isCovered: false });
  table.menu = MENU;
  expect(table).toMatchObject({ isMenuOpen: true, isCovered: true });
  table.clear();
  expect(table).toMatchObject({ menu: null, isStill: false });
});

test('a match that is over shows its end; its menu is for whoever asks, and one that was ended has none', () => {
  const won = over({ match: { paused: true, winners: [0] } });
  expect(won).toMatchObject(NOTHING);
  won.menu = MENU;
  expect(won).toMatchObject({ isStanding: true, isMenuOpen: true, isCovered: false });
  const ended = over({ match: { paused: true, stopped: true } });
  ended.menu = MENU;
  expect(ended).toMatchObject(NOTHING);
});
