import { addDays, type Day } from '#lib/core/calendar.ts';
import type { DealSpec } from '#lib/core/deal.ts';
import type { Environment } from '#lib/environment/environment.ts';
import { inSlices } from '#lib/environment/slices.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Attempt } from '#lib/storage/attempt.ts';
import type { Slot, Store } from '#lib/storage/index.ts';
import { DAY_TARGET, dealOfDay } from './day-hand.ts';
import type { GivenDeal } from './given.ts';
import { allAttempts } from './all-attempts.ts';
import { isSolved } from './find-hands.ts';
import { cardsOfGiven } from './given-cards.ts';
import type { HandFinish } from './hand-finish.ts';
import { isTouched, type Hand } from './hand.ts';
import {
  dealPractice,
  openAgain,
  openDay,
  openDeal,
  openPractice,
  openToday,
  type Marks,
} from './opening.ts';
import { LATEST_PACED } from './latest.ts';
import { handName } from './past-day.ts';
import { PracticeSession, type Wishes } from './session.svelte.ts';
import type { Sitting } from './sitting.ts';
import type { Supply } from './supply.svelte.ts';
import type { WarmUp } from './warm-up.ts';

interface TablesOptions {
  readonly environment: Environment;
  readonly solver: Solver;
  readonly store: Store;
  readonly supply: Supply;
  readonly wishes?: () => Wishes;
}

type Finished = (hand: Hand) => void;

/** The tables that one can sit down at: practice, the hand of the day, and a hand of the history once more. */
export class Tables {
  readonly #options: TablesOptions;

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  /** What the practice table deals. */
  get supply(): Supply {
    return this.#options.supply;
  }

  async practice(onfinished: Finished): Promise<PracticeSession> {
    await this.#options.supply.load();
    return this.#sit('practice', await openPractice(this.#options), onfinished);
  }

  async day(onfinished: Finished): Promise<PracticeSession> {
    return this.#sit('day', await openDay(this.#options), onfinished);
  }

  /** The hand of a past date: it counts as practice, and fills no place in the days in a row. */
  async pastDay(day: Day, onfinished: Finished): Promise<PracticeSession> {
    const deal = { cards: dealOfDay(day), target: DAY_TARGET };
    return this.#sit('again', await openDeal(this.#options, deal, null, { from: 'day' }), onfinished);
  }

  /** Which hands of past dates were solved later, as `handName` calls them. */
  async solvedLater(): Promise<ReadonlySet<string>> {
    const later = new Set<string>();
    for await (const rows of allAttempts(this.#options.store.attempts)) {
      for (const row of rows)
        if (row.from === 'day' && row.day === null && isSolved(row)) later.add(handName(row.cards));
    }
    return later;
  }

  /** A hand of the history by its attempt's id; null if there is none. `left`: the id of the hand that one comes back to. */
  async again(id: string, left: string | null, onfinished: Finished): Promise<PracticeSession | null> {
    const hand = await openAgain(this.#options, id, left);
    return hand && this.#sit('again', hand, onfinished);
  }

  /** A deal that somebody chose. `left`: the id of the hand that one comes back to. */
  async given(
    deal: GivenDeal,
    left: string | null,
    onfinished: Finished,
    marks?: Marks,
  ): Promise<PracticeSession> {
    return this.#sit('again', await this.givenHand(deal, left, marks), onfinished);
  }

  /** The hand of such a deal, to be laid where another one was chosen before it. */
  givenHand(deal: GivenDeal, left: string | null = null, marks?: Marks): Promise<Hand> {
    return openDeal(this.#options, { cards: cardsOfGiven(deal), target: deal.target }, left, marks);
  }

  /** The next practice hand takes the place of the one on the table. */
  next(session: PracticeSession): void {
    if (session.hand.ending?.outcome === 'solved') this.supply.countSolved();
    session.lay(dealPractice(this.#options));
  }

  /** Goes on without an answer: the hand goes to the history as missed, and the next one is dealt. */
  async skip(session: PracticeSession): Promise<void> {
    const stored = session.skip();
    // The next hand does not wait for the disk.
    this.next(session);
    await stored;
  }

  /** Deals from another setting, beginning now. A hand that nobody has touched is no attempt. */
  async use(spec: DealSpec, session: PracticeSession): Promise<void> {
    const { supply } = this.#options;
    let dealt: Hand | null = null;
    await supply.use(spec, () => {
      // It was dealt while nobody knew yet that there is no such hand.
      if (session.hand.cards === dealt?.cards && !isTouched(session.hand)) this.next(session);
    });
    if (supply.refused) return;
    const stored = isTouched(session.hand) ? session.skip() : null;
    this.next(session);
    dealt = session.hand;
    await stored;
  }

  /** Today's hand takes the place of an earlier one, which goes to the history as missed if it was begun and is still open. */
  async today(session: PracticeSession): Promise<void> {
    const hand = await openToday(this.#options);
    const stored = session.isBegun ? session.skip() : null;
    session.lay(hand);
    await stored;
  }

  /**
   * Midnight has passed: a hand that nobody has looked at, since the page was not to be seen, makes way for the new day's; a begun one
   * stays and counts, until a second midnight has passed.
   */
  async dayTurned(session: PracticeSession): Promise<void> {
    const { day, ending } = session.hand;
    const today = this.#options.environment.today();
    if ((day ?? today) < addDays(today, -1)) return this.today(session);
    if (day === today || ending !== null || session.isBegun) return;
    const hand = await openToday(this.#options);
    // It may have been touched while the store was read.
    if (session.hand.day === day && !isTouched(session.hand)) session.lay(hand);
  }

  /**
   * About how many seconds this person takes for a hand, by all that went before it; null while there are too few hands, and for a hand that has no
   * usual time. Computed from the history each time; what computes it is fetched with the first question.
   */
  async forYou(hand: Pick<Hand, 'id' | 'cards' | 'target'>): Promise<number | null> {
    const { environment, store } = this.#options;
    const [{ askedOf, learnFrom }, { rows }] = await Promise.all([
      import('./pace.ts'),
      store.attempts.page({ filter: 'all', limit: LATEST_PACED }),
    ]);
    const asked = askedOf(hand);
    const player = asked && (await inSlices(learnFrom(rows.filter(({ id }) => id !== hand.id)), environment));
    return player && asked && player.expect(asked).seconds;
  }

  /** How a hand ends that was missed or took long, by its attempt's id; null for one that went well. */
  async finish(id: string): Promise<HandFinish | null> {
    const { finishOf } = await import('./hand-finish.ts');
    return finishOf(id, this.#options.environment, this.#options.store);
  }

  /** What came of the hands in a row that this one, by its attempt's id, makes ten; null for every other. */
  async sitting(id: string): Promise<Sitting | null> {
    const { sittingOf } = await import('./sitting.ts');
    return sittingOf(id, this.#options.environment, this.#options.store);
  }

  /** The hands that were played in a row up to now at the practice table, the newest first; none after a pause. */
  async sittingSoFar(): Promise<readonly Attempt[]> {
    const { sittingSoFar } = await import('./sitting.ts');
    return sittingSoFar(this.#options.environment, this.#options.store);
  }

  /** What to warm up with today; null where nothing is due; `known` is the history, the newest first, where it was read. Computed from the history; what computes it is fetched with the question. */
  async warmUp(known?: readonly Attempt[]): Promise<WarmUp | null> {
    const { warmUpOf } = await import('./warm-up.ts');
    return warmUpOf(this.#options.environment, this.#options.store, known);
  }

  /** The hands of the warm-up that has just ended, in the order in which they were played. */
  async warmedUp(count: number): Promise<readonly Attempt[]> {
    const { rows } = await this.#options.store.attempts.page({ filter: 'all', limit: count });
    return rows.filter(({ from }) => from === 'warmup').toReversed();
  }

  #sit(slot: Slot, hand: Hand, onfinished: Finished): PracticeSession {
    return new PracticeSession(hand, { ...this.#options, slot, onfinished });
  }
}
