import { untrack } from 'svelte';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { CONSENT, LATE } from '#lib/games/table/spans.ts';
import type { slap } from '#lib/games/slap/index.ts';
import type { SlapView } from '#lib/games/slap/view.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { TableProps } from '../table/props.ts';
import { heardBetween } from './cues.ts';
import type { FourAct } from './four-keys.ts';
import { HANDS_DOWN } from './four-zone.ts';

type Match = MatchOf<typeof slap>;
type Cue = TableProps<Match>['cue'];

/** What has just changed under a finger is not what it meant to touch. */
const SETTLING: Millis = 800;

/** The touches at a table for four: felt at once, and what people have begun to do that is no event yet. Made while a component is. */
export class FourTouches {
  /** Zones that were touched and are not yet known to be taken. */
  felt = $state.raw<ReadonlySet<Seat>>(new Set());
  /** Locked after a false start. */
  locked = $state.raw<ReadonlySet<Seat>>(new Set());
  /** Who is asked whether to give up. */
  sure = $state.raw<ReadonlySet<Seat>>(new Set());
  /** Who enters the ranks of a real deck to know whether there is anything. */
  asking = $state<Seat | null>(null);
  /** The claimant has put the pad away. */
  away = $state(false);
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
        return;
      case 'waiting':
        // Before cards are opened a finger in the zone says Ready; after a verdict a late hand may still come down.
        if (match.view.last === null && !phase.ready.includes(seat))
          void match.send({ type: 'readied', seat }, stamp);
        return;
      default:
    }
  }

  /** What a key at a seat's edge does, or a name that the odd one out presses. */
  act(seat: Seat, what: FourAct, stamp: number): void {
    const match = this.#match();
    if (match.paused || match.stopped || !this.#isSettled(match.timeOf(stamp))) return;
    switch (what.type) {
      case 'swap':
        return void match.send({ type: 'swapAsked', seat }, stamp);
      case 'keepMine':
        return void match.send({ type: 'swapAsked', seat, keep: true }, stamp);
      case 'takeBack':
        return void match.send({ type: 'swapDeclined', seat }, stamp);
      case 'giveUp':
        return void (this.sure = new Set([...this.sure, seat]));
      case 'notSure':
        return this.#isSureNoMore(seat);
      case 'sure':
        this.#isSureNoMore(seat);
        return void match.send({ type: 'gaveUp', seat }, stamp);
      case 'ask':
        return void (this.asking = seat);
      case 'check':
        return void match.send({ type: 'checked', seat }, stamp);
      case 'agree':
        return void match.send({ type: 'agreed', seat }, stamp);
      case 'enter':
        return void (this.away = false);
      case 'concede':
        return void match.send({ type: 'conceded', seat }, stamp);
      case 'pick':
        return void match.send({ type: 'picked', seat, place: what.place }, stamp);
      case 'done':
        return void match.send({ type: 'reshuffled', seat, piles: null }, stamp);
      case 'next':
        return void match.send({ type: 'readied', seat }, stamp);
    }
  }

  /** The odd one out names one of those who slapped (SLAP-8). */
  name(seat: Seat, claimant: Seat, stamp: number): void {
    const match = this.#match();
    if (!match.paused && !match.stopped) void match.send({ type: 'named', seat, claimant }, stamp);
  }

  #isSureNoMore(seat: Seat): void {
    this.sure = new Set([...this.sure].filter((each) => each !== seat));
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
  }

  #begin({ phase }: SlapView): void {
    this.#since = this.#match().now();
    this.away = false;
    if (phase.type === 'open' || phase.type === 'collecting') return;
    this.sure = new Set();
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

  /** Looks again whenever a zone or a key changes by itself. */
  #watchDelays(): (() => void) | undefined {
    const { view, paused } = this.#match();
    this.seenAt = this.#match().now();
    if (paused) return;
    const waits = momentsOf(view)
      .map((at) => at - this.#match().now())
      .filter((ms) => ms > 0);
    const timers = waits.map((ms) => setTimeout(() => (this.seenAt = this.#match().now()), ms + 1));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }

  /** What changed, as it sounds and feels. */
  #tell(before: SlapView | null, view: SlapView): void {
    if (before === null) return;
    for (const { cue, seat } of heardBetween(before, view)) this.#cue(cue, seat);
  }
}

/** When that happens, in match time: slaps that count later (SLAP-13), hands that have come down, a question that has been read (SLAP-9). */
function momentsOf({ phase }: SlapView): readonly Millis[] {
  return [
    ...('slaps' in phase ? phase.slaps.map(({ counts }) => counts) : []),
    ...('decided' in phase ? [phase.decided + HANDS_DOWN] : []),
    ...(phase.type === 'open' && phase.question !== null ? [phase.question.since + CONSENT] : []),
  ];
}
