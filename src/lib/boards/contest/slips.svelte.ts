import type { Seat } from '#lib/core/match/game.ts';
import type { Signal } from '#lib/games/table/signals.ts';
import { Secret } from '../table/secret.svelte.ts';
import type { ContestMatch } from './match.ts';
import { isOpenType } from './words.ts';
import { EMPTY, type XLine } from './x-line.ts';

type Match = Pick<ContestMatch, 'view' | 'header' | 'config' | 'paused' | 'resume'>;

/** The slips on which one after the other types an x while the others look away: one secret at a time (CONTEST-7). */
export class Slips {
  readonly #match: () => Match;
  readonly #secret = new Secret();
  /** What was typed on a slip whose time ran out, for the next one of that seat in the same round; it is nowhere else. */
  readonly #unsealed = new Map<string, XLine>();
  #own: Seat | null = null;
  #isShielded = $state(false);

  constructor(match: () => Match) {
    this.#match = match;
  }

  /** Whose slip lies there; null where nobody types. */
  get signal(): Signal | null {
    const { phase } = this.#match().view;
    return phase.type === 'slip' ? phase.signal : null;
  }
  /** What this slip is called: each touch has one of its own. */
  get word(): string {
    const { signal } = this;
    return signal === null ? '' : `${this.wordOf(signal.seat)} ${signal.at}`;
  }
  /** What is typed is hidden from others. */
  get isSecret(): boolean {
    const { header, config } = this.#match();
    return header.players.length > 1 && !isOpenType(config);
  }
  /** Whoever types has not said yet that it is they who hold the device. */
  get isCovered(): boolean {
    return this.signal !== null && this.isSecret && !this.#secret.isOpen(this.word);
  }
  /** It lies behind a hand, between two who stay where they are. */
  get isShielded(): boolean {
    return this.isSecret && this.#isShielded;
  }

  /** A word for a seat in this round. */
  wordOf(seat: Seat): string {
    return `${this.#match().view.rounds.length} ${seat}`;
  }
  /** What stands on the next slip of that seat before anything is typed. */
  typed(seat: Seat): XLine {
    return this.#unsealed.get(this.wordOf(seat)) ?? EMPTY;
  }

  /** The device is in the right hands, or behind one of them. */
  take(behind: boolean): void {
    this.#open(behind);
    const match = this.#match();
    if (match.paused) void match.resume();
  }
  shield(): void {
    this.#isShielded = true;
  }
  /** A slip is gone, and this stood on it. */
  leave(seat: Seat, line: XLine): void {
    const [word, match] = [this.wordOf(seat), this.#match()];
    // What goes sees what was before; why it went is known right after.
    queueMicrotask(() => {
      const ranOut = match.view.missed.some((slip) => slip.seat === seat && slip.why === 'expired');
      if (ranOut) this.#unsealed.set(word, line);
      else this.#unsealed.delete(word);
    });
  }

  /** That seat has just touched its place, and sits before it. */
  raised(seat: Seat): void {
    this.#own = seat;
  }
  /** Who has just touched their place types at once: there is nothing on the slip yet. All others take the device from behind a cover. */
  openOwn(): void {
    const { signal } = this;
    if (signal === null || signal.seat !== this.#own) return;
    this.#own = null;
    if (this.typed(signal.seat) === EMPTY) this.#open(false);
  }

  cover(): void {
    this.#secret.close();
  }
  /** Covers what is typed as soon as the page is left; the answer stops it. */
  watch(): () => void {
    return this.#secret.watch();
  }

  #open(behind: boolean): void {
    this.#isShielded = behind;
    this.#secret.open(this.word);
  }
}
