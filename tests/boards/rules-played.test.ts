import { expect, test } from 'vitest';
import { knockMenuFacts } from '#lib/boards/knock/menu-facts.ts';
import { slapMenuFacts } from '#lib/boards/slap/menu-facts.ts';
import { knock as knockGame } from '#lib/games/knock/index.ts';
import { slap as slapGame } from '#lib/games/slap/index.ts';
import { houseRules, knock, knockRules, setup, slap, slapRules } from '#lib/i18n/messages.ts';
import * as knocks from '../support/knock.ts';
import * as slaps from '../support/slap.ts';

const ofSlap = async (...table: Parameters<typeof slaps.newTable>) => {
  const { state, timeline } = slaps.newTable(...table);
  return (await slapMenuFacts({ view: slapGame.view(state, 'table'), timeline }).rules?.()) ?? [];
};
const ofKnock = async (...table: Parameters<typeof knocks.newTable>) => {
  const { state, timeline } = knocks.newTable(...table);
  const header = {
    players: state.piles.map((_, seat) => ({ name: `${seat}`, shape: 'moon' })),
  } as unknown as Parameters<typeof knockMenuFacts>[0]['header'];
  return (await knockMenuFacts({ view: knockGame.view(state, 'table'), timeline, header }).rules?.()) ?? [];
};

test('the rules at a table begin with the house rules that it plays by', async () => {
  const [line, ...rules] = await ofSlap(4, { target: 20, setTime: 0 });
  expect(line).toContain(setup.rules.make(20));
  expect(line).toContain(houseRules.setTime.line(0));
  expect(line).not.toContain(setup.rules.published);
  expect(rules).toEqual(slapRules);
  expect((await ofKnock(3))[0]).toContain(setup.rules.published);
});

test('of handicaps, too', async () => {
  const handicaps = [
    { delay: 0, second: true },
    { delay: 0, second: false },
  ];
  expect((await ofSlap(2, { handicaps }))[0]).toContain(setup.rules.handicaps);
});

test('and where nobody races they say so (SLAP-15)', async () => {
  const lines = await ofSlap(2, { called: true });
  expect(lines[0]).toContain(houseRules.called.on);
  expect(lines[1]).toBe(slap.refused.calledOnly);
  expect((await ofKnock(4, { called: true })).slice(1)).toEqual([knock.refused.calledOnly, ...knockRules]);
});
