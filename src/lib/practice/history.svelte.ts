import type { Environment } from '#lib/environment/environment.ts';
import type { Deletion } from '#lib/storage/deletion.ts';
import { allAttempts } from './all-attempts.ts';
import { ALL_HANDS, type Wanted } from './find-hands.ts';
import type { Store, StoredAttempt } from '#lib/storage/index.ts';
import { LastDeletion } from '#lib/storage/last-deletion.svelte.ts';

/** All attempts, newest first, read block by block; deleting, and taking that back. */
export class History {
  #rows = $state.raw<readonly StoredAttempt[]>([]);
  #complete = $state(false);
  #wanted = $state.raw<Wanted>(ALL_HANDS);
  #working = $state<'removing' | 'restoring' | null>(null);
  #changes = $state(0);
  #reading = 0;
  /** What has been read, shown or not. */
  #read: StoredAttempt[] = [];
  /** What was deleted meanwhile, and may be in a block that is on its way. */
  readonly #removed = new Set<string>();
  readonly #last: LastDeletion;
  readonly #store: Pick<Store, 'attempts' | 'bin'>;

  constructor(environment: Pick<Environment, 'after'>, store: Pick<Store, 'attempts' | 'bin'>) {
    this.#last = new LastDeletion(environment, () => store.bin);
    this.#store = store;
  }

  /** Those that have been read; the rest comes in ever larger heaps. */
  get rows(): readonly StoredAttempt[] {
    return this.#rows;
  }
  /** False until the oldest has been read. */
  get complete(): boolean {
    return this.#complete;
  }
  /** Nothing has been tried, and nothing is on its way back. */
  get isEmpty(): boolean {
    return this.#complete && this.#rows.length === 0 && this.deletion === null && this.#working === null;
  }
  /** Which of them are looked at. */
  get wanted(): Wanted {
    return this.#wanted;
  }
  get deletion(): Deletion | null {
    return this.#last.kept;
  }

  /** What is under way and not yet stored: deleting everything, or putting back what was deleted. Twenty thousand rows take seconds. */
  get working(): 'removing' | 'restoring' | null {
    return this.#working;
  }

  /** Counts deletions and what was taken back, so that figures know when to be computed anew. */
  get changes(): number {
    return this.#changes;
  }

  want(wanted: Partial<Wanted>): void {
    this.#wanted = { ...this.#wanted, ...wanted };
  }

  /** Reads all, the newest first; of a history that is known only what is new. Rows that are shown stay until as many have been read. */
  async load(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    const known = this.#complete ? this.#rows : [];
    this.#complete = false;
    this.#removed.clear();
    const { attempts } = this.#store;
    if (known.length > 0) {
      const fresh: StoredAttempt[] = [];
      for await (const rows of allAttempts(attempts, known[0]?.seq)) fresh.push(...rows);
      const { all } = await attempts.counts();
      if (reading !== this.#reading) return;
      // Else some were deleted elsewhere, or are back.
      if (all === fresh.length + known.length && this.#removed.size === 0) {
        this.#read = [...fresh, ...known];
        if (fresh.length > 0) this.#rows = this.#read;
        this.#complete = true;
        return;
      }
    }
    this.#read = [];
    for await (const rows of allAttempts(attempts)) {
      // It is being read anew, or was deleted meanwhile.
      if (reading !== this.#reading) return;
      this.#read.push(...rows.filter(({ id }) => !this.#removed.has(id)));
      // Twice as many each time: twenty thousand rows are sorted seven times, and not eighty.
      if (this.#read.length >= Math.max(2 * this.#rows.length, 1)) this.#rows = [...this.#read];
    }
    if (reading !== this.#reading) return;
    this.#rows = this.#read;
    this.#complete = true;
  }

  async remove(id: string): Promise<void> {
    await this.#remove([id], 1);
  }

  async removeAll(): Promise<void> {
    this.#working = 'removing';
    await this.#remove('all', (await this.#store.attempts.counts()).all);
    this.#working = null;
  }

  /** Takes the last deletion back. */
  async undo(): Promise<void> {
    if (!this.deletion || this.#working !== null) return;
    this.#working = 'restoring';
    await this.#last.undo();
    this.#changes += 1;
    await this.load();
    this.#working = null;
  }

  async #remove(ids: readonly string[] | 'all', count: number): Promise<void> {
    const { batch } = await this.#store.bin.remove(ids);
    if (ids === 'all') {
      this.#reading += 1;
      this.#complete = true;
    } else for (const id of ids) this.#removed.add(id);
    const isLeft = ({ id }: StoredAttempt) => ids !== 'all' && !ids.includes(id);
    this.#rows = this.#rows.filter(isLeft);
    this.#read = this.#read.filter(isLeft);
    this.#last.keep({ batch, count });
    this.#changes += 1;
  }
}
