import { weekOf, type Day } from '#lib/core/calendar.ts';
import type { Card } from '#lib/core/cards.ts';
import type { Dots } from '#lib/core/difficulty/dots.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { StoredAttempt, Store } from '#lib/storage/index.ts';
import { dealOfDay, dotsOfDay, numberOfDay } from './day-hand.ts';
import { endedOn, keepsPlace } from './ended-day.ts';
import { streakOn } from './streak.ts';

/** How a date stands: its hand solved with at most the free hint, solved with help, missed, still to come, or today's and open. */
export type DayMark = 'solved' | 'helped' | 'missed' | 'open' | 'ahead';

/** How often the calendar is looked at while the app is open. */
const LOOK_MS = 30_000;

/** Today's date and hand, the week around it and the days in a row, all computed from the attempts. */
export class Days {
  #today: Day;
  #attempts = $state.raw<readonly StoredAttempt[]>([]);
  #loaded = $state(false);
  readonly #environment: Environment;
  readonly #store: Pick<Store, 'attempts'>;

  constructor(environment: Environment, store: Pick<Store, 'attempts'>) {
    this.#environment = environment;
    this.#store = store;
    this.#today = $state(environment.today());
    environment.onVisibility(() => this.#look());
    this.#lookAgain();
  }

  /** The local date; it moves on at midnight, also while the app is open. */
  get today(): Day {
    return this.#today;
  }
  get number(): number {
    return numberOfDay(this.#today);
  }
  get cards(): readonly Card[] {
    return dealOfDay(this.#today);
  }
  /** How hard today's hand is. */
  get dots(): Dots {
    return dotsOfDay(this.#today);
  }
  /** False until the store has answered. */
  get loaded(): boolean {
    return this.#loaded;
  }
  /** The attempt that ended today's hand, if it has ended: the best one, should there be several. */
  get ended(): StoredAttempt | null {
    return endedOn(this.#attempts, this.#today);
  }
  /** How today stands. */
  get mark(): DayMark {
    return this.markOf(this.#today);
  }
  /** Nobody has solved a hand of the day of late, nor ended today's. False until the store has answered. */
  get isNew(): boolean {
    if (!this.#loaded || this.ended !== null || this.streak > 0) return false;
    return this.week.every(({ mark }) => mark !== 'solved');
  }
  get streak(): number {
    const now = { day: this.#today, at: this.#environment.now(), zone: this.#environment.zone() };
    const solved = this.#attempts.filter(keepsPlace);
    return streakOn(
      now,
      solved.flatMap(({ day, endedAt, zone }) => (day === null ? [] : [{ day, at: endedAt, zone }])),
    );
  }
  /** The seven dates of this week, Monday first. */
  get week(): readonly { readonly day: Day; readonly mark: DayMark }[] {
    return weekOf(this.#today).map((day) => ({ day, mark: this.markOf(day) }));
  }

  /** Reads the attempts at hands of the day. */
  async load(): Promise<void> {
    this.#attempts = await this.#store.attempts.days();
    this.#loaded = true;
  }

  /** How a date stands. */
  markOf(day: Day): DayMark {
    const ended = endedOn(this.#attempts, day);
    if (ended?.outcome === 'solved') return keepsPlace(ended) ? 'solved' : 'helped';
    if (day > this.#today) return 'ahead';
    return day === this.#today && ended === null ? 'open' : 'missed';
  }

  #look(): void {
    this.#today = this.#environment.today();
  }

  #lookAgain(): void {
    this.#environment.after(LOOK_MS, () => {
      this.#look();
      this.#lookAgain();
    });
  }
}
