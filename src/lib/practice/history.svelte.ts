import type { Environment } from '#lib/environment/environment.ts';
import { UNDO_MS, type Deletion } from '#lib/storage/deletion.ts';
import type { AttemptFilter, Store, StoredAttempt } from '#lib/storage/index.ts';

/** Rows read at a time: about five screens. */
const PAGE = 50;

/** The list of attempts, newest first, read page by page; deleting, and taking that back. */
export class History {
  #rows = $state.raw<readonly StoredAttempt[]>([]);
  #filter = $state<AttemptFilter>('all');
  #next = $state<number | null>(null);
  #loading = $state(false);
  #deletion = $state.raw<Deletion | null>(null);
  #working = $state<'removing' | 'restoring' | null>(null);
  #changes = $state(0);
  #cancelForget = () => {};
  #reading = 0;
  readonly #environment: Pick<Environment, 'after'>;
  readonly #store: Pick<Store, 'attempts' | 'bin'>;

  constructor(environment: Pick<Environment, 'after'>, store: Pick<Store, 'attempts' | 'bin'>) {
    this.#environment = environment;
    this.#store = store;
  }

  get rows(): readonly StoredAttempt[] {
    return this.#rows;
  }
  get filter(): AttemptFilter {
    return this.#filter;
  }
  /** True while there are older rows than those read. */
  get hasMore(): boolean {
    return this.#next !== null;
  }
  get loading(): boolean {
    return this.#loading;
  }
  get deletion(): Deletion | null {
    return this.#deletion;
  }

  /** What is under way and not yet stored: deleting everything, or putting back what was deleted. Twenty thousand rows take seconds. */
  get working(): 'removing' | 'restoring' | null {
    return this.#working;
  }

  /** Counts deletions and what was taken back, so that figures know when to be computed anew. */
  get changes(): number {
    return this.#changes;
  }

  /** Shows the newest rows of a filter. */
  async show(filter: AttemptFilter): Promise<void> {
    this.#filter = filter;
    await this.#read(undefined);
  }

  /** Reads the next page. */
  async more(): Promise<void> {
    if (this.#next !== null && !this.#loading) await this.#read(this.#next);
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
    const deletion = this.#deletion;
    if (!deletion || this.#working !== null) return;
    this.#working = 'restoring';
    this.#cancelForget();
    await this.#store.bin.undo(deletion.batch);
    this.#changes += 1;
    await this.show(this.#filter);
    // Meanwhile another row may have been deleted.
    if (this.#deletion === deletion) this.#deletion = null;
    this.#working = null;
  }

  async #remove(ids: readonly string[] | 'all', count: number): Promise<void> {
    const { batch } = await this.#store.bin.remove(ids);
    // Only the last deletion can be taken back.
    this.#forget();
    this.#rows = ids === 'all' ? [] : this.#rows.filter((row) => !ids.includes(row.id));
    if (ids === 'all') this.#next = null;
    this.#deletion = { batch, count };
    this.#changes += 1;
    this.#cancelForget = this.#environment.after(UNDO_MS, () => this.#forget());
  }

  /** Makes the last deletion final. */
  #forget(): void {
    this.#cancelForget();
    if (this.#deletion) void this.#store.bin.empty(this.#deletion.batch);
    this.#deletion = null;
  }

  async #read(before: number | undefined): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    this.#loading = true;
    const page = await this.#store.attempts.page({ filter: this.#filter, limit: PAGE, before });
    // Another filter was chosen in the meantime: this page is not wanted any more.
    if (reading !== this.#reading) return;
    this.#rows = before === undefined ? page.rows : [...this.#rows, ...page.rows];
    this.#next = page.next;
    this.#loading = false;
  }
}
