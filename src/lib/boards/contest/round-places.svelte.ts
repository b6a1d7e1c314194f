import type { RoundRecord } from '#lib/games/contest/records.ts';
import type { Places } from '../replay/props.ts';

/** A contest round after round; behind the last of them how it ended. */
export class RoundPlaces implements Places {
  readonly rounds: readonly RoundRecord[];
  #place = $state(0);

  constructor(rounds: readonly RoundRecord[], first: number) {
    this.rounds = rounds;
    this.go(first);
  }

  get place(): number {
    return this.#place;
  }
  get end(): number {
    return this.rounds.length;
  }
  /** The round that is shown; null for how it ended. */
  get round(): RoundRecord | null {
    return this.rounds[this.#place] ?? null;
  }
  go(place: number): void {
    this.#place = Math.min(Math.max(0, place), this.end);
  }
}
