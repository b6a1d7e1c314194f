import type { Seat } from '#lib/core/match/game.ts';
import type { Card } from '#lib/games/fours/cards.ts';
import { isJustDecided, seatsInTurn, swapsAtTurn } from '#lib/games/fours/state.ts';
import { Secret } from '../table/secret.svelte.ts';
import type { FoursMatch } from './turn.svelte.ts';

type Match = Pick<
  FoursMatch,
  'view' | 'viewFor' | 'send' | 'config' | 'paused' | 'away' | 'stopped' | 'resume'
>;

/** Who has the phone: whose hand may be looked at now, and when it is covered. */
export class Passing {
  readonly #match: () => Match;
  readonly #secret = new Secret();
  /** The round before which cards are swapped: the result of the last one has been seen. */
  #swapsBefore: number | null = $state(null);
  /** Who has just swapped cards, and what they kept. */
  #swapped: { readonly seat: Seat; readonly kept: readonly Card[] } | null = $state.raw(null);
  /** Who asks about the round that is over, and how many were over then. */
  #asked: { readonly seat: Seat; readonly rounds: number } | null = $state.raw(null);
  /** A card of the turn is on its way back: the match stands for that moment. */
  undoing = $state(false);
  /** Hands are secret: the phone goes round behind a cover. */
  readonly isHidden: boolean = $derived.by(() => {
    const { deck, players } = this.#match().config;
    return deck === 'dealt' && players > 1;
  });
  readonly isOver: boolean = $derived.by(
    () => this.#match().stopped || this.#match().view.phase.type === 'over',
  );
  /** Who plays; null between rounds. */
  readonly seat: Seat | null = $derived.by(() => {
    const { phase } = this.#match().view;
    return phase.type === 'turn' ? phase.seat : null;
  });
  /** A round has just been decided, and all still look at how. */
  readonly isDecided: boolean = $derived.by(() => {
    const { view } = this.#match();
    return isJustDecided(view) && this.#swapsBefore !== view.rounds.length;
  });
  /** Who may swap cards: all are asked in their turn, before the round or at the start of their own first turn (FOURS-10). */
  readonly swapper: Seat | null = $derived.by(() => {
    const { phase, waiting } = this.#match().view;
    return phase.type === 'between' && !this.isDecided ? (waiting[0] ?? null) : null;
  });
  /** Whose hand it is about; null when it is about nobody's. */
  readonly who: Seat | null = $derived(this.seat ?? this.swapper);
  /**
   * Whose, and when: every turn has another word, so that what was opened once opens nothing else. Cards that are swapped at the start of a
   * turn belong to it.
   */
  readonly word: string = $derived.by(() => {
    const { view, config } = this.#match();
    const { rounds, turns } = view;
    const isOwnTurn = this.seat !== null || swapsAtTurn(config);
    // Between rounds the turns of the last one still count.
    const turn = isJustDecided(view) ? 0 : turns.length;
    return `${rounds.length} ${isOwnTurn ? turn : 'swap'} ${this.who}`;
  });
  readonly isCovered: boolean = $derived.by(() => {
    const { paused, away } = this.#match();
    if (!this.isHidden) return paused && away;
    return !this.#secret.isOpen(this.word) || (paused && !this.undoing);
  });
  /** Who had a turn in the round that is over and did not win it: they may ask whether they could have (FOURS-17). */
  readonly askers: readonly Seat[] = $derived.by(() => {
    const { rounds, turns } = this.#match().view;
    if (!this.isHidden || !this.isDecided) return [];
    return seatsInTurn(this.#match().config.players).filter(
      (each) => each !== rounds.at(-1)?.winner && turns.some(({ seat }) => seat === each),
    );
  });
  /** The one of them who asks, and takes the phone for it. */
  readonly asker: Seat | null = $derived.by(() => {
    const asked = this.#asked;
    const isNow = asked?.rounds === this.#match().view.rounds.length && this.askers.includes(asked.seat);
    return isNow ? asked.seat : null;
  });
  /** That one has the phone, and looks. */
  readonly isAsking: boolean = $derived.by(
    () => this.asker !== null && !this.#match().paused && this.#secret.isOpen(this.#askedWord),
  );

  /** What somebody has just drawn, with the whole hand: theirs to look at until the phone goes on. */
  readonly drawn: {
    readonly seat: Seat;
    readonly hand: readonly Card[];
    readonly fresh: readonly Card[];
  } | null = $derived.by(() => {
    const swapped = this.#swapped;
    if (!swapped || !this.#secret.isOpen('drawn') || this.#match().paused) return null;
    const { seat, kept } = swapped;
    const hand = this.#match().viewFor(seat).hands[seat] ?? [];
    return { seat, hand, fresh: hand.filter((card) => !kept.includes(card)) };
  });

  constructor(match: () => Match) {
    this.#match = match;
  }

  get #askedWord(): string {
    return `${this.#match().view.rounds.length} asked ${this.asker}`;
  }

  /** Whoever is meant has the phone. */
  open(): void {
    this.#secret.open(this.asker === null ? this.word : this.#askedWord);
    if (this.#match().paused) void this.#match().resume();
  }

  /** Somebody wants to ask about the round that is over: a cover comes first. Null: nobody does any more. */
  ask(seat: Seat | null): void {
    this.cover();
    this.#asked = seat === null ? null : { seat, rounds: this.#match().view.rounds.length };
  }

  /** All have seen how the round was decided: on to whoever is asked first. */
  goOn(): void {
    this.ask(null);
    this.#swapsBefore = this.#match().view.rounds.length;
  }

  /** Whoever is asked swaps these, and then looks at what came instead: with the turn, where theirs begins with it. */
  async swap(cards: readonly Card[], stamp: number): Promise<void> {
    const { swapper: seat, isHidden } = this;
    if (seat === null) return;
    const { config } = this.#match();
    const kept = (this.#match().viewFor(seat).hands[seat] ?? []).filter((card) => !cards.includes(card));
    const taken = await this.#match().send({ type: 'redrew', seat, cards }, stamp);
    if (taken !== 'stored' || cards.length === 0 || !isHidden || swapsAtTurn(config)) return;
    this.#swapped = { seat, kept };
    this.#secret.open('drawn');
  }

  cover(): void {
    this.#secret.close();
  }

  /** Covers by itself when the page is left. The answer stops it. */
  watch(): () => void {
    return this.#secret.watch();
  }
}
