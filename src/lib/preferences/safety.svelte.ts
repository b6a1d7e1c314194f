import type { Environment, Persistence, Usage } from '#lib/environment/environment.ts';
import type { Diagnosis, Store, StoreState } from '#lib/storage/index.ts';
import type { Preferences } from './preferences.svelte.ts';

/** As many as whoever reads them can use. */
const MOST_FAULTS = 5;

/** How safe the games are: whether they reach the disk, and whether the browser keeps them. */
export class Safety {
  #state: StoreState;
  #heardLoss = $state(false);
  #trying = $state(false);
  #triedInVain = $state(0);
  #persistence = $state<Persistence>('unknown');
  #usage = $state.raw<Usage | null>(null);
  #faults = $state.raw<readonly string[]>([]);
  readonly #environment: Environment;
  readonly #store: Store;

  constructor(environment: Environment, store: Store) {
    this.#environment = environment;
    this.#store = store;
    this.#state = $state.raw(store.state);
    store.subscribe((state) => (this.#state = state));
    // Whoever comes back may have made room, and a disk that was silent may have been no more than busy.
    environment.onVisibility((visible) => {
      if (visible && this.#state.mode === 'memory') void store.retry();
    });
  }

  get state(): StoreState {
    return this.#state;
  }
  /** The browser has thrown away what was kept, and nobody has taken note of it yet. */
  get lost(): boolean {
    return this.#state.birth === 'lost' && this.#state.recovered === null && !this.#heardLoss;
  }
  /**
   * Hands and matches that were missing and came back out of the second copy, and how much of that could not be read, until somebody has
   * taken note; null where nothing was missing.
   */
  get recovered(): StoreState['recovered'] {
    const { recovered } = this.#state;
    return recovered && recovered.hands + recovered.matches + recovered.unread > 0 && !this.#heardLoss
      ? recovered
      : null;
  }
  /** The disk is being tried again. */
  get trying(): boolean {
    return this.#trying;
  }
  /** How often in a row it was tried again in vain. */
  get triedInVain(): number {
    return this.#triedInVain;
  }
  get persistence(): Persistence {
    return this.#persistence;
  }
  get usage(): Usage | null {
    return this.#usage;
  }

  /** What went wrong behind something that had no answer, since the app was opened, the latest last. */
  get faults(): readonly string[] {
    return this.#faults;
  }
  /** Notes a fault for the diagnostics; of many the latest. */
  note(fault: unknown): void {
    this.#faults = [...this.#faults, String(fault)].slice(-MOST_FAULTS);
  }

  /** Saves the second copy to a file as it lies there, for whoever can read more of it. */
  async saveCopy(): Promise<void> {
    await this.#environment.saveFile('two-dozen-copy.txt', await this.#store.journalText());
  }

  /** Looks again at what the browser promises and how much is used. */
  async look(): Promise<void> {
    this.#persistence = await this.#environment.persistence();
    this.#usage = await this.#environment.usage();
  }

  /** Asks the browser to keep the games for good. */
  async askToKeep(): Promise<void> {
    this.#persistence = await this.#environment.persist();
  }

  /** With the first solved hand or the first match there is something to lose: the browser is asked, once. */
  async askOnce(preferences: Preferences, toLose: number): Promise<void> {
    if (toLose === 0 || preferences.has('persistAsked')) return;
    preferences.set('persistAsked');
    await this.askToKeep();
  }

  /** How both copies are, in figures; nothing of what is in them. */
  diagnose(): Promise<Diagnosis> {
    return this.#store.diagnose();
  }

  /** It was read that the games are lost, or came back: that is said once. */
  hearLoss(): void {
    this.#heardLoss = true;
  }

  /** Tries the disk again after it failed. */
  async retry(): Promise<void> {
    this.#trying = true;
    this.#triedInVain = (await this.#store.retry()) ? 0 : this.#triedInVain + 1;
    this.#trying = false;
  }
}
