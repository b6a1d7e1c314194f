import { expect, it } from 'vitest';
import { FIRST_CONFIG, HALF, LEARNER, guidedState, STEPS } from '#lib/boards/kings/guide/first-game.ts';
import { measureOf } from '#lib/games/kings/calculus/formed.ts';
import { rowOf } from '#lib/games/kings/calculus/formations.ts';
import { kings } from '#lib/games/kings/index.ts';

const at = (step: number) => kings.view(guidedState(step), LEARNER);
const worths = (step: number) => at(step).castles.map(({ worth }) => worth);

it('deals a Quick game for two that the rules allow', () => {
  expect(kings.parseConfig(FIRST_CONFIG).ok).toBe(true);
  expect(at(1).phase).toEqual({ type: 'turn', seat: LEARNER });
  expect(worths(1)).toEqual([2, 3, 12, 7]);
  expect(guidedState(1).hands[LEARNER]).toEqual(expect.arrayContaining(HALF));
});

it('says of half a Kingdom, a whole and a super one what they are worth (KINGS-7)', () => {
  const { halves, measure, castles } = rowOf('kingdom');
  const value = measureOf(
    measure,
    castles.map((castle) => worths(2)[castle] ?? 0),
  );
  expect((['half', 'full', 'super'] as const).map((kind) => (halves[kind] * value) / 2)).toEqual([9, 18, 27]);
});

it('makes a castle of 2 one of 13, draws two and puts one back (KINGS-3)', () => {
  expect(worths(4)).toEqual([13, 3, 12, 7]);
  expect(at(4).phase).toEqual({ type: 'extra', seat: LEARNER });
  expect(at(4).holds).toEqual([8, 7]);
  expect(at(5).phase).toEqual({ type: 'turn', seat: LEARNER });
  expect(at(5).holds).toEqual([7, 7]);
});

it('ends with a right call, scored 20 + 1½ + 5 (KINGS-4, KINGS-6)', () => {
  expect(at(4).now).toBeNull();
  expect(at(5).now?.right).toBe(true);
  const { phase, scored } = at(STEPS);
  expect(phase).toEqual({ type: 'calculus', caller: LEARNER, end: 'called' });
  const best = scored[LEARNER]?.best;
  expect(best?.formations.map(({ halves }) => halves)).toEqual([40, 3]);
  expect(best?.halves).toBe(53);
});
