import { untrack } from 'svelte';
import type { EventBase, Millis, Seat } from '#lib/core/match/game.ts';
import type { Player } from '#lib/core/match/header.ts';
import { LATE } from '#lib/games/table/spans.ts';
import type { Draft, TakenAs } from '#lib/match/open-match.ts';
import type { TableCue } from '../table/props.ts';
import type { KeptPad } from './pad.ts';
import { SETTLING, type RaceGame, type RaceSitting, type RaceState } from './sitting.ts';

interface SeatedMatch<View, Event extends EventBase> {
  readonly header: { readonly players: readonly Player[] };
  readonly view: View;
  readonly timeline: { readonly events: readonly { readonly at: Millis }[] };
  readonly paused: boolean;
  readonly stopped: boolean;
  readonly elsewhere: boolean;
  allowed(seat: Seat): ReadonlySet<string>;
  now(): Millis;
  timeOf(stamp: number): Millis;
  send(event: Draft<Event>, stamp: number): Promise<TakenAs>;
}

interface Around {
  readonly cue: (cue: TableCue, seat?: Seat) => void;
  readonly resolution: () => Millis;
}

const SIGNALS: readonly string[] = ['slapped', 'knocked', 'called'];
const isRacing = ({ phase }: RaceState): boolean => phase.type === 'open' || phase.type === 'collecting';

/** People round a race: what they touch, and what they have begun to do that is no event yet. Made while a component is. */
export class Seats<View extends RaceState, Event extends EventBase, Act> {
  /** Who enters the ranks of a real deck to hear whether there is anything. */
  asking = $state<Seat | null>(null);
  pad = $state<RaceSitting<View>['pad']>(null);
  /** What is entered on a pad, until the claim is decided or the match goes on. */
  readonly kept: KeptPad = {};
  #felt = $state.raw<ReadonlySet<Seat>>(new Set());
  #sure = $state.raw<ReadonlySet<Seat>>(new Set());
  #seen = $state(false);
  #now = $state<Millis>(0);
  #looks = $state(0);
  /** Since when the match is in this part. */
  #begunAt: Millis = -Infinity;
  /** By seat, when a key last told or asked something: the second of a double tap is not meant for what has come in its place. */
  readonly #pressed: number[] = [];
  readonly #match: () => SeatedMatch<View, Event>;
  readonly #game: RaceGame<View, Event, Act>;
  readonly #around: Around;
  readonly sitting: RaceSitting<View> = $derived.by(() => this.#sitting());

  constructor(match: () => SeatedMatch<View, Event>, game: RaceGame<View, Event, Act>, around: Around) {
    this.#match = match;
    this.#game = game;
    this.#around = around;
    this.#follow();
  }

  /** A finger in a zone, or a seat's key: a signal while cards are open, else what one would expect of it. */
  touch(seat: Seat, stamp: number): void {
    const match = this.#match();
    const { view } = match;
    const event = this.#game.touched(view, seat, this.#around.resolution());
    if (this.#isStill() || event === null || !match.allowed(seat).has(event.type)) return;
    if (SIGNALS.includes(event.type) && (this.#isEarly(stamp) || !this.#isHeard(seat, stamp))) return;
    void match.send(event, stamp).then((taken) => {
      if (taken !== 'stored') this.#felt = without(this.#felt, seat);
    });
  }

  /** A key of a seat. */
  act(seat: Seat, act: Act, stamp: number): void {
    const match = this.#match();
    if (this.#isStill()) return;
    const rest = Math.min(match.timeOf(stamp) - this.#begunAt, stamp - (this.#pressed[seat] ?? -Infinity));
    if (!this.#game.isMeant?.(act) && rest < SETTLING) return;
    const told = this.#game.told(act, seat, match.view);
    this.#sure = told === 'sure' ? new Set([...this.#sure, seat]) : without(this.#sure, seat);
    if (told === 'sure' || typeof told !== 'string') this.#pressed[seat] = stamp;
    if (told === 'ask') this.asking = seat;
    else if (told === 'enter') this.pad = null;
    else if (told === 'seen') this.#seen = true;
    else if (typeof told !== 'string') void match.send(told, stamp);
  }

  /** Two press _Next_ in their zones: who is second finds the count there. That is no false start (SLAP-3). */
  #isEarly(stamp: number): boolean {
    const match = this.#match();
    return match.view.phase.type === 'counting' && match.timeOf(stamp) - this.#begunAt < SETTLING;
  }

  #isStill(): boolean {
    const { paused, stopped, elsewhere } = this.#match();
    return paused || stopped || elsewhere;
  }

  /** Whether a signal counts, or says by how much it was too late; one that may count is felt. */
  #isHeard(seat: Seat, stamp: number): boolean {
    const { view } = this.#match();
    const { phase, locks } = view;
    const at = this.#match().timeOf(stamp);
    // For a second it may still be told by how much it was too late (SLAP-9).
    if (at < (locks[seat] ?? 0) || (phase.decided !== undefined && at - phase.decided > LATE)) return false;
    if (!isRacing(view)) return true;
    if (this.#felt.has(seat)) return false;
    this.#felt = new Set([...this.#felt, seat]);
    this.#around.cue('signal', seat);
    return true;
  }

  #sitting(): RaceSitting<View> {
    const { view, header, stopped, timeline } = this.#match();
    return {
      view,
      players: header.players,
      names: header.players.map(({ name }) => name),
      felt: this.#felt,
      sure: this.#sure,
      pad: this.pad,
      seen: this.#seen,
      asking: this.asking,
      now: this.#now,
      since: timeline.events.at(-1)?.at ?? 0,
      stopped,
    };
  }

  #follow(): void {
    let before: View | null = null;
    let followed: unknown = null;
    $effect(() => {
      const match = this.#match();
      const { view, paused } = match;
      untrack(() => {
        if (followed !== match) before = null;
        followed = match;
        if (before !== null) {
          for (const { cue, seat } of this.#game.heardBetween(before, view)) this.#around.cue(cue, seat);
        }
        if (before === null || this.#game.partOf(before) !== this.#game.partOf(view)) this.#begin();
        // What is felt belongs to the race that goes on.
        if (paused || !isRacing(view)) this.#felt = new Set();
        before = view;
      });
    });
    // Looks again whenever a seat changes by itself.
    $effect(() => {
      const match = this.#match();
      const { view, paused, timeline } = match;
      void this.#looks;
      const now = match.now();
      this.#now = now;
      const since = timeline.events.at(-1)?.at ?? 0;
      const moments = [since + SETTLING, ...view.locks, ...this.#game.momentsOf(view)];
      const next = Math.min(...moments.filter((at) => at > now));
      if (paused || !Number.isFinite(next)) return;
      const timer = setTimeout(() => (this.#looks += 1), next - now + 1);
      return () => clearTimeout(timer);
    });
  }

  #begin(): void {
    this.#begunAt = this.#match().now();
    this.pad = null;
    // The same one, which a pad that is open already goes on with.
    Object.assign(this.kept, { line: [], first: null, slots: [] } satisfies KeptPad);
    this.#seen = false;
    this.asking = null;
    this.#sure = new Set();
  }
}

const without = (seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> =>
  new Set([...seats].filter((each) => each !== seat));
