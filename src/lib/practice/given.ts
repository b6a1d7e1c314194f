/** A deal that somebody chose to practise: ranks and the number to make. */
export interface GivenDeal {
  readonly ranks: readonly number[];
  readonly target: number;
}

/** The field of an address that names a deal; there may be several. */
const FIELD = 'deal';
/** As many as a long evening misses. */
const MOST = 40;
const COUNT = 4;
const HIGHEST_RANK = 13;
const HIGHEST_DIGIT = 9;
const HIGHEST_TARGET = 99;

/** Deals as the query of an address: `deal=5-7-8-9-24`, the target last. At most forty. */
export const printDeals = (deals: readonly GivenDeal[]): string =>
  new URLSearchParams(
    deals.slice(0, MOST).map(({ ranks, target }) => [FIELD, [...ranks, target].join('-')]),
  ).toString();

/** Reads the deals of a query; what is no deal of four cards from a deck, or of four digits, is passed over. */
export const parseDeals = (query: URLSearchParams): readonly GivenDeal[] =>
  query
    .getAll(FIELD)
    .slice(0, MOST)
    .flatMap((text) => parseDeal(text) ?? []);

function parseDeal(text: string): GivenDeal | null {
  if (!/^\d{1,3}(-\d{1,3}){4}$/.test(text)) return null;
  const ranks = text.split('-').map(Number);
  const [target = 0] = ranks.splice(COUNT);
  const deal = { ranks, target };
  return isGivenDeal(deal) ? deal : null;
}

/** Whether practice can deal it: four cards from a deck, or digits with a 0 among them, and a target of at most two figures. */
export const isGivenDeal = ({ ranks, target }: GivenDeal): boolean =>
  ranks.length === COUNT &&
  ranks.every((rank) => rank <= (ranks.includes(0) ? HIGHEST_DIGIT : HIGHEST_RANK)) &&
  Math.min(...ranks) >= 0 &&
  target >= 1 &&
  target <= HIGHEST_TARGET;
