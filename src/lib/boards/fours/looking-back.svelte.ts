import type { RoundRecord, TurnRecord } from '#lib/games/fours/records.ts';
import type { Places } from '../replay/props.ts';

/** A turn of a match that is over: where it stands. Both 0-based. */
interface Where {
  readonly round: number;
  readonly turn: number;
}

/** A match of Four Fours, turn after turn; behind the last of them how it ended. */
export class LookingBack implements Places {
  readonly rounds: readonly RoundRecord[];
  readonly #turns: readonly Where[];
  #place = $state(0);

  /** `first`: the round that is shown first; one beyond the last is the end. */
  constructor(rounds: readonly RoundRecord[], first: number) {
    this.rounds = rounds;
    this.#turns = rounds.flatMap(({ turns }, round) => [...turns.keys()].map((turn) => ({ round, turn })));
    this.goToRound(first);
  }

  get place(): number {
    return this.#place;
  }
  get end(): number {
    return this.#turns.length;
  }
  /** The turn that is shown; null for how it ended. */
  get where(): Where | null {
    return this.#turns[this.#place] ?? null;
  }
  /** The turn before that in its round, and the turn itself; none at the end. */
  get shown(): readonly TurnRecord[] {
    const { where } = this;
    return where === null
      ? []
      : (this.rounds[where.round]?.turns.slice(Math.max(0, where.turn - 1), where.turn + 1) ?? []);
  }
  /** How everybody stood before the round that is shown, or at the end of it. */
  get scores(): readonly number[] | null {
    const { where } = this;
    if (where === null) return this.rounds.at(-1)?.scores ?? null;
    const round = this.rounds[where.round];
    const isLast = where.turn === (round?.turns.length ?? 0) - 1;
    return (isLast ? round?.scores : this.rounds[where.round - 1]?.scores) ?? null;
  }

  go(place: number): void {
    this.#place = Math.min(Math.max(0, place), this.end);
  }
  /** The first turn of a round. */
  goToRound(round: number): void {
    const place = this.#turns.findIndex((where) => where.round === round && where.turn === 0);
    this.go(place < 0 ? this.end : place);
  }
}
