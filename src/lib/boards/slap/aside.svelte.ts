import type { Millis, Seat } from '#lib/core/match/game.ts';
import { canBeMade } from '#lib/core/match/lying.ts';
import type { slap } from '#lib/games/slap/index.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import type { Aside } from './face.ts';

/** What this screen alone knows of a match: fingers not yet stored, pads opened and put away, answers asked for. */
export class LocalAside {
  felt: readonly Seat[] = $state.raw([]);
  asking: Seat | null = $state.raw(null);
  isThere: boolean | null = $state.raw(null);
  pad: Aside['pad'] = $state.raw(null);
  missed: Aside['missed'] = $state.raw(null);
  readonly #match: MatchOf<typeof slap>;
  readonly #openedAt: Millis = $derived.by(() => {
    const opened = this.#match.timeline.events.findLast(({ type }) => type === 'opened');
    return opened?.at ?? 0;
  });
  readonly #reshuffled: boolean = $derived.by(
    () =>
      this.#match.timeline.events.findLast(({ type }) => type !== 'paused' && type !== 'resumed')?.type ===
      'reshuffled',
  );

  readonly #settledAt: Millis = $derived.by(() => {
    const before = this.#match.timeline.events.findLast(({ type }) => type !== 'readied');
    return before?.at ?? -Infinity;
  });

  constructor(match: MatchOf<typeof slap>) {
    this.#match = match;
    // What was asked for belongs to one part of one set.
    const part = $derived(`${match.view.set} ${match.view.swaps} ${match.view.phase.type}`);
    $effect.pre(() => {
      void part;
      this.asking = null;
      this.isThere = null;
      this.pad = null;
      this.missed = null;
    });
  }

  get openedAt(): Millis {
    return this.#openedAt;
  }
  /** When the table became what it is, those who are ready apart. */
  get settledAt(): Millis {
    return this.#settledAt;
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

  /** Paints a touch until it is known what became of it. */
  async feel(seat: Seat, taken: Promise<unknown>): Promise<void> {
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
