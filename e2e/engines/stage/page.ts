// A window of another engine, in Playwright's words; only what the scenarios and what helps them ask for.
import type { Window } from '../../../scripts/engines/types.d.ts';
import { fingerAt, Finder } from './locator.ts';
import { pressed } from './keys.ts';
import { called, until } from './remote.ts';

type Wanted = string | RegExp;

/** Behind the last thing comes the browser's own bar, which keeps the keys where there is no window to see it in: from there the first comes next. */
function comeRound(): void {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const within = document.querySelector('dialog[open]') ?? document;
  const isNext = (each: HTMLElement) =>
    each.tabIndex >= 0 &&
    !each.matches(':disabled, [inert] *') &&
    each.checkVisibility() &&
    document.activeElement !== null &&
    (document.activeElement.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if ([...within.querySelectorAll<HTMLElement>(stops)].some(isNext)) return;
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}

export class RemotePage extends Finder {
  constructor(
    window: Window,
    readonly base: string,
  ) {
    super(window, '');
    this.#address = base;
  }

  goto(path: string): Promise<void> {
    return this.window.open(new URL(path, this.base).href);
  }
  reload(): Promise<void> {
    return this.here().then((address) => this.window.open(address));
  }
  goBack(): Promise<void> {
    return this.window.back();
  }
  async here(): Promise<string> {
    return String(await this.window.ask('location.href'));
  }
  #address: string;
  /** As it was when it was last waited for: Playwright answers at once. */
  url(): string {
    return this.#address;
  }
  async isAt(wanted: Wanted): Promise<boolean> {
    this.#address = await this.here();
    return wanted instanceof RegExp
      ? wanted.test(this.#address)
      : this.#address === new URL(wanted, this.base).href;
  }
  async waitForURL(wanted: Wanted): Promise<void> {
    const against = await until(async () => ((await this.isAt(wanted)) ? null : this.#address));
    if (against !== null) throw new Error(`The address is ${against}, not ${String(wanted)}`);
  }
  evaluate(work: ((argument: never) => unknown) | string, argument?: unknown): Promise<unknown> {
    return this.window.ask(typeof work === 'string' ? work : called(work, argument));
  }
  async waitForFunction(work: () => unknown): Promise<void> {
    const against = await until(async () => ((await this.evaluate(work)) ? null : 'is not so'));
    if (against !== null) throw new Error(`${String(work)} ${against}`);
  }
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    return this.window.resize(size);
  }

  readonly keyboard = {
    press: async (key: string) => {
      if (key === 'Tab') await this.evaluate(comeRound);
      await this.window.act(pressed([key]));
    },
    type: (text: string) => this.window.act(pressed([...text])),
  };
  readonly touchscreen = { tap: (x: number, y: number) => this.window.act(fingerAt(x, y)) };
  /** Time is the real one here: what is to come is waited for where it is looked at. */
  readonly clock = { install: () => Promise.resolve(), runFor: () => Promise.resolve() };
}
