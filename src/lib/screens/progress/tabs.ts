/** What progress shows, by its address. */
export const TABS = ['overview', 'patterns', 'hands', 'matches'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that an address asks for. */
export const tabOf = (asked: URLSearchParams | null): Tab =>
  TABS.find((tab) => asked?.has(tab)) ?? 'overview';
