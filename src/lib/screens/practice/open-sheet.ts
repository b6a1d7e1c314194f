import type { Drop } from './drag.ts';

/** What lies over the table: the hand's menu, the list of keys, past days, or the signs where a card was dropped. */
export type OpenSheet =
  | { readonly type: 'menu' | 'keys' | 'days' }
  | { readonly type: 'drop'; readonly drop: Drop };
