import { addDays, type Day } from '#lib/core/calendar.ts';
import type { Environment } from '#lib/environment/environment.ts';
import type { Store, StoredAttempt } from '#lib/storage/index.ts';
import { attemptOf } from './attempt-of.ts';
import { DAY_TARGET, dealOfDay, dotsOfDay } from './day-hand.ts';
import { endedOn } from './ended-day.ts';
import { freshHand, isBegun, isTouched, type FreshHand, type Hand } from './hand.ts';
import { openHand } from './open-hands.ts';
import type { Supply } from './supply.svelte.ts';

interface Table {
  readonly environment: Environment;
  readonly store: Pick<Store, 'hands' | 'attempts'>;
  readonly supply: Supply;
}

/** What is told to the history of a hand that somebody chose. */
export type Marks = Pick<FreshHand, 'from' | 'named'>;

/** The practice hand: the one left open, else a new one. */
export async function openPractice({ environment, store, supply }: Table): Promise<Hand> {
  return (await openHand(store, 'practice')) ?? dealPractice({ environment, supply });
}

/** A new practice hand, at once. */
export function dealPractice({ environment, supply }: Pick<Table, 'environment' | 'supply'>): Hand {
  return fresh(environment, { ...supply.take(), target: supply.spec.target, day: null, from: 'free' });
}

/**
 * The hand of the day: the one of yesterday if it was begun in time and is still open, since it counts for the date it was begun on;
 * else today's. What was begun on another date goes to the history as missed.
 */
export async function openDay(table: Omit<Table, 'supply'>): Promise<Hand> {
  const open = await openHand(table.store, 'day');
  const today = table.environment.today();
  if (open !== null && open.day !== today && open.ending === null && isBegun(open)) {
    if (open.day === addDays(today, -1)) return open;
    await putAway(table, open);
  }
  return openToday(table);
}

/**
 * Today's hand: as it ended, if the history has its attempt (another window, or a clock that was set back, may have left something else
 * in its place); as it was left; or untouched, also when its attempt was deleted.
 */
export async function openToday({ environment, store }: Omit<Table, 'supply'>): Promise<Hand> {
  const today = environment.today();
  const open = await openHand(store, 'day');
  const kept = open?.day === today ? open : null;
  const ended = endedOn(await store.attempts.days(), today);
  if (ended) return kept?.id === ended.id && kept.ending ? kept : endedHand(ended);
  return kept?.ending === null ? kept : dealDay(environment, today);
}

/** A begun hand that another one takes the place of goes to the history as missed. */
async function putAway({ environment, store }: Omit<Table, 'supply'>, hand: Hand): Promise<void> {
  const ending = { outcome: 'skipped', expression: null, ms: hand.ms } as const;
  await store.attempts.add(attemptOf(hand, ending, environment));
}

/** The hand of an attempt as it ended. */
function endedHand(attempt: StoredAttempt): Hand {
  const { id, day, cards, target, startedAt, ms, hints, wrongNone, outcome, expression } = attempt;
  return {
    ...freshHand({ id, day, cards, target, startedAt, mayHaveNone: false, dots: null }),
    ms,
    hints,
    wrongNone,
    ending: { outcome, expression, ms },
    found: expression === null ? [] : [expression],
  };
}

const dealDay = (environment: Environment, day: Day): Hand =>
  fresh(environment, {
    cards: dealOfDay(day),
    target: DAY_TARGET,
    mayHaveNone: false,
    dots: dotsOfDay(day),
    day,
    from: 'day',
  });

/**
 * A hand of the history once more; null if there is no such attempt. As it was left, if it was left open a moment ago, or if it is the
 * very hand that one comes back to (`left`, its id): that one also as it ended.
 */
export async function openAgain(
  table: Omit<Table, 'supply'>,
  id: string,
  left: string | null = null,
): Promise<Hand | null> {
  const attempt = await table.store.attempts.get(id);
  return attempt ? openDeal(table, attempt, left, { from: 'again' }) : null;
}

/** A deal that somebody chose, as it was left where it was left: like a hand of the history. */
export async function openDeal(
  { environment, store }: Omit<Table, 'supply'>,
  { cards, target }: Pick<Hand, 'cards' | 'target'>,
  left: string | null = null,
  marks: Marks = { from: 'given' },
): Promise<Hand> {
  const open = await openHand(store, 'again');
  if (open && (open.id === left || (open.ending === null && isSameDeal(open, { cards, target }))))
    return open;
  if (open && open.ending === null && isTouched(open)) await putAway({ environment, store }, open);
  return fresh(environment, { cards, target, mayHaveNone: false, dots: null, day: null, ...marks });
}

const isSameDeal = (a: Pick<Hand, 'cards' | 'target'>, b: Pick<Hand, 'cards' | 'target'>): boolean =>
  a.target === b.target &&
  a.cards.length === b.cards.length &&
  a.cards.every(({ rank, suit }, index) => rank === b.cards[index]?.rank && suit === b.cards[index].suit);

function fresh(environment: Environment, deal: Omit<FreshHand, 'id' | 'startedAt'>): Hand {
  return freshHand({ ...deal, id: environment.id(), startedAt: environment.now() });
}
