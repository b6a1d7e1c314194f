import { describe, expect, test } from 'vitest';
import type { SlapConfig } from '#lib/games/slap/config.ts';
import { slap } from '#lib/games/slap/index.ts';
import { coreOf } from '#lib/boards/slap/four-core.ts';
import { spokenFour } from '#lib/boards/slap/four-spoken.ts';
import { fourZone, type FourZone, type Sitting } from '#lib/boards/slap/four-zone.ts';
import {
  act,
  counts,
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
type Around = Parameters<typeof coreOf>[2];
const AROUND: Around = { stopped: false, way: null, quiet: false };

const open = (house: Partial<SlapConfig> = {}) => openTable(4, RANKS, house);
/** Three have slapped: Ada, at seat 3, is the odd one out. */
const three = (table: SlapTable = open()) =>
  table.play(slapBy(0, OPEN + 100), slapBy(1, OPEN + 200), slapBy(2, OPEN + 400)).through(OPEN + 450);
const claimed = (table?: SlapTable) => three(table).play(names(3, OPEN + 900, 0));
const checked = (table?: SlapTable) => claimed(table).play(act('checked', 3, OPEN + 1000));

function sit(table: SlapTable, more: Partial<Sitting> = {}): Sitting {
  const felt = new Set<number>();
  return {
    view: slap.view(table.state, 'table'),
    players: PLAYERS,
    felt,
    locked: felt,
    stuck: false,
    sure: null,
    away: false,
    told: null,
    now: table.match.at,
    ...more,
  };
}
const zones = (table: SlapTable, more: Partial<Sitting> = {}): readonly FourZone[] =>
  PLAYERS.map((_, seat) => fourZone(sit(table, more), seat));
const lines = (table: SlapTable, more?: Partial<Sitting>) => zones(table, more).map(({ line }) => line);
const offers = (table: SlapTable, more?: Partial<Sitting>) =>
  zones(table, more).map((zone) => zone.offers.map(({ words }) => words));
const looks = (table: SlapTable, more?: Partial<Sitting>) => zones(table, more).map(({ look }) => look);
const middle = (table: SlapTable, more: Partial<Around> = {}) =>
  coreOf(slap.view(table.state, 'table'), PLAYERS, { ...AROUND, ...more });

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
    const [mei, jun] = zones(newTable(4).until(0), { locked: new Set([0]) });
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
    expect(lines(table)).toEqual(['Mei has it', 'Jun has it', 'Grandma has it', 'Ada, whom?']);
    expect(zones(table)[3]?.offers.map(({ words, shape }) => [words, shape])).toEqual([
      ['Name Mei', 'moon'],
      ['Name Jun', 'gate'],
      ['Name Grandma', 'hill'],
    ]);
    expect(zones(table)[3]?.until).toBe(OPEN + 420 + 30_000);
  });

  test('say how much too late a slap was (SLAP-9)', () => {
    const table = three().play(slapBy(3, OPEN + 484));
    expect(spokenFour(slap.view(table.state, 'table'), PLAYERS, false)).toBe('Ada, whom?');
    expect(zones(table)[3]?.sub).toBe('84 ms too late');
    expect(zones(three())[3]?.sub).toBeNull();
  });

  test('ask the one who named, and let anybody else see it (SLAP-8)', () => {
    expect(offers(claimed())).toEqual([['I cannot'], ['Check it'], ['Check it'], ['Check it', 'Agree']]);
    expect(offers(checked())).toEqual([['I cannot'], [], [], ['Agree']]);
    expect(lines(checked())[3]).toBe('Mei enters it');
  });

  test('let a claimant who has put the pad away take it up again, or give in (SLAP-8)', () => {
    expect(offers(checked(), { away: true })).toEqual([['Enter it', 'I cannot'], [], [], ['Agree']]);
    expect(offers(claimed(), { away: true })[0]).toEqual(['I cannot']);
  });

  test('show the way out only when somebody asks for it, and giving up asks once more (SLAP-7, SLAP-8)', () => {
    expect(offers(open())).toEqual([[], [], [], []]);
    expect(offers(open(), { stuck: true })[0]).toEqual(['Swap', 'Give up']);
    expect(offers(open(), { stuck: true, sure: 2 })[2]).toEqual(['Yes, give up', 'Keep looking']);
    const asked = open().play(act('swapAsked', 2, OPEN + 100));
    expect(offers(asked)).toEqual([
      ['Swap', 'Keep looking'],
      ['Swap', 'Keep looking'],
      [],
      ['Swap', 'Keep looking'],
    ]);
    expect([lines(asked)[2], zones(asked)[2]?.tick]).toEqual(['Swapping', true]);
    const gave = open().play(act('gaveUp', 1, OPEN + 100));
    expect([looks(gave)[1], lines(gave)[1]]).toEqual(['out', 'Gave up']);
  });

  test('offer to ask whether there is one only where the app does not know the cards', () => {
    expect(offers(realTable(4), { stuck: true })[0]).toEqual(['Swap', 'Give up', 'Is there one?']);
    const known = realTable(4).play(ranks(0, OPEN + 100, ...RANKS));
    expect(offers(known, { stuck: true })[0]).toEqual(['Swap', 'Give up']);
  });

  test('let each pick what goes back; after the set time everybody swaps (SLAP-7, SLAP-12)', () => {
    const all = [0, 1, 2, 3].map((seat) => act('swapAsked', seat, OPEN + 100 + seat));
    const table = open().play(...all);
    expect(offers(table)[0]).toEqual(['Swap', 'Keep']);
    table.play(pick(0, OPEN + 500, null), pick(1, OPEN + 600, 1));
    expect(lines(table).slice(0, 2)).toEqual(['Keeps', 'Swaps']);
    const late = open({ setTime: 1000 }).through(OPEN + 1001);
    expect(offers(late)[0]).toEqual(['Swap']);
  });

  test('tell who takes how many after a right proof (SLAP-8)', () => {
    const right = checked().play(proof(0, OPEN + 1100, '10*(9-6)-6'));
    expect(lines(right)).toEqual(['10 × (9 − 6) − 6', null, null, 'Take the four · 13']);
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
    expect(lines(two)).toEqual(['Right', 'Take two · 11', null, 'Take two · 11']);
  });

  test.each([
    ['what it makes', () => checked().play(proof(0, OPEN + 1100, '10+9+6+6')), 'That makes 31'],
    [
      'that it divides by zero',
      () => checked().play(proof(0, OPEN + 1100, '10/(6-6)+9')),
      'That divides by zero',
    ],
    ['that the cards are others', () => checked().play(proof(0, OPEN + 1100, '4*6')), 'Not these four cards'],
    ['that nothing was said', () => claimed().play(act('conceded', 0, OPEN + 1100)), 'Nothing said'],
    ['that time was up', () => claimed().through(OPEN + 31_000), 'Out of time'],
    [
      'that the table ruled so',
      () => claimed().play(act('agreed', 3, OPEN + 1000), ruling(OPEN + 1100, 0, 'wrong')),
      'Ruled wrong',
    ],
  ])('tell after a wrong claim %s, and whose set it is (SLAP-5)', (_, played, line) => {
    const [mei, , , ada] = zones(played());
    expect([mei?.line, mei?.sub]).toEqual([line, 'Take the four · 13']);
    expect([ada?.line, ada?.look]).toEqual(['Your set, Ada', 'flood']);
  });

  test('wait until everybody round a real deck is ready (SLAP-3)', () => {
    const table = newTable(4, { deck: 'physical' }).play(act('readied', 2, 10));
    expect(lines(table)).toEqual(['Tap when ready', 'Tap when ready', 'Ready', 'Tap when ready']);
  });

  test('flood for the winner (SLAP-11)', () => {
    const table = three(open().play(counts(OPEN + 10, 0, 12, 12, 12)));
    table.play(names(3, OPEN + 900, 0), act('agreed', 3, OPEN + 1000));
    expect([looks(table)[0], lines(table)[0]]).toEqual(['flood', 'Mei has won']);
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
  test('tells when the lot chose who names, since the set time ran out on several (SLAP-8, SLAP-12)', () => {
    const raced = () => open({ setTime: 1000 }).play(slapBy(0, OPEN + 100));
    const table = raced().play({ type: 'timedOut', at: OPEN + 1000, namer: 2 });
    expect(middle(table).words).toBe('Time is up. By lot Grandma names.');
    const quit = raced().play(act('gaveUp', 1, OPEN + 200), {
      type: 'timedOut',
      at: OPEN + 1000,
      namer: null,
    });
    expect(middle(quit).words).toBeNull();
    expect(middle(three()).words).toBeNull();
  });

  test('has the wall and the way out while the cards are open', () => {
    const core = middle(open());
    expect(core.wall.map(({ rank }) => rank)).toEqual(RANKS);
    expect([core.seal, core.acts]).toEqual(['hollow', ['stuck', 'menu']]);
  });

  test('has no wall as long as nobody has entered the ranks of a real deck', () => {
    expect(middle(realTable(4)).wall).toEqual([]);
    expect(middle(realTable(4).play(ranks(0, OPEN + 100, ...RANKS))).wall).toHaveLength(4);
  });

  test('answers whether there is one as soon as the ranks are in, and asks after a while (SLAP-7)', () => {
    expect(middle(realTable(4).play(ranks(0, OPEN + 100, ...RANKS))).words).toBe('There is one.');
    expect(middle(realTable(4).play(ranks(0, OPEN + 100, 1, 1, 1, 1))).words).toBe('There is none.');
    expect(middle(realTable(4), { quiet: true }).acts).toEqual(['stuck', 'ask', 'menu']);
  });

  test('says that nothing works where the house does (SLAP-7)', () => {
    expect(middle(openTable(4, [1, 1, 1, 1], { sayNone: true })).words).toBe('Nothing works. One may swap.');
    expect(middle(openTable(4, [1, 1, 1, 1])).words).toBeNull();
  });

  test('shows a dead heat between the third and the fourth, and whom the lot took (SLAP-9)', () => {
    const table = open().play(...[0, 1, 2].map((seat) => slapBy(seat, OPEN + 100 + 50 * seat)));
    table.play(slapBy(3, OPEN + 205)).through(OPEN + 300);
    const { heat, words } = middle(table);
    expect([heat?.drawn, heat?.other].toSorted()).toEqual([2, 3]);
    expect(words).toBe(`Too close. By lot: ${PLAYERS[heat?.drawn ?? 0]?.name}.`);
    expect(middle(three()).heat).toBeNull();
    expect(zones(table).map(({ sub }) => sub)).toEqual([null, null, null, null]);
  });

  test('stamps the seal on what was right, and offers a missed solution after what was wrong', () => {
    const right = checked().play(proof(0, OPEN + 1100, '10*(9-6)-6'));
    expect([middle(right).seal, middle(right).acts]).toEqual(['stamped', ['next', 'menu']]);
    const wrong = claimed().play(act('conceded', 0, OPEN + 1100));
    expect([middle(wrong).seal, middle(wrong).acts]).toEqual(['hollow', ['way', 'next', 'menu']]);
    expect(middle(wrong, { way: '10 × (9 − 6) − 6' }).acts).toEqual(['next', 'menu']);
  });

  test('leads on from the end', () => {
    expect(middle(open(), { stopped: true })).toMatchObject({ words: 'Stopped here', acts: ['end'] });
  });
});
