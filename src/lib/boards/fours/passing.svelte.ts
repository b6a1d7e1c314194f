import type { Seat } from '#lib/core/match/game.ts';
import type { Card } from '#lib/games/fours/cards.ts';
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
  /** The round before which somebody wants to swap cards. */
  #swapsBefore: number | null = $state(null);
  /** Who has just swapped cards, and what they kept. */
  #swapped: { readonly seat: Seat; readonly kept: readonly Card[] } | null = $state.raw(null);
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
  /** Who may swap cards before the next round, once somebody wants to; then all are asked in their turn (FOURS-10). */
  readonly swapper: Seat | null = $derived.by(() => {
    const { view, config } = this.#match();
    if (view.phase.type !== 'between' || config.deck === 'physical') return null;
    const isBegun = this.#swapsBefore === view.rounds.length || view.waiting.length < config.players;
    return isBegun ? (view.waiting[0] ?? null) : null;
  });
  /** Whose hand it is about; null when it is about nobody's. */
  readonly who: Seat | null = $derived(this.seat ?? this.swapper);
  /** Whose, and when: every turn has another word, so that what was opened once opens nothing else. */
  readonly word: string = $derived.by(() => {
    const { rounds, turns } = this.#match().view;
    // Between rounds the turns of the last one still count, so that is a word of its own, too.
    return `${rounds.length} ${turns.length} ${this.who}`;
  });
  readonly isCovered: boolean = $derived.by(() => {
    const { paused, away } = this.#match();
    if (!this.isHidden) return paused && away;
    return !this.#secret.isOpen(this.word) || (paused && !this.undoing);
  });
  /** Who has just had a turn, and may ask about it before the phone goes on; null when there is nobody. */
  readonly asker: Seat | null = $derived.by(() => {
    if (!this.isHidden || this.seat === null) return null;
    return this.#match().view.turns.at(-1)?.seat ?? null;
  });
  /** That one has asked, and looks. */
  readonly isAsking: boolean = $derived.by(
    () => this.isCovered && this.asker !== null && this.#secret.isOpen(`${this.word} asked`),
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

  /** Whoever is meant has the phone. */
  open(): void {
    this.#secret.open(this.word);
    if (this.#match().paused) void this.#match().resume();
  }

  ask(): void {
    this.#secret.open(`${this.word} asked`);
  }

  swapFirst(): void {
    this.#swapsBefore = this.#match().view.rounds.length;
  }

  /** Whoever is asked swaps these, and then looks at what came instead. */
  async swap(cards: readonly Card[], stamp: number): Promise<void> {
    const { swapper: seat } = this;
    if (seat === null) return;
    const kept = (this.#match().viewFor(seat).hands[seat] ?? []).filter((card) => !cards.includes(card));
    const taken = await this.#match().send({ type: 'redrew', seat, cards }, stamp);
    if (taken !== 'stored' || cards.length === 0 || !this.isHidden) return;
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
