/**
 * Why the disk is not in use:
 * `unavailable` the browser offers no database · `blocked` another window holds an older version open · `timeout` no answer ·
 * `quota` no room · `newer` a newer app has been here · `broken` anything else.
 */
export type MemoryReason = 'unavailable' | 'blocked' | 'timeout' | 'quota' | 'newer' | 'broken';

/**
 * How things stand with the second copy: `off` not asked for yet, or let go of · `starting` being held against the store · `live` every fact
 * is in both · `elsewhere` another window keeps it · `none` this browser has no place for it · given up for now: `hung` no answer,
 * `full` no room, `broken` anything else.
 */
export type JournalState = 'off' | 'starting' | 'live' | 'elsewhere' | 'none' | 'hung' | 'full' | 'broken';

/** How things stand with the store. */
export interface StoreState {
  /** `memory`: what is written now lives as long as the page, unless `retry` brings the disk back. */
  readonly mode: 'opening' | 'disk' | 'memory';
  /** Set in memory mode; also `blocked` while still opening, so that one can say at once what to close. */
  readonly reason: MemoryReason | null;
  /** Writes of the person that only memory holds. */
  readonly atRisk: number;
  /** Rows found unreadable since the store was opened; they are kept apart. */
  readonly quarantined: number;
  /** `new`: this opening made the database. `lost`: the browser threw a damaged one away and made it anew. */
  readonly birth: 'new' | 'lost' | null;
  /** The last error's name and message, for diagnostics only. */
  readonly fault: string | null;
  readonly journal: JournalState;
  /** What the journal has given back since the page was opened, and how many of its lines could not be read; null where nothing was missing. */
  readonly recovered: { readonly hands: number; readonly matches: number; readonly unread: number } | null;
}

export interface Observable<T> {
  readonly current: T;
  /** Calls back at once and then after every change; the answer stops it. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface MutableState extends Observable<StoreState> {
  change(part: Partial<StoreState>): void;
}

/** A state that tells its listeners of every real change, in order. */
export function createState(): MutableState {
  let current: StoreState = {
    mode: 'opening',
    reason: null,
    atRisk: 0,
    quarantined: 0,
    birth: null,
    fault: null,
    journal: 'off',
    recovered: null,
  };
  const listeners = new Set<(value: StoreState) => void>();
  return {
    get current() {
      return current;
    },
    subscribe(listener) {
      listeners.add(listener);
      listener(current);
      return () => void listeners.delete(listener);
    },
    change(part) {
      const next = { ...current, ...part };
      const keys = Object.keys(next) as (keyof StoreState)[];
      if (keys.every((key) => next[key] === current[key])) return;
      current = next;
      for (const listener of [...listeners]) listener(next);
    },
  };
}
