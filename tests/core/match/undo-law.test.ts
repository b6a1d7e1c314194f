import { describe, expect, test } from 'vitest';
import { createRng, type Rng } from '#lib/core/chance.ts';
import { extended, isIn, type Link } from '#lib/core/match/chain.ts';
import type { FoldEvent, Undone } from '#lib/core/match/common.ts';
import { applyEvent, newMatch, type Match } from '#lib/core/match/fold.ts';
import { append, effectiveLog, newTimeline, replay, stateAt } from '#lib/core/match/timeline.ts';
import { drew, toy, type ToyEvent, type ToyState } from '../../support/toy-game.ts';

type Event = ToyEvent | FoldEvent | Undone;
const CONFIG = { seats: 2 };

const isPause = ({ type }: Event): boolean => type === 'paused' || type === 'resumed';
const isPlayers = (event: Event): boolean =>
  event.seat !== undefined || ['stopped', 'undone'].includes(event.type);

/** The plain definition, by lists alone: a log is the places of the raw one that count, written out anew after each event. */
class Plainly {
  readonly raw: Event[] = [];
  /** The log before each event, and as it is. */
  readonly logs: (readonly number[])[] = [[]];

  get log(): readonly number[] {
    return this.logs.at(-1) ?? [];
  }

  /** Played from the start; after an undo it stands paused. */
  get match(): Match<ToyState> {
    let match = newMatch(toy.init(CONFIG));
    for (const seq of this.log) {
      // What was gone on with after an undo stood.
      if (this.raw[seq]?.type === 'resumed') match = { ...match, paused: true };
      const next = applyEvent(toy, match, this.raw[seq] as ToyEvent);
      if (!next.ok) throw new Error(`${seq}: ${next.error.code}`);
      match = next.value;
    }
    return this.raw.at(-1)?.type === 'undone' ? { ...match, paused: true } : match;
  }

  send(event: Event): string | null {
    const next = event.type === 'undone' ? this.#back(event) : this.#on(event);
    if (typeof next === 'string') return next;
    this.raw.push(event);
    this.logs.push(next);
    return null;
  }

  #on(event: ToyEvent | FoldEvent): string | readonly number[] {
    const next = applyEvent(toy, this.match, event);
    return next.ok ? [...this.log, this.raw.length] : next.error.code;
  }

  #back({ at, to }: Undone): string | readonly number[] {
    const event = this.raw[to];
    if (event === undefined) return 'noSuchEvent';
    if (at < this.match.at) return 'earlier';
    if (!isPlayers(event)) return 'notPlayers';
    if (event.type !== 'undone' && !this.log.includes(to)) return 'notInLog';
    const moves = (log: readonly number[]) => String(log.filter((seq) => !isPause(this.raw[seq]!)));
    if (event.type === 'undone' && moves(this.log) !== moves(this.logs[to + 1]!)) return 'playedSince';
    return this.logs[to]!;
  }
}

/** Anything at all, more often than not something that can be taken; one in `every` goes back. */
function anyEvent(rng: Rng, { match, raw, log }: Plainly, every: number): Event {
  if (rng.next(every) === 0) {
    const undos = raw.flatMap(({ type }, seq) => (type === 'undone' ? [seq] : []));
    const places = [log.at(-1 - rng.next(9)), log[0], undos.at(-1 - rng.next(3)), rng.next(raw.length + 2)];
    const to = places[rng.next(places.length)] ?? 0;
    return { type: 'undone', at: match.at - (rng.next(20) === 0 ? 1 : 0), to };
  }
  const at = match.at + (match.paused ? 0 : rng.next(3));
  if (match.paused && rng.next(2) === 0) return { type: 'resumed', at };
  if (match.state.owing && rng.next(4) > 0) return { type: 'dealt', at, card: rng.next(9) };
  return rng.next(6) === 0 ? { type: 'paused', at } : drew(at, rng.next(2));
}

describe('undo and redo', () => {
  const seen = new Map<string, number>();
  let longest = 0;

  test.each(Array.from({ length: 24 }, (_, seed) => seed))(
    'come to what the plain definition says, seed %i',
    (seed) => {
      const rng = createRng(seed);
      const plain = new Plainly();
      let timeline = newTimeline<ToyState, ToyEvent>(toy.init(CONFIG));
      for (let tried = 0; tried < 400; tried += 1) {
        const event = anyEvent(rng, plain, [3, 8, 60][seed % 3]!);
        const next = append(toy, timeline, event);
        const code = plain.send(event);
        const said = `seed ${seed}, after ${plain.raw.length}: ${JSON.stringify(event)}`;
        expect(next.ok ? null : next.error.code, said).toBe(code);
        const kind = event.type === 'undone' ? `${plain.raw[event.to]?.type === 'undone'} ${code}` : '';
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
        if (!next.ok) continue;
        timeline = next.value;
        expect(effectiveLog(timeline), said).toEqual(plain.log);
        expect(stateAt(timeline), said).toEqual(plain.match);
        longest = Math.max(longest, plain.log.length);
      }
    },
  );

  test('were tried in every way, in long logs too', () => {
    for (const kind of ['false null', 'false notInLog', 'false notPlayers', 'true null', 'true playedSince'])
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(20);
    expect(longest).toBeGreaterThan(100);
  });
});

describe('what undo and redo cost', () => {
  const COUNT = 10_000;
  let asked = 0;
  /** A pause that counts how often it is asked whether it is one. */
  const counted = (type: 'paused' | 'resumed'): FoldEvent => ({
    get type() {
      asked += 1;
      return type;
    },
    at: 0,
  });

  test('is no more behind ten thousand pauses than behind ten', () => {
    const undone = (to: number) => ({ type: 'undone', at: 0, to }) as const;
    const log: Event[] = [drew(0), undone(0)];
    while (log.length < COUNT) log.push(counted('resumed'), counted('paused'));
    log.push(undone(1));
    while (log.length < 2 * COUNT) log.push(undone(log.length - 1));
    expect(replay(toy, toy.init(CONFIG), log).ok).toBe(true);
    expect(asked, 'a few times each').toBeLessThan(10 * COUNT);
  });

  test('is a few steps back to any event of a long log, and as few to none', () => {
    let steps = 0;
    const links: Link[] = [];
    for (let seq = 0; seq < COUNT; seq += 1) {
      const link = extended(links.at(-1) ?? null, 2 * seq, drew(0));
      for (const way of ['before', 'far'] as const) {
        const to = link[way];
        Object.defineProperty(link, way, { get: () => ((steps += 1), to) });
      }
      links.push(link);
    }
    for (let seq = 0; seq < COUNT; seq += 7) {
      expect(isIn(links.at(-1)!, 2 * seq)).toBe(true);
      expect(isIn(links.at(-1)!, 2 * seq + 1)).toBe(false);
      expect(isIn(links[seq]!, 2 * seq + 2)).toBe(false);
    }
    // Twice the logarithm of ten thousand, for each of three questions, and each step looks both ways.
    expect(steps / (COUNT / 7)).toBeLessThan(3 * 2 * 2 * Math.log2(COUNT));
  });
});
