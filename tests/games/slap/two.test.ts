import { describe, expect, test } from 'vitest';
import {
  act,
  counts,
  everybody,
  newTable,
  OPEN,
  openTable,
  orderOf,
  phaseOf,
  proof,
  ruling,
  sizes,
  slapBy,
  slapCards,
  WORKED,
  type SlapTable,
} from '../../support/slap.ts';

const worked = (house = {}) => openTable(2, WORKED.ranks, house);
const ranksOf = (table: SlapTable) => table.state.table.map(({ rank }) => rank);

describe('dealing (SLAP-1)', () => {
  test('gives each of two players twenty of the forty cards, one at a time by turns', () => {
    const { state } = newTable(2).until(0);
    expect(state.piles.map((pile) => pile.length)).toEqual([20, 20]);
    expect(new Set(slapCards(state)).size).toBe(40);
  });

  test('depends on the seed alone', () => {
    const piles = (seed: number) => newTable(2, {}, seed).until(0).state.piles;
    expect(piles(3)).toEqual(piles(3));
    expect(piles(3)).not.toEqual(piles(4));
  });

  test.each([
    ['a card twice', [0, ...orderOf([]).slice(0, 39)]],
    ['thirty-nine cards', orderOf([]).slice(1)],
    ['a forty-first card', [...orderOf([]), 40]],
  ])('refuses a shuffle with %s', (_, order) => {
    expect(newTable(2).send({ type: 'shuffled', at: 0, order })).toBe('badOrder');
  });
});

describe('opening (SLAP-3)', () => {
  test('turns up two cards of each pile after the count', () => {
    const table = worked();
    expect(ranksOf(table)).toEqual([5, 7, 8, 9]);
    expect(table.state.table.map(({ seat }) => seat)).toEqual([0, 0, 1, 1]);
    expect(sizes(table)).toEqual([18, 18]);
  });

  test('cannot be hurried', () => {
    const table = newTable(2).play(...everybody(2));
    expect(table.send({ type: 'opened', at: OPEN - 1 })).toBe('tooEarly');
  });

  test('comes once everybody is ready for the first deal, after a tap for the next', () => {
    const table = worked().play(slapBy(0, 4000), act('agreed', 1, 5000));
    expect(table.until(100_000).state.phase).toEqual({ type: 'waiting', ready: [] });
    expect(table.play(act('readied', 1, 6000)).state.phase).toEqual({ type: 'counting', until: 9000 });
    expect(table.through(9000).state.phase.type).toBe('open');
  });
});

describe('a false start (SLAP-3)', () => {
  const early = () => newTable(2).play(...everybody(2), slapBy(0, 2500));

  test('is stored, and locks the seat for one second', () => {
    const table = early();
    expect(table.timeline.events.at(-1)).toEqual(slapBy(0, 2500));
    expect(table.state.locks).toEqual([3500, 0]);
  });

  test('refuses the seat until the second is over, also when the cards are open', () => {
    const table = early();
    expect(table.send(slapBy(0, 2600))).toBe('locked');
    expect(table.through(OPEN).send(slapBy(0, 3499))).toBe('locked');
    expect(table.send(slapBy(1, 3499))).toBeNull();
    expect(early().through(OPEN).send(slapBy(0, 3500))).toBeNull();
  });
});

describe('the first slap (SLAP-5, SLAP-9)', () => {
  test('is the claim, with half a minute to state it', () => {
    const claim = phaseOf(worked().play(slapBy(1, 4000)).through(4020), 'claim');
    expect(claim).toMatchObject({ claimant: 1, namer: 0, until: 34_020, checked: false });
  });

  test('is the one with the earlier stamp, whichever was handled first', () => {
    const table = worked().play(slapBy(0, 4000), slapBy(1, 4018));
    expect(phaseOf(table.through(4020), 'claim')).toMatchObject({
      claimant: 0,
      heat: { lot: [], resolution: 17 },
      late: [{ seat: 1, after: 18 }],
    });
  });

  test('is drawn by lot when both came within p, and everybody can see that', () => {
    const winners = Array.from({ length: 40 }, (_, seed) => {
      const table = newTable(2, {}, seed)
        .play(...everybody(2), slapBy(0, 4000), slapBy(1, 4016))
        .through(4020);
      expect(phaseOf(table, 'claim').heat).toEqual({ lot: [0, 1], resolution: 17 });
      return phaseOf(table, 'claim').claimant;
    });
    expect(new Set(winners)).toEqual(new Set([0, 1]));
  });

  test('cannot be settled otherwise than the stamps say, nor before the window is over', () => {
    const order = { order: [1, 0], lot: [], resolution: 17 };
    const table = worked().play(slapBy(0, 4000), slapBy(1, 4018));
    expect(table.send({ type: 'settled', at: 4020, ...order })).toBe('badOrder');
    expect(table.send({ type: 'settled', at: 4019, ...order, order: [0, 1] })).toBe('tooEarly');
  });

  test('leaves a later one to be noted within a second, once, without any effect', () => {
    const table = worked().play(slapBy(0, 4000), slapBy(1, 4084));
    expect(phaseOf(table, 'claim').late).toEqual([{ seat: 1, after: 84 }]);
    expect(phaseOf(table, 'claim').claimant).toBe(0);
    expect(table.send(slapBy(1, 4200))).toBe('alreadySlapped');
    expect(table.send(slapBy(0, 4200))).toBe('alreadySlapped');
    expect(worked().play(slapBy(0, 4000)).through(4020).send(slapBy(1, 5001))).toBe('notNow');
  });

  test('counts when it is stamped before the set time is over and handled after it', () => {
    const table = worked({ setTime: 10_000 });
    expect(table.until(13_000).state.phase.type).toBe('open');
    expect(table.send(slapBy(0, 13_000))).toBeNull();
    expect(table.state.phase.type).toBe('collecting');
  });

  test('cannot be taken back by its player: there is no such event, only the table voids it', () => {
    const table = worked().play(slapBy(0, 4000)).through(4020);
    expect([...table.game.allowed(table.state, 0)]).toEqual(['proved', 'conceded', 'voided']);
  });
});

describe('a voided slap (SLAP-9)', () => {
  test('lets the set go on with the time that it had left', () => {
    const table = worked({ setTime: 60_000 }).play(slapBy(0, 4000)).through(4020);
    table.play({ type: 'paused', at: 9000 }, act('voided', 0, 9000));
    expect(table.state.phase).toEqual({
      type: 'open',
      slaps: [],
      quits: [],
      asked: [],
      question: null,
      until: 68_000,
    });
  });

  test('leaves the other one standing while the window is open', () => {
    const table = worked().play(slapBy(0, 4000), slapBy(1, 4010), act('voided', 0, 4015));
    expect(phaseOf(table.through(4030), 'claim').claimant).toBe(1);
  });

  test('gives the window’s set time back as well', () => {
    const table = worked({ setTime: 60_000 }).play(slapBy(0, 4000), act('voided', 0, 4010));
    expect(phaseOf(table, 'open').until).toBe(63_010);
  });

  test('must be there', () => {
    expect(worked().send(act('voided', 0, 4000))).toBe('hasNotSlapped');
  });
});

describe('a claim that the opponent believes (SLAP-5, SLAP-6)', () => {
  test('wins the set: the other takes the four cards under their pile, from their right on, as they lie', () => {
    const table = worked();
    const [five, seven, eight, nine] = table.state.table.map(({ card }) => card);
    table.play(slapBy(0, 4000), act('agreed', 1, 5000));
    expect(sizes(table)).toEqual([18, 22]);
    expect(table.state.piles[1]?.slice(-4)).toEqual([five, seven, eight, nine]);
    expect(table.state.last).toMatchObject({
      set: 0,
      winner: 0,
      verdict: 'right',
      by: 'agreed',
      took: [0, 4],
    });
  });

  test('is for the opponent alone to believe', () => {
    const table = worked().play(slapBy(0, 4000)).through(4020);
    expect(table.send(act('agreed', 0, 5000))).toBe('notYours');
    expect(table.send(act('checked', 0, 5000))).toBe('notYours');
  });
});

describe('a claim that is checked (SLAP-6)', () => {
  const checked = (house = {}) => worked(house).play(slapBy(0, 4000), act('checked', 1, 10_000));

  test('gives the claim time anew to enter it', () => {
    expect(phaseOf(checked(), 'claim')).toMatchObject({ checked: true, until: 40_000 });
    expect(checked().send(act('checked', 1, 11_000))).toBe('notNow');
  });

  test('is right in the worked example: 5 7 8 9, 8 × 5 − (7 + 9) = 24', () => {
    const table = checked().play(proof(0, 12_000, WORKED.proof));
    expect(table.state.last).toMatchObject({
      verdict: 'right',
      by: 'proved',
      value: '24',
      winner: 0,
      took: [0, 4],
    });
    expect(sizes(table)).toEqual([18, 22]);
  });

  test.each([
    ['numbers that do not lie there', '8 × 5 − 7 − 9 + 1 − 1', '24'],
    ['another value', '8 × 5 − 7 + 9', '42'],
    ['a card twice', '8 + 8 + 8', '24'],
    ['a card left out', '8 + 7 + 9', '24'],
    ['a division by zero', '(8 + 5) ÷ (9 − 7 − 1 − 1)', null],
  ])('is wrong with %s: %s', (_, text, value) => {
    const table = checked().play(proof(0, 12_000, text));
    expect(table.state.last).toMatchObject({ verdict: 'wrong', value, winner: 1, took: [4, 0] });
    expect(sizes(table)).toEqual([22, 18]);
  });

  test('puts what the claimant takes from the opponent’s cards on: their right', () => {
    const table = worked();
    const [five, seven, eight, nine] = table.state.table.map(({ card }) => card);
    table.play(slapBy(0, 4000), act('conceded', 0, 5000));
    expect(table.state.piles[0]?.slice(-4)).toEqual([eight, nine, five, seven]);
  });

  test('refuses what is no expression, which costs nothing', () => {
    const table = checked();
    expect(table.send(proof(0, 12_000, '8 × (5'))).toBe('unreadable');
    expect(table.send(proof(0, 12_000))).toBe('unreadable');
    expect(table.send(proof(1, 12_000, WORKED.proof))).toBe('notYours');
    expect(table.state.phase.type).toBe('claim');
  });

  test('may be entered without being asked, and believed while it is entered', () => {
    const own = worked().play(slapBy(0, 4000), proof(0, 6000, WORKED.proof));
    expect(own.state.last?.verdict).toBe('right');
    expect(checked().play(act('agreed', 1, 12_000)).state.last?.by).toBe('agreed');
  });
});

describe('a claim without a solution (SLAP-10)', () => {
  test('is lost when the time runs out', () => {
    const table = worked().play(slapBy(0, 4000)).through(34_020);
    expect(table.state.last).toMatchObject({ verdict: 'wrong', by: 'expired', took: [4, 0] });
  });

  test('counts what was entered in the very last moment', () => {
    const table = worked().play(slapBy(0, 4000), proof(0, 34_020, WORKED.proof));
    expect(table.state.last?.verdict).toBe('right');
  });

  test('is lost to a proof that comes too late', () => {
    const table = worked().play(slapBy(0, 4000)).through(34_020);
    expect(table.send(proof(0, 34_021, WORKED.proof))).toBe('notNow');
    expect(table.state.last?.verdict).toBe('wrong');
  });

  test('may be given up by the claimant, and has no limit where the house sets none', () => {
    const table = worked({ claimTime: 0 }).play(slapBy(0, 4000)).until(1_000_000);
    expect(phaseOf(table, 'claim').until).toBeNull();
    expect(table.send({ type: 'expired', at: 1_000_000 })).toBe('tooEarly');
    expect(table.play(act('conceded', 0, 1_000_000)).state.last).toMatchObject({
      by: 'conceded',
      verdict: 'wrong',
    });
    const other = worked().play(slapBy(0, 4000)).through(4020);
    expect(other.send(act('conceded', 1, 5000))).toBe('notYours');
  });
});

describe('the end (SLAP-2, SLAP-11)', () => {
  /** Seat 0 has one set to win. */
  const nearly = () => worked().play(counts(3500, 0, 36));

  test('comes when a pile is empty after the cards are taken, not before', () => {
    const table = nearly();
    expect(table.state.phase.type).toBe('open');
    table.play(slapBy(0, 4000), act('agreed', 1, 5000));
    expect(table.state.phase).toEqual({ type: 'over', winners: [0] });
    expect(table.game.winners(table.state)).toEqual([0]);
    expect(table.game.deadline(table.state)).toBeNull();
  });

  test('does not come for a claimant who is wrong', () => {
    const table = nearly().play(slapBy(0, 4000), act('conceded', 0, 5000));
    expect(sizes(table)).toEqual([4, 36]);
    expect(table.state.phase.type).toBe('waiting');
  });

  test('can be won by the opponent’s mistake', () => {
    const table = nearly().play(slapBy(1, 4000), act('conceded', 1, 5000));
    expect(table.state.phase).toEqual({ type: 'over', winners: [0] });
  });

  test('always finds forty cards', () => {
    const table = nearly().play(slapBy(0, 4000), act('agreed', 1, 5000));
    expect(new Set(slapCards(table.state)).size).toBe(40);
  });
});

describe('a changed verdict', () => {
  const believed = () => worked().play(slapBy(0, 4000), act('agreed', 1, 5000));

  test('moves the cards, and may end the match or reopen it', () => {
    const table = believed().play(ruling(6000, 0, 'wrong'));
    expect(sizes(table)).toEqual([22, 18]);
    expect(table.state).toMatchObject({ set: 1, last: { verdict: 'wrong', by: 'ruled', winner: 1 } });
    const won = worked().play(counts(3500, 0, 36), slapBy(0, 4000), act('agreed', 1, 5000));
    expect(won.play(ruling(6000, 0, 'wrong')).state.phase.type).toBe('waiting');
    expect(won.play(ruling(6000, 0, 'right')).state.phase).toEqual({ type: 'over', winners: [0] });
  });

  test('leaves nothing behind when it is changed back', () => {
    const table = believed().play(ruling(6000, 0, 'wrong'), ruling(6000, 0, 'right'));
    expect(table.state.piles).toEqual(believed().state.piles);
  });

  test('is possible until the next cards are open, for the last set only', () => {
    const table = believed();
    expect(table.send(ruling(6000, 1, 'wrong'))).toBe('nothingToRule');
    expect(table.send(ruling(6000, 0, 'right'))).toBe('nothingToRule');
    table.play(act('readied', 0, 6000), ruling(7000, 0, 'wrong'), act('readied', 0, 8000)).through(11_000);
    expect(table.send(ruling(12_000, 0, 'right'))).toBe('nothingToRule');
  });
});

describe('corrected counts (SLAP-14)', () => {
  test('move cards between players; the sum stays', () => {
    const table = worked().play(counts(3500, 20, 16));
    expect(sizes(table)).toEqual([20, 16]);
    expect(new Set(slapCards(table.state)).size).toBe(40);
  });

  test.each([
    ['another sum', [18, 17]],
    ['a pile too few', [36]],
    ['a pile too many', [18, 18, 0]],
    ['less than nothing', [-1, 37]],
    ['half a card', [17.5, 18.5]],
  ])('are refused with %s', (_, sizes) => {
    expect(worked().send(counts(3500, ...sizes))).toBe('badCounts');
  });

  test('are taken while the match is paused: that is when somebody counts', () => {
    const table = worked().play({ type: 'paused', at: 3500 }, counts(3500, 20, 16));
    expect(sizes(table)).toEqual([20, 16]);
  });

  test('make the others fill up when a pile is short', () => {
    const table = worked().play(slapBy(0, 4000), act('agreed', 1, 5000), counts(5000, 1, 39));
    table.play(act('readied', 1, 6000)).through(9000);
    expect(table.state.table.map(({ seat }) => seat)).toEqual([0, 1, 1, 1]);
  });

  test('between two sets can show that somebody has won, and that nobody has', () => {
    const table = worked().play(slapBy(0, 4000), act('agreed', 1, 5000), counts(5000, 40, 0));
    expect(table.state.phase).toEqual({ type: 'over', winners: [1] });
    expect(table.play(counts(5000, 20, 20)).state.phase).toEqual({ type: 'waiting', ready: [] });
  });

  test('let a running count go on', () => {
    const table = newTable(2).play(...everybody(2), counts(100, 19, 21));
    expect(table.state.phase).toEqual({ type: 'counting', until: 3000 });
  });

  test('wait while cards are on their way', () => {
    expect(newTable(2).send(counts(0, 20, 20))).toBe('notNow');
  });
});

describe('handicaps (SLAP-13)', () => {
  const delayed = () =>
    worked({
      handicaps: [
        { delay: 2000, second: false },
        { delay: 0, second: false },
      ],
    });

  test('let a delayed slap count later: a rival who slaps before that is first', () => {
    expect(phaseOf(delayed().play(slapBy(0, 4000), slapBy(1, 5900)).through(6000), 'claim').claimant).toBe(1);
  });

  test('let it win when no rival comes in time', () => {
    const table = delayed().play(slapBy(0, 4000));
    expect(phaseOf(table, 'collecting').until).toBe(6020);
    expect(phaseOf(table.through(6020), 'claim').claimant).toBe(0);
  });

  const twice = (ranks: readonly number[]) =>
    openTable(2, ranks, {
      handicaps: [
        { delay: 0, second: true },
        { delay: 0, second: false },
      ],
    }).play(slapBy(0, 4000));

  test('ask for a second solution that is another one (ARITH-6)', () => {
    expect(
      twice([2, 4, 6, 8])
        .through(4020)
        .send(proof(0, 5000, '(8 − 4) × (2 + 6) − 8')),
    ).toBe('secondOwed');
    const same = twice([1, 2, 3, 4]).play(proof(0, 5000, '1 × 2 × 3 × 4', '4 × 3 × 2 ÷ 1'));
    expect(same.state.last).toMatchObject({ verdict: 'wrong', value: '24' });
    const other = twice([1, 2, 3, 4]).play(proof(0, 5000, '1 × 2 × 3 × 4', '(1 + 2 + 3) × 4'));
    expect(other.state.last?.verdict).toBe('right');
    const wrong = twice([1, 2, 3, 4]).play(proof(0, 5000, '1 × 2 × 3 × 4', '1 + 2 + 3 + 4'));
    expect(wrong.state.last).toMatchObject({ verdict: 'wrong', value: '10' });
  });

  test('are content with one where the deal has only one', () => {
    expect(twice([3, 3, 8, 8]).play(proof(0, 5000, '8 ÷ (3 − 8 ÷ 3)')).state.last?.verdict).toBe('right');
  });

  test('ask nothing of the other player', () => {
    const table = openTable(2, [1, 2, 3, 4], {
      handicaps: [
        { delay: 0, second: true },
        { delay: 0, second: false },
      ],
    });
    expect(table.play(slapBy(1, 4000), proof(1, 5000, '1 × 2 × 3 × 4')).state.last?.verdict).toBe('right');
  });
});

describe('called mode (SLAP-15)', () => {
  const called = (house = {}) => worked({ called: true, ...house });

  test('takes who was heard first, at once and without a lot', () => {
    const table = called()
      .play(act('called', 1, 4000))
      .through(4000);
    expect(phaseOf(table, 'claim')).toMatchObject({
      claimant: 1,
      heat: { lot: [], resolution: 0 },
      until: 34_000,
    });
  });

  test('knows no slaps and no false starts, and the other way round', () => {
    expect(called().send(slapBy(0, 4000))).toBe('calledOnly');
    expect(newTable(2, { called: true }).until(0).send(slapBy(0, 1000))).toBe('calledOnly');
    expect(
      newTable(2, { called: true })
        .until(0)
        .send(act('called', 0, 1000)),
    ).toBe('notNow');
    expect(worked().send(act('called', 0, 4000))).toBe('slapsOnly');
  });

  test('keeps a delay', () => {
    const handicaps = [
      { delay: 2000, second: false },
      { delay: 0, second: false },
    ];
    expect(phaseOf(called({ handicaps }).play(act('called', 0, 4000)), 'collecting').until).toBe(6000);
  });
});

describe('the target (SLAP-4)', () => {
  test('may be another', () => {
    const table = openTable(2, [1, 2, 3, 4], { target: 10 }).play(slapBy(0, 4000), proof(0, 5000, '1+2+3+4'));
    expect(table.state.last?.verdict).toBe('right');
  });

  test('may be drawn from eight cards before the match, once', () => {
    const table = newTable(2, { target: 'dynamic' }).until(0);
    const [aimed] = table.timeline.events;
    expect(aimed).toMatchObject({ type: 'aimed', at: 0 });
    expect(table.state.target).toBeGreaterThanOrEqual(6);
    expect(table.state.target).toBeLessThanOrEqual(38);
    expect(table.send({ type: 'aimed', at: 0, ranks: [1, 2, 3, 4, 5, 6, 7, 8] })).toBe('notNow');
  });

  test.each([
    ['eight ranks of the deck', { ranks: [1, 2, 3, 4, 5, 6, 7, 8] }, null],
    ['four only', { ranks: [3, 4, 5, 6] }, 'badRanks'],
    ['five of a rank', { ranks: [1, 1, 1, 1, 1, 2, 3, 4] }, 'badRanks'],
    ['by a player', { ranks: [1, 2, 3, 4, 5, 6, 7, 8], seat: 0 }, 'realOnly'],
  ])('drawn by the app needs eight ranks of the deck: %s', (_, event, code) => {
    expect(newTable(2, { target: 'dynamic' }).send({ type: 'aimed', at: 0, ...event })).toBe(code);
  });
});

describe('every event', () => {
  test('is refused from a seat that is not there', () => {
    for (const seat of [2, -1, 0.5]) expect(worked().send(slapBy(seat, 4000))).toBe('noSuchSeat');
  });
});
