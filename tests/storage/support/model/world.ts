import { IDBFactory } from 'fake-indexeddb';
import type { Backup, Store } from '#lib/storage/index.ts';
import { inTime, testClock, turn, type TestClock } from '../clock.ts';
import { plantFaults } from '../faults.ts';
import { openOn, testDevice, type Device } from '../journal.ts';
import { NOTHING, type Facts } from './facts.ts';

const faults = plantFaults();

/** What the store is held against. */
export interface Model {
  facts: Facts;
  /** What the disk has taken, once it is full; null while it has room. */
  onDisk: Facts | null;
  saved: Facts | null;
  removals: number;
  /** By the number of the deletion; one whose answer a kill has swallowed has none. */
  readonly batches: (number | undefined)[];
  begun: number;
}

/** A device with the app on it. */
export class World {
  readonly clock: TestClock = testClock();
  readonly device: Device = testDevice();
  /** What the file holds that was saved last. */
  file: Backup | null = null;
  #store: Store | null = null;
  #openings = 0;

  get store(): Store {
    if (!this.#store) throw new TypeError('not started');
    return this.#store;
  }
  /** The name of this opening. */
  get by(): string {
    return `w${this.#openings}`;
  }

  answer<T>(asked: Promise<T>): Promise<T> {
    return inTime(this.clock, asked);
  }

  /** Opens the app, some time after it was closed. */
  async start(): Promise<void> {
    this.clock.pass(1_000);
    this.#openings += 1;
    this.#store = await openOn(this.device, this.clock);
  }

  /** The app is gone in this very moment: what it was about to do never happens. */
  async die(): Promise<void> {
    this.device.kill();
    faults.arm('hang', 0, true);
    // Makes sure that it never touches the disk again.
    void this.store.settings.put('dead', true);
    await this.answer(this.store.settled());
    faults.heal();
  }

  /** Until both copies hold all. */
  async catchUp(): Promise<void> {
    this.device.heal();
    // A fault that was on its way may come to light only now.
    for (let tries = 0; tries < 2; tries += 1) {
      await this.answer(this.store.bin.undo(-1));
      // A new file is written in many steps; one that hangs is given up after ten seconds.
      await this.turns(300);
      this.clock.pass(10_000);
      await this.turns(1);
      if (this.store.state.journal === 'live') return;
      await this.die();
      await this.start();
    }
    throw new Error(`the journal is ${this.store.state.journal}`);
  }

  wipe(): void {
    globalThis.indexedDB = new IDBFactory();
  }

  full(): void {
    faults.arm('quota', 0, true);
  }
  free(): void {
    faults.heal();
  }

  async turns(count: number): Promise<void> {
    for (let turned = 0; turned < count; turned += 1) await turn();
  }
}

/** A new device, and what is to be expected of it. */
export async function begin(): Promise<{ readonly model: Model; readonly real: World }> {
  faults.heal();
  const real = new World();
  real.wipe();
  await real.start();
  const model = { facts: NOTHING, onDisk: null, saved: null, removals: 0, batches: [], begun: 0 };
  return { model, real };
}
