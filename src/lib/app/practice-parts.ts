import type { Environment } from '#lib/environment/environment.ts';
import { Figures } from '#lib/practice/figures.svelte.ts';
import { History } from '#lib/practice/history.svelte.ts';
import type { Supply } from '#lib/practice/supply.svelte.ts';
import { Tables } from '#lib/practice/tables.ts';
import type { Solver } from '#lib/solver/client.ts';
import type { Store } from '#lib/storage/index.ts';

/** What playing and looking back need, beside what the first screen has. */
export interface PracticeParts {
  readonly tables: Tables;
  readonly figures: Figures;
  readonly history: History;
}

interface PracticeOptions {
  readonly environment: Environment;
  readonly solver: Solver;
  readonly store: Store;
  readonly supply: Supply;
}

/** Puts the parts of practice together. */
export function createPractice(options: PracticeOptions): PracticeParts {
  const { environment, store } = options;
  return {
    tables: new Tables(options),
    figures: new Figures(store),
    history: new History(environment, store),
  };
}
