import type { Seat } from '#lib/core/match/game.ts';
import { spareCard, type Play } from '#lib/games/fours/board.ts';
import { signOf, type Card, type Sign } from '#lib/games/fours/cards.ts';
import type { FoursRefusal } from '#lib/games/fours/errors.ts';
import type { fours } from '#lib/games/fours/index.ts';
import type { Rules } from '#lib/games/fours/lay.ts';
import { MOST_PLAYED } from '#lib/games/fours/turn.ts';
import type { FoursView } from '#lib/games/fours/view.ts';
import type { MatchOf } from '#lib/match/open-match.ts';
import { facesOf, firstFace, playAt, playsAs, whyNot, type PlayedFace } from './faces.ts';
import type { PickedCard } from './pieces.ts';

export type FoursMatch = MatchOf<typeof fours>;

type Match = Pick<FoursMatch, 'send' | 'undo' | 'resume' | 'viewFor' | 'refused'>;
type Code = FoursRefusal['code'];

/** What the board does for a turn. */
interface TurnBoard {
  /** Pauses the match without its menu: going back leaves it paused. */
  readonly hold: () => void;
  /** Told while a card is on its way back: the match stands for that moment, and nothing is covered. */
  readonly onundoing: (undoing: boolean) => void;
}

/** What one player does on the board in one turn: a card is picked up and laid down, or a place is chosen and then a card. */
export class FoursTurn {
  readonly seat: Seat;
  readonly #match: () => Match;
  readonly #board: TurnBoard;
  #held: { readonly card: Card; readonly face: PlayedFace } | null = $state.raw(null);
  #place: number | null = $state(null);
  #why: Code | null = $state(null);
  #ending = $state(false);
  /** The card that is on its way to the board, and when it lies there: what is done meanwhile waits for it. */
  #way: { readonly card: Card; readonly done: Promise<unknown> } | null = $state.raw(null);
  #undoing = false;
  readonly view: FoursView = $derived.by(() => this.#match().viewFor(this.seat));
  /** The card in the hand's place, what it is played as, and where it can go. */
  readonly picked: PickedCard | null = $derived.by(() => this.#picked());

  constructor(seat: Seat, match: () => Match, board: TurnBoard) {
    this.seat = seat;
    this.#match = match;
    this.#board = board;
  }

  /** Without the card that is on its way. */
  get hand(): readonly Card[] {
    return (this.view.hands[this.seat] ?? []).filter((card) => card !== this.#way?.card);
  }
  /** How many cards have been played. */
  get played(): number {
    const { phase } = this.view;
    return phase.type === 'turn' ? phase.plays.length : 0;
  }
  /** What the picked card can be played as; nothing where there is no choice. */
  get faces(): readonly PlayedFace[] {
    const held = this.#held;
    const faces = held ? facesOf(signOf(held.card), this.view.config) : [];
    return faces.length > 1 ? faces : [];
  }
  /** The place that was chosen before a card. */
  get place(): number | null {
    return this.#place;
  }
  /** Why the last thing was not done. */
  get why(): Code | null {
    const { refused } = this.#match();
    return this.#why ?? (refused?.seat === this.seat ? (refused.why.code as Code) : null);
  }
  get #rules(): Rules {
    return { fresh: this.view.fresh, negation: this.view.config.negation };
  }

  /** Picks up a card of the hand, or puts it back. */
  pick(card: Card, stamp: number, face?: PlayedFace): void {
    if (this.#place !== null && this.#waits(() => this.pick(card, stamp, face))) return;
    if (this.#held?.card === card && (face === undefined || face === this.#held.face)) return this.put();
    this.#why = null;
    if (this.played + (this.#way ? 1 : 0) >= MOST_PLAYED) return this.#refuse('threePlayed');
    const usual = face ?? firstFace(signOf(card), this.#open);
    if (this.#place === null) this.#held = { card, face: usual };
    else this.#layAt({ place: this.#place, card, face }, stamp);
  }

  /** Picks up a card by what it shows: of the hand, or of a real deck any that is not on the board. */
  pickSign(sign: Sign, stamp: number, face?: PlayedFace): void {
    const isReal = this.view.config.deck === 'physical';
    // Which card shows that sign is known when the last one lies.
    if (isReal && this.#waits(() => this.pickSign(sign, stamp, face))) return;
    const card = isReal
      ? spareCard(this.view.board, sign)
      : this.hand.find((each) => signOf(each) === sign && this.#held?.card !== each);
    const again = this.#held && signOf(this.#held.card) === sign ? this.#held.card : undefined;
    const found = isReal ? card : (again ?? card);
    if (found === undefined) this.#refuse(isReal ? 'inUse' : 'notHeld');
    else this.pick(found, stamp, face);
  }

  /** Turns the picked card: another of the things it can be played as. */
  turn(face: PlayedFace): void {
    if (this.#held) this.#held = { ...this.#held, face };
    this.#why = null;
  }

  put(): void {
    this.#held = null;
    this.#place = null;
    this.#why = null;
  }

  /** A tap on a gap, or on an end. */
  tapPlace(place: number, stamp: number): void {
    if (this.#waits(() => this.tapPlace(place, stamp))) return;
    this.#why = null;
    const { picked } = this;
    if (!picked) {
      if (this.played >= MOST_PLAYED) this.#refuse('threePlayed');
      else this.#place = this.#place === place ? null : place;
      return;
    }
    const ways = picked.plays.filter((play) => play.place === place && !play.cancels);
    if (ways.length > 0) this.#lay(ways.at(-1), stamp);
    else this.#refuseAt(playAt(this.view.board, picked.card, { face: picked.face, place }));
  }

  /** A tap on a bracket, or on a sign: the picked card takes it off the board. */
  tapCard(tapped: Pick<Play, 'place' | 'row' | 'index'>, stamp: number): void {
    if (this.#waits(() => this.tapCard(tapped, stamp))) return;
    const { place, row, index } = tapped;
    this.#why = null;
    const { picked } = this;
    if (!picked) return this.tapPlace(place, stamp);
    const play = picked.plays.find(
      (each) => each.cancels && each.place === place && each.row === row && each.index === index,
    );
    if (play) this.#lay(play, stamp);
    else this.#refuseAt({ card: picked.card, ...tapped, cancels: true });
  }

  /** A tap between two of them. */
  tapSlot(play: Play, stamp: number): void {
    if (this.#waits(() => this.tapSlot(play, stamp))) return;
    this.#lay(play, stamp);
  }

  /** Takes back the last card of this turn. */
  async undo(): Promise<void> {
    await this.#way?.done;
    if (this.played === 0 || this.#undoing) return;
    this.put();
    this.#undo(true);
    this.#board.hold();
    const match = this.#match();
    try {
      await match.undo();
      await match.resume();
    } finally {
      // Whatever came of it, the board must answer again.
      this.#undo(false);
    }
  }

  #undo(undoing: boolean): void {
    this.#undoing = undoing;
    this.#board.onundoing(undoing);
  }

  /** The turn is over; a second press does not end the next one. */
  async end(stamp: number): Promise<void> {
    if (this.#ending) return;
    this.put();
    this.#ending = true;
    const taken = await this.#match().send({ type: 'ended', seat: this.seat }, stamp);
    if (taken === 'refused') this.#ending = false;
  }

  #picked(): PickedCard | null {
    const held = this.#held;
    if (!held || this.played >= MOST_PLAYED) return null;
    const plays = playsAs(this.view.board, held.card, { face: held.face, rules: this.#rules });
    return { ...held, plays };
  }

  get #open(): number {
    const { judged } = this.view;
    return judged.type === 'incomplete' ? judged.open : 0;
  }

  /** A place was chosen first: the card goes there if there is one way to, else it is picked up and asks. */
  #layAt(
    {
      place,
      card,
      face,
    }: { readonly place: number; readonly card: Card; readonly face: PlayedFace | undefined },
    stamp: number,
  ): void {
    const { board, config } = this.view;
    const faces = face === undefined ? facesOf(signOf(card), config) : [face];
    const ways = faces.flatMap((each) =>
      playsAs(board, card, { face: each, rules: this.#rules })
        .filter((play) => play.place === place && !play.cancels)
        .map((play) => ({ face: each, play })),
    );
    const [only] = ways;
    if (only === undefined) {
      const [usual = 'operator'] = faces;
      this.#refuseAt(playAt(board, card, { face: usual, place }));
    } else if (ways.length === 1) this.#lay(only.play, stamp);
    else {
      this.#place = null;
      this.#held = { card, face: only.face };
    }
  }

  #lay(play: Play | undefined, stamp: number): void {
    if (!play) return;
    this.put();
    const done = this.#match()
      .send({ type: 'played', seat: this.seat, ...play }, stamp)
      .finally(() => (this.#way = null));
    this.#way = { card: play.card, done };
  }

  /** Whether a card is on its way: then this is done when it lies there. */
  #waits(act: () => void): boolean {
    void this.#way?.done.then(act);
    return this.#way !== null;
  }

  #refuseAt(play: Play): void {
    this.#refuse(whyNot(this.view.board, play, this.#rules) ?? 'noSuchPlace');
  }

  #refuse(code: Code): void {
    this.#why = code;
  }
}
