import { parseDeals, printDeals, type GivenDeal } from './given.ts';

/** What a set of hands can be: told to the history with each of its hands (storage/attempt.ts). */
const SET_FROMS = ['given', 'again', 'warmup', 'lesson'] as const;
export type SetFrom = (typeof SET_FROMS)[number];

/**
 * Hands that are played one after the other at the practice table. Whoever has some to practise leads to `/practice?${printHandSet(…)}`; nothing
 * else has to be done:
 *
 *     goto(`${resolve('/practice')}?${printHandSet({ deals, from: 'again', back: 'runs' })}`)
 *
 * The address holds the set, so that a reload finds it; each hand is an attempt with its `from` and `named`. After the last one it leads to `back`.
 */
export interface HandSet {
  /** Those still to come, the first lies on the table. At most forty. */
  readonly deals: readonly GivenDeal[];
  /** Hands out of the history are `again`: they move no level. */
  readonly from: SetFrom;
  /** How many there were at first. */
  readonly of: number;
  /** It is announced how they are solved. */
  readonly named: boolean;
  /** Where it leads back to: a page of the app with its query, such as `runs` or `progress?patterns`; '' is home. */
  readonly back: string;
}

const PAGE = /^(?:[a-z]+(?:\?[\w=&.%-]*)?)?$/;
const FROM_MATCHES = 'progress?matches';

/** A set as the query of the practice table. */
export function printHandSet({
  deals,
  from,
  of = deals.length,
  named = false,
  back,
}: Pick<HandSet, 'deals' | 'from' | 'back'> & Partial<HandSet>): string {
  const marks = { from, of: `${of}`, ...(named ? { named: '' } : {}), back };
  return `${printDeals(deals)}&${new URLSearchParams(marks)}`;
}

/** Reads the set of a query; null where it names no deal. Deals alone are what matches have always led here with. */
export function parseHandSet(query: URLSearchParams): HandSet | null {
  const deals = parseDeals(query);
  if (deals.length === 0) return null;
  const back = query.get('back') ?? FROM_MATCHES;
  return {
    deals,
    from: SET_FROMS.find((from) => from === query.get('from')) ?? 'given',
    of: Math.max(deals.length, Math.min(40, Number(query.get('of')) || 0)),
    named: query.has('named'),
    back: PAGE.test(back) ? back : '',
  };
}
