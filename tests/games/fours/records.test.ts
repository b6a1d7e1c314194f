import { expect, test } from 'vitest';
import { printBoard } from '#lib/games/fours/print.ts';
import { foursRecords } from '#lib/games/fours/records.ts';
import { dealtTable, inGap, opening, realTable, shown } from '../../support/fours.ts';

const OPTIONS = { implied: false, negation: false, extended: false };

test('a round is told turn by turn, with boards, hands and what came of it', () => {
  const table = dealtTable(['×+−()()', '÷÷−()+'])
    .turn(['×', inGap(1)], ['+', inGap(2)])
    .turn(['÷', inGap(2)], ['÷', inGap(3)]);
  const [round, ...others] = foursRecords(table.timeline);
  expect(others).toEqual([]);
  expect(round).toMatchObject({ target: 1, winner: 1, points: 4, decided: true, scores: [0, 4] });
  const told = round?.turns.map(({ seat, before, after, judged, hands }) => [
    seat,
    printBoard(before, OPTIONS),
    printBoard(after, OPTIONS),
    judged.type,
    hands.map(shown),
  ]);
  expect(told).toEqual([
    [0, '4 ▢ 4 ▢ 4 ▢ 4', '4 × 4 + 4 ▢ 4', 'incomplete', ['×+−()()', '÷÷−()+']],
    [1, '4 × 4 + 4 ▢ 4', '4 × 4 ÷ 4 ÷ 4', 'value', [expect.stringContaining('−()()'), '÷÷−()+']],
  ]);
});

test('what was taken back is not told, and a pass is a turn without plays', () => {
  const table = dealtTable(['×+−()()', '÷÷−()+']);
  table.lays('×', inGap(1));
  table.send({ type: 'undone', at: 0, to: 1 });
  table.send({ type: 'resumed', at: 0 });
  table.lays('+', inGap(3));
  const plays = (n: number) => foursRecords(table.timeline)[n]?.turns.map((turn) => turn.plays.length);
  expect(plays(0)).toEqual([1]);
  table.ends().ends();
  expect(plays(0)).toEqual([1, 0]);
});

test('a round that nobody finished is told too, one that nobody began is not', () => {
  const table = realTable(2).ends().ends();
  expect(foursRecords(table.timeline)).toMatchObject([{ target: 1, winner: null, decided: true }]);
  table.next();
  expect(foursRecords(table.timeline)).toHaveLength(1);
  table.lays('()', opening(0));
  table.send({ type: 'stopped', at: 0 });
  expect(foursRecords(table.timeline)).toMatchObject([{ target: 1 }, { target: 2, decided: false }]);
  expect(foursRecords(table.timeline)[1]?.turns[0]).toMatchObject({ seat: 0, hands: [] });
});
