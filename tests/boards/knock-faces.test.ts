import { describe, expect, test } from 'vitest';
import { coreOf } from '#lib/boards/knock/core.ts';
import type { KnockSitting } from '#lib/boards/knock/face.ts';
import { faceOf, toldFace } from '#lib/boards/knock/face-of.ts';
import { edgeKeysOf } from '#lib/boards/knock/edge.ts';
import { knockMenuFacts } from '#lib/boards/knock/menu-facts.ts';
import { spokenOf } from '#lib/boards/knock/spoken.ts';
import { flatOf, raceOf } from '#lib/boards/knock/race.ts';
import { halfOf } from '#lib/boards/race/half.ts';
import { cardsInRow, stripsOf } from '#lib/boards/knock/wall.ts';
import { CONSENT } from '#lib/games/table/spans.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import { knock as text } from '#lib/i18n/messages.ts';
import { corrected, OPEN, proof, ranks, ruling } from '../support/claims.ts';
import { act, allPass, knockBy, newTable, openTable, realTable, type KnockTable } from '../support/knock.ts';

const NAMES = ['Mei', 'Jun', 'Grandma', 'Ada'];
const SHAPES = ['moon', 'gate', 'hill', 'star'] as const;
const NONE = new Set<number>();
const NOTHING = { told: null, way: null };
const AT = OPEN + 5000;

function sittingOf(table: KnockTable, now: number, more: Partial<KnockSitting> = {}): KnockSitting {
  const { timeline, game, state } = table;
  return {
    view: game.view(state, 'table') as KnockView,
    names: NAMES.slice(0, state.config.players),
    now,
    since: timeline.events.at(-1)?.at ?? 0,
    players: NAMES.slice(0, state.config.players).map((name, seat) => ({
      name,
      shape: SHAPES[seat] ?? 'moon',
    })),
    felt: NONE,
    sure: NONE,
    asking: null,
    pad: null,
    seen: false,
    stopped: false,
    ...more,
  };
}
const faces = (table: KnockTable, now: number, more: Partial<KnockSitting> = {}) =>
  table.state.locks.map((_, seat) => faceOf(sittingOf(table, now, more), seat));

const claimed = (players: 2 | 4 = 4) =>
  openTable(players, [8, 3, 5, 2])
    .play(knockBy(0, AT), knockBy(1, AT + 80))
    .until(AT + 100);

test('the cap of a seat’s key is there while the key does something', () => {
  const capped = (table: KnockTable, now: number) =>
    raceOf(sittingOf(table, now), NOTHING).seats.map((seat) => seat.capped);
  expect(capped(newTable(4, { dealer: 2 }).until(0), 900), 'the dealer turns').toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(capped(openTable(4, [8, 3, 5, 2]), AT), 'Knock').toEqual([true, true, true, true]);
  expect(capped(claimed(), AT + 2000), 'a claim').toEqual([false, false, false, false]);
  const wrong = claimed().play(act('checked', 1, AT + 2000), proof(0, AT + 9000, '8 + 3 + 5 + 2'));
  expect(capped(wrong, AT + 10_000), 'one is out').toEqual([false, true, true, true]);
  const tied = newTable(4, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 3, 19, 6] });
  expect(capped(tied, 0), 'two draw again').toEqual([true, false, true, false]);
});

describe('the faces of a table', () => {
  test('let the dealer turn, and nobody in the moment in which a late hand still comes down (KNOCK-3)', () => {
    const table = newTable(4, { dealer: 2 }).until(0);
    expect(faces(table, 900).map(({ acts }) => acts)).toEqual([[], [], ['turn'], []]);
    expect(faces(table, 100)[2]?.acts).toEqual([]);
    expect(faces(table, 900)[0]?.lines).toEqual([text.turns('Grandma')]);
  });

  test('tell the dealer what to do, and leave what was won where it stood (KNOCK-3)', () => {
    const first = faces(newTable(2).until(0), 900)[0];
    expect(first?.lines).toEqual([text.turnUpAll]);
    expect(first?.won).toBe(true);
    const aside = allPass(openTable(4, [1, 1, 1, 1]), AT);
    expect(faces(aside, AT + 9000).map(({ won }) => won)).toEqual([true, true, true, true]);
  });

  test('round a real deck tell all how many to turn up, before and while the app counts, since the dealer turns no others’ cards (KNOCK-3, KNOCK-10)', () => {
    for (const [players, each] of [
      [2, 2],
      [3, 1],
      [4, 1],
    ] as const) {
      const table = newTable(players, { deck: 'physical', dealer: 0 });
      const lines = (now: number) => faces(table, now).map((face) => face.lines);
      const others = Array<string[]>(players - 1).fill([text.turnUp(each)]);
      expect(lines(900)).toEqual([[text.dealOut(players === 2 ? 2 : 4)], ...others]);
      expect(spokenOf(sittingOf(table, 900))).toBe(text.turnUp(each));
      table.play(act('readied', 0, 1000));
      expect(lines(1500)).toEqual([[text.turnUp(each)], ...others]);
    }
    // One alone turns all four.
    expect(spokenOf(sittingOf(newTable(1, { deck: 'physical' }), 900))).toBe(text.turns('Mei'));
    const dealt = newTable(4, { dealer: 0 })
      .until(0)
      .play(act('readied', 0, 1000));
    expect(faces(dealt, 1500).flatMap((face) => face.lines)).toEqual([]);
  });

  test('count a deal until the next one is turned up (KNOCK-6)', () => {
    const title = (table: KnockTable, now: number) => raceOf(sittingOf(table, now), NOTHING).title;
    const won = claimed(2).play(act('stated', 0, AT + 3000), act('agreed', 1, AT + 5000));
    expect(title(newTable(2).until(0), 0)).toBe(text.setOf(1, 10));
    expect(title(claimed(2), AT + 100)).toBe(text.setOf(1, 10));
    expect(title(won, AT + 9000)).toBe(text.setOf(1, 10));
    expect(title(won.play(act('readied', won.state.dealer, AT + 9000)), AT + 9100)).toBe(text.setOf(2, 10));
  });

  test('tell everybody who was right (KNOCK-5)', () => {
    const won = (players: 2 | 4) =>
      claimed(players).play(act('stated', 0, AT + 3000), act('agreed', 1, AT + 5000));
    const told = text.cameTo('Mei', text.right);
    const four = won(4).play(act('agreed', 2, AT + 5100), act('agreed', 3, AT + 5200));
    expect(faces(four, AT + 9000).map(({ lines }) => lines)).toEqual([[], [told], [told], [told]]);
    expect(faces(won(2), AT + 9000).map(({ lines }) => lines)).toEqual([[], [text.takes('Mei')]]);
  });

  test('say aloud whose claim it is and who is out, each in one sentence (KNOCK-4, KNOCK-5)', () => {
    expect(spokenOf(sittingOf(claimed(), AT + 2000))).toBe('Mei has it, and says it aloud.');
    const out = claimed().play(act('conceded', 0, AT + 3000));
    expect(spokenOf(sittingOf(out, AT + 3100))).toBe('No answer. Mei is out for this deal.');
    // What somebody asks then is news.
    const asked = out.play(act('passed', 2, AT + 5000));
    expect(spokenOf(sittingOf(asked, AT + 5100))).toBe(text.asks('Grandma'));
  });

  test('say aloud that all agree, and no longer who asked (KNOCK-6)', () => {
    const table = openTable(4, [8, 3, 5, 2]).play(act('passed', 0, AT));
    for (const seat of [1, 2, 3]) {
      expect(spokenOf(sittingOf(table, AT + 900))).toBe(text.asks('Mei'));
      table.play(act('passed', seat, AT + 800));
    }
    expect(table.state.phase.type).toBe('open');
    expect(spokenOf(sittingOf(table, AT + 900))).toBe(text.allAgree);
  });

  test('say aloud whether real cards that were entered have a solution (SLAP-18)', () => {
    const known = realTable(4).play(act('passed', 0, AT), ranks(0, AT + 1000, 8, 3, 5, 2));
    expect(spokenOf(sittingOf(known, AT + 2000))).toBe(`${text.asks('Mei')} ${text.thereIs}`);
  });

  test('flood at a touch that is not stored yet', () => {
    const table = openTable(4, [8, 3, 5, 2]);
    expect(faces(table, AT, { felt: new Set([3]) }).map(({ look }) => look)).toEqual([
      'calm',
      'calm',
      'calm',
      'flood',
    ]);
  });

  test('say who was first and by how much another was late, and ask only when all hands are back (SLAP-9)', () => {
    const table = claimed();
    expect(faces(table, AT + 200)[1]).toMatchObject({
      head: text.hasIt('Mei'),
      lines: [text.late(80)],
      acts: [],
    });
    // The last look may be older than the knock: nobody is asked before their hand is back.
    expect(faces(table, AT - 300)[2]).toMatchObject({ touch: 'knocked', head: text.hasIt('Mei'), acts: [] });
    expect(faces(table, AT + 2000)[1]).toMatchObject({
      head: text.says('Mei'),
      acts: ['check', 'agree'],
    });
    expect(faces(table, AT + 2000)[0]).toMatchObject({ look: 'flood', acts: ['said', 'cannot'] });
  });

  test('tick whoever has agreed (KNOCK-4)', () => {
    const table = claimed().play(act('agreed', 2, AT + 3000));
    expect(faces(table, AT + 4000)[2]).toMatchObject({ head: text.agreed, tick: true, acts: [] });
    expect(faces(table, AT + 4000)[0]?.lines).toEqual([text.stands]);
  });

  test('do not tell on whom a lot fell before it has stopped, nor that whom it left out was late (SLAP-9)', () => {
    const table = openTable(4, [8, 3, 5, 2])
      .play(knockBy(0, AT), knockBy(1, AT + 4))
      .until(AT + 100);
    const { phase } = table.state;
    if (phase.type !== 'claim') throw new Error(phase.type);
    const [won, out] = phase.claimant === 0 ? [0, 1] : [1, 0];
    for (const seat of [won, out])
      expect(faces(table, AT + 200)[seat]).toMatchObject({
        head: text.heat,
        lines: [text.lotDraws],
        acts: [],
      });
    expect(faces(table, AT + 1300)[won]).toMatchObject({ head: text.youHaveIt, acts: ['said', 'cannot'] });
    expect(faces(table, AT + 1300)[out]?.lines[0]).toBe(text.outByLot);
    expect(coreOf(sittingOf(table, AT + 200), null).line).toBe(text.lotDraws);
    expect(coreOf(sittingOf(table, AT + 1300), null).line).toBe(text.byLot(NAMES[won] ?? ''));
    expect(spokenOf(sittingOf(table, AT + 200))).toBe(`${text.heat}. ${text.lotDraws}`);
  });

  test('put whoever claimed wrongly out for these four only, with the value (KNOCK-5)', () => {
    const table = claimed().play(act('checked', 1, AT + 2000), proof(0, AT + 9000, '8 + 3 + 5 + 2'));
    expect(faces(table, AT + 10_000)[0]).toMatchObject({
      look: 'out',
      head: text.makes('18'),
      lines: [text.out],
      touch: null,
    });
    expect(faces(table, AT + 10_000)[1]).toMatchObject({ word: text.knock, touch: 'knocked' });
  });

  test('stay what they are when one says that nothing works: that is answered at the edges (KNOCK-6, SLAP-9)', () => {
    const table = openTable(4, [1, 7, 1, 1]);
    expect(faces(table, AT)[0]?.acts).toEqual(['stuck']);
    table.play(act('passed', 1, AT));
    const zone = { word: text.knock, touch: 'knocked', look: 'calm' };
    const [mei, jun] = faces(table, AT + 700);
    expect(mei).toMatchObject({ ...zone, acts: ['nothing'], lines: ['Jun: no solution?'] });
    expect(jun).toMatchObject({ ...zone, acts: ['keep'], lines: ['Waiting for the others'] });
    // What answers it is not there before anybody can have read it (SLAP-9).
    expect(faces(table, AT + 500)[0]?.acts).toEqual([]);
    for (const seat of [0, 2, 3]) table.play(act('passed', seat, AT + 800));
    expect(faces(table, AT + 900)[3]).toMatchObject({ ...zone, lines: [text.allAgree] });
  });

  test('say at the key of whoever agreed that they did, and not that they asked (KNOCK-6)', () => {
    const table = openTable(4, [1, 7, 1, 1]).play(act('passed', 1, AT), act('passed', 0, AT + 800));
    const said = faces(table, AT + 900).map(({ acts }) =>
      edgeKeysOf(acts).find(({ look }) => look === 'said'),
    );
    expect(said.map((key) => key?.words)).toEqual([text.agreed, text.act.keep, undefined, undefined]);
  });

  test('say nothing of all where one is enough (KNOCK-6)', () => {
    const table = openTable(4, [1, 1, 1, 1], { sayNone: true }).play(act('passed', 1, AT));
    const asks = 'Jun: no solution?';
    expect(faces(table, AT + 100).map(({ lines }) => lines)).toEqual([[asks], [], [asks], [asks]]);
  });

  test('offer to look whether there is one only where the app does not know a real deck (SLAP-18)', () => {
    const real = realTable(4).play(act('passed', 0, AT));
    expect(faces(real, AT + 700)[0]?.acts).toEqual(['keep', 'isThere']);
    expect(faces(openTable(4, [8, 3, 5, 2]).play(act('passed', 0, AT)), AT + 700)[0]?.acts).toEqual(['keep']);
  });

  test('make room between two for whether there is one (SLAP-18)', () => {
    const real = realTable(2).play(act('passed', 0, AT), ranks(0, AT + 1000, 1, 1, 1, 1));
    const race = raceOf(sittingOf(real, AT + 2000), NOTHING);
    const saysOf = (now: number) =>
      raceOf(sittingOf(real, now), NOTHING).seats.map((seat) => halfOf(race, seat).say);
    expect(saysOf(AT + 2000)).toEqual([text.thereIsNone, text.thereIsNone]);
    real.play(act('passed', 1, AT + 2100));
    expect(saysOf(AT + 2200)).toEqual([text.allAgree, text.allAgree]);
  });

  test('say of real cards that were entered for a claim nothing to who plays on, until somebody asks (SLAP-18)', () => {
    const wrong = realTable(4)
      .play(knockBy(0, AT))
      .until(AT + 100)
      .play(act('checked', 1, AT + 2000), ranks(0, AT + 3000, 8, 3, 5, 2))
      .play(proof(0, AT + 9000, '8 + 3 + 5 + 2'));
    expect(wrong.state.phase.type).toBe('open');
    expect(coreOf(sittingOf(wrong, AT + 9100), null).head).toBeNull();
    wrong.play(act('passed', 2, AT + 10_000));
    expect(coreOf(sittingOf(wrong, AT + 11_000), null).head).toBe(text.thereIs);
  });

  test('say who deals while what was drawn is looked at, to who listens as well (KNOCK-2)', () => {
    const drawn = newTable(4, { dealer: 'drawn' })
      .play({ type: 'drew', at: 0, cards: [9, 3, 18, 6] })
      .until(0);
    expect(faces(drawn, 900)[1]?.lines).toEqual([text.dealsFirst('Mei')]);
    expect(spokenOf(sittingOf(drawn, 900))).toBe(text.dealsFirst('Mei'));
    expect(spokenOf(sittingOf(newTable(4).until(0), 900))).toBe(text.turns('Mei'));
  });

  test('name nobody who turns the table’s card before it is known who deals, or once all is played (KNOCK-2, KNOCK-10)', () => {
    const spare = (table: KnockTable, more: Partial<KnockSitting> = {}) =>
      flatOf(sittingOf(table, 900, more), NOTHING).spare?.lines;
    expect(spare(newTable(3, { dealer: 'drawn', deck: 'physical' }))).toEqual([text.theTable]);
    const tied = newTable(3, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 3, 19] });
    expect(spare(tied)).toEqual([text.theTable]);
    const first = newTable(3).until(0);
    expect(spare(first)).toEqual([text.theTable, text.turnsIts('Mei')]);
    expect(spare(first, { stopped: true })).toEqual([text.theTable]);
    const played = corrected(0, 0, 0, 0, 0, 12, 8, 8, 12);
    expect(spare(newTable(3, { rounds: 2 }).until(0).play(played))).toEqual([text.theTable]);
  });

  test('keep only the cards of those who draw again bright, until all are drawn (KNOCK-2)', () => {
    const table = newTable(4, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 3, 19, 6] });
    const gone = (now: KnockTable) => {
      const sitting = sittingOf(now, 0);
      const flat = stripsOf({ sitting, shapes: SHAPES }).flatMap(({ cards }) => cards);
      return [cardsInRow(sitting, SHAPES), flat].map((cards) => cards.map((card) => card.gone === true));
    };
    expect(gone(table)).toEqual([
      [false, true, false, true],
      [false, true, false, true],
    ]);
    table.play(act('drewAgain', 0, 10), { type: 'drew', at: 20, cards: [12, 5] });
    expect(gone(table)[0]).toEqual([false, false, false, false]);
  });

  test('let those with equal cards draw again (KNOCK-2)', () => {
    const table = newTable(4, { dealer: 'drawn' }).play({ type: 'drew', at: 0, cards: [9, 3, 19, 6] });
    expect(faces(table, 0).map(({ touch }) => touch)).toEqual(['drewAgain', null, 'drewAgain', null]);
    expect(faces(table, 0)[0]?.lines).toEqual([text.equal(['10', '10'])]);
    expect(faces(table, 0)[1]?.lines).toEqual([text.drawsAgain(['Mei', 'Grandma'])]);
  });
});

describe('the middle', () => {
  test('says whether there was one when the cards are set aside (KNOCK-6)', () => {
    const all = (ranks: readonly number[]) => allPass(openTable(4, ranks), AT - 1200);
    const none = coreOf(sittingOf(all([1, 1, 1, 1]), AT + 2000), null);
    expect(none).toMatchObject({ place: 4, head: text.nothingMakes(24), keys: [] });
    const one = coreOf(sittingOf(all([8, 3, 5, 2]), AT + 2000), null);
    expect(one).toMatchObject({ head: text.thereWas, keys: [{ act: 'way' }] });
    expect(coreOf(sittingOf(all([8, 3, 5, 2]), AT + 2000), '8 × 3')).toMatchObject({
      line: '8 × 3',
      isNumber: true,
      keys: [],
    });
  });

  test('shows the set clock when somebody says that nothing works, and in its last half minute', () => {
    const table = openTable(4, [1, 7, 1, 1]);
    expect(coreOf(sittingOf(table, AT), null).limit?.from).toBe(30);
    table.play(act('passed', 1, AT));
    expect(coreOf(sittingOf(table, AT), null).limit?.from).toBe(Infinity);
  });
});

describe('the wall', () => {
  const read = (table: KnockTable) =>
    stripsOf({ sitting: sittingOf(table, AT), shapes: SHAPES }).map(({ side, cards }) => [
      side,
      cards.map(({ label }) => label).join(' '),
    ]);

  test('begins with the reader’s own card and goes on clockwise', () => {
    expect(read(openTable(4, [8, 3, 5, 2]))).toEqual([
      ['near', '8 3 5 2'],
      ['left', '3 5 2 8'],
      ['far', '5 2 8 3'],
      ['right', '2 8 3 5'],
    ]);
  });

  test('has the table’s card at the far edge where three play (KNOCK-10)', () => {
    expect(read(openTable(3, [8, 3, 2, 5]))).toEqual([
      ['near', '8 3 5 2'],
      ['left', '3 5 2 8'],
      ['far', '5'],
      ['right', '2 8 3 5'],
    ]);
  });

  test('prints what a court counts below it (KNOCK-1)', () => {
    const table = openTable(2, [12, 13, 11, 1], { faces: true, target: 17 });
    const row = cardsInRow(sittingOf(table, AT), SHAPES);
    expect(row.map(({ label, value }) => [label, value])).toEqual([
      ['Q', 12],
      ['K', 13],
      ['J', 11],
      ['A', 1],
    ]);
  });
});

test('what the table has let pass is no solution', () => {
  const wrong = claimed(2).play(act('checked', 1, AT + 2000), proof(0, AT + 3000, '8 + 3 + 5 + 2'));
  const passed = wrong.play(ruling(AT + 4000, 0, 'right'));
  expect(faces(passed, AT + 5000)[0]).toMatchObject({ head: text.right, solution: null });
  const line = '8 + (5 + 3) × 2';
  const back = claimed(2).play(act('checked', 1, AT + 2000), proof(0, AT + 3000, line));
  back.play(ruling(AT + 4000, 0, 'wrong'), ruling(AT + 4100, 0, 'right'));
  expect(faces(back, AT + 5000)[0]?.solution).toBe(line);
});

describe('a verdict that the table changed', () => {
  const told = (table: KnockTable) =>
    faces(table, AT + 9000).map(({ lines }) => lines.at(-1) === text.changed);
  const said = (table: KnockTable) => spokenOf(sittingOf(table, AT + 9000));
  const right = (players: 2 | 4) => {
    const table = claimed(players);
    for (let seat = 1; seat < players; seat += 1) table.play(act('agreed', seat, AT + 3000));
    return table;
  };
  const wrong = (players: 2 | 4) => claimed(players).play(act('conceded', 0, AT + 3000));

  test.each([2, 4] as const)('to right is told everybody as what it is, with %i', (players) => {
    expect(told(right(players))).not.toContain(true);
    expect(said(right(players))).not.toContain(text.changed);
    const passed = wrong(players).play(ruling(AT + 4000, 0, 'right'));
    expect(told(passed)).not.toContain(false);
    expect(said(passed)).toBe(`Right. Mei takes the four. ${text.changed}`);
  });

  test.each([2, 4] as const)('to wrong is told whose it was as what it is, with %i', (players) => {
    expect(told(wrong(players))).not.toContain(true);
    const table = right(players).play(ruling(AT + 4000, 0, 'wrong'));
    expect(told(table)).toEqual(table.state.locks.map((_, seat) => seat === 0));
    expect(faces(table, AT + 9000)[0]).toMatchObject({ look: 'out', head: text.notSo });
    expect(said(table)).toBe(`Not right. ${text.isOut('Mei')} ${text.changed}`);
  });

  test('is told everybody where all are out then, and no more once the cards are set aside for another reason', () => {
    const out = wrong(2)
      .play(knockBy(1, AT + 4000))
      .through(AT + 4100);
    out.play(act('agreed', 0, AT + 5000), ruling(AT + 6000, 0, 'wrong'));
    expect(told(out)).toEqual([true, true]);
    expect(said(out)).toBe(`Not right. ${text.aside}. ${text.changed}`);
    const passed = right(4).play(ruling(AT + 4000, 0, 'wrong'));
    for (const seat of [1, 2, 3]) passed.play(act('passed', seat, AT + 5000 + (seat === 1 ? 0 : CONSENT)));
    passed.through(AT + 5000 + 2 * CONSENT);
    expect(passed.state.last?.by).toBe('passed');
    expect(told(passed)).not.toContain(true);
    expect(said(passed)).toBe(`${text.aside}.`);
  });
});

test.each([1, 2])(
  'alone the end is said as so many cards, and nobody wins, with %i deck rounds',
  (rounds) => {
    const last = openTable(1, [1, 1, 1, 1], { rounds }).play(corrected(AT, 0, 0, 0, 0, 0, 36));
    last.play(act('passed', 0, AT + 100)).through(AT + 9000);
    expect(last.state.phase.type).toBe(rounds === 1 ? 'over' : 'scored');
    expect(spokenOf(sittingOf(last, AT + 9000))).toBe(text.solo.of(0, 40 * rounds));
  },
);

describe('a half of the table for two', () => {
  const halfAt = (table: KnockTable, now: number, seat: number, more: Partial<KnockSitting> = {}) => {
    const race = raceOf(sittingOf(table, now, more), NOTHING);
    const own = race.seats[seat];
    if (!own) throw new Error('nobody sits there');
    return halfOf(race, own);
  };
  const wordsOf = (keys: readonly { readonly words: string }[]) => keys.map(({ words }) => words);

  test('tells whoever is out that the other looks on', () => {
    const table = claimed(2).play(act('conceded', 0, AT + 2000));
    const { seat } = halfAt(table, AT + 3000, 0);
    expect(seat).toMatchObject({ look: 'out', head: text.unsaid, lines: [text.looksOn(['Jun'])] });
  });

  test('keeps Agree clear of the other’s pad (KNOCK-4)', () => {
    const table = claimed(2).play(act('checked', 1, AT + 2000));
    const { seat, ends } = halfAt(table, AT + 3000, 1);
    expect(seat.lines).toEqual([text.enters('Mei')]);
    expect(halfAt(table, AT + 3000, 1, { pad: 'away' }).seat.lines).toEqual(['Waiting for Mei']);
    expect([wordsOf(seat.keys), ends]).toEqual([[text.act.agree], []]);
  });

  test('counts the seconds of the claim, and those until the cards are turned', () => {
    const { seat } = halfAt(claimed(2), AT + 2000, 0);
    expect(seat).toMatchObject({ until: AT + 30_020, head: text.youHaveIt, lines: [text.sayAloud] });
    expect(wordsOf(seat.keys)).toEqual([text.act.said, text.act.cannot]);
    const counting = newTable(2).play(act('readied', 0, 0));
    expect([0, 1].map((each) => halfAt(counting, 500, each).seat.until)).toEqual([3000, 3000]);
  });

  test('says what the middle says where its seat says nothing, with its keys beside it until no cards lie there', () => {
    const aside = allPass(openTable(2, [8, 3, 5, 2]), AT - 1200);
    const half = halfAt(aside, AT + 2000, 1);
    expect(half.seat).toMatchObject({ head: text.thereWas, lines: [text.aside] });
    expect([wordsOf(half.beside), half.ends]).toEqual([[text.act.way], []]);
    const ended = halfAt(aside, AT + 2000, 1, { stopped: true });
    expect([ended.beside, wordsOf(ended.ends)]).toEqual([[], [text.act.score]]);
  });

  test('says beside the cards what its seat has no room for (SLAP-9)', () => {
    const table = openTable(2, [8, 3, 5, 2]).play(act('passed', 0, AT));
    const { seat, say } = halfAt(table, AT + 700, 1);
    expect(seat).toMatchObject({ word: text.knock, lines: [] });
    expect(say).toBe(text.asks('Mei'));
  });
});

describe('the menu', () => {
  const header = { players: NAMES.map((name, seat) => ({ name, shape: SHAPES[seat] ?? 'moon' })) };
  const factsOf = (table: KnockTable) =>
    knockMenuFacts({
      view: table.game.view(table.state, 'table'),
      timeline: table.timeline,
      header: { ...header, players: header.players.slice(0, table.state.config.players) },
    } as unknown as Parameters<typeof knockMenuFacts>[0]);

  test('counts piles, what was won and what was set aside, in the order of the event (SLAP-14)', () => {
    const table = newTable(3).play(corrected(1, 8, 8, 8, 8, 4, 0, 0, 4));
    const { counts, counted } = factsOf(table);
    expect(counts).toEqual([8, 8, 8, 8, 4, 0, 0, 4]);
    expect(counted?.map(({ name }) => name)).toEqual([
      ...['Mei', 'Jun', 'Grandma', text.table].map(text.count.toPlay),
      ...['Mei', 'Jun', 'Grandma'].map(text.count.won),
      text.aside,
    ]);
  });

  test('knows whether cards are moved by hand', () => {
    expect([factsOf(newTable(2)).real, factsOf(realTable(2)).real]).toEqual([false, true]);
  });

  test('can change the last claim on the open cards, else on those just settled', () => {
    const wrong = claimed().play(act('conceded', 0, AT + 2000));
    expect(factsOf(wrong).ruling).toEqual({ set: 0, seat: 0, verdict: 'wrong' });
    const right = claimed().play(...[1, 2, 3].map((seat) => act('agreed', seat, AT + 2000)));
    expect(factsOf(right).ruling).toEqual({ set: 0, seat: 0, verdict: 'right' });
    expect(factsOf(openTable(4, [8, 3, 5, 2])).ruling).toBeNull();
  });

  test('can take out the touch of whoever claims', () => {
    expect(factsOf(claimed()).strays).toEqual([0]);
  });
});

test('whoever was refused something reads why at the own seat, whatever else stood there', () => {
  const [face] = faces(openTable(4, [8, 3, 5, 2]).play(knockBy(1, 9000)).through(11_000), 11_000);
  if (!face) throw new Error('nobody sits there');
  expect(toldFace(face, text.refused.notYours)).toEqual({ ...face, lines: [text.refused.notYours] });
  expect(toldFace(face, null)).toBe(face);
});

test('in a match that was stopped the middle says who was ahead', () => {
  const ahead = openTable(4, [8, 3, 5, 2]).play(corrected(5000, 0, 0, 0, 0, 12, 4, 12, 8, 0));
  const sitting = sittingOf(ahead, 10_000, { stopped: true });
  expect(coreOf(sitting, null)).toMatchObject({ head: 'Mei and Grandma were ahead', line: 'Stopped early' });
  expect(spokenOf(sitting)).toBe('Mei and Grandma were ahead. Stopped early');
});

test('in a match that was stopped the middle leads to the score', () => {
  const table = openTable(4, [8, 3, 5, 2]).play({ type: 'stopped', at: 10_000 });
  const sitting: KnockSitting = { ...sittingOf(table, 10_000), stopped: true };
  expect(coreOf(sitting, null)).toMatchObject({ keys: [{ act: 'score' }] });
});
