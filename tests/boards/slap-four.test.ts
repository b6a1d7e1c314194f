import { describe, expect, test } from 'vitest';
import { fourZone } from '#lib/boards/slap/four-zone.ts';
import { raceOf } from '#lib/boards/slap/race.ts';
import { QUIET } from '#lib/boards/race/view.ts';
import { slap, slapFour as text } from '#lib/i18n/messages.ts';
import { act, names, openTable, proof, sittingAt, slapBy, type SlapTable } from '../support/slap.ts';

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
