import { flushSync } from 'svelte';
import type { EventBase, Refusal, Viewer } from '#lib/core/match/game.ts';
import type { Draft, OpenMatch, TakenAs } from '#lib/match/open-match.ts';
import type { MatchTable } from './match-table.ts';

/**
 * A match that lies open, over a table under test: its time is that of a page whose clock the test moves (`vi.useFakeTimers`), what is sent is
 * stored at once, and whoever looks hears of it.
 */
export class OpenTable<Config, State, Event extends EventBase, View, R extends Refusal> {
  readonly #table: MatchTable<Config, State, Event, View, R>;
  #taken = $state(0);
  /** What was sent, in order. */
  readonly sent: Draft<Event>[] = [];
  paused = $state(false);
  refused: {
    readonly seat: number | null;
    readonly count: number;
    readonly why: { readonly code: string };
  } | null = $state.raw(null);

  constructor(table: MatchTable<Config, State, Event, View, R>) {
    this.#table = table;
  }

  /** The same for a board. */
  get match(): OpenMatch<Config, State, Event, View, R> {
    const own = this.#table;
    const read = () => this.#read();
    const isPaused = () => this.paused;
    const refused = () => this.refused;
    return {
      get view() {
        return own.game.view(read(), 'table');
      },
      get state() {
        return read();
      },
      get timeline() {
        read();
        return own.timeline;
      },
      get paused() {
        return isPaused();
      },
      get refused() {
        return refused();
      },
      stopped: false,
      elsewhere: false,
      viewFor: (viewer: Viewer) => own.game.view(read(), viewer),
      allowed: (seat: number) => own.game.allowed(own.state, seat),
      now: () => Date.now(),
      timeOf: (stamp: number) => stamp,
      send: (event: Draft<Event>, stamp: number) => this.#send(event, stamp),
    } as unknown as OpenMatch<Config, State, Event, View, R>;
  }

  /** What the table owes by now, and everybody looks. */
  look(): void {
    this.#table.through(Date.now());
    this.#taken += 1;
    flushSync();
  }

  #read(): State {
    void this.#taken;
    return this.#table.state;
  }

  #send(event: Draft<Event>, stamp: number): Promise<TakenAs> {
    this.sent.push(event);
    const code = this.#table.until(stamp).send({ ...event, at: stamp } as unknown as Event);
    if (code !== null) {
      const { seat = null } = event as { seat?: number };
      this.refused = { seat, count: (this.refused?.count ?? 0) + 1, why: { code } };
    }
    this.look();
    return Promise.resolve(code === null ? 'stored' : 'refused');
  }
}
