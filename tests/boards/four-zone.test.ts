import { describe, expect, test } from 'vitest';
import type { SlapConfig } from '#lib/games/slap/config.ts';
import { slap } from '#lib/games/slap/index.ts';
import { coreOf } from '#lib/boards/slap/core.ts';
import { HANDS_DOWN, type SlapSitting } from '#lib/boards/slap/face.ts';
import { fourOf } from '#lib/boards/slap/four.ts';
import { fourZone } from '#lib/boards/slap/four-zone.ts';
import { fourKeys } from '#lib/boards/slap/keys.ts';
import { spokenOf } from '#lib/boards/slap/spoken.ts';
import type { RaceSeat } from '#lib/boards/race/view.ts';
import { slapFour as text } from '#lib/i18n/messages.ts';
import {
  act,
  counts,
  everybody,
  names,
  newTable,
  OPEN,
  openTable,
  pick,
  proof,
  ranks,
  realTable,
  ruling,
  slapBy,
  type SlapTable,
} from '../support/slap.ts';

const RANKS = [6, 10, 9, 6];
const PLAYERS = ['Mei', 'Jun', 'Grandma', 'Ada'].map((name, seat) => ({
  name,
  shape: ['moon', 'gate', 'hill', 'star'][seat] ?? '',
}));

const open = (house: Partial<SlapConfig> = {}) => openTable(4, RANKS, house);
/** Three have slapped: Ada, at seat 3, is the odd one out. */
const three = (table: SlapTable = open()) =>
  table.play(slapBy(0, OPEN + 100), slapBy(1, OPEN + 200), slapBy(2, OPEN + 400)).through(OPEN + 450);
const claimed = (table?: SlapTable) => three(table).play(names(3, OPEN + 900, 0));
const checked = (table?: SlapTable) => claimed(table).play(act('checked', 3, OPEN + 1000));

function sit(table: SlapTable, more: Partial<SlapSitting> = {}): SlapSitting {
  const felt = new Set<number>();
  return {
    view: slap.view(table.state, 'table'),
    players: PLAYERS,
    names: PLAYERS.map(({ name }) => name),
    felt,
    sure: felt,
    asking: null,
    pad: null,
    seen: false,
    since: 0,
    reshuffled: false,
    stopped: false,
    way: null,
    told: null,
    now: table.match.at,
    ...more,
  };
}
/** What is read first in a zone, and what stands below it. */
const read = (zone: RaceSeat<never>) => ({
  ...zone,
  line: zone.word ?? zone.head ?? zone.solution,
  sub: zone.lines[0] ?? null,
});
const zones = (table: SlapTable, more: Partial<SlapSitting> = {}) =>
  PLAYERS.map((_, seat) => read(fourZone(sit(table, more), seat)));
const lines = (table: SlapTable, more?: Partial<SlapSitting>) => zones(table, more).map(({ line }) => line);
/** What stands at each edge once the hands are down. */
const keys = (table: SlapTable, more: Partial<SlapSitting> = {}) =>
  PLAYERS.map((_, seat) =>
    fourKeys(sit(table, { now: table.match.at + HANDS_DOWN, ...more }), seat).map(({ words }) => words),
  );
const looks = (table: SlapTable, more?: Partial<SlapSitting>) => zones(table, more).map(({ look }) => look);
const middle = (table: SlapTable, more: Partial<SlapSitting> = {}) => coreOf(sit(table, more));
const wall = (table: SlapTable) =>
  (fourOf(sit(table)).strips[0]?.cards ?? []).map(({ label }) => Number(label));
/** What is pressed in the middle. */
const acts = (table: SlapTable, more: Partial<SlapSitting> = {}) =>
  middle(table, more).keys.map((key) => key.act);

describe('the zones of a table for four', () => {
  test('wait for a slap, or for a call where nobody slaps (SLAP-15)', () => {
    expect(lines(open())).toEqual(['Slap', 'Slap', 'Slap', 'Slap']);
    expect(lines(open({ called: true }))).toEqual(['First', 'First', 'First', 'First']);
  });

  test('flood with a touch before it is stored, and with the slap', () => {
    expect(looks(open(), { felt: new Set([1]) })).toEqual(['calm', 'flood', 'calm', 'calm']);
    expect(looks(open().play(slapBy(0, OPEN + 100)))).toEqual(['flood', 'calm', 'calm', 'calm']);
  });

  test('show a false start as long as it locks (SLAP-3)', () => {
    const [mei, jun] = zones(newTable(4).play(...everybody(4), slapBy(0, 500)));
    expect([mei?.look, mei?.line]).toEqual(['out', 'Too early']);
    expect(jun?.look).toBe('calm');
  });

  test('fill while a slap with a delay does not count yet, then flood (SLAP-13)', () => {
    const none = { delay: 0, second: false };
    const table = open({ handicaps: [{ delay: 3000, second: false }, none, none, none] });
    table.play(slapBy(0, OPEN + 100));
    const filling = fourZone(sit(table), 0);
    expect([filling.look, filling.fill]).toEqual(['calm', 3000]);
    expect(fourZone(sit(table, { now: OPEN + 3100 }), 0).look).toBe('flood');
  });

  test('let the odd one out name one of the three, by shape (SLAP-8)', () => {
    const table = three();
    const down = { now: table.match.at + HANDS_DOWN };
    expect(lines(table, down)).toEqual(['You have it', 'You have it', 'You have it', 'Who says it?']);
    expect(zones(table, down)[3]?.offers.map(({ words, shape }) => [words, shape])).toEqual([
      ['Pick Mei', 'moon'],
      ['Pick Jun', 'gate'],
      ['Pick Grandma', 'hill'],
    ]);
    expect(zones(table, down)[3]?.until).toBe(OPEN + 420 + 30_000);
  });

  test('put no name under a hand that is still on its way (SLAP-9)', () => {
    const [, , , ada] = zones(three());
    expect([ada?.offers, ada?.line, ada?.until]).toEqual([[], null, null]);
    const late = three().play(slapBy(3, OPEN + 484));
    expect(zones(late)[3]?.line).toBe('+84 ms');
  });

  test('say how much too late a slap was (SLAP-9)', () => {
    const table = three().play(slapBy(3, OPEN + 484));
    expect(spokenOf(sit(table))).toBe('Ada picks who says it.');
    expect(zones(table, { now: OPEN + 2000 })[3]?.sub).toBe('+84 ms');
    expect(zones(three(), { now: OPEN + 2000 })[3]?.sub).toBeNull();
  });

  test('ask the one who named, and let anybody else see it (SLAP-8)', () => {
    expect(keys(claimed())).toEqual([['I can’t'], ['Check it'], ['Check it'], ['Check it', 'Agree']]);
    expect(keys(checked())).toEqual([['I can’t'], [], [], ['Agree']]);
    expect(keys(claimed(), { now: OPEN + 900 })).toEqual([[], [], [], []]);
    expect(lines(checked())[3]).toBe('Mei is entering it');
  });

  test('let a claimant who has put the pad away take it up again, or give in (SLAP-8)', () => {
    expect(keys(checked(), { pad: 'away' })).toEqual([['Enter it', 'I can’t'], [], [], ['Agree']]);
    expect(lines(checked(), { pad: 'away' }).slice(1)).toEqual(Array(3).fill('Waiting for Mei'));
    expect(keys(claimed(), { pad: 'away' })[0]).toEqual(['I can’t']);
  });

  test('stay what they are when somebody asks for other cards: the question is answered at the edges (SLAP-7, SLAP-9)', () => {
    expect(keys(open())).toEqual(Array.from(PLAYERS, () => ['Stuck?', 'Give up']));
    const asked = open().play(act('swapAsked', 2, OPEN + 100));
    expect(keys(asked, { now: OPEN + 699 })).toEqual([[], [], ['Asked', 'Give up'], []]);
    const answer = ['Swap mine', 'Keep mine'];
    expect(keys(asked, { now: OPEN + 700 })).toEqual([answer, answer, ['Asked', 'Give up'], answer]);
    expect(lines(asked)).toEqual(['Slap', 'Slap', 'Slap', 'Slap']);
    expect(zones(asked).map(({ sub }) => sub)).toEqual([
      'Grandma: no solution?',
      'Grandma: no solution?',
      'Waiting for the others',
      'Grandma: no solution?',
    ]);
    for (const seat of [0, 1, 3]) asked.play(act('swapAsked', seat, OPEN + 800));
    expect(zones(asked)[0]?.sub).toBe('All agree. Swapping.');
    expect(lines(asked)).toEqual(['Slap', 'Slap', 'Slap', 'Slap']);
  });

  test('ask once more whether to give up, each for themselves (SLAP-8)', () => {
    expect(keys(open(), { sure: new Set([0, 2]) })).toEqual([
      ['Yes, give up', 'Back'],
      ['Stuck?', 'Give up'],
      ['Yes, give up', 'Back'],
      ['Stuck?', 'Give up'],
    ]);
    const gave = open().play(act('gaveUp', 1, OPEN + 100));
    expect([looks(gave)[1], lines(gave)[1], keys(gave)[1]]).toEqual(['out', 'Gave up', []]);
    expect(keys(open().play(slapBy(0, OPEN + 100)))).toEqual([[], ['Give up'], ['Give up'], ['Give up']]);
  });

  test('let who has asked look whether there is a solution, as long as the app does not know the cards (SLAP-18)', () => {
    const real = realTable(4).play(act('swapAsked', 0, OPEN + 100));
    expect(keys(real)[0]).toEqual(['Asked', 'Any solution?']);
    expect(keys(real.play(ranks(0, OPEN + 200, ...RANKS)))[0]).toEqual(['Asked', 'Give up']);
  });

  test('after the set time everybody swaps, at their edge (SLAP-7, SLAP-12)', () => {
    const late = open({ setTime: 1000 }).through(OPEN + 1001);
    expect(keys(late)[0]).toEqual(['Swap mine']);
    late.play(pick(0, OPEN + 1500, 0));
    expect([lines(late)[0], keys(late)[0]]).toEqual(['Swaps', []]);
    const none = openTable(4, [1, 1, 1, 1], { sayNone: true }).play(act('swapAsked', 0, OPEN + 100));
    // One was enough: nothing is said of all, and nobody is waited for.
    const asks = `${PLAYERS[0]?.name}: no solution?`;
    expect(zones(none).map(({ sub }) => sub ?? null)).toEqual([null, asks, asks, asks]);
    expect(keys(none.through(OPEN + 700))).toEqual([[], ...[1, 2, 3].map(() => ['Swap mine', 'Keep mine'])]);
  });

  test('tell who takes how many after a right proof (SLAP-8)', () => {
    const right = checked().play(proof(0, OPEN + 1100, '10*(9-6)-6'));
    expect(lines(right)).toEqual(['10 × (9 − 6) − 6', null, null, 'You take the four · 13']);
    expect(zones(right).map(({ look, marked }) => look === 'flood' && marked)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const two = open().play(
      ...[
        slapBy(0, OPEN + 100),
        act('gaveUp', 1, OPEN + 200),
        act('gaveUp', 3, OPEN + 300),
        slapBy(2, OPEN + 400),
      ],
      names(1, OPEN + 900, 0),
      act('agreed', 1, OPEN + 950),
    );
    expect(lines(two)).toEqual(['Right', 'You take two · 11', null, 'You take two · 11']);
  });

  test('say round a real deck where all four go, whoever takes them (SLAP-5)', () => {
    const real = () => checked(realTable(4)).play(ranks(0, OPEN + 1050, ...RANKS));
    const [, , , ada] = zones(real().play(proof(0, OPEN + 1100, '10*(9-6)-6')));
    expect([ada?.line, ada?.lines]).toEqual(['Take the four · 13', ['All four go under your pile.']]);
    const [mei] = zones(real().play(proof(0, OPEN + 1100, '10+9+6+6')));
    expect([mei?.line, mei?.lines]).toEqual(['That makes 31', ['All four go under your pile.']]);
  });

  test('do not call a solution what the table has let pass', () => {
    const passed = checked().play(proof(0, OPEN + 1100, '10+9+6+6'), ruling(OPEN + 1200, 0, 'right'));
    expect(lines(passed)).toEqual(['Right', null, null, 'You take the four · 13']);
  });

  test.each([
    ['what it makes', () => checked().play(proof(0, OPEN + 1100, '10+9+6+6')), 'That makes 31'],
    ['that it divides by zero', () => checked().play(proof(0, OPEN + 1100, '10/(6-6)+9')), 'Divided by zero'],
    ['that the cards are others', () => checked().play(proof(0, OPEN + 1100, '4*6')), 'Not these four cards'],
    ['that nothing was said', () => claimed().play(act('conceded', 0, OPEN + 1100)), 'No answer'],
    ['that time was up', () => claimed().through(OPEN + 31_000), 'Out of time'],
    [
      'that the table ruled so',
      () => claimed().play(act('agreed', 3, OPEN + 1000), ruling(OPEN + 1100, 0, 'wrong')),
      text.notSo,
    ],
  ])('tell after a wrong claim %s, and whose set it is (SLAP-5)', (_, played, line) => {
    const [mei, , , ada] = zones(played());
    expect([mei?.line, mei?.sub]).toEqual([line, 'You take the four · 13']);
    expect([ada?.line, ada?.look]).toEqual(['You won it', 'flood']);
  });

  test('say to everybody that a verdict was changed, whichever way, and not that one was given', () => {
    const wrong = checked().play(proof(0, OPEN + 1100, '10+9+6+6'));
    const told = (table: SlapTable) =>
      Array.from({ length: 4 }, (_, seat) => fourZone(sit(table), seat).lines.at(-1) === text.changed);
    expect(told(wrong)).toEqual([false, false, false, false]);
    expect(spokenOf(sit(wrong))).not.toContain(text.changed);
    wrong.play(ruling(OPEN + 1200, 0, 'right'));
    expect(told(wrong)).toEqual([true, true, true, true]);
    expect(spokenOf(sit(wrong))).toBe(`Right. Ada takes the four. ${text.changed}`);
    expect(told(wrong.play(ruling(OPEN + 1300, 0, 'wrong')))).toEqual([true, true, true, true]);
    expect(spokenOf(sit(wrong))).toBe(`Not right. Mei takes the four. ${text.changed}`);
  });

  test('wait until everybody round a real deck is ready (SLAP-3)', () => {
    const table = newTable(4, { deck: 'physical' }).play(act('readied', 2, 10));
    expect(zones(table).map(({ word, head, tick }) => [word, head, tick])).toEqual([
      ['Ready', null, false],
      ['Ready', null, false],
      [null, 'Ready', true],
      ['Ready', null, false],
    ]);
  });

  test('flood for the winner (SLAP-11)', () => {
    const table = three(open().play(counts(OPEN + 10, 0, 12, 12, 12)));
    table.play(names(3, OPEN + 900, 0), act('agreed', 3, OPEN + 1000));
    expect([looks(table)[0], lines(table)[0]]).toEqual(['flood', 'Mei wins']);
  });

  test.each([
    ['while cards lie there', open],
    ['in a claim', claimed],
    ['after a deal', () => checked().play(proof(0, OPEN + 1100, '10+9+6+6'))],
  ])('ask for nothing and tell nothing once the match was ended %s', (_, played) => {
    for (const zone of zones(played(), { stopped: true }))
      expect(zone).toMatchObject({ line: null, sub: null, look: 'calm', close: null, waits: false });
  });

  test('say why something was not taken, to whom it was said', () => {
    const told = zones(open(), { told: { seat: 1, words: 'Somebody has to swap.' } });
    expect(told.map(({ sub }) => sub)).toEqual([null, 'Somebody has to swap.', null, null]);
  });

  test('are called by name, count and word', () => {
    expect(zones(open())[0]?.label).toBe('Mei, 9 left. Slap');
  });
});

describe('the middle of a table for four', () => {
  test('says that the time is up, and the zones only what is to be done (SLAP-7)', () => {
    const table = openTable(4, RANKS).through(OPEN + 180_000);
    expect(middle(table).line).toBe(text.mustSwap);
    expect(zones(table).map(({ head }) => head)).toEqual(Array(4).fill(text.pick));
  });

  test('tells when the lot chose who names, since the set time ran out on several (SLAP-8, SLAP-12)', () => {
    const raced = () => open({ setTime: 1000 }).play(slapBy(0, OPEN + 100));
    const table = raced().play({ type: 'timedOut', at: OPEN + 1000, namer: 2 });
    expect(middle(table).line).toBe('Time’s up. We drew lots: Grandma picks.');
    const quit = raced().play(act('gaveUp', 1, OPEN + 200), {
      type: 'timedOut',
      at: OPEN + 1000,
      namer: null,
    });
    expect(middle(quit).line).toBeNull();
    expect(middle(three()).line).toBeNull();
  });

  test('has the wall while the cards are open', () => {
    expect(wall(open())).toEqual(RANKS);
    expect(middle(open())).toMatchObject({ seal: 'hollow', keys: [] });
    expect(fourOf(sit(open())).strips.map(({ side }) => side)).toEqual(['near', 'left', 'far', 'right']);
  });

  test('has no wall as long as nobody has entered the ranks of a real deck', () => {
    expect(wall(realTable(4))).toEqual([]);
    expect(fourOf(sit(realTable(4))).strips).toEqual([]);
    expect(wall(realTable(4).play(ranks(0, OPEN + 100, ...RANKS)))).toHaveLength(4);
  });

  test('answers whether there is one as soon as the ranks are in (SLAP-18)', () => {
    expect(middle(realTable(4).play(ranks(0, OPEN + 100, ...RANKS))).line).toBe('There is a solution.');
    expect(middle(realTable(4).play(ranks(0, OPEN + 100, 1, 1, 1, 1))).line).toBe('There is no solution.');
  });

  test('says that nothing works where the house does (SLAP-7)', () => {
    expect(middle(openTable(4, [1, 1, 1, 1], { sayNone: true })).line).toBe('No solution. Anybody may swap.');
    expect(middle(openTable(4, [1, 1, 1, 1])).line).toBeNull();
  });

  test('shows a dead heat between the third and the fourth, and whom the lot took (SLAP-9)', () => {
    const table = open().play(...[0, 1, 2].map((seat) => slapBy(seat, OPEN + 100 + 50 * seat)));
    table.play(slapBy(3, OPEN + 205)).through(OPEN + 300);
    const { heat, line } = middle(table);
    expect([heat?.drawn, heat?.other].toSorted()).toEqual([2, 3]);
    const [named, out] = [PLAYERS[heat?.drawn ?? 0]?.name, PLAYERS[heat?.other ?? 0]?.name];
    expect(line).toBe(`Too close. ${out} lost the draw.`);
    expect(zones(table)[heat?.drawn ?? 0]?.sub).toBe(`Won the draw against ${out}`);
    expect(zones(table)[heat?.other ?? 0]?.line).toBe('Lost the draw');
    expect(spokenOf(sit(table))).toContain(`${out} lost the draw.`);
    expect(named).not.toBe(out);
    expect(middle(three()).heat).toBeNull();
  });

  test('stamps the seal on what was right, and offers a missed solution after what was wrong', () => {
    const right = checked().play(proof(0, OPEN + 1100, '10*(9-6)-6'));
    expect([middle(right).seal, acts(right)]).toEqual(['stamped', []]);
    const wrong = claimed().play(act('conceded', 0, OPEN + 1100));
    expect([middle(wrong).seal, acts(wrong)]).toEqual(['hollow', ['way']]);
    expect(acts(wrong, { way: '10 × (9 − 6) − 6' })).toEqual([]);
    expect(keys(wrong)).toEqual(Array.from(PLAYERS, () => ['Next']));
  });

  test('leads on from the end', () => {
    expect(middle(open(), { stopped: true })).toMatchObject({ head: 'Stopped early', line: null });
    const ahead = open().play(counts(OPEN + 10, 6, 12, 6, 12));
    expect(middle(ahead, { stopped: true })).toMatchObject({
      head: 'Mei and Grandma were ahead',
      line: 'Stopped early',
    });
    expect(acts(open(), { stopped: true })).toEqual(['replay', 'again', 'home']);
    expect(fourOf(sit(open(), { stopped: true })).seats.flatMap((seat) => seat.keys)).toEqual([]);
  });
});

test('that all agree is said aloud, and no longer who asked (SLAP-7, SLAP-8)', () => {
  const table = open().play(act('swapAsked', 0, OPEN + 100), act('gaveUp', 1, OPEN + 200));
  for (const seat of [2, 3]) {
    expect(spokenOf(sit(table))).toBe(text.asks('Mei'));
    table.play(act('swapAsked', seat, OPEN + 800));
  }
  expect(table.state.phase.type).toBe('open');
  expect(spokenOf(sit(table))).toBe(text.allAgree);
});

test('whether real cards that were entered have a solution is said aloud (SLAP-18)', () => {
  const known = realTable(4).play(act('swapAsked', 0, OPEN + 100), ranks(0, OPEN + 1000, 10, 10, 10, 9));
  expect(spokenOf(sit(known))).toBe(`${text.asks('Mei')} ${text.thereIsNone}`);
});
