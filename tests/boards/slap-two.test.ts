import { describe, expect, test } from 'vitest';
import { halfOf } from '#lib/boards/race/half.ts';
import { heardBetween } from '#lib/boards/slap/cues.ts';
import type { SlapSitting } from '#lib/boards/slap/face.ts';
import { spokenOf } from '#lib/boards/slap/spoken.ts';
import { twoOf } from '#lib/boards/slap/two.ts';
import { refusalOf } from '#lib/boards/race/refusal.ts';
import { slap } from '#lib/games/slap/index.ts';
import { slap as text, slapFour } from '#lib/i18n/messages.ts';
import {
  act,
  allAsk,
  counts,
  HOPELESS,
  everybody,
  newTable,
  OPEN,
  openTable,
  pick,
  proof,
  ranks,
  realTable,
  ruling,
  shuffledFor,
  sittingAt,
  slapBy,
  WORKED,
  type SlapTable,
} from '../support/slap.ts';

const NAMES = ['Mei', 'Grandma'];

const viewOf = (table: SlapTable) => slap.view(table.state, 'table');
const sit = (table: SlapTable, now: number, more: Partial<SlapSitting> = {}): SlapSitting =>
  sittingAt(table, NAMES, now, more);
/** What both see on their halves at a time of the match, the near seat's first; keys by their words. */
function halves(table: SlapTable, now: number, more: Partial<SlapSitting> = {}) {
  const race = twoOf(sit(table, now, more));
  const [near, far] = race.seats.map((each) => {
    const { seat, say, isNumber, beside, ends } = halfOf(race, each);
    const wordsOf = (keys: readonly { readonly words: string }[]) => keys.map(({ words }) => words);
    return { ...seat, say, isNumber, keys: wordsOf([...beside, ...seat.keys]), ends: wordsOf(ends) };
  });
  if (!near || !far) throw new Error('two sit there');
  return [near, far] as const;
}
const saidOf = (table: SlapTable, now: number) => spokenOf(sit(table, now));
/** Mei has slapped at 5000, and it is settled. */
const claimed = (house: Parameters<typeof openTable>[2] = {}) =>
  openTable(2, WORKED.ranks, house).play(slapBy(0, 5000)).through(5020);

test('the cap of a seat’s key is there while the key does something', () => {
  const capped = (table: SlapTable, now: number, more: Partial<SlapSitting> = {}) =>
    twoOf(sit(table, now, more)).seats.map((seat) => seat.capped);
  const real = newTable(2, { deck: 'physical' });
  expect(capped(real, 0), 'Ready').toEqual([true, true]);
  expect(capped(real.play(act('readied', 1, 0)), 0), 'is ready').toEqual([true, false]);
  const counting = newTable(2).play(shuffledFor(2, WORKED.ranks), ...everybody(2), slapBy(0, 1000));
  expect(capped(counting, 1500), 'locked').toEqual([false, true]);
  expect(capped(openTable(2, WORKED.ranks), 4000), 'Slap').toEqual([true, true]);
  expect(capped(openTable(2, WORKED.ranks), 4000, { felt: new Set([1]) }), 'has slapped').toEqual([
    true,
    false,
  ]);
  expect(capped(claimed(), 5100), 'who was first').toEqual([false, false]);
  const told = claimed().play(act('conceded', 0, 9000));
  expect(capped(told, 10_000), 'Next').toEqual([true, true]);
  expect(capped(told, 10_000, { stopped: true })).toEqual([false, false]);
});

describe('before the cards are open', () => {
  test('both count down, and a touch is a false start that locks its own half (SLAP-3)', () => {
    const table = newTable(2).play(shuffledFor(2, WORKED.ranks), ...everybody(2));
    expect(halves(table, 900)[0]).toMatchObject({ until: OPEN, waits: true });
    table.play(slapBy(0, 1000));
    expect(halves(table, 1500)[0]).toMatchObject({
      look: 'out',
      head: text.tooEarly,
      lines: [text.locked],
      until: null,
    });
    expect(halves(table, 1500)[1]).toMatchObject({ look: 'calm', until: OPEN });
    expect(halves(table, 2000)[0]).toMatchObject({ look: 'calm', head: null });
  });

  test('round a real deck each says when they are ready (SLAP-3)', () => {
    const table = newTable(2, { deck: 'physical' }).play(act('readied', 1, 0));
    expect(halves(table, 0)[0]).toMatchObject({ word: text.zone.ready, waits: true, say: text.tapReady });
    expect(halves(table, 0)[1]).toMatchObject({ word: null, lines: [text.waitsFor(['Mei'])] });
  });
});

describe('while people look', () => {
  test('a zone waits for a slap, or in called mode for a tap (SLAP-15)', () => {
    expect(halves(openTable(2, WORKED.ranks), OPEN)[0]).toMatchObject({
      word: 'Slap',
      waits: true,
      say: null,
      keys: [text.act.swap],
    });
    expect(halves(openTable(2, WORKED.ranks, { called: true }), OPEN)[1]).toMatchObject({
      word: 'First',
      waits: true,
      say: text.sayThenTap,
    });
  });

  test('a touch floods at once, before it is stored', () => {
    expect(halves(openTable(2, WORKED.ranks), OPEN, { felt: new Set([1]) })[1]).toMatchObject({
      look: 'flood',
      head: null,
    });
  });

  test('a delayed slap fills its zone while the rival may still slap (SLAP-13)', () => {
    const handicaps = [
      { delay: 2000, second: false },
      { delay: 0, second: false },
    ];
    const table = openTable(2, WORKED.ranks, { handicaps }).play(slapBy(0, 5000));
    const [near, far] = halves(table, 5800);
    expect(near).toMatchObject({ fill: 1200, until: 7000, word: null });
    expect(far).toMatchObject({ word: 'Slap', waits: true });
  });

  test('who asks for a swap can still slap, and so can who is asked (SLAP-7)', () => {
    const table = openTable(2, WORKED.ranks).play(act('swapAsked', 0, 5000));
    const zone = { word: 'Slap', waits: true, lines: [] };
    const [near, far] = halves(table, 5700);
    expect(near).toMatchObject({ ...zone, say: text.youAsked, keys: [text.act.takeBack] });
    expect(far).toMatchObject({ ...zone, say: 'Mei: no solution?', keys: [text.act.agreeSwap] });
    // What answers it is not there before anybody can have read it.
    expect(halves(table, 5500)[1].keys).toEqual([]);
    table.play(act('swapAsked', 1, 6000));
    for (const half of halves(table, 6100)) expect(half).toMatchObject({ ...zone, say: slapFour.allAgree });
    // Each has said what it pressed: the second one asked for nothing.
    expect(halves(table, 6100).map(({ keys }) => keys)).toEqual([[text.act.takeBack], [text.act.agreeSwap]]);
  });

  test('the house says when nothing works, if it is asked to (SLAP-7)', () => {
    expect(halves(openTable(2, HOPELESS, { sayNone: true }), OPEN)[0].say).toBe(text.none(24));
    expect(halves(openTable(2, HOPELESS), OPEN)[0].say).toBeNull();
    // One is enough then, and nothing is said of both.
    const [near, far] = halves(
      openTable(2, HOPELESS, { sayNone: true }).play(act('swapAsked', 0, OPEN + 100)),
      OPEN + 200,
    );
    expect([near.say, far.say]).toEqual([text.youAsked, 'Mei: no solution?']);
  });

  test('over a real deck who has asked may look whether there is a solution, at every table (SLAP-18)', () => {
    const table = realTable(2).play(act('swapAsked', 0, OPEN + 100));
    expect(halves(table, OPEN + 200)[0].keys).toEqual([text.act.isThere, text.act.takeBack]);
    expect(halves(realTable(2), OPEN + 60_000)[0].keys).toEqual([text.act.swap]);
    expect(halves(openTable(2, WORKED.ranks).play(act('swapAsked', 0, OPEN)), OPEN)[0].keys).toEqual([
      text.act.takeBack,
    ]);
    // While one of them enters the cards there is room for the zones alone.
    for (const half of halves(table, OPEN + 1000, { asking: 0 })) expect(half.keys).toEqual([]);
    table.play(ranks(0, OPEN + 1000, 1, 1, 1, 1));
    const [near, far] = halves(table, OPEN + 1000);
    expect(near).toMatchObject({ say: text.thereIsNone, word: 'Slap' });
    expect(far, 'who is asked is told as well').toMatchObject({
      say: text.thereIsNone,
      keys: [text.act.agreeSwap],
    });
    expect(halves(table, OPEN + 1000)[0].keys).toEqual([text.act.takeBack]);
  });

  test('the set’s last half minute is shown (SLAP-12)', () => {
    const table = openTable(2, WORKED.ranks);
    expect(twoOf(sit(table, OPEN)).core.limit).toEqual({ until: OPEN + 180_000, from: 30 });
  });
});

describe('once somebody has slapped', () => {
  test('it stands alone for a while, without a button under a late hand (SLAP-9)', () => {
    const table = claimed();
    const [near, far] = halves(table, 5100);
    expect(near).toMatchObject({ look: 'flood', head: text.youHaveIt, keys: [] });
    expect(far).toMatchObject({ head: 'Mei has it', keys: [], waits: true });
    table.play(slapBy(1, 5084));
    expect(halves(table, 5100)[0].lines).toEqual(['First by 84 ms']);
    expect(halves(table, 5100)[1]).toMatchObject({ head: '+84 ms', lines: ['Mei was first.'] });
  });

  test('a dead heat says so, and whom the lot fell on (SLAP-9)', () => {
    const table = openTable(2, WORKED.ranks).play(slapBy(0, 5000), slapBy(1, 5004)).through(5020);
    const { phase } = viewOf(table);
    if (phase.type !== 'claim') throw new Error('settled');
    // Until the lot has stopped nobody knows on whom it falls.
    for (const half of halves(table, 5100))
      expect(half).toMatchObject({ look: 'flood', head: text.heat, lines: [text.lotDraws] });
    expect(saidOf(table, 5100)).toBe(`${text.heat}. ${text.lotDraws}`);
    const drawn = halves(table, phase.decided + 1200);
    const name = NAMES[phase.claimant] ?? '';
    expect(drawn[phase.claimant]).toMatchObject({
      look: 'flood',
      head: text.lotYou,
      lines: [text.inByLot([NAMES[1 - phase.claimant] ?? ''])],
    });
    expect(drawn[1 - phase.claimant]).toMatchObject({
      look: 'calm',
      head: slapFour.says(name),
      lines: [text.outByLot],
    });
    expect(saidOf(table, phase.decided + 1200)).toBe(
      `${slapFour.byLot(NAMES[1 - phase.claimant] ?? '')} ${slapFour.say(name)}`,
    );
    expect(halves(table, 8000)[1 - phase.claimant]).toMatchObject({
      head: text.isItRight(name),
      lines: [text.outByLot],
    });
    expect(halves(table, 8000)[phase.claimant]).toMatchObject({ until: phase.until, look: 'flood' });
  });

  test('the claimant’s seconds run, and the other believes or checks (SLAP-6, SLAP-10)', () => {
    const table = claimed();
    const [near, far] = halves(table, 12_500);
    expect(near).toMatchObject({ look: 'flood', until: 35_020, lines: [text.seconds] });
    expect(far).toMatchObject({ keys: [text.act.check, text.act.agree], look: 'calm' });
    expect(halves(claimed({ claimTime: 0 }), 12_500)[0]).toMatchObject({ head: text.sayIt, until: null });
  });

  test('before the first cards who listens is told to be ready, and that one touch is enough in a match played again (SLAP-16)', () => {
    const spoken = (table: SlapTable) => spokenOf(sit(table.play(shuffledFor(2, WORKED.ranks)), 0));
    expect(spoken(newTable(2))).toBe(text.tapReady);
    expect(spoken(newTable(2, { again: true }))).toBe(text.tapOn);
    expect(spokenOf(sit(newTable(2, { again: true, deck: 'physical' }), 0))).toBe(text.tapReady);
  });

  test('after a corrected count one touch goes on with dealt cards, and is asked for (SLAP-3, SLAP-14)', () => {
    const words = (table: SlapTable) => {
      table
        .play(slapBy(0, 5000))
        .through(5020)
        .play(act('agreed', 1, 8000), counts(9000, 19, 21));
      return halves(table, 10_000).map(({ word, say }) => [word, say]);
    };
    expect(words(openTable(2, WORKED.ranks))).toEqual(Array(2).fill([text.zone.start, text.tapOn]));
    expect(words(realTable(2))).toEqual(Array(2).fill([text.zone.ready, text.tapReady]));
  });

  test('a claimant who has put the pad away takes it up again, or cannot; agreeing is still possible (SLAP-6)', () => {
    const table = claimed().play(act('checked', 1, 8000));
    const [near, far] = halves(table, 8000, { pad: 'away' });
    expect(near).toMatchObject({ until: 38_000, keys: [text.act.concede, text.act.enter] });
    expect(far).toMatchObject({ lines: ['Waiting for Mei'], keys: [text.act.agree] });
    expect(halves(table, 8000)[0].keys).toEqual([]);
  });

  test('with a real deck the ranks come first, and the other can object to them (SLAP-6)', () => {
    const table = realTable(2)
      .play(slapBy(0, 5000))
      .through(5020)
      .play(act('checked', 1, 8000));
    expect(halves(table, 8000)[1].lines).toEqual([text.showsCards('Mei')]);
    table.play(ranks(0, 9000, 5, 7, 8, 9));
    const other = halves(table, 9000)[1];
    expect(other).toMatchObject({
      lines: [text.areThese('Mei')],
      keys: [text.act.agree],
    });
    expect(halves(table, 9000, { pad: 'ranks' })[1].lines).toEqual([text.showsCards('Mei')]);
  });
});

describe('after a set', () => {
  test('a right line is shown, and the other takes the four (SLAP-5)', () => {
    const table = claimed().play(proof(0, 9000, WORKED.proof));
    const [near, far] = halves(table, 9000);
    expect(near).toMatchObject({
      look: 'flood',
      head: 'Right',
      solution: WORKED.proof,
      keys: [text.act.next],
    });
    expect(far).toMatchObject({ look: 'calm', head: 'You take the four', waits: false });
  });

  test('a wrong one is told by what it makes, and the missed one on request (SLAP-5)', () => {
    const table = claimed().play(proof(0, 9000, '5 + 7 + 8 + 9'));
    const [near, far] = halves(table, 9000);
    expect(near).toMatchObject({
      look: 'calm',
      head: 'That makes 29',
      lines: ['You take the four.'],
      keys: [text.act.missed, text.act.next],
    });
    expect(far).toMatchObject({ look: 'flood', head: text.yourSet, lines: ['Mei takes the four.'] });
    const [shown] = halves(table, 9000, { way: WORKED.proof });
    expect(shown).toMatchObject({ say: WORKED.proof, isNumber: true, keys: [text.act.next] });
    // That there was none is said as it is, and not as a solution.
    expect(halves(table, 9000, { way: text.workedNone })[0]).toMatchObject({ isNumber: false });
  });

  test('round a real deck whoever loses is to take the four; of a dealt one the app has moved them', () => {
    const lost = (deck: 'dealt' | 'physical', verdict: 'agreed' | 'conceded', seat: number) => {
      const table = deck === 'dealt' ? openTable(2, WORKED.ranks) : realTable(2);
      table.play(slapBy(0, 5000)).through(5020);
      table.play(act(verdict, verdict === 'agreed' ? 1 : 0, 9000));
      const { head, lines } = halves(table, 10_000)[seat] ?? {};
      return [head, ...(lines ?? [])];
    };
    expect(lost('physical', 'agreed', 1)).toEqual(['Take the four', text.underReal]);
    expect(lost('physical', 'conceded', 0)).toEqual([text.unsaid, text.underReal]);
    expect(lost('dealt', 'agreed', 1)).toEqual(['You take the four', text.underDealt]);
    expect(lost('dealt', 'conceded', 0)).toEqual([text.unsaid, 'You take the four.']);
  });

  test.each([
    ['out of time', (table: SlapTable) => table.through(35_020), text.outOfTime],
    ['nothing to say', (table: SlapTable) => table.play(act('conceded', 0, 9000)), text.unsaid],
    [
      'a division by zero',
      (table: SlapTable) => table.play(proof(0, 9000, '5 ÷ (7 + 9 − 8 − 8)')),
      text.makesNothing,
    ],
  ])('%s is told', (_, end, head) => {
    expect(halves(end(claimed()), 40_000)[0].head).toBe(head);
  });

  test('two lines that are one solution are told apart from a wrong value (SLAP-13)', () => {
    const handicaps = [
      { delay: 0, second: true },
      { delay: 0, second: false },
    ];
    const table = openTable(2, [2, 2, 6, 8], { handicaps }).play(slapBy(0, 5000)).through(5020);
    table.play(proof(0, 9000, '8 × 2 + 6 + 2', '2 + 6 + 8 × 2'));
    expect(halves(table, 9000)[0]).toMatchObject({
      head: text.notSecond,
      lines: ['You take the four.'],
    });
  });

  test('a changed verdict says that it was', () => {
    const table = claimed().play(act('agreed', 1, 9000), ruling(9500, 0, 'wrong'));
    expect(halves(table, 9500)[0]).toMatchObject({
      head: text.notSo,
      lines: ['You take the four.', text.changed],
    });
  });

  test('a line that the table lets pass is shown only where it is a solution', () => {
    const passed = claimed().play(proof(0, 9000, '5 + 7 + 8 + 9'), ruling(9500, 0, 'right'));
    expect(halves(passed, 9500)[0]).toMatchObject({
      head: text.right,
      solution: null,
      lines: ['Grandma takes the four.', text.changed],
    });
    expect(halves(passed, 9500)[0].keys).toContain(text.act.missed);
    const back = claimed().play(proof(0, 9000, WORKED.proof), ruling(9500, 0, 'wrong'));
    back.play(ruling(9600, 0, 'right'));
    expect(halves(back, 9600)[0].solution).toBe(WORKED.proof);
  });

  test('who is out has won, and both can play again (SLAP-11)', () => {
    const table = claimed().play(counts(6000, 0, 36), act('agreed', 1, 9000));
    const [near, far] = halves(table, 9000, { since: 660_000 });
    expect(near).toMatchObject({
      look: 'flood',
      head: 'Mei wins',
      lines: ['1 deal · 11 minutes'],
      ends: [text.act.replay, text.act.again, text.act.home],
    });
    expect(far).toMatchObject({ figure: '40', lines: ['Mei wins'] });
  });

  test('it may be the one across, or both at once (SLAP-11)', () => {
    const away = claimed().play(counts(6000, 36, 0), proof(0, 9000, '5 + 7 + 8 + 9'));
    expect(halves(away, 9000)[0]).toMatchObject({ figure: '40', lines: ['Grandma wins'] });
    expect(halves(away, 9000)[1]).toMatchObject({ look: 'flood', head: 'Grandma wins' });
    const shared = { ...viewOf(away), phase: { type: 'over' as const, winners: [0, 1] } };
    expect(halves(away, 0, { view: shared })[1].head).toBe(slapFour.shared(NAMES));
  });

  test('a match that was ended by agreement says how it stood', () => {
    const [near] = halves(claimed(), 9000, { stopped: true });
    expect(near).toMatchObject({
      head: slapFour.stopped,
      lines: ['18 left', '0 deals · under a minute'],
    });
    const ahead = openTable(2, WORKED.ranks).play(counts(5000, 12, 24));
    for (const half of halves(ahead, 9000, { stopped: true }))
      expect([half.head, half.lines.length]).toEqual(['Mei was ahead', 2]);
    expect(spokenOf(sit(ahead, 9000, { stopped: true }))).toBe('Mei was ahead. Stopped early');
  });
});

test('whoever was refused something reads why on the own half, beside the keys while the zone waits', () => {
  const told = { seat: 0, words: text.refused.notYours };
  const [near, far] = halves(openTable(2, WORKED.ranks), OPEN, { told });
  expect([near.say, far.say]).toEqual([told.words, null]);
  expect(halves(claimed(), 12_500, { told })[0]).toMatchObject({ lines: [told.words] });
});

describe('a swap', () => {
  const swapping = (house = {}) => allAsk(openTable(2, WORKED.ranks, house), 3800);

  test('of real cards one goes back, however many somebody has (SLAP-7, SLAP-14)', () => {
    const three = newTable(2, { deck: 'physical' })
      .play(counts(0, 1, 39), ...everybody(2))
      .through(OPEN);
    expect(three.state.table.map(({ seat }) => seat)).toEqual([0, 1, 1, 1]);
    const [near, far] = halves(allAsk(three, 3800), 5000);
    expect(near.head).toBe(text.emptyPile);
    expect(far.lines).toEqual(['Put one under your pile.']);
  });

  test('asks each for a card, or for none of them (SLAP-7)', () => {
    const table = swapping();
    expect(halves(table, 5000)[0]).toMatchObject({ head: text.pickOne, keys: [text.act.keep] });
    table.play(pick(0, 6000, 1));
    expect(halves(table, 6000)[0]).toMatchObject({ head: text.picked, lines: [text.waitsFor(['Grandma'])] });
  });

  test('does not offer the last of them to keep theirs, since at least one card changes (SLAP-7)', () => {
    const table = swapping().play(pick(0, 6000, null));
    expect(halves(table, 6000)[1]).toMatchObject({ head: text.pickOne, keys: [] });
    const real = allAsk(realTable(2), 5000).play(pick(1, 7000, null));
    expect(halves(real, 7000)[0]).toMatchObject({ keys: [text.act.done] });
  });

  test('asks for one of each when the set time ran out (SLAP-7)', () => {
    const table = openTable(2, WORKED.ranks).through(OPEN + 180_000);
    expect(halves(table, OPEN + 180_000)[0]).toMatchObject({
      keys: [],
      lines: [slapFour.mustSwap, text.ofYours(2)],
    });
  });

  test('leaves the cards of who keeps them where they lie while a new one is counted in (SLAP-7)', () => {
    const row = (table: SlapTable, now: number) =>
      twoOf(sit(table, now)).cards.map(({ label, seat }) => `${label} ${String(seat)}`);
    const table = swapping().play(pick(0, 6000, 0), pick(1, 7000, null));
    expect(row(table, 7100)).toEqual(['7 0', ' 0', '8 1', '9 1']);
    expect(row(swapping().play(pick(0, 6000, null), pick(1, 7000, 2)), 7100)).toEqual([
      '5 0',
      '7 0',
      '9 1',
      ' 1',
    ]);
  });

  test('leaves which card to the hands round a real deck (SLAP-7)', () => {
    const table = allAsk(realTable(2), 5000);
    expect(halves(table, 6200)[1]).toMatchObject({
      head: slapFour.pick,
      keys: [text.act.keep, text.act.done],
    });
  });
});

describe('in words', () => {
  test('rulings are said', () => {
    const table = claimed();
    expect(saidOf(table, 90_000)).toBe('Mei, say it');
    table.play(proof(0, 9000, '5 + 7 + 8 + 9'));
    expect(saidOf(table, 90_000)).toBe('That makes 29. Mei takes the four.');
    table.play(ruling(9500, 0, 'right'));
    expect(saidOf(table, 90_000)).toBe(`Right. Grandma takes the four. ${text.changed}`);
    expect(saidOf(openTable(2, WORKED.ranks), OPEN)).toBe('On the table: 5, 7, 8, 9. Make 24.');
  });

  test('that a match was ended is said, and nothing of what lay there', () => {
    expect(spokenOf(sit(claimed(), 9000, { stopped: true }))).toBe(slapFour.stopped);
  });

  test('refusals say what to do, and those that one finger too many brings say nothing', () => {
    const told = (code: string) => refusalOf({ seat: 1, why: { code } }, text.refused);
    expect(told('mustSwap')).toEqual({ seat: 1, words: text.refused.mustSwap });
    expect(told('alreadySlapped')).toBeNull();
    expect(told('earlier')).toBeNull();
    expect(refusalOf({ seat: null, why: { code: 'mustSwap' } }, text.refused)?.seat).toBe(0);
    for (const sentence of Object.values(text.refused)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  test('what is heard follows what becomes known', () => {
    const table = newTable(2).play(shuffledFor(2, WORKED.ranks), ...everybody(2));
    const start = viewOf(table);
    table.play(slapBy(1, 1000));
    expect(heardBetween(start, viewOf(table))).toEqual([{ cue: 'falseStart', seat: 1 }]);
    const claim = claimed();
    const before = viewOf(claim);
    claim.play(act('agreed', 1, 9000));
    expect(heardBetween(before, viewOf(claim))).toEqual([{ cue: 'right', seat: 0 }]);
    expect(heardBetween(viewOf(claim), viewOf(claim))).toEqual([]);
  });
});
