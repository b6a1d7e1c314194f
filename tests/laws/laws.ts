import { expect } from 'vitest';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { isChanceEvent, type FoldEvent, type Undone } from '#lib/core/match/common.ts';
import { parseMatch, printMatch } from '#lib/core/match/file.ts';
import { owed } from '#lib/core/match/fold.ts';
import type { EventBase } from '#lib/core/match/game.ts';
import type { Header } from '#lib/core/match/header.ts';
import {
  append,
  effectiveLog,
  newTimeline,
  replay,
  stateAt,
  type Timeline,
} from '#lib/core/match/timeline.ts';
import type { Lawful, TestPlayer } from './players.ts';

type Log = Timeline<unknown, EventBase>;
type Any = EventBase | FoldEvent | Undone;

/** So many events are tried at random before the test player takes over. */
const TRIED = 120;

/** Holds two pieces of plain data to be the same; as text, which is many times faster, and shown in full only when they differ. */
function same(found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected)) expect(found).toEqual(expected);
}

/** Freezes plain data all through; what is frozen already is not looked into again. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) frozen(item);
  return value;
}

/** Plays one match at random to its end, and holds it to every law on the way. Answers which types of event were taken. */
export function playOut({ id, game, player }: Lawful, seed: number): ReadonlySet<string> {
  const rng = createRng(seed);
  const config = player.configs(rng);
  const read = game.parseConfig(config);
  if (!read.ok) throw new Error(`seed ${seed}: the settings are refused: ${read.error.field}`);
  const play = new Playout({ id, game, player }, read.value, seed);
  for (let tried = 0; tried < TRIED; tried += 1) play.tryAny(rng);
  play.goBackAndAgain(rng);
  play.toTheEnd();
  play.throughAFile();
  return play.seen;
}

class Playout {
  /** Every type of event that was taken. */
  readonly seen = new Set<string>();
  readonly #law: Lawful;
  readonly #seed: number;
  readonly #config: unknown;
  #log: Log;

  constructor(law: Lawful, config: unknown, seed: number) {
    this.#law = law;
    this.#seed = seed;
    this.#config = config;
    this.#log = newTimeline<unknown, EventBase>(frozen(law.game.init(config)));
  }

  /** The one game that is known here, registered or not. */
  readonly #gameOf = (id: string) => (id === this.#law.id ? this.#law.game : undefined);

  get #match() {
    return stateAt(this.#log);
  }

  /** Time goes on by a little or a lot, the table does what it owes, and somebody does anything. */
  tryAny(rng: Rng): void {
    const { player, game } = this.#law;
    const step = [0, 1, 10, 200, 1500, 40_000][rng.next(6)] ?? 0;
    const { paused, at: then, state } = this.#match;
    const due = game.deadline(state);
    const at = paused ? then : then + step;
    if (!paused && due !== null && due < at) this.#settle(due);
    else this.#settle(this.#match.at);
    const now = Math.max(this.#match.at, Math.min(at, game.deadline(this.#match.state) ?? at));
    const [kind, time] = [rng.next(30), this.#match.paused ? this.#match.at : now];
    const event = this.#fold(kind, time, rng);
    this.#take(event ?? player.any(this.#match.state, time, rng));
  }

  /** Undo restores the state before the event, and the same event again gives the same state, cards included. */
  goBackAndAgain(rng: Rng): void {
    const { game } = this.#law;
    const { events } = this.#log;
    const mine = effectiveLog(this.#log).filter((seq) => isPlayers(events[seq]));
    const to = mine[rng.next(Math.max(1, mine.length))];
    if (to === undefined) return;
    // Pauses change nothing, and an undo leaves one behind that is no event: they are left out.
    const log = effectiveLog(this.#log).filter((seq) => seq >= to && !isPause(events[seq]));
    const end = this.#match;
    this.#must({ type: 'undone', at: end.at, to });
    const back = stateAt(this.#log, to);
    same(this.#match, { ...back, paused: true });
    this.#must(resumed(back.at));
    for (const seq of log) {
      const event = events[seq];
      if (event === undefined) throw new Error('a place outside the log');
      // What chance did is not sent again: the table must come to the same by itself.
      if (isChanceEvent(event)) {
        const again = owed(game, this.#match, { seed: this.#seed, now: event.at });
        same(again, event);
      }
      this.#must(event);
    }
    same(this.#match, { ...end, at: this.#match.at, paused: false });
  }

  /** From wherever random play came, the test player reaches an end. */
  toTheEnd(): void {
    const { game, player } = this.#law;
    if (this.#match.stopped) this.#log = undoStop(this.#law, this.#log);
    if (this.#match.paused) this.#must(resumed(this.#match.at));
    let events = 0;
    while (game.winners(this.#match.state) === null) {
      const { state, at } = this.#match;
      const due = game.deadline(state);
      const event = owed(game, this.#match, { seed: this.#seed, now: at }) ?? player.next(state, at);
      const fits = event !== null && (due === null || event.at <= due);
      const next = fits ? event : owed(game, this.#match, { seed: this.#seed, now: due ?? at });
      if (next === null) throw new Error(`seed ${this.#seed}: nobody moves in ${JSON.stringify(state)}`);
      this.#must(next);
      events += 1;
      if (events > player.end) throw new Error(`seed ${this.#seed}: no end after ${events} events`);
    }
    expect(owed(game, this.#match, { seed: this.#seed, now: Number.MAX_SAFE_INTEGER })).toBeNull();
  }

  /** Same log, same state; log → JSON → log → same state. */
  throughAFile(): void {
    const { game, id } = this.#law;
    const header: Header = {
      id: `m${this.#seed}`,
      game: id,
      rulesVersion: game.rulesVersion,
      config: this.#config,
      players: Array.from({ length: game.seats(this.#config) }, (_, n) => ({
        name: `P${n}`,
        shape: 'circle',
      })),
      seed: this.#seed,
      startedAt: 0,
    };
    const text = printMatch(header, this.#log.events);
    const read = parseMatch(text, this.#gameOf);
    this.#damaged(text);
    if (!read.ok) throw new Error(`seed ${this.#seed}: ${JSON.stringify(read.error)}`);
    same(read.value.timeline.events, this.#log.events);
    same(stateAt(read.value.timeline), this.#match);
    const { events } = this.#log;
    const effective = effectiveLog(this.#log).flatMap((seq) => events[seq] ?? []);
    const times = effective.map(({ at }) => at);
    same(
      times,
      times.toSorted((a, b) => a - b),
    );
    const moves = effective.filter((event) => !isPause(event));
    const alone = replay(game, game.init(this.#config), moves);
    same(alone.ok && stateAt(alone.value).state, this.#match.state);
  }

  /** Now and then an event of the fold; a paused match is resumed soon. */
  #fold(kind: number, at: number, rng: Rng): Any | null {
    if (kind === 0) return { type: 'paused', at };
    if (kind === 1) return { type: 'undone', at, to: rng.next(this.#log.events.length + 1) };
    if (kind === 2 && rng.next(20) === 0) return { type: 'stopped', at };
    return this.#match.paused && rng.next(2) === 0 ? resumed(at) : null;
  }

  #settle(now: number): void {
    const due = () => owed(this.#law.game, this.#match, { seed: this.#seed, now });
    for (let event = due(); event !== null; event = due()) this.#must(event);
  }

  /** A file with a character changed, lost or doubled is refused, or is another lawful match; nothing is thrown. */
  #damaged(text: string): void {
    const { player } = this.#law;
    const rng = createRng(this.#seed);
    const place = rng.next(text.length);
    const instead = ['', '0', '-', '9e99', text.slice(place, place + 2)][rng.next(5)] ?? '';
    const read = parseMatch(text.slice(0, place) + instead + text.slice(place + 1), this.#gameOf);
    if (!read.ok || read.value.game !== this.#law.game) return;
    const { state } = stateAt(read.value.timeline);
    if (!isWholeDeck(player, state)) throw new Error(`seed ${this.#seed}: other cards in a damaged file`);
  }

  #must(event: Any): void {
    const code = this.#take(event);
    if (code !== null) throw new Error(`seed ${this.#seed}: ${JSON.stringify(event)} is refused: ${code}`);
  }

  /** Sends an event; an accepted one must leave a lawful state, a refused one nothing. */
  #take(event: Any): string | null {
    const { game, player } = this.#law;
    const before = this.#match;
    const next = append(game, this.#log, frozen(event));
    if (!next.ok) return next.error.code;
    this.#log = next.value;
    const { state } = frozen(this.#match);
    if (state === before.state) return null;
    if (!isWholeDeck(player, state)) throw new Error(`seed ${this.#seed}: other cards than the deck's`);
    const due = game.deadline(state);
    if (due !== null && due < this.#match.at) throw new Error(`seed ${this.#seed}: a deadline in the past`);
    const { seat } = event;
    if (seat !== undefined && !game.allowed(before.state, seat).has(event.type))
      throw new Error(`seed ${this.#seed}: ${event.type} was taken, but not offered`);
    if (event.type !== 'undone') this.seen.add(event.type);
    this.#sumsUp(state);
    this.#leaksNothing(state);
    return null;
  }

  /** The summary has a number of halves for each seat: it is kept as JSON, which has none for what is not finite. */
  #sumsUp(state: unknown): void {
    const { scores, sets } = this.#law.game.summary(state);
    if (scores.length !== this.#law.game.seats(this.#config)) throw new Error(`${scores.length} scores`);
    if (![...scores.map((score) => 2 * score), sets].every(Number.isInteger))
      throw new Error(`seed ${this.#seed}: ${scores.join()}`);
  }

  /** States that differ only in hidden cards look alike to every seat and to the table. */
  #leaksNothing(state: unknown): void {
    const { game, player } = this.#law;
    // Every third state, the table and each seat in its turn: over hundreds of matches that is every kind of state, and a third of the time.
    const turn = this.#log.events.length;
    if (turn % 3 > 0) return;
    const seats = game.seats(this.#config);
    const looks = (turn / 3) % (seats + 1);
    const viewer = looks === seats ? 'table' : looks;
    const other = player.hidden(state, createRng(this.#seed), viewer);
    same(game.view(other, viewer), game.view(state, viewer));
  }
}

const resumed = (at: number): FoldEvent => ({ type: 'resumed', at });

const isPause = (event: Any | undefined): boolean => event?.type === 'paused' || event?.type === 'resumed';

const isPlayers = (event: Any | undefined): boolean =>
  event !== undefined && !isChanceEvent(event) && !isPause(event);

/** Takes back a stop at the end of the log. */
function undoStop({ game }: Lawful, log: Log): Log {
  const to = effectiveLog(log).findLast((seq) => log.events[seq]?.type === 'stopped');
  const back = append(game, log, { type: 'undone', at: stateAt(log).at, to: to ?? 0 });
  if (!back.ok) throw new Error(`a stop cannot be taken back: ${back.error.code}`);
  return back.value;
}

/** Whether every card is somewhere, and none of those that are known in two places. */
function isWholeDeck(player: TestPlayer, state: unknown): boolean {
  const cards = player.cards(state);
  const known = cards.filter((card) => card !== null);
  return cards.length === player.deck(state) && new Set(known).size === known.length;
}
