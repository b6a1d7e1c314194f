import type { Environment } from '#lib/environment/environment.ts';
import type { Offline, OfflineState } from '#lib/environment/offline.ts';

/** Whether this version works offline, and whether a newer one waits. It looks for one whenever the app is shown. */
export class Version {
  #state: OfflineState;
  #online = $state(true);
  readonly name: string;
  readonly #offline: Offline;

  constructor(name: string, offline: Offline, environment: Pick<Environment, 'onVisibility' | 'onNetwork'>) {
    this.name = name;
    this.#offline = offline;
    this.#state = $state(offline.state);
    offline.onChange((state) => (this.#state = state));
    environment.onNetwork((online) => (this.#online = online));
    environment.onVisibility((visible) => {
      if (visible) void offline.look();
    });
  }

  get state(): OfflineState {
    return this.#state;
  }
  get online(): boolean {
    return this.#online;
  }

  /** Opens the app anew with the waiting version. */
  update(): void {
    this.#offline.update();
  }
}
