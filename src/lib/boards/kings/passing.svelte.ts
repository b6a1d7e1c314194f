import type { Seat } from '#lib/core/match/game.ts';
import { isAlone } from '#lib/games/kings/seats.ts';
import { Secret } from '../table/secret.svelte.ts';
import type { KingsMatch } from './match.ts';

type Match = Pick<KingsMatch, 'view' | 'paused' | 'away' | 'stopped' | 'resume'>;

/** Who has the phone in a dealt game: whose hand may be looked at now, and when it is covered. */
export class Passing {
  readonly #match: () => Match;
  readonly #secret = new Secret();
  readonly isOver: boolean = $derived.by(
    () => this.#match().stopped || this.#match().view.phase.type === 'over',
  );
  /** Whose turn it is; null where everybody may look. */
  readonly seat: Seat | null = $derived.by(() => {
    const { phase } = this.#match().view;
    return phase.type === 'turn' || phase.type === 'raising' || phase.type === 'extra' ? phase.seat : null;
  });
  /** One plays on alone, and keeps the phone from turn to turn (KINGS-4). */
  readonly isAlone: boolean = $derived.by(() => this.seat !== null && isAlone(this.#match().view));
  /** Which turn of which game. A king, its draws and the card that goes back are one turn. */
  readonly #turn: string = $derived.by(() => {
    const { games, deeds } = this.#match().view;
    const ended = deeds.filter(
      ({ type }) => type === 'faceDown' || type === 'faceUp' || type === 'wrongCall',
    );
    return `${games.length} ${ended.length} ${this.seat}`;
  });
  /** Whose turn, and which: what was opened once opens no other turn, but for one who plays on alone. */
  readonly #word: string = $derived.by(() =>
    this.isAlone ? `${this.#match().view.games.length} alone` : this.#turn,
  );
  /** Which screen: another word for each that must not be taken for the one before. */
  readonly word: string = $derived.by(() => `${this.#turn} ${this.drawer}`);
  readonly isCovered: boolean = $derived.by(() => {
    const { paused, away } = this.#match();
    if (this.seat === null) return paused && away;
    return !this.#secret.isOpen(this.#word) || paused;
  });
  /** Who has just discarded, and still looks at what was drawn for it; null when nobody does. */
  readonly drawer: Seat | null = $derived.by(() => {
    const { view, paused } = this.#match();
    const last = view.deeds.at(-1);
    return this.seat !== null && last && !paused && this.#secret.isOpen(`${this.#word} drawn`)
      ? last.seat
      : null;
  });

  constructor(match: () => Match) {
    this.#match = match;
  }

  /** Whoever is meant has the phone. */
  open(): void {
    if (this.seat !== null) this.#secret.open(this.#word);
    if (this.#match().paused) void this.#match().resume();
  }

  /** The one who has just discarded goes on looking at their hand, until they pass the phone on. */
  lookOn(): void {
    if (!this.isAlone) this.#secret.open(`${this.#word} drawn`);
  }

  cover(): void {
    this.#secret.close();
  }

  /** Covers by itself when the page is left. The answer stops it. */
  watch(): () => void {
    return this.#secret.watch();
  }
}
