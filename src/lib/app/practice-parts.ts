import type { Environment } from '#lib/environment/environment.ts';
import { Figures } from '#lib/practice/figures.svelte.ts';
import { History } from '#lib/practice/history.svelte.ts';
import { OpenHands } from '#lib/practice/open-hands.ts';
import type { Runs } from '#lib/practice/run/runs.ts';
import { Supply } from '#lib/practice/supply.svelte.ts';
import { Tables } from '#lib/practice/tables.ts';
import type { Preferences } from '#lib/preferences/preferences.svelte.ts';
import type { Solver } from '#lib/solver/client.ts';
import { UNDO_MS } from '#lib/storage/deletion.ts';
import type { Store } from '#lib/storage/index.ts';

/** What playing and looking back need, beside what the first screen has. */
export interface PracticeParts {
  readonly tables: Tables;
  readonly figures: Figures;
  readonly history: History;
  readonly supply: Supply;
  readonly openHands: OpenHands;
  /** Hands in a row, which most visits do without. */
  runs(): Promise<Runs>;
}

interface PracticeOptions {
  readonly preferences: Preferences;
  readonly environment: Environment;
  readonly solver: Solver;
  readonly store: Store;
  /** Writes down what went wrong, for the diagnostics. */
  readonly note: (fault: unknown) => void;
}

/** Puts the parts of practice together. */
export function createPractice(options: PracticeOptions): PracticeParts {
  const { environment, store, preferences } = options;
  const supply = new Supply(options);
  void emptyBin(store);
  return {
    tables: new Tables({ ...options, supply, wishes: () => preferences.choices }),
    supply,
    openHands: new OpenHands(environment, store),
    figures: new Figures(store),
    history: new History(environment, store),
    runs: async () => {
      const { Runs } = await import('#lib/practice/run/runs.ts');
      const highest = () => supply.load().then(() => supply.spec.highest);
      return new Runs({ environment, store, wishes: () => preferences.choices, highest });
    },
  };
}

/** What an earlier visit deleted can no longer be taken back; what another window has deleted a moment ago can. */
async function emptyBin({ bin }: Pick<Store, 'bin'>): Promise<void> {
  // The stamp is from before it was stored, and storing that twenty thousand hands are gone takes a while.
  if ((await bin.count()) > 0) await bin.emptyOld(2 * UNDO_MS);
}
