import type { Environment } from '#lib/environment/environment.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import type { Hand } from './hand.ts';
import { dealPractice, dealToday, openAgain, openDay, openHand, openPractice } from './opening.ts';
import { PracticeSession } from './session.svelte.ts';
import { usualOf } from './statistics.ts';
import type { Supply } from './supply.svelte.ts';

interface TablesOptions {
  readonly environment: Environment;
  readonly solver: Solver;
  readonly store: Store;
  readonly supply: Supply;
}

type Finished = (hand: Hand) => void;

/** The tables that one can sit down at: practice, the hand of the day, and a hand of the history once more. */
export class Tables {
  readonly #options: TablesOptions;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  async practice(onfinished: Finished): Promise<PracticeSession> {
    await this.#options.supply.load();
    return this.#sit('practice', await openPractice(this.#options), onfinished);
  }

  async day(onfinished: Finished): Promise<PracticeSession> {
    return this.#sit('day', await openDay(this.#options), onfinished);
  }

  /** A hand of the history by its attempt's id; null if there is none. An id of null opens the one that was left open. */
  async again(id: string | null, onfinished: Finished): Promise<PracticeSession | null> {
    const { store } = this.#options;
    const hand = id === null ? await openHand(store, 'again') : await openAgain(this.#options, id);
    return hand && this.#sit('again', hand, onfinished);
  }

  /** The next practice hand takes the place of the one on the table. */
  next(session: PracticeSession): void {
    session.lay(dealPractice(this.#options));
  }

  /** Today's hand takes the place of yesterday's. */
  today(session: PracticeSession): void {
    session.lay(dealToday(this.#options.environment));
  }

  /** Whether a hand that somebody has begun lies open in a slot; a hand of the day only while it is of today. */
  async isOpen(slot: 'practice' | 'day'): Promise<boolean> {
    const hand = await openHand(this.#options.store, slot);
    if (hand === null || hand.ending !== null) return false;
    if (slot === 'day' && hand.day !== this.#options.environment.today()) return false;
    return hand.moves.length > 0 || hand.hints > 0;
  }

  /** The usual time of earlier hands, in milliseconds; null while there are too few. */
  async usual(except: string): Promise<number | null> {
    const recent = await this.#options.store.attempts.recentSolved(100);
    return usualOf(recent.filter(({ id }) => id !== except));
  }

  #sit(slot: Slot, hand: Hand, onfinished: Finished): PracticeSession {
    return new PracticeSession(hand, { ...this.#options, slot, onfinished });
  }
}
