import { expect, test } from 'vitest';
import { bestsAmong, soloPlaceOf, playedOf, type PlayedAlone } from '#lib/boards/contest/alone.ts';
import type { Header } from '#lib/core/match/header.ts';
import { standardContest, type ContestConfig } from '#lib/games/contest/settings.ts';
import { enter, openTable, raise, state } from '../../support/contest.ts';

const SETTINGS = { type: 11, answerTime: 0, endScore: 1 } as const;
const NOW: ContestConfig = { ...standardContest(1, 11), sets: 1 };
const { edition: _, ...FIRST } = NOW;

/** One round of Tony Four alone: touched after a second, then so long on the slip, and proved at once. */
function played(onSlip: number, config: ContestConfig, startedAt: number): PlayedAlone {
  const table = openTable(1, [[3, 7, 8, 2]], { ...config, edition: config.edition, ...SETTINGS });
  table.touch(raise(0, 1000)).play(enter(0, 1020 + onSlip, 336));
  table.play(state(0, 1020 + onSlip, '3 × 7 × 8 × 2'), {
    type: 'compared',
    seat: 0,
    at: 1020 + onSlip,
    best: [336, 1],
  });
  const header: Header = {
    id: String(startedAt),
    game: 'contest',
    rulesVersion: 1,
    config: { ...config, ...SETTINGS },
    players: [{ name: 'Mei', shape: 'moon' }],
    seed: startedAt,
    startedAt,
  };
  const result = playedOf({ header, timeline: table.timeline });
  if (result === null) throw new Error('a round was decided');
  return result;
}

test('a best of before there was a time on the slip is worked out anew, and stands among those of now (CONTEST-7)', () => {
  // It was recorded as a second: touched at once, and thought for sixteen on the slip.
  const then = played(16_000, FIRST, 1);
  expect(then.alone.thought).toBe(17_000);
  const now = played(9000, NOW, 2);
  expect(soloPlaceOf(now, [then, now])).toEqual({ type: 'best', before: then.alone });
  expect(bestsAmong([then, now])).toEqual([{ ...now, of: 2 }]);
});
