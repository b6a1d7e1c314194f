import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '#lib/core/calendar.ts';
import { browserEnvironment } from '#lib/environment/browser.ts';
import { dealOfDay } from '#lib/practice/day-hand.ts';
import { streakOn, type DayMoment } from '#lib/practice/streak.ts';
import { shortly } from '../support/cards.ts';

/** From the date line to the date line, with half hours, quarters, and clocks that change at midnight. */
const ZONES = [
  ...['Pacific/Kiritimati', 'Pacific/Chatham', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Asia/Kolkata'],
  ...['Africa/Cairo', 'Europe/Berlin', 'UTC', 'America/St_Johns', 'America/Havana', 'America/Los_Angeles'],
  'Pacific/Pago_Pago',
] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const environment = browserEnvironment();
const home = process.env.TZ;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  if (home === undefined) delete process.env.TZ;
  else process.env.TZ = home;
});

/** The hands of 2028, dealt once, in whatever zone this runs. */
const hands = new Map(
  Array.from({ length: 366 }, (_, n) => addDays(2028_01_01, n)).map((day) => [day, shortly(dealOfDay(day))]),
);

/** What a wall calendar and a wall clock in that zone show, by the platform's own tables. */
function wallIn(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  return (at: number) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = part;
    return { day: dayOf(year, month, day), wall: Date.UTC(year, month - 1, day, hour, minute) };
  };
}

describe('the local date', () => {
  test.each(ZONES)('in %s is that of the wall calendar, from midnight to midnight of a leap year', (zone) => {
    process.env.TZ = zone;
    const wall = wallIn(zone);
    for (const day of hands.keys()) {
      const [month, date] = [Math.floor(day / 100) % 100, day % 100];
      const times = [new Date(2028, month - 1, date), new Date(2028, month - 1, date, 23, 59, 59, 999)];
      for (const at of times.map(Number)) {
        vi.setSystemTime(at);
        expect(environment.today()).toBe(day);
        expect(wall(at).day).toBe(day);
        expect(shortly(dealOfDay(environment.today()))).toBe(hands.get(day));
      }
    }
  });

  test.each(ZONES)('in %s and the minutes east of UTC go together at every hour of a year', (zone) => {
    process.env.TZ = zone;
    const wall = wallIn(zone);
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 5 * HOUR) {
      vi.setSystemTime(at);
      const shown = wall(at);
      expect(environment.today()).toBe(shown.day);
      expect(environment.zone()).toBe((shown.wall - at) / MINUTE);
    }
  });

  test('is already tomorrow in one place while it is still yesterday in another', () => {
    vi.setSystemTime(Date.UTC(2026, 10, 21, 10, 30));
    const dates = ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'].map((zone) => {
      process.env.TZ = zone;
      return environment.today();
    });
    expect(dates).toEqual([2026_11_22, 2026_11_21, 2026_11_20]);
  });
});

describe('the days in a row', () => {
  /** The date on the device, as the app asks for it. */
  const momentAt = (at: number): DayMoment => {
    vi.setSystemTime(at);
    return { day: environment.today(), at: environment.now(), zone: environment.zone() };
  };

  test.each(ZONES)('in %s are 366 in a leap year, and a clock a day off takes none away', (zone) => {
    process.env.TZ = zone;
    const solved: DayMoment[] = [];
    for (const [index, day] of [...hands.keys()].entries()) {
      const [month, date] = [Math.floor(day / 100) % 100, day % 100];
      // By turns in the first minute of a date and in its last: two neighbours may lie two minutes or two days apart.
      const at = index % 2 ? new Date(2028, month - 1, date) : new Date(2028, month - 1, date, 23, 59);
      solved.push(momentAt(at.getTime()));
      expect(solved.at(-1)?.day).toBe(day);
      if (index % 15 !== 0 && index !== 365) continue;
      for (const off of [-24 * HOUR, 0, 23 * HOUR]) {
        const now = momentAt(at.getTime() + off);
        const isOver = now.day > addDays(day, 1);
        expect(streakOn(now, solved), `${day} and ${off} ms`).toBe(isOver ? 0 : index + 1);
      }
    }
    expect(solved).toHaveLength(366);
  });
});

describe('seeds and names', () => {
  test('are fresh each time; a seed has 32 bits, a name is short enough to be kept', () => {
    const seeds = Array.from({ length: 200 }, () => environment.seed());
    const names = Array.from({ length: 200 }, () => environment.id());
    expect(seeds.every((seed) => seed === (seed | 0))).toBe(true);
    expect(new Set(seeds).size).toBeGreaterThan(195);
    expect(new Set(names).size).toBe(200);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(64);
  });
});
