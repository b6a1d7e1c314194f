// Ten fingers at every table: a touch in a zone is a slap or nothing, whatever is asked and answered meanwhile (SLAP-9).
import { expect, test, type Page } from '@playwright/test';
import { createRng, type Rng } from '#lib/core/chance.ts';
import type { AnyGame, EventBase } from '#lib/core/match/game.ts';
import { standardKnock } from '#lib/games/knock/config.ts';
import { standardSlap } from '#lib/games/slap/config.ts';
import { GAMES } from '#lib/games/registry.ts';
import { settle, stageNow } from '../stage/clock.ts';
import { LONG } from '../stage/long.ts';
import { down, up } from '../stage/touch.ts';
import type { MatchRow } from '#lib/storage/match.ts';
import { openWith } from '../../../e2e/support/store.ts';
import { answerKeys, matchOf, stateAfter, storedEvents, zoneAt, type Seating } from './race.ts';

/** Touches at each table, at least: 720 in all, or 5,040. */
const TOUCHES = LONG ? 420 : 60;
/** What is thrown in the first match: those in which a question comes soon at every table. */
const SEED = 61;
/** Another match is gone on with after so many throws: some end sooner. */
const THROWS = LONG ? 30 : 12;
/** As many as there may be. */
const MATCHES = 40;

const delays = (players: number) =>
  Array.from({ length: players }, (_, seat) => ({ delay: seat === 0 ? 1500 : 0, second: seat === 1 }));
const TABLES: readonly (readonly [string, Seating])[] = [2, 4].flatMap((players) => {
  const slap = standardSlap(players === 2 ? 2 : 4);
  const knock = standardKnock(players === 2 ? 2 : 4);
  const named = (how: string) => `for ${players === 2 ? 'two' : 'four'}, ${how}`;
  return [
    [`Slap ${named('dealt')}`, { game: 'slap', config: { ...slap, sayNone: true } }],
    [`Slap ${named('with real cards')}`, { game: 'slap', config: { ...slap, deck: 'physical' } }],
    [`Slap ${named('called')}`, { game: 'slap', config: { ...slap, called: true } }],
    [`Slap ${named('with handicaps')}`, { game: 'slap', config: { ...slap, handicaps: delays(players) } }],
    [`Knock ${named('dealt')}`, { game: 'knock', config: knock }],
    [`Knock ${named('with real cards')}`, { game: 'knock', config: { ...knock, deck: 'physical' } }],
  ] as const;
});

const SIGNALS = ['slapped', 'knocked', 'called'];

/** What a touch in a zone may be besides a signal: Ready before the first cards and after a swap, and equal cards drawn once more. */
function isBeforeCards(state: unknown): boolean {
  const { phase, last } = state as { readonly phase: { readonly type: string }; readonly last: unknown };
  return (phase.type === 'waiting' && last === null) || phase.type === 'tied';
}

interface Thrown {
  readonly touches: number;
  readonly misread: readonly EventBase[];
  /** Every type of event that was stored. */
  readonly kinds: ReadonlySet<string>;
}

test.describe(`${TOUCHES} touches at each of twelve tables: each is one slap or none, and never anything else`, () => {
  for (const [index, [name, seating]] of TABLES.entries())
    test(name, async ({ page }) => {
      const rng = createRng(SEED + index);
      const rows = Array.from({ length: MATCHES }, (_, match) =>
        matchOf(seating, 100 * index + match, `m${match}`),
      );
      await openWith(page, './', { matches: rows });
      const kinds = new Set<string>();
      const asked = seating.game === 'slap' ? 'swapAsked' : 'passed';
      let touches = 0;
      for (const row of rows) {
        if (touches >= TOUCHES && kinds.has(asked)) break;
        await page.goto(`./play?match=${row.id}`);
        await expect(page.getByRole('main')).toBeVisible();
        const found = await playWildly(page, row, rng);
        touches += found.touches;
        expect(found.misread).toEqual([]);
        for (const kind of found.kinds) kinds.add(kind);
      }
      expect(touches).toBeGreaterThanOrEqual(TOUCHES);
      // Questions were open meanwhile, and slaps among them.
      expect([...kinds].filter((kind) => SIGNALS.includes(kind) || kind === asked)).toHaveLength(2);
    });
});

/** One match: fingers come down while keys are pressed and time goes on, until it is over or long enough. */
async function playWildly(page: Page, row: MatchRow, rng: Rng): Promise<Thrown> {
  const game: AnyGame = GAMES[row.header.game as Seating['game']];
  let [touches, events] = [0, await storedEvents(page, row.id)];
  const misread: EventBase[] = [];
  for (let time = 0; time < THROWS; time += 1) {
    await page.clock.runFor([0, 40, 300, 700, 1300, 3100][rng.next(6)] ?? 0);
    for (let keys = rng.next(4); keys > 0; keys -= 1) {
      await pressAny(rng);
      await page.clock.runFor([30, 700][rng.next(2)] ?? 0);
    }
    await page.clock.runFor([30, 40, 200, 600][rng.next(4)] ?? 0);
    events = await storedEvents(page, row.id);
    const before = stateAfter(row, events);
    if (game.winners(before) !== null) break;
    const zones = throwFingers(rng);
    touches += zones.length;
    await page.clock.runFor(45);
    const after = await storedEvents(page, row.id);
    const done = after.slice(events.length).filter(({ seat }) => seat !== undefined);
    for (const event of done) {
      const signals = done.filter(({ seat, type }) => seat === event.seat && SIGNALS.includes(type));
      const isLawful =
        SIGNALS.includes(event.type) || (isBeforeCards(before) && /readied|drewAgain/.test(event.type));
      if (!isLawful || signals.length > 1 || !zones.includes(event.seat ?? -1)) misread.push(event);
    }
    events = after;
  }
  return { touches, misread, kinds: new Set(events.map(({ type }) => type)) };
}

/** Up to ten fingers come down in one report, at any place that is no key, and go; answers whose zones they touched. */
function throwFingers(rng: Rng): readonly number[] {
  const count = 1 + rng.next(10);
  const fingers: { readonly x: number; readonly y: number; readonly id: number }[] = [];
  const zones: number[] = [];
  for (let tries = 80; tries > 0 && fingers.length < count; tries -= 1) {
    const place = { x: rng.next(window.innerWidth), y: rng.next(window.innerHeight) };
    const zone = zoneAt(place.x, place.y);
    if (zone === null) continue;
    zones.push(zone.seat);
    fingers.push({ ...place, id: 10 + fingers.length });
  }
  const stamp = stageNow();
  for (const finger of fingers) down(finger, 'touch', stamp);
  for (const { id } of fingers) up(id, stamp, rng.next(4) === 0);
  return zones;
}

/** Somebody asks or answers something at an edge. */
async function pressAny(rng: Rng): Promise<void> {
  const keys = answerKeys();
  const key = keys[rng.next(Math.max(1, keys.length))];
  if (!key) return;
  const { left, top, width, height } = key.getBoundingClientRect();
  down({ x: left + width / 2, y: top + height / 2, id: 3 });
  up(3);
  await settle();
}
