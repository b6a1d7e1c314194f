import type { Millis } from '#lib/core/match/game.ts';
import type { Environment } from '#lib/environment/environment.ts';
import { afterAwake } from './awake.ts';

/** What was done, with when it was done. */
interface Stamped {
  readonly at: Millis;
}

/** Holds what people do for one window, and hands it on in the order in which they did it, whatever order the page heard of it in. */
export interface ReorderBuffer<T extends Stamped> {
  add(item: T): void;
  /** Hands on at once what is held. */
  flush(): void;
}

/** `hand` gets a window's items, the earliest first; ties as they were added. */
export function createReorderBuffer<T extends Stamped>(
  environment: Pick<Environment, 'after' | 'monotonic'>,
  hand: (items: readonly T[]) => void,
): ReorderBuffer<T> {
  let items: T[] = [];
  let cancel: (() => void) | null = null;
  const flush = () => {
    cancel?.();
    cancel = null;
    const sorted = items.toSorted((a, b) => a.at - b.at);
    items = [];
    if (sorted.length > 0) hand(sorted);
  };
  return {
    add(item) {
      items.push(item);
      cancel ??= afterAwake(environment, flush);
    },
    flush,
  };
}
