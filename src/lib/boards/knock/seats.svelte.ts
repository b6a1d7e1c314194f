import { untrack } from 'svelte';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { LATE } from '#lib/games/table/spans.ts';
import type { KnockView } from '#lib/games/knock/view.ts';
import type { knock } from '#lib/games/knock/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { TableProps } from '../table/props.ts';
import { momentsOf, SETTLING, type ActName, type KnockSitting } from './face.ts';

/** An open match of Knock. */
export type KnockMatch = MatchOf<typeof knock>;
type Cue = TableProps<KnockMatch>['cue'];

/** People round a match: what they touch, and what they have begun to do that is no event yet. Made while a component is. */
export class Seats {
  #felt = $state.raw<ReadonlySet<Seat>>(new Set());
  #padAway = $state(false);
  #drawSeen = $state(false);
  /** The match time of the last look. */
  #now = $state<Millis>(0);
  #looks = $state(0);
  /** Since when the match is in this part. */
  #begunAt: Millis = -Infinity;
  /** Who enters the ranks of a real deck to hear whether there is anything. */
  ranking = $state<Seat | null>(null);
  readonly #match: () => KnockMatch;
  readonly #cue: Cue;
  readonly #resolution: () => Millis;
  readonly sitting: KnockSitting = $derived.by(() => this.#sitting());

  constructor(
    match: () => KnockMatch,
    { cue, resolution }: Pick<TableProps<KnockMatch>, 'cue' | 'resolution'>,
  ) {
    this.#match = match;
    this.#cue = cue;
    this.#resolution = resolution;
    this.#follow();
  }

  /** A touch of a zone, or a seat's key: what its face says a touch does. */
  touch(seat: Seat, touch: 'knocked' | 'called' | 'drewAgain' | null, stamp: number): void {
    const match = this.#match();
    if (match.paused || match.stopped || touch === null) return;
    if (touch === 'drewAgain') return void match.send({ type: 'drewAgain', seat }, stamp);
    const { phase, locks } = match.view;
    const at = match.timeOf(stamp);
    if (at < (locks[seat] ?? 0) || !match.allowed(seat).has(touch)) return;
    // For a second it may still be told by how much it was too late (SLAP-9).
    if (phase.type === 'claim' && at - phase.decided > LATE) return;
    if (phase.type === 'open' || phase.type === 'collecting') {
      if (this.#felt.has(seat)) return;
      this.#felt = new Set([...this.#felt, seat]);
      this.#cue('signal', seat);
    }
    const event =
      touch === 'called'
        ? ({ type: 'called', seat } as const)
        : ({ type: 'knocked', seat, resolution: this.#resolution() } as const);
    void match.send(event, stamp).then((taken) => {
      if (taken !== 'stored') this.#felt = new Set([...this.#felt].filter((each) => each !== seat));
    });
  }

  /** A button at a seat. */
  act(seat: Seat, act: ActName, stamp: number): void {
    const match = this.#match();
    const type = EVENTS[act];
    if (act === 'aim') this.#drawSeen = true;
    if (act === 'isThere') this.ranking = seat;
    if (act === 'enter') this.#padAway = false;
    // What has just come to a place is not what a finger meant to press.
    if (ANSWERS.includes(act) && match.timeOf(stamp) - this.#begunAt < SETTLING) return;
    if (type !== null) void match.send({ type, seat }, stamp);
  }

  /** The claimant puts the pad away. */
  putAway(): void {
    this.#padAway = true;
  }

  #sitting(): KnockSitting {
    const match = this.#match();
    return {
      view: match.view,
      names: match.header.players.map(({ name }) => name),
      now: this.#now,
      since: match.timeline.events.at(-1)?.at ?? 0,
      stopped: match.stopped,
      aside: {
        felt: this.#felt,
        padAway: this.#padAway,
        drawSeen: this.#drawSeen,
      },
    };
  }

  #follow(): void {
    let before: KnockView | null = null;
    $effect(() => {
      const { view } = this.#match();
      untrack(() => {
        this.#tell(before, view);
        if (before === null || partOf(before) !== partOf(view)) this.#begin(view);
        before = view;
      });
    });
    // Looks again whenever a face changes by itself.
    $effect(() => {
      const match = this.#match();
      void this.#looks;
      const now = match.now();
      this.#now = now;
      const since = match.timeline.events.at(-1)?.at ?? 0;
      const next = Math.min(...momentsOf({ view: match.view, since }).filter((at) => at > now));
      if (match.paused || !Number.isFinite(next)) return;
      const timer = setTimeout(() => (this.#looks += 1), next - now + 1);
      return () => clearTimeout(timer);
    });
  }

  #begin({ phase }: KnockView): void {
    this.#begunAt = this.#match().now();
    if (phase.type !== 'open' && phase.type !== 'collecting') {
      this.ranking = null;
      this.#felt = new Set();
    }
    if (phase.type !== 'claim') this.#padAway = false;
    if (phase.type === 'drawing' || phase.type === 'tied') this.#drawSeen = false;
  }

  /** What changed, as it sounds and feels. */
  #tell(before: KnockView | null, view: KnockView): void {
    if (before === null) return;
    const { phase, last, locks, claims } = view;
    const early = locks.findIndex((until, seat) => until > (before.locks[seat] ?? 0));
    if (early >= 0) this.#cue('falseStart', early);
    if (phase.type === 'claim' && before.phase.type !== 'claim' && (phase.heat?.lot.length ?? 0) > 0)
      this.#cue('heat');
    if (claims.length > before.claims.length) this.#cue('wrong');
    if (last !== null && last.set !== before.last?.set) {
      if (last.taker !== null) this.#cue('right', last.taker);
      else this.#cue(last.by === 'barred' ? 'wrong' : 'take');
    }
    if (phase.type === 'over' && before.phase.type !== 'over') this.#cue('won');
  }
}

/** What answers somebody else, and may come to a place where another key has been. */
const ANSWERS: readonly ActName[] = ['stuck', 'nothing', 'keep', 'check', 'agree'];

/** What each button sends; those that send nothing are this screen's own affair. */
const EVENTS = {
  turn: 'readied',
  highest: 'drewHighest',
  aim: null,
  stuck: 'passed',
  nothing: 'passed',
  keep: 'keptLooking',
  isThere: null,
  said: 'stated',
  cannot: 'conceded',
  check: 'checked',
  agree: 'agreed',
  enter: null,
} as const satisfies Record<ActName, string | null>;

/** The part of a match as one word: what people have begun belongs to it alone. */
const partOf = ({ round, set, phase, claims }: KnockView): string =>
  [round, set, phase.type, claims.length].join(' ');
