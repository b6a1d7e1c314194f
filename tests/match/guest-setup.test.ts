import { expect, test } from 'vitest';
import { err, ok } from '#lib/core/result.ts';
import { GuestSetup } from '#lib/match/guest-setup.svelte.ts';
import { freshDraft, rename, draftRules } from '#lib/match/setup-draft.ts';
import { Setup } from '#lib/match/setup.svelte.ts';
import { fakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

interface Begun {
  readonly game: string;
  readonly players: readonly { readonly name: string }[];
  readonly seed?: number;
}

/** Home, where Slap is being set up, and a guest's Contest of the seed 77. */
async function invite(refuses = false) {
  const begun: Begun[] = [];
  const start = (match: Begun) =>
    Promise.resolve(refuses ? err({ code: 'unknownGame' as const }) : ok(`match ${begun.push(match)}`));
  const library = {
    start: () => start({ game: 'at home', players: [] }),
    startAgain: start,
    startWith: start,
  };
  const home = new Setup({ store: freshStore(fakeEnvironment()), library });
  await home.load();
  return {
    home,
    begun,
    guest: new GuestSetup(home, {
      game: 'contest',
      rules: draftRules({ ...freshDraft, game: 'contest' }),
      seed: 77,
    }),
  };
}

test('people sit down to the rules of somebody else, and what is set up at home stays as it is', async () => {
  const { home, guest, begun } = await invite();
  const { game, rules } = home.draft;
  expect(guest.draft.game).toBe('contest');
  guest.choosePlayers(3);
  expect(guest.try((draft) => rename(draft, 0, 'Mei'))).toBe(true);
  expect(guest.fault).toBeNull();
  expect(await guest.start()).toBe('match 1');
  expect(begun).toMatchObject([{ game: 'contest', seed: 77 }]);
  expect(begun[0]?.players.map(({ name }) => name)).toHaveLength(3);
  expect(begun[0]?.players[0]?.name).toBe('Mei');
  // Who sits where is known at home too; the game and its rules are not those of the guest.
  expect([home.draft.game, home.draft.rules]).toEqual([game, rules]);
  expect(home.draft.people).toEqual(guest.draft.people);
});

test('a name that somebody else has is refused and changes nothing, until the next change that is made', async () => {
  const { guest, begun } = await invite();
  guest.choosePlayers(2);
  guest.try((draft) => rename(draft, 0, 'Mei'));
  const before = guest.draft;
  expect(guest.try((draft) => rename(draft, 1, 'Mei'))).toBe(false);
  expect(guest.draft).toBe(before);
  expect(guest.fault).toMatchObject({ code: 'sameName' });
  expect(guest.try((draft) => rename(draft, 1, 'Jun'))).toBe(true);
  expect(guest.fault).toBeNull();
  expect(begun).toEqual([]);
});

test('as many as the game does not have are refused', async () => {
  const { guest } = await invite();
  const before = guest.draft;
  guest.choosePlayers(Math.max(...guest.counts) + 1);
  expect(guest.draft).toBe(before);
  expect(guest.fault).not.toBeNull();
});

test('a match that cannot be begun after all is said to be so', async () => {
  const { guest } = await invite(true);
  guest.choosePlayers(2);
  expect(await guest.start()).toBeNull();
  expect(guest.fault).toEqual({ code: 'notBegun' });
});
