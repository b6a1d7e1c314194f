import type { Seat } from '#lib/core/match/game.ts';
import { isKing, type Card } from '#lib/games/kings/cards.ts';
import type { KingsEvent } from '#lib/games/kings/events.ts';
import { isAlone } from '#lib/games/kings/seats.ts';
import type { KingsView } from '#lib/games/kings/view.ts';
import type { Draft } from '#lib/match/open-match.ts';
import { actsOn, becomes, freshIn, inOrder, meantAt, type CastleActs } from './acts.ts';
import type { KingsMatch } from './match.ts';
import { whyWords } from './words.ts';

interface Holder {
  readonly match: () => KingsMatch;
  readonly seat: () => Seat;
  /** The hand is held by suit, and not by rank. */
  readonly bySuit: () => boolean;
  /** What the hand heard: an event was taken, and of which type. */
  readonly ontaken: (type: KingsEvent['type'], wasExtra: boolean) => void;
}

/** A turn of whoever has the phone: which card is picked, what it may do, and what is asked once more. */
export class Turning {
  readonly #of: Holder;
  picked: Card | null = $state(null);
  castle: number | null = $state(null);
  asking: 'call' | 'score' | null = $state(null);
  /** Refusals up to this one have been read. */
  #read = $state(0);

  readonly view: KingsView = $derived.by(() => this.#of.match().viewFor(this.#of.seat()));
  readonly held: readonly Card[] = $derived.by(() => this.view.hands[this.#of.seat()] ?? []);
  readonly hand: readonly Card[] = $derived.by(() => inOrder(this.held, this.#of.bySuit()));
  readonly isExtra: boolean = $derived.by(() => this.view.phase.type === 'extra');
  /** All others are out: whoever has this turn has the next one, too. */
  readonly alone: boolean = $derived.by(() => isAlone(this.view));
  readonly fresh: readonly Card[] = $derived.by(() => freshIn(this.view, this.held, this.alone));
  readonly #acts: readonly CastleActs[] = $derived.by(() =>
    this.picked === null || this.isExtra ? [] : actsOn(this.#of.match().state, this.picked),
  );
  /** By castle: what the picked king would make of it; null where it cannot go. */
  readonly become: readonly (string | null)[] = $derived.by(() =>
    this.#acts.map((each, at) => {
      const there = this.view.castles[at];
      return there && this.picked !== null ? becomes(there, each, this.picked, this.view.config) : null;
    }),
  );
  /** What the picked king may do on the castle that is meant. */
  readonly there: CastleActs | undefined = $derived.by(() =>
    this.castle === null ? undefined : this.#acts[this.castle],
  );
  readonly isRoyal: boolean = $derived.by(() => this.picked !== null && !this.isExtra && isKing(this.picked));
  /** Where a king rules already, another one makes two. */
  readonly isDouble: boolean = $derived.by(() => {
    const meant = this.castle === null ? undefined : this.view.castles[this.castle];
    return meant !== undefined && (meant.kings.length > 0 || isKing(meant.card));
  });
  /** Why the last act was refused, until something else is done. */
  readonly note: string | null = $derived.by(() => {
    const { refused } = this.#of.match();
    return refused?.seat === this.#of.seat() && refused.count > this.#read
      ? whyWords(refused.why.code)
      : null;
  });

  constructor(of: Holder) {
    this.#of = of;
  }

  #readAll(): void {
    this.#read = this.#of.match().refused?.count ?? 0;
  }
  clear(): void {
    this.picked = null;
    this.castle = null;
    this.asking = null;
    this.#readAll();
  }
  pick(card: Card): void {
    const isBack = card === this.picked;
    this.clear();
    if (isBack) return;
    this.picked = card;
    this.castle = this.isExtra ? null : meantAt(actsOn(this.#of.match().state, card));
  }
  async send(event: Draft<KingsEvent>, stamp: number): Promise<void> {
    this.#readAll();
    const wasExtra = this.isExtra;
    if ((await this.#of.match().send(event, stamp)) !== 'stored') return;
    this.clear();
    this.#of.ontaken(event.type, wasExtra);
  }
  async discard(up: boolean, stamp: number): Promise<void> {
    if (this.picked !== null)
      await this.send({ type: 'discarded', seat: this.#of.seat(), card: this.picked, up }, stamp);
  }
  async dump(stamp: number): Promise<void> {
    if (this.picked !== null)
      await this.send({ type: 'dumped', seat: this.#of.seat(), card: this.picked }, stamp);
  }
  async enthrone(type: 'crowned' | 'dethroned', stamp: number): Promise<void> {
    const { picked: card, castle } = this;
    if (card !== null && castle !== null)
      await this.send({ type, seat: this.#of.seat(), card, castle }, stamp);
  }
  /** A castle is tapped with a king in hand: where one thing can be done, it is done; a wrong one says why. */
  async tapCastle(at: number, stamp: number): Promise<void> {
    if (this.picked === null) return;
    const open = this.#acts[at];
    this.castle = at;
    if (open?.crowned && open.dethroned) return;
    await this.enthrone(open?.dethroned ? 'dethroned' : 'crowned', stamp);
  }
}
