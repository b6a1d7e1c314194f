import { untrack } from 'svelte';
import type { Millis, Seat } from '#lib/core/match/game.ts';
import { canBeMade } from '#lib/games/table/table-cards.ts';
import type { slap } from '#lib/games/slap/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { TableProps } from '../table/props.ts';
import type { ActName, Aside, TouchType } from './face.ts';

type Match = MatchOf<typeof slap>;
type Around = Pick<TableProps<Match>, 'cue' | 'resolution'>;

/** What has just changed under a finger is not what it meant to press. */
const SETTLING: Millis = 800;

/** What this screen does itself with a key that sends nothing; the rest belongs to whoever shows the table. */
type TableAct = Exclude<ActName, 'missed' | 'again' | 'replay' | 'home'>;

/** What this screen alone knows of a match: fingers not yet stored, pads opened and put away, answers asked for. */
export class LocalAside {
  felt: readonly Seat[] = $state.raw([]);
  asking: Seat | null = $state.raw(null);
  isThere: boolean | null = $state.raw(null);
  pad: Aside['pad'] = $state.raw(null);
  missed: Aside['missed'] = $state.raw(null);
  readonly #match: Match;
  readonly #around: Around;
  /** Match time since which the set has been in this part. */
  #since: Millis = -Infinity;
  readonly #reshuffled: boolean = $derived.by(
    () =>
      this.#match.timeline.events.findLast(({ type }) => type !== 'paused' && type !== 'resumed')?.type ===
      'reshuffled',
  );

  constructor(match: Match, around: Around) {
    this.#match = match;
    this.#around = around;
    // What was asked for belongs to one part of one set.
    const part = $derived(`${match.view.set} ${match.view.swaps} ${match.view.phase.type}`);
    $effect.pre(() => {
      void part;
      this.#since = untrack(() => match.now());
      this.asking = null;
      this.isThere = null;
      this.pad = null;
      this.missed = null;
    });
  }

  get reshuffled(): boolean {
    return this.#reshuffled;
  }
  get played(): Millis {
    return this.#match.timeline.events.at(-1)?.at ?? 0;
  }
  get stopped(): boolean {
    return this.#match.stopped;
  }

  /** A finger in a zone, or a seat's key: a slap or nothing while cards are open (SLAP-9), before them Ready. */
  touch(seat: Seat, type: TouchType | null, stamp: number): void {
    const match = this.#match;
    if (match.paused || match.elsewhere || type === null) return;
    if (type === 'readied') return void match.send({ type, seat }, stamp);
    if (match.view.phase.type !== 'counting') this.#around.cue('signal', seat);
    const slap =
      type === 'called'
        ? ({ type, seat } as const)
        : ({ type, seat, resolution: this.#around.resolution() } as const);
    void this.#feel(seat, match.send(slap, stamp));
  }

  /** A key outside the zones. */
  act(seat: Seat, name: TableAct, stamp: number): void {
    const match = this.#match;
    if (match.paused || match.elsewhere || match.timeOf(stamp) - this.#since < SETTLING) return;
    switch (name) {
      case 'agree':
        return void match.send({ type: 'agreed', seat }, stamp);
      case 'check':
        return void match.send({ type: 'checked', seat }, stamp);
      case 'concede':
        return void match.send({ type: 'conceded', seat }, stamp);
      case 'enter':
        this.pad = null;
        return;
      case 'cards':
        this.pad = 'ranks';
        return;
      case 'swap':
      case 'agreeSwap':
        return void match.send({ type: 'swapAsked', seat }, stamp);
      case 'takeBack':
        return void match.send({ type: 'swapDeclined', seat }, stamp);
      case 'keep':
        return void match.send({ type: 'picked', seat, place: null }, stamp);
      case 'done': {
        const place = match.view.table.findIndex((card) => card.seat === seat);
        return void match.send({ type: 'picked', seat, place }, stamp);
      }
      case 'shuffled':
        return void match.send({ type: 'reshuffled', seat, piles: null }, stamp);
      case 'isThere':
        this.asking = seat;
        return;
      case 'next':
      case 'ready':
        return void match.send({ type: 'readied', seat }, stamp);
    }
  }

  /** Paints a touch until it is known what became of it. */
  async #feel(seat: Seat, taken: Promise<unknown>): Promise<void> {
    this.felt = [...this.felt, seat];
    await taken;
    this.felt = this.felt.filter((each) => each !== seat);
  }

  /** Says whether the entered ranks make the target, and not how (SLAP-7). */
  answer(): void {
    const { table, target } = this.#match.view;
    this.asking = null;
    this.isThere = canBeMade(table, target);
  }
}
