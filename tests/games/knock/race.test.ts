import { describe, expect, test } from 'vitest';
import { HOPELESS, OPEN, phaseOf, ranks, WORKED } from '../../support/claims.ts';
import { act, knockBy, openTable, newTable, realTable, shuffledFor, sizes } from '../../support/knock.ts';

const worked = (house = {}) => openTable(4, WORKED.ranks, house);

describe('the first knock (KNOCK-4, SLAP-9)', () => {
  test('is the claim, with half a minute to state it', () => {
    const claim = phaseOf(worked().play(knockBy(2, 4000)).through(4020), 'claim');
    expect(claim).toEqual({
      type: 'claim',
      claimant: 2,
      stage: 'stating',
      agreed: [],
      heat: { lot: [], resolution: 17 },
      late: [],
      decided: 4000,
      until: 34_020,
      thought: 1000,
    });
  });

  test('is the one with the earlier stamp, whichever was handled first; the others are late', () => {
    const table = worked().play(knockBy(3, 4000), knockBy(0, 4018), knockBy(1, 4019));
    expect(phaseOf(table.through(4020), 'claim')).toMatchObject({
      claimant: 3,
      late: [
        { seat: 0, after: 18 },
        { seat: 1, after: 19 },
      ],
    });
  });

  test('is drawn by lot when several came within p, and everybody can see that', () => {
    const winners = Array.from({ length: 40 }, (_, seed) => {
      const table = openTable(4, WORKED.ranks, {}, seed)
        .play(knockBy(0, 4000), knockBy(1, 4016))
        .through(4020);
      expect(phaseOf(table, 'claim').heat).toEqual({ lot: [0, 1], resolution: 17 });
      return phaseOf(table, 'claim').claimant;
    });
    expect(new Set(winners)).toEqual(new Set([0, 1]));
  });

  test('cannot be settled otherwise than the stamps say, nor before the window is over', () => {
    const table = worked().play(knockBy(0, 4000), knockBy(1, 4018));
    const order = { order: [1, 0], lot: [], resolution: 17 };
    expect(table.send({ type: 'settled', at: 4020, ...order })).toBe('badOrder');
    expect(table.send({ type: 'settled', at: 4019, ...order, order: [0, 1] })).toBe('tooEarly');
    expect(worked().send({ type: 'settled', at: 4020, ...order })).toBe('notNow');
  });

  test('leaves later ones to be noted within a second, once, without any effect', () => {
    const table = worked().play(knockBy(0, 4000), knockBy(1, 4084));
    expect(phaseOf(table, 'claim').late).toEqual([{ seat: 1, after: 84 }]);
    expect(table.send(knockBy(1, 4200))).toBe('alreadyKnocked');
    expect(table.send(knockBy(0, 4200))).toBe('alreadyKnocked');
    expect(table.send(knockBy(2, 5001))).toBe('notNow');
  });

  test('counts once only', () => {
    expect(worked().play(knockBy(0, 4000)).send(knockBy(0, 4010))).toBe('alreadyKnocked');
  });

  test('counts when it is stamped before the set time is over and handled after it', () => {
    const table = worked({ setTime: 10_000 });
    expect(table.until(13_000).state.phase.type).toBe('open');
    expect(table.send(knockBy(0, 13_000))).toBeNull();
    expect(table.state.phase.type).toBe('collecting');
  });
});

describe('a voided knock (SLAP-9)', () => {
  test('lets the set go on with the time that it had left', () => {
    const table = worked({ setTime: 60_000 }).play(knockBy(0, 4000)).through(4020);
    table.play({ type: 'paused', at: 9000 }, act('voided', 0, 9000));
    expect(table.state.phase).toEqual({
      type: 'open',
      passed: [],
      question: null,
      since: 8000,
      until: 68_000,
    });
  });

  test('leaves the other one standing while the window is open', () => {
    const table = worked().play(knockBy(0, 4000), knockBy(1, 4010), act('voided', 0, 4015));
    expect(phaseOf(table.through(4030), 'claim').claimant).toBe(1);
  });

  test('gives the window’s set time back as well', () => {
    const table = worked({ setTime: 60_000 }).play(knockBy(0, 4000), act('voided', 0, 4010));
    expect(phaseOf(table, 'open').until).toBe(63_010);
  });

  test('must be there', () => {
    expect(worked().send(act('voided', 0, 4000))).toBe('notNow');
    expect(
      worked()
        .play(knockBy(1, 4000))
        .send(act('voided', 0, 4000)),
    ).toBe('hasNotKnocked');
    expect(
      worked()
        .play(knockBy(1, 4000))
        .through(4020)
        .send(act('voided', 0, 5000)),
    ).toBe('hasNotKnocked');
  });
});

describe('who may claim (KNOCK-5)', () => {
  const barred = () => worked().play(knockBy(0, 4000), act('conceded', 0, 6000));

  test('are all but those whose claim on these four was wrong, who must knock anew', () => {
    const table = barred();
    expect(table.send(knockBy(0, 7000))).toBe('barred');
    expect(phaseOf(table.play(knockBy(1, 7000)).through(7020), 'claim').claimant).toBe(1);
    expect(table.send(knockBy(0, 7100))).toBe('barred');
  });

  test('are all again for the next four', () => {
    const table = barred().play(knockBy(1, 7000), act('conceded', 1, 8000));
    table.play(act('passed', 2, 8100), act('passed', 3, 9000), act('readied', 0, 10_000));
    expect(table.play(knockBy(0, 14_000)).through(14_020).state.phase.type).toBe('claim');
  });
});

describe('nothing works (KNOCK-6)', () => {
  test('when all who may still claim agree: the cards are set aside, won by nobody', () => {
    const table = worked().play(knockBy(0, 4000), act('conceded', 0, 6000));
    table.play(act('passed', 1, 7000), act('passed', 3, 7600));
    expect(phaseOf(table, 'open').passed).toEqual([1, 3]);
    table.play(act('passed', 2, 8000)).through(8600);
    expect(sizes(table)).toEqual([9, 9, 9, 9, 0, 0, 0, 0, 4]);
    expect(table.state.last).toMatchObject({ set: 0, taker: null, by: 'passed', thought: 3000 });
    expect(table.state.phase).toEqual({ type: 'waiting' });
  });

  test('is not so as long as somebody keeps looking', () => {
    const table = worked().play(act('passed', 0, 4000), act('passed', 1, 4600), act('keptLooking', 2, 5000));
    expect(phaseOf(table, 'open').passed).toEqual([]);
    expect(table.send(act('keptLooking', 2, 5000))).toBe('nobodyPassed');
    expect(
      newTable(4)
        .until(0)
        .send(act('keptLooking', 2, 0)),
    ).toBe('notNow');
  });

  test('can be said once by each, not by who is barred, and not over a claim', () => {
    const table = worked().play(knockBy(0, 4000), act('conceded', 0, 6000), act('passed', 1, 7000));
    expect(table.send(act('passed', 1, 7000))).toBe('alreadyPassed');
    expect(table.send(act('passed', 0, 7000))).toBe('barred');
    expect(table.send(act('keptLooking', 0, 7000))).toBe('barred');
    expect(table.play(knockBy(2, 8000)).send(act('passed', 3, 8000))).toBe('notNow');
  });

  test('does not keep who has said it from knocking', () => {
    const table = worked()
      .play(act('passed', 0, 4000), knockBy(0, 5000))
      .through(5020);
    expect(phaseOf(table, 'claim').claimant).toBe(0);
  });

  test.each([
    ['the house says so and nothing works', HOPELESS, true, 'waiting'],
    ['the house is silent', HOPELESS, false, 'open'],
    ['something works', WORKED.ranks, true, 'open'],
  ] as const)('said by one is enough: %s', (_, deal, sayNone, phase) => {
    const dealt = openTable(4, deal, { sayNone }).play(act('passed', 0, 4000));
    expect(dealt.state.phase.type).toBe('open');
    expect(dealt.through(4600).state.phase.type).toBe(phase);
    const real = realTable(4, { sayNone }).play(act('passed', 0, 4000), ranks(1, 5000, ...deal));
    expect(real.through(5600).state.phase.type).toBe(phase);
    expect(realTable(4, { sayNone }).play(ranks(1, 5000, ...deal)).state.phase.type).toBe('open');
  });
});

describe('the set time (KNOCK-6)', () => {
  test('sets the cards aside when it is over, five minutes by default', () => {
    const table = worked();
    expect(table.send({ type: 'timedOut', at: 302_999 })).toBe('tooEarly');
    table.through(OPEN + 300_000);
    expect(table.state.last).toMatchObject({ taker: null, by: 'timedOut', thought: 300_000 });
    expect(sizes(table)).toEqual([9, 9, 9, 9, 0, 0, 0, 0, 4]);
    expect(table.send({ type: 'timedOut', at: 303_001 })).toBe('notNow');
  });

  test('stands still while somebody has the claim', () => {
    const table = worked({ setTime: 60_000 }).play(knockBy(0, 13_000), act('conceded', 0, 23_000));
    expect(phaseOf(table, 'open')).toMatchObject({ since: 13_000, until: 73_000 });
  });

  test('may be none', () => {
    expect(phaseOf(worked({ setTime: 0 }).until(10_000_000), 'open').until).toBeNull();
  });
});

describe('handicaps (KNOCK-4, SLAP-13)', () => {
  const handicaps = [2000, 0, 0, 0].map((delay) => ({ delay, second: false }));

  test('let a delayed knock count later: a rival who knocks before that is first', () => {
    const table = worked({ handicaps }).play(knockBy(0, 4000), knockBy(1, 5900)).through(6000);
    expect(phaseOf(table, 'claim')).toMatchObject({ claimant: 1, thought: 2900 });
    const alone = worked({ handicaps }).play(knockBy(0, 4000)).through(6020);
    expect(phaseOf(alone, 'claim')).toMatchObject({ claimant: 0, thought: 1000 });
  });
});

describe('called mode (KNOCK-4, SLAP-15)', () => {
  const called = (house = {}) => worked({ called: true, ...house });

  test('takes who was heard first, at once and without a lot', () => {
    const table = called()
      .play(act('called', 1, 4000))
      .through(4000);
    expect(phaseOf(table, 'claim')).toMatchObject({ claimant: 1, heat: { lot: [], resolution: 0 } });
  });

  test('knows no knocks and no false starts, and the other way round', () => {
    expect(called().send(knockBy(0, 4000))).toBe('calledOnly');
    const counting = newTable(4, { called: true }).play(shuffledFor(4, WORKED.ranks), act('readied', 0, 0));
    expect(counting.send(knockBy(0, 1000))).toBe('calledOnly');
    expect(counting.send(act('called', 0, 1000))).toBe('notNow');
    expect(worked().send(act('called', 0, 4000))).toBe('knocksOnly');
    const barred = called().play(act('called', 0, 4000), act('conceded', 0, 5000));
    expect(barred.send(act('called', 0, 6000))).toBe('barred');
  });
});
