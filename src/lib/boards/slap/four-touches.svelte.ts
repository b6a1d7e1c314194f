import { untrack } from 'svelte';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { LATE } from '#lib/core/match/spans.ts';
import type { slap } from '#lib/games/slap/index.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { TableProps } from '../table/props.ts';
import { heardBetween } from './cues.ts';

type Match = MatchOf<typeof slap>;
type Cue = TableProps<Match>['cue'];

/** What has just changed under a finger is not what it meant to touch. */
const SETTLING: Millis = 800;
/** A real table that has found nothing for so long may ask whether there is anything. */
const QUIET_MS = 60_000;

/** The touches at a table for four: felt at once, and what people have begun to do that is no event yet. Made while a component is. */
export class FourTouches {
  /** Zones that were touched and are not yet known to be taken. */
  felt = $state.raw<ReadonlySet<Seat>>(new Set());
  /** Locked after a false start. */
  locked = $state.raw<ReadonlySet<Seat>>(new Set());
  /** The ways out are shown: swap, give up. */
  stuck = $state(false);
  /** Who is asked whether to give up. */
  sure = $state<Seat | null>(null);
  /** Who enters the ranks of a real deck to know whether there is anything. */
  asking = $state<Seat | null>(null);
  /** The claimant has put the pad away. */
  away = $state(false);
  /** Nobody has slapped for a while. */
  quiet = $state(false);
  /** Match time of the last look, for slaps that count later. */
  seenAt = $state<Millis>(0);
  readonly #match: () => Match;
  readonly #cue: Cue;
  readonly #resolution: () => Millis;
  /** Match time since which the table has been as it is. */
  #since: Millis = -Infinity;

  constructor(match: () => Match, { cue, resolution }: Pick<TableProps<Match>, 'cue' | 'resolution'>) {
    this.#match = match;
    this.#cue = cue;
    this.#resolution = resolution;
    this.#follow();
  }

  /** A finger or a key of a seat: a slap while the cards are open, else what one would expect of it. */
  touch(seat: Seat, stamp: number): void {
    const match = this.#match();
    if (match.paused || match.stopped) return;
    const { phase, config, locks } = match.view;
    const at = match.timeOf(stamp);
    const slap = () => void match.send({ type: 'slapped', seat, resolution: this.#resolution() }, stamp);
    switch (phase.type) {
      case 'counting':
        if (config.called || at < (locks[seat] ?? 0)) return;
        slap();
        return;
      case 'open':
      case 'collecting': {
        if (at < (locks[seat] ?? 0) || this.felt.has(seat) || phase.quits.includes(seat)) return;
        if (phase.slaps.some((each) => each.seat === seat)) return;
        this.felt = new Set([...this.felt, seat]);
        this.#cue('signal', seat);
        if (config.called) void match.send({ type: 'called', seat }, stamp);
        else slap();
        return;
      }
      case 'naming':
      case 'claim':
        // For a second it may still be told by how much it was too late (SLAP-9).
        if (match.allowed(seat).has('slapped') && at - phase.decided <= LATE) slap();
        else if (phase.type === 'naming' && this.#isSettled(at))
          void match.send({ type: 'named', seat: phase.namer, claimant: seat }, stamp);
        return;
      case 'waiting':
        if (this.#isSettled(at) && !phase.ready.includes(seat))
          void match.send({ type: 'readied', seat }, stamp);
        return;
      default:
    }
  }

  #isSettled = (at: Millis): boolean => at - this.#since >= SETTLING;

  #follow(): void {
    let before: SlapView | null = null;
    $effect(() => {
      const { view } = this.#match();
      untrack(() => {
        this.#tell(before, view);
        if (before !== null && (before.phase.type !== view.phase.type || before.set !== view.set))
          this.#begin(view);
        before = view;
      });
    });
    // What was refused, or belongs to what is no more, was not taken.
    $effect(() => {
      const { refused, paused, view } = this.#match();
      const seat = refused?.seat ?? null;
      const isRacing = view.phase.type === 'open' || view.phase.type === 'collecting';
      untrack(() => {
        if (paused || !isRacing) this.felt = new Set();
        else if (seat !== null) this.felt = new Set([...this.felt].filter((each) => each !== seat));
      });
    });
    $effect(() => this.#watchLocks());
    $effect(() => this.#watchDelays());
    $effect(() => {
      const { phase, config } = this.#match().view;
      this.quiet = false;
      if (phase.type !== 'open' || config.deck === 'dealt') return;
      const timer = setTimeout(() => (this.quiet = true), QUIET_MS);
      return () => clearTimeout(timer);
    });
  }

  #begin({ phase }: SlapView): void {
    this.#since = this.#match().now();
    this.away = false;
    if (phase.type === 'open' || phase.type === 'collecting') return;
    this.stuck = false;
    this.sure = null;
    this.asking = null;
  }

  #watchLocks(): (() => void) | undefined {
    const { view, paused } = this.#match();
    const now = this.#match().now();
    const left = view.locks.map((until) => until - now);
    this.locked = new Set(left.flatMap((ms, seat) => (ms > 0 ? [seat] : [])));
    const longest = Math.max(...left);
    if (longest <= 0 || paused) return;
    const timer = setTimeout(() => (this.locked = new Set()), longest);
    return () => clearTimeout(timer);
  }

  #watchDelays(): (() => void) | undefined {
    const { view, paused } = this.#match();
    this.seenAt = this.#match().now();
    if (!('slaps' in view.phase) || paused) return;
    const waits = view.phase.slaps.map(({ counts }) => counts - this.#match().now()).filter((ms) => ms > 0);
    if (waits.length === 0) return;
    const timers = waits.map((ms) => setTimeout(() => (this.seenAt = this.#match().now()), ms + 1));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }

  /** What changed, as it sounds and feels. */
  #tell(before: SlapView | null, view: SlapView): void {
    if (before === null) return;
    for (const { cue, seat } of heardBetween(before, view)) this.#cue(cue, seat);
  }
}
