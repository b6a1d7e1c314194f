import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#lib/core/calendar.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { Days } from '#lib/practice/days.svelte.ts';
import type { Attempt, Store } from '#lib/storage/index.ts';
import { attempt } from '../storage/support/attempts.ts';
import { fakeEnvironment, HOUR, NOON, type FakeEnvironment } from '../support/environment.ts';
import { freshStore } from '../support/store.ts';

/** Saturday of the week from Monday 16 to Sunday 22 November 2026. */
const TODAY = 2026_11_21;

let environment: FakeEnvironment;
let store: Store;
beforeEach(() => {
  environment = fakeEnvironment();
  store = freshStore(environment);
});

/** An attempt at the hand of a date, ended at noon of it. */
const atDay = (day: number, part: Partial<Attempt> = {}) =>
  attempt(`${day} ${JSON.stringify(part)}`, {
    day,
    zone: 0,
    endedAt: NOON + (day - TODAY) * 24 * HOUR,
    ...(part.outcome && part.outcome !== 'solved' ? { expression: null } : {}),
    ...part,
  });

async function daysWith(...attempts: readonly Attempt[]): Promise<Days> {
  for (const each of attempts) await store.attempts.add(each);
  const days = new Days(environment, store);
  await days.load();
  return days;
}
const marks = (days: Days) => days.week.map(({ mark }) => mark).join(' ');

describe('today', () => {
  test('is the local date, with its number and its hand', async () => {
    const days = await daysWith();
    expect([days.today, days.number, days.loaded]).toEqual([TODAY, 325, true]);
    expect(days.cards).toEqual(dealOfDay(TODAY));
  });

  test('is not known to be new before the store has answered', async () => {
    const days = new Days(environment, store);
    expect(days.isNew).toBe(false);
    await days.load();
    expect(days.isNew).toBe(true);
  });

  test.each<[string, Partial<Attempt> & { readonly day: number }, boolean]>([
    ['solved yesterday', { day: TODAY - 1 }, false],
    ['solved on Monday', { day: TODAY - 5 }, false],
    ['solved with help on Monday', { day: TODAY - 5, hints: 2 }, true],
    ['shown today', { day: TODAY, outcome: 'shown' }, false],
    ['solved last week', { day: TODAY - 6 }, true],
  ])('is new or not to one who has the last one %s', async (_, { day, ...part }, isNew) => {
    expect((await daysWith(atDay(day, part))).isNew).toBe(isNew);
  });

  test('has the mark that the week gives it', async () => {
    const days = await daysWith(atDay(TODAY, { hints: 2 }));
    expect(days.mark).toBe('helped');
    expect((await daysWith(atDay(TODAY))).mark).toBe('solved');
  });

  test('moves on at midnight while the app is open', () => {
    const days = new Days(environment, store);
    environment.pass(12 * HOUR - 1);
    expect(days.today).toBe(TODAY);
    environment.pass(30_001);
    expect([days.today, days.number]).toEqual([2026_11_22, 326]);
    expect(days.cards).toEqual(dealOfDay(2026_11_22));
  });

  test('is looked at when the app is shown again, also after a journey or a clock that was set', () => {
    const days = new Days(environment, store);
    environment.setZone(-12 * 60 - 1);
    expect(days.today).toBe(TODAY);
    environment.setVisible(true);
    expect(days.today).toBe(2026_11_20);
    environment.setWall(NOON - 3 * 24 * HOUR);
    environment.setVisible(true);
    expect(days.today).toBe(2026_11_17);
  });

  test('is not known to be open before the store has answered', () => {
    expect(new Days(environment, store).loaded).toBe(false);
  });
});

describe('the week', () => {
  test('goes from Monday to Sunday', async () => {
    const days = await daysWith();
    expect(days.week.map(({ day }) => day)).toEqual(
      Array.from({ length: 7 }, (_, n) => addDays(2026_11_16, n)),
    );
    expect(marks(days)).toBe('missed missed missed missed missed open ahead');
  });

  test('marks each date by how its hand ended', async () => {
    const days = await daysWith(
      atDay(2026_11_16, { outcome: 'shown' }),
      atDay(2026_11_17, { hints: 1 }),
      atDay(2026_11_18, { hints: 2 }),
      atDay(2026_11_19, { outcome: 'skipped' }),
      atDay(2026_11_20),
      atDay(TODAY),
    );
    expect(marks(days)).toBe('missed solved helped missed solved solved ahead');
  });

  test('leaves today open while its hand was only left, and closes it when the whole was shown', async () => {
    const days = await daysWith(atDay(TODAY, { outcome: 'skipped' }));
    expect([marks(days).split(' ')[5], days.ended]).toEqual(['open', null]);
    await store.attempts.add(atDay(TODAY, { outcome: 'shown' }));
    await days.load();
    expect([marks(days).split(' ')[5], days.ended?.outcome]).toEqual(['missed', 'shown']);
  });

  test('takes the best of several attempts at one date', async () => {
    const days = await daysWith(
      atDay(TODAY, { outcome: 'shown' }),
      atDay(TODAY, { hints: 3 }),
      atDay(TODAY, { hints: 1 }),
      atDay(TODAY, { hints: 0, ms: 1 }),
    );
    expect(days.ended).toMatchObject({ outcome: 'solved', hints: 1 });
    expect(marks(days).split(' ')[5]).toBe('solved');
  });

  test('keeps the seals of dates ahead when the clock was set back', async () => {
    const days = await daysWith(atDay(2026_11_20), atDay(TODAY));
    environment.setWall(NOON - 2 * 24 * HOUR);
    environment.setVisible(true);
    expect(marks(days)).toBe('missed missed missed open solved solved ahead');
    expect(days.streak).toBe(2);
  });
});

describe('days in a row', () => {
  test('are those solved with the first hint at most', async () => {
    const days = await daysWith(
      atDay(2026_11_18),
      atDay(2026_11_19, { hints: 1 }),
      atDay(2026_11_20, { hints: 2 }),
      atDay(TODAY),
    );
    expect(days.streak).toBe(1);
  });

  test('stand over midnight until the next date is over too', async () => {
    const days = await daysWith(atDay(2026_11_20), atDay(TODAY));
    expect(days.streak).toBe(2);
    environment.pass(35 * HOUR);
    expect([days.today, days.streak]).toEqual([2026_11_22, 2]);
    environment.pass(2 * HOUR);
    expect([days.today, days.streak]).toEqual([2026_11_23, 0]);
  });

  test('are none before anything is loaded, and practice hands do not count', async () => {
    expect(new Days(environment, store).streak).toBe(0);
    const days = await daysWith(attempt('practice'), attempt('more'));
    expect([days.streak, days.ended]).toEqual([0, null]);
  });
});
