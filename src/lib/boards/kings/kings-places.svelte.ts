import type { KingsRecord } from '#lib/games/kings/records.ts';
import type { Places } from '../replay/props.ts';

/** A match turn by turn, with The Calculus of each game; behind the last of them how it ended. */
export class KingsPlaces implements Places {
  readonly records: readonly KingsRecord[];
  #place = $state(0);

  /** `first`: the game that is shown first, 0-based; its Calculus, since that is what a best hand is looked for in. */
  constructor(records: readonly KingsRecord[], first: number) {
    this.records = records;
    const at = records.findIndex(({ game, type }) => game === first && (first === 0 || type === 'calculus'));
    this.go(at < 0 && first > 0 ? this.end : at);
  }

  get place(): number {
    return this.#place;
  }
  get end(): number {
    return this.records.length;
  }
  /** What is shown; null for how it ended. */
  get record(): KingsRecord | null {
    return this.records[this.#place] ?? null;
  }
  go(place: number): void {
    this.#place = Math.min(Math.max(0, place), this.end);
  }
  /** Shows the beginning of a game. */
  goToGame(game: number): void {
    this.go(this.records.findIndex((record) => record.game === game));
  }
}
