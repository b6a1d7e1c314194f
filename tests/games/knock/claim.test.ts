import { describe, expect, test } from 'vitest';
import { phaseOf, proof, ranks, WORKED } from '../../support/claims.ts';
import { act, knockBy, openTable, realTable, sizes } from '../../support/knock.ts';

const claimed = (house = {}) => openTable(4, WORKED.ranks, house).play(knockBy(0, 4000)).through(4020);

describe('a claim that is believed (KNOCK-4, KNOCK-5)', () => {
  test('stands when all others agree: the claimant collects the four cards', () => {
    const table = claimed();
    const lying = table.state.table.map(({ card }) => card);
    table.play(act('agreed', 1, 6000), act('agreed', 3, 6500));
    expect(table.state.phase.type).toBe('claim');
    table.play(act('agreed', 2, 7000));
    expect(sizes(table)).toEqual([9, 9, 9, 9, 4, 0, 0, 0, 0]);
    expect(table.state.won[0]).toEqual(lying);
    expect(table.state.last).toMatchObject({ set: 0, round: 0, taker: 0, by: 'claimed', thought: 1000 });
    expect(table.state.last?.claims).toEqual([
      {
        claimant: 0,
        heat: { lot: [], resolution: 17 },
        thought: 1000,
        verdict: 'right',
        value: null,
        by: 'agreed',
        texts: [],
      },
    ]);
  });

  test('stands when nobody asks within five seconds of the first who agrees', () => {
    const table = claimed().play(act('agreed', 1, 6000));
    expect(phaseOf(table, 'claim')).toMatchObject({ stage: 'stated', agreed: [1], until: 11_000 });
    expect(phaseOf(table.play(act('agreed', 2, 10_000)), 'claim').until).toBe(11_000);
    expect(table.send({ type: 'stood', at: 10_999 })).toBe('tooEarly');
    table.through(11_000);
    expect(table.state.last).toMatchObject({ taker: 0, claims: [{ by: 'stood', verdict: 'right' }] });
  });

  test('stands when nobody asks within five seconds of the claimant having said it', () => {
    const table = claimed();
    expect(table.send(act('stated', 1, 6000))).toBe('notYours');
    table.play(act('stated', 0, 6000));
    expect(phaseOf(table, 'claim')).toMatchObject({ stage: 'stated', until: 11_000 });
    expect(table.send(act('stated', 0, 7000))).toBe('notNow');
    expect(table.through(11_000).state.last?.taker).toBe(0);
  });

  test('is for the others to believe, once each; a barred one may look as well', () => {
    const table = claimed();
    expect(table.send(act('agreed', 0, 6000))).toBe('notYours');
    table.play(act('agreed', 1, 6000));
    expect(table.send(act('agreed', 1, 6000))).toBe('alreadyAgreed');
    const second = claimed().play(act('conceded', 0, 5000), knockBy(1, 6000), act('checked', 0, 7000));
    expect(phaseOf(second, 'claim').stage).toBe('proving');
  });

  test('does not stand by itself before it has been said', () => {
    expect(claimed().send({ type: 'stood', at: 34_020 })).toBe('notNow');
  });
});

describe('a claim that is checked (KNOCK-4)', () => {
  const checked = (house = {}) => claimed(house).play(act('agreed', 1, 9000), act('checked', 1, 10_000));

  test('gives the claim time anew to enter it, and forgets that the one who asked agreed', () => {
    expect(phaseOf(checked(), 'claim')).toMatchObject({ stage: 'proving', agreed: [], until: 40_000 });
    expect(checked().send(act('checked', 2, 11_000))).toBe('notNow');
    expect(claimed().send(act('checked', 0, 11_000))).toBe('notYours');
    expect(checked().send(act('stated', 0, 11_000))).toBe('notNow');
  });

  test('is right in the worked example: 5 7 8 9, 8 × 5 − (7 + 9) = 24', () => {
    const table = checked().play(proof(0, 12_000, WORKED.proof));
    expect(table.state.last).toMatchObject({ taker: 0, claims: [{ by: 'proved', value: '24' }] });
  });

  test('is wrong with another value: the claimant is out for these four, the others go on (KNOCK-5)', () => {
    const table = checked().play(proof(0, 12_000, '8 × 5 − 7 + 9'));
    expect(table.state.phase).toEqual({
      type: 'open',
      passed: [],
      question: null,
      since: 11_000,
      until: 311_000,
    });
    expect(table.state.claims).toMatchObject([
      { claimant: 0, verdict: 'wrong', value: '42', by: 'proved', texts: ['8 × 5 − 7 + 9'] },
    ]);
    expect(table.state.table.length).toBe(4);
    expect(sizes(table)).toEqual([9, 9, 9, 9, 0, 0, 0, 0, 0]);
  });

  test('refuses what is no expression, which costs nothing', () => {
    const table = checked();
    expect(table.send(proof(0, 12_000, '8 × (5'))).toBe('unreadable');
    expect(table.send(proof(1, 12_000, WORKED.proof))).toBe('notYours');
    expect(table.state.phase.type).toBe('claim');
  });

  test('may be entered without being asked, and believed while it is entered', () => {
    expect(claimed().play(proof(0, 6000, WORKED.proof)).state.last?.taker).toBe(0);
    const table = checked().play(
      act('agreed', 1, 11_000),
      act('agreed', 2, 11_000),
      act('agreed', 3, 11_000),
    );
    expect(table.state.last?.claims[0]?.by).toBe('agreed');
  });

  test('owes a second solution where the house says so (SLAP-13)', () => {
    const handicaps = [true, false, false, false].map((second) => ({ delay: 0, second }));
    const table = openTable(4, [1, 2, 3, 4], { handicaps }).play(knockBy(0, 4000)).through(4020);
    expect(table.send(proof(0, 5000, '1 × 2 × 3 × 4'))).toBe('secondOwed');
    table.play(proof(0, 5000, '1 × 2 × 3 × 4', '(1 + 2 + 3) × 4'));
    expect(table.state.last?.taker).toBe(0);
  });
});

describe('a claim without a solution (SLAP-10)', () => {
  test('is lost when the time to state it runs out', () => {
    const table = claimed();
    expect(table.send({ type: 'expired', at: 34_019 })).toBe('tooEarly');
    table.through(34_020);
    expect(table.state.claims).toMatchObject([{ claimant: 0, verdict: 'wrong', by: 'expired' }]);
    expect(table.send({ type: 'expired', at: 34_020 })).toBe('notNow');
  });

  test('is lost when the time to enter it runs out', () => {
    expect(
      claimed()
        .play(act('checked', 1, 10_000))
        .through(40_000).state.claims[0]?.by,
    ).toBe('expired');
  });

  test('does not expire once it has been said', () => {
    expect(
      claimed()
        .play(act('stated', 0, 10_000))
        .send({ type: 'expired', at: 15_000 }),
    ).toBe('notNow');
  });

  test('may be given up by the claimant, and has no limit where the house sets none', () => {
    const table = claimed({ claimTime: 0 }).until(1_000_000);
    expect(phaseOf(table, 'claim').until).toBeNull();
    expect(table.send({ type: 'expired', at: 1_000_000 })).toBe('tooEarly');
    expect(table.send(act('conceded', 1, 1_000_000))).toBe('notYours');
    expect(table.play(act('conceded', 0, 1_000_000)).state.claims[0]?.by).toBe('conceded');
  });
});

describe('all barred (KNOCK-6)', () => {
  test('sets the cards aside', () => {
    const table = openTable(2, WORKED.ranks).play(knockBy(0, 4000), act('conceded', 0, 5000));
    table.play(knockBy(1, 7000), act('conceded', 1, 8000));
    expect(table.state.last).toMatchObject({ taker: null, by: 'barred', thought: 3000 });
    expect(table.state.last?.claims.map(({ claimant }) => claimant)).toEqual([0, 1]);
    expect(sizes(table)).toEqual([18, 18, 0, 0, 4]);
  });
});

describe('two players (KNOCK-10)', () => {
  test('need only each other’s word', () => {
    const table = openTable(2, WORKED.ranks).play(knockBy(1, 4000), act('agreed', 0, 5000));
    expect(sizes(table)).toEqual([18, 18, 0, 4, 0]);
  });
});

describe('a real deck', () => {
  const real = (house = {}) => realTable(4, house).play(knockBy(0, 4000)).through(4020);

  test('needs the ranks before a solution can be judged', () => {
    const table = real();
    expect(table.send(proof(0, 6000, WORKED.proof))).toBe('ranksUnknown');
    table.play(ranks(1, 6000, ...WORKED.ranks), proof(0, 7000, WORKED.proof));
    expect(table.state.last).toMatchObject({ taker: 0, claims: [{ value: '24' }] });
    expect(table.state.last?.table.map(({ rank }) => rank)).toEqual([5, 7, 8, 9]);
  });

  test('gives the claimant the claim time anew when the ranks are entered, once', () => {
    const table = real().play(act('checked', 1, 10_000), ranks(0, 20_000, 5, 7, 8, 9));
    expect(phaseOf(table, 'claim').until).toBe(50_000);
    expect(phaseOf(table.play(ranks(0, 30_000, 5, 7, 8, 10)), 'claim').until).toBe(50_000);
  });

  test('leaves the five seconds as they are when the ranks are entered', () => {
    const table = real().play(act('stated', 0, 10_000), ranks(1, 12_000, 5, 7, 8, 9));
    expect(phaseOf(table, 'claim').until).toBe(15_000);
  });

  test('has kings only with faces (KNOCK-1)', () => {
    expect(real().send(ranks(0, 5000, 5, 7, 8, 13))).toBe('badRanks');
    expect(real({ faces: true }).send(ranks(0, 5000, 5, 7, 8, 13))).toBeNull();
    expect(real().send(ranks(0, 5000, 5, 7, 8))).toBe('badRanks');
  });

  test('takes ranks while there is a deal, and never of a dealt deck', () => {
    expect(claimed().send(ranks(0, 5000, 5, 7, 8, 9))).toBe('realOnly');
    expect(
      real()
        .play(act('voided', 0, 5000), knockBy(0, 6000))
        .send(ranks(0, 6000, 5, 7, 8, 9)),
    ).toBe('notNow');
  });
});
