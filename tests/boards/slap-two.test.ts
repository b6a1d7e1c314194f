import { describe, expect, test } from 'vitest';
import { faceOf } from '#lib/boards/slap/face-of.ts';
import type { Aside, Face } from '#lib/boards/slap/face.ts';
import { heardBetween } from '#lib/boards/slap/cues.ts';
import { proofRefusal, refusalWords, saidOf } from '#lib/boards/slap/words.ts';
import { slap } from '#lib/games/slap/index.ts';
import { slap as text } from '#lib/i18n/messages.ts';
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
  slapBy,
  WORKED,
  type SlapTable,
} from '../support/slap.ts';

const NAMES = ['Mei', 'Grandma'];
const NOTHING: Aside = {
  felt: [],
  asking: null,
  isThere: null,
  pad: null,
  missed: null,
  reshuffled: false,
  played: 0,
  stopped: false,
};

const viewOf = (table: SlapTable) => slap.view(table.state, 'table');
/** What both see at a time of the match: the near seat's half, then the far one's. */
function faces(table: SlapTable, now: number, aside: Partial<Aside> = {}): readonly [Face, Face] {
  const shown = { view: viewOf(table), names: NAMES, now, aside: { ...NOTHING, ...aside } };
  return [faceOf(shown, 0), faceOf(shown, 1)];
}
/** Mei has slapped at 5000, and it is settled. */
const claimed = (house: Parameters<typeof openTable>[2] = {}) =>
  openTable(2, WORKED.ranks, house).play(slapBy(0, 5000)).through(5020);

describe('before the cards are open', () => {
  test('both count down, and a touch is a false start that locks its own half (SLAP-3)', () => {
    const table = newTable(2).play(shuffledFor(2, WORKED.ranks), ...everybody(2));
    expect(faces(table, 900)[0]).toMatchObject({ head: '3', figure: 'ring', touch: 'slapped' });
    table.play(slapBy(0, 1000));
    expect(faces(table, 1500)[0]).toMatchObject({ head: text.tooEarly, lines: [text.locked] });
    expect(faces(table, 1500)[1]).toMatchObject({ head: '2' });
    expect(faces(table, 2000)[0]).toMatchObject({ head: '1' });
  });

  test('round a real deck each says when they are ready (SLAP-3)', () => {
    const table = newTable(2, { deck: 'physical' }).play(act('readied', 1, 0));
    expect(faces(table, 0)[0]).toMatchObject({ word: text.zone.ready, touch: 'readied' });
    expect(faces(table, 0)[1]).toMatchObject({ word: null, lines: [text.readyWait('Mei')], touch: null });
  });
});

describe('while people look', () => {
  test('a zone waits for a slap, or in called mode for a tap (SLAP-15)', () => {
    expect(faces(openTable(2, WORKED.ranks), OPEN)[0]).toMatchObject({
      word: 'Slap',
      touch: 'slapped',
      say: 'make 24',
      quiet: ['swap'],
    });
    expect(faces(openTable(2, WORKED.ranks, { called: true }), OPEN)[1]).toMatchObject({
      word: 'First',
      touch: 'called',
      say: text.sayThenTap,
    });
  });

  test('a touch floods at once, before it is stored', () => {
    expect(faces(openTable(2, WORKED.ranks), OPEN, { felt: [1] })[1]).toMatchObject({
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
    const [near, far] = faces(table, 5800);
    expect(near).toMatchObject({ look: 'filling', filled: 0.4, head: '1.2', touch: null });
    expect(far).toMatchObject({ word: 'Slap', touch: 'slapped' });
  });

  test('who asks for a swap can still slap, and so can who is asked (SLAP-7)', () => {
    const table = openTable(2, WORKED.ranks).play(act('swapAsked', 0, 5000));
    const zone = { word: 'Slap', touch: 'slapped', lines: [], acts: [] };
    const [near, far] = faces(table, 5700);
    expect(near).toMatchObject({ ...zone, say: text.youAsked, quiet: ['takeBack'] });
    expect(far).toMatchObject({ ...zone, say: 'Mei: no solution?', quiet: ['agreeSwap'] });
    // What answers it is not there before anybody can have read it.
    expect(faces(table, 5500)[1].quiet).toEqual([]);
    table.play(act('swapAsked', 1, 6000));
    for (const face of faces(table, 6100)) expect(face).toMatchObject({ ...zone, say: text.bothAgree });
  });

  test('the house says when nothing works, if it is asked to (SLAP-7)', () => {
    expect(faces(openTable(2, HOPELESS, { sayNone: true }), OPEN)[0].say).toBe(text.none(24));
    expect(faces(openTable(2, HOPELESS), OPEN)[0].say).toBe('make 24');
  });

  test('over a real deck who has asked may look whether there is a solution, at every table (SLAP-18)', () => {
    const table = realTable(2).play(act('swapAsked', 0, OPEN + 100));
    expect(faces(table, OPEN + 200)[0].quiet).toEqual(['isThere', 'takeBack']);
    expect(faces(realTable(2), OPEN + 60_000)[0].quiet).toEqual(['swap']);
    expect(faces(openTable(2, WORKED.ranks).play(act('swapAsked', 0, OPEN)), OPEN)[0].quiet).toEqual([
      'takeBack',
    ]);
    expect(faces(table, OPEN, { asking: 0 })[0].pad).toBe('ranks');
    expect(faces(table, OPEN, { isThere: false })[0].say).toBe(text.thereIsNone);
    expect(faces(table, OPEN, { isThere: true })[0].word).toBe('Slap');
  });

  test('the set’s last half minute is shown (SLAP-12)', () => {
    const table = openTable(2, WORKED.ranks);
    expect(faces(table, OPEN + 150_000)[0].say).toBe('make 24');
    expect(faces(table, OPEN + 155_500)[0].say).toBe('make 24 · 0:24');
  });
});

describe('once somebody has slapped', () => {
  test('it stands alone for a while, without a button under a late hand (SLAP-9)', () => {
    const table = claimed();
    const [near, far] = faces(table, 5100);
    expect(near).toMatchObject({ look: 'flood', head: text.youHaveIt, acts: [] });
    expect(far).toMatchObject({ head: 'Mei has it', acts: [], touch: 'slapped' });
    table.play(slapBy(1, 5084));
    expect(faces(table, 5100)[0].lines).toEqual(['First by 84 ms']);
    expect(faces(table, 5100)[1]).toMatchObject({ head: '+84 ms', lines: ['Mei was first.'] });
  });

  test('a dead heat says so, and whom the lot fell on (SLAP-9)', () => {
    const table = openTable(2, WORKED.ranks).play(slapBy(0, 5000), slapBy(1, 5004)).through(5020);
    const { phase } = viewOf(table);
    if (phase.type !== 'claim') throw new Error('settled');
    // Until the lot has stopped nobody knows on whom it falls.
    for (const face of faces(table, 5100))
      expect(face).toMatchObject({ look: 'flood', head: text.heat, lines: [text.lotDraws] });
    expect(saidOf(viewOf(table), NAMES, 5100)).toBe(`${text.heat}. ${text.lotDraws}`);
    const drawn = faces(table, phase.decided + 1200);
    const name = NAMES[phase.claimant] ?? '';
    expect(drawn[phase.claimant]).toMatchObject({
      look: 'flood',
      head: text.lotYou,
      lines: [text.inByLot([NAMES[1 - phase.claimant] ?? ''])],
    });
    expect(drawn[1 - phase.claimant]).toMatchObject({
      look: 'calm',
      head: text.lot(name),
      lines: [text.outByLot],
    });
    expect(saidOf(viewOf(table), NAMES, phase.decided + 1200)).toBe(`${text.lot(name)}. ${text.byLot}`);
    expect(faces(table, 8000)[1 - phase.claimant]?.lines).toEqual([text.outByLot, text.isItRight(name)]);
    expect(faces(table, 8000)[phase.claimant]).toMatchObject({ figure: 'ring' });
  });

  test('the claimant’s seconds run, the last five bolder, and the other believes or checks (SLAP-6, SLAP-10)', () => {
    const table = claimed();
    expect(faces(table, 12_500)[0]).toMatchObject({ look: 'flood', head: '23', figure: 'ring' });
    expect(faces(table, 30_500)[0]).toMatchObject({ head: '5', figure: 'last' });
    expect(faces(table, 12_500)[1]).toMatchObject({ acts: [], quiet: ['check', 'agree'], look: 'calm' });
    expect(faces(claimed({ claimTime: 0 }), 12_500)[0]).toMatchObject({ head: text.sayIt, figure: null });
  });

  test('checking opens the keypad for the claimant; agreeing is still possible (SLAP-6)', () => {
    const table = claimed().play(act('checked', 1, 8000));
    expect(faces(table, 8000)[0].pad).toBe('keypad');
    expect(faces(table, 8000)[1]).toMatchObject({
      lines: ['Mei is entering it.'],
      quiet: ['agree'],
      pad: null,
    });
    expect(faces(table, 8000, { pad: 'away' })[0]).toMatchObject({
      head: '30',
      acts: [],
      quiet: ['concede', 'enter'],
      pad: null,
    });
  });

  test('with a real deck the ranks come first, and the other can object to them (SLAP-6)', () => {
    const table = realTable(2)
      .play(slapBy(0, 5000))
      .through(5020)
      .play(act('checked', 1, 8000));
    expect(faces(table, 8000)[0].pad).toBe('ranks');
    table.play(ranks(0, 9000, 5, 7, 8, 9));
    expect(faces(table, 9000)[0].pad).toBe('keypad');
    expect(faces(table, 9000)[1].quiet).toEqual(['cards', 'agree']);
    expect(faces(table, 9000, { pad: 'ranks' })[0].pad).toBe('ranks');
  });
});

describe('after a set', () => {
  test('a right line is shown, and the other takes the four (SLAP-5)', () => {
    const table = claimed().play(proof(0, 9000, WORKED.proof));
    const [near, far] = faces(table, 9000);
    expect(near).toMatchObject({ look: 'flood', head: 'Right', solution: WORKED.proof, quiet: ['next'] });
    expect(far).toMatchObject({ look: 'calm', head: text.takeFour, touch: null });
  });

  test('a wrong one is told by what it makes, and the missed one on request (SLAP-5)', () => {
    const table = claimed().play(proof(0, 9000, '5 + 7 + 8 + 9'));
    const [near, far] = faces(table, 9000);
    expect(near).toMatchObject({
      look: 'calm',
      head: 'That makes 29',
      lines: [text.takeTheFour],
      quiet: ['missed', 'next'],
    });
    expect(far).toMatchObject({ look: 'flood', head: text.yourSet, lines: ['Mei takes the four.'] });
    expect(faces(table, 9000, { missed: { line: WORKED.proof } })[0].say).toBe(text.worked(WORKED.proof));
    expect(faces(table, 9000, { missed: { line: null } })[0].say).toBe(text.workedNone);
  });

  test.each([
    ['out of time', (table: SlapTable) => table.through(35_020), text.time],
    ['nothing to say', (table: SlapTable) => table.play(act('conceded', 0, 9000)), text.nothing],
    [
      'a division by zero',
      (table: SlapTable) => table.play(proof(0, 9000, '5 ÷ (7 + 9 − 8 − 8)')),
      text.noValue,
    ],
  ])('%s is told', (_, end, head) => {
    expect(faces(end(claimed()), 40_000)[0].head).toBe(head);
  });

  test('two lines that are one solution are told apart from a wrong value (SLAP-13)', () => {
    const handicaps = [
      { delay: 0, second: true },
      { delay: 0, second: false },
    ];
    const table = openTable(2, [2, 2, 6, 8], { handicaps }).play(slapBy(0, 5000)).through(5020);
    table.play(proof(0, 9000, '8 × 2 + 6 + 2', '2 + 6 + 8 × 2'));
    expect(faces(table, 9000)[0]).toMatchObject({ head: text.notSo, lines: [text.notTwo, text.takeTheFour] });
  });

  test('a changed verdict says that it was', () => {
    const table = claimed().play(act('agreed', 1, 9000), ruling(9500, 0, 'wrong'));
    expect(faces(table, 9500)[0]).toMatchObject({
      head: text.notSo,
      lines: [text.takeTheFour, text.changed],
    });
  });

  test('who is out has won, and both can play again (SLAP-11)', () => {
    const table = claimed().play(counts(6000, 0, 36), act('agreed', 1, 9000));
    const [near, far] = faces(table, 9000, { played: 660_000 });
    expect(near).toMatchObject({
      look: 'flood',
      head: 'Mei wins',
      lines: ['1 deal · 11 minutes'],
      acts: ['replay', 'again'],
    });
    expect(far).toMatchObject({ head: '40', figure: 'plain', lines: ['Mei wins.'] });
  });

  test('it may be the one across, or both at once (SLAP-11)', () => {
    const away = claimed().play(counts(6000, 36, 0), proof(0, 9000, '5 + 7 + 8 + 9'));
    expect(faces(away, 9000)[0]).toMatchObject({ head: '40', lines: ['Grandma wins.'] });
    expect(faces(away, 9000)[1]).toMatchObject({ look: 'flood', head: 'Grandma wins' });
    const shared = { ...viewOf(away), phase: { type: 'over' as const, winners: [0, 1] } };
    const aside = { ...NOTHING, played: 0 };
    expect(faceOf({ view: shared, names: NAMES, now: 0, aside }, 1).head).toBe(text.allOut);
  });

  test('a match that was ended by agreement says how it stood', () => {
    const [near] = faces(claimed(), 9000, { stopped: true });
    expect(near).toMatchObject({ head: text.stopped, lines: ['18 cards left.', '0 deals · under a minute'] });
  });
});

describe('a swap', () => {
  const swapping = (house = {}) => allAsk(openTable(2, WORKED.ranks, house), 3800);

  test('asks each for a card, or for none of them (SLAP-7)', () => {
    const table = swapping();
    expect(faces(table, 5000)[0]).toMatchObject({ head: text.pickOne, acts: [], quiet: ['keep'] });
    table.play(pick(0, 6000, 1));
    expect(faces(table, 6000)[0]).toMatchObject({ head: text.picked, lines: [text.readyWait('Grandma')] });
  });

  test('asks for one of each when the set time ran out (SLAP-7)', () => {
    const table = openTable(2, WORKED.ranks).through(OPEN + 180_000);
    expect(faces(table, OPEN + 180_000)[0]).toMatchObject({
      quiet: [],
      lines: [text.mustPick, text.ofYours(2)],
    });
  });

  test('leaves which card to the hands round a real deck (SLAP-7)', () => {
    const table = allAsk(realTable(2), 5000);
    expect(faces(table, 6200)[1]).toMatchObject({ head: text.oneBack, quiet: ['keep', 'done'] });
  });
});

describe('in words', () => {
  test('rulings are said', () => {
    const table = claimed();
    expect(saidOf(viewOf(table), NAMES, 90_000)).toBe('Is Mei right?');
    table.play(proof(0, 9000, '5 + 7 + 8 + 9'));
    expect(saidOf(viewOf(table), NAMES, 90_000)).toBe('That makes 29. Mei takes the four.');
    expect(saidOf(viewOf(openTable(2, WORKED.ranks)), NAMES, OPEN)).toBe(
      'On the table: 5, 7, 8, 9. The target is 24.',
    );
  });

  test('refusals say what to do, and those that one finger too many brings say nothing', () => {
    expect(refusalWords({ code: 'mustSwap' })).toBe(text.refused.mustSwap);
    expect(refusalWords({ code: 'alreadySlapped' })).toBeNull();
    expect(refusalWords({ code: 'earlier' })).toBeNull();
    expect(proofRefusal({ code: 'secondOwed' })).toBe(text.refused.secondOwed);
    expect(proofRefusal({ code: 'mustSwap' })).toBeNull();
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
