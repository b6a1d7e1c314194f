import { createContext } from 'svelte';
import type { Towards } from './sides.ts';

/** What the page gives the menu of a table that stands: each of its sheets reads for itself what it needs. */
export interface AtMenu {
  /** Towards whom it opens, as the page is turned now. */
  readonly towards: Towards;
  /** By seat: `KeyboardEvent.key`, lower case. */
  readonly keys: readonly string[];
  readonly usualKeys: readonly string[];
  /** Null where there is no key for each seat. */
  readonly onkeys: ((keys: readonly string[]) => void) | null;
  /** One more thing worth knowing: that this device lets the screen go dark, for instance. */
  readonly line: string | null;
  /** Whether the table is heard. */
  readonly sound: boolean;
  readonly onsound: (sound: boolean) => void;
  /** How the device is put before people; null where that changes nothing. */
  readonly lies: 'flat' | 'standing' | null;
  readonly onlies: (lies: 'flat' | 'standing') => void;
  readonly onfull: (() => void) | null;
  /** To the game's own page, which leaves the table. */
  readonly onhow: () => void;
  readonly onleave: () => void;
}

export const [useMenu, provideMenu] = createContext<() => AtMenu>();
