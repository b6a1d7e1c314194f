import type { Installation, InstallWay } from '#lib/environment/install.ts';
import type { Preferences } from './preferences.svelte.ts';

/** After so many solved hands it is worth keeping, and little is left behind in an iOS browser tab. */
const OFFER_AT = 2;

/** The way onto the home screen, as it stands. */
export class HomeScreen {
  #way: InstallWay;
  readonly #installation: Installation;

  constructor(installation: Installation) {
    this.#installation = installation;
    this.#way = $state(installation.way);
    installation.onChange((way) => (this.#way = way));
  }

  get way(): InstallWay {
    return this.#way;
  }

  /** Whether to offer it now: once, when `solved` reaches two, and only where there is something to show. */
  shouldOffer(preferences: Preferences, solved: number): boolean {
    if (solved < OFFER_AT || preferences.has('installOffered')) return false;
    if (this.#way !== 'prompt' && this.#way !== 'ios') return false;
    preferences.set('installOffered');
    return true;
  }

  /** Shows the browser's own question. */
  async ask(): Promise<void> {
    await this.#installation.ask();
  }
}
