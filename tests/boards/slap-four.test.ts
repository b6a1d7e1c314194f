import { describe, expect, test } from 'vitest';
import { coreOf } from '#lib/boards/slap/core.ts';
import { fourZone } from '#lib/boards/slap/four-zone.ts';
import { fourKeys } from '#lib/boards/slap/keys.ts';
import { raceOf } from '#lib/boards/slap/race.ts';
import { QUIET } from '#lib/boards/race/view.ts';
import { slap, slapFour as text } from '#lib/i18n/messages.ts';
import {
  act,
  allAsk,
  keepAsked,
  names,
  newTable,
  openTable,
  proof,
  realTable,
  sittingAt,
  slapBy,
  type SlapTable,
} from '../support/slap.ts';

const NAMES = ['Mei', 'Grandma', 'Jun', 'Ada'];

const sittingOf = (table: SlapTable, now: number) => sittingAt(table, NAMES, now);
const zonesOf = (table: SlapTable, now: number) =>
  NAMES.map((_, seat) => fourZone(sittingOf(table, now), seat));

/** Ada names Grandma, who has to enter it. */
const checked = () =>
  openTable(4, [6, 10, 9, 6], { setTime: 0, claimTime: 0 })
    .play(slapBy(0, 6000), slapBy(1, 9000), slapBy(2, 12_000))
    .through(12_500)
    .play(names(3, 14_000, 1), act('checked', 3, 20_000));

test('whoever agreed to a swap reads at the key what they have said (SLAP-7)', () => {
  const table = openTable(4, [6, 10, 9, 6]).play(
    act('swapAsked', 1, 6000),
    keepAsked(0, 7000),
    act('swapAsked', 3, 7000),
  );
  const said = NAMES.map((_, seat) =>
    fourKeys(sittingOf(table, 8000), seat).find(({ look }) => look === 'said'),
  );
  expect(said.map((key) => key?.words)).toEqual([text.keepMine, slap.act.takeBack, undefined, text.swapMine]);
  expect(said.flatMap((key) => key?.act ?? [])).toEqual(Array(3).fill({ type: 'takeBack' }));
});

test('round a real deck all read where swapped cards go, whether all are swapped or some (SLAP-7)', () => {
  const line = (table: SlapTable) => coreOf(sittingOf(table, 12_000)).line;
  expect(line(newTable(4, { deck: 'physical' }))).toBe(text.turnUp);
  expect(line(allAsk(realTable(4), 9000, [0, 1, 2, 3]))).toBe(text.turnUpNew);
  const some = realTable(4).play(act('swapAsked', 0, 8000), keepAsked(3, 9000));
  expect(line(allAsk(some, 9000, [1, 2]))).toBe(text.turnUpNew);
});

test('round a real deck all read what to turn up while cards are open, since a count says it to nobody (SLAP-3, SLAP-7)', () => {
  const line = (table: SlapTable) => coreOf(sittingOf(table, 12_000)).line;
  expect(line(realTable(4))).toBe(text.turnUp);
  expect(line(openTable(4, [6, 10, 9, 6]))).toBeNull();
  const swapped = allAsk(realTable(4), 9000, [0, 1, 2, 3]).play(
    ...[0, 1, 2, 3].map((seat) => act('readied', seat, 12_000 + seat)),
  );
  expect(coreOf(sittingOf(swapped.through(16_000), 16_000)).line).toBe(text.turnUpNew);
});

test('once somebody has it, the zones of a table that calls no longer ask who was first (SLAP-15)', () => {
  const table = openTable(4, [6, 10, 9, 6], { called: true });
  const words = (now: number) => zonesOf(table, now).map(({ word }) => word);
  expect(words(5000)).toEqual(Array(4).fill(slap.zone.first));
  table.play(act('called', 2, 6000));
  expect(words(7000)).toEqual(['Second', 'Second', null, 'Second']);
  table.play(act('called', 0, 8000));
  expect(words(9000)).toEqual([null, 'Third', null, 'Third']);
});

test('who has given up reads whose claim it is, as all do (SLAP-8)', () => {
  const table = openTable(4, [6, 10, 9, 6]).play(
    act('gaveUp', 0, 5000),
    act('gaveUp', 1, 6000),
    slapBy(2, 7000),
    slapBy(3, 8000),
    names(0, 12_000, 3),
  );
  expect(zonesOf(table, 13_000).map(({ head }) => head)).toEqual([
    slap.isItRight('Ada'),
    text.says('Ada'),
    text.says('Ada'),
    text.say('Ada'),
  ]);
});

describe('once a claim is decided', () => {
  test('everybody reads at their own edge that it was right (SLAP-8)', () => {
    const zones = zonesOf(checked().play(proof(1, 30_000, '10 × (9 − 6) − 6')), 31_000);
    const told = text.cameTo('Grandma', slap.right);
    expect(zones.map(({ lines }) => lines.includes(told))).toEqual([true, false, true, true]);
    expect(zones[1]).toMatchObject({ look: 'flood', solution: '10 × (9 − 6) − 6' });
    expect(zones[0]?.label).toContain(told);
  });

  test('everybody reads at their own edge what was wrong with it (SLAP-8)', () => {
    const zones = zonesOf(checked().play(proof(1, 30_000, '10 + 9 − 6 − 6')), 31_000);
    const told = text.cameTo('Grandma', text.makes('7'));
    expect(zones.map(({ lines }) => lines.includes(told))).toEqual([true, false, true, true]);
    expect(zones[1]?.head).toBe(text.makes('7'));
  });

  test('the deal is counted until the next is opened', () => {
    const title = (table: SlapTable, now: number) =>
      raceOf(sittingOf(table, now), { core: QUIET, seats: [] }).title;
    const won = checked().play(proof(1, 30_000, '10 × (9 − 6) − 6'));
    expect([title(checked(), 21_000), title(won, 31_000)]).toEqual([text.set(0), text.set(0)]);
    won.play(act('readied', 0, 32_000));
    expect(title(won.through(40_000), 40_000)).toBe(text.set(1));
  });
});
