// Something in the page of another engine, in Playwright's words.
import {
  asLocator,
  getByLabelSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya';
import type { Window } from '../../../scripts/engines/types.d.ts';
import type { Facts } from './agent.ts';
import { pressed } from './keys.ts';
import { askAgent, called, PATIENCE, until } from './remote.ts';

type Words = string | RegExp;
interface Filter {
  readonly hasText?: Words;
  readonly has?: RemoteLocator;
}
interface Exact {
  readonly exact?: boolean;
}
interface Waiting {
  readonly timeout?: number;
}
export interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Uint8Array;
}

const filters = ({ hasText, has }: Filter): string =>
  [
    hasText === undefined
      ? ''
      : ` >> ${getByTextSelector(hasText).replace(/^internal:text=/, 'internal:has-text=')}`,
    has ? ` >> internal:has=${JSON.stringify(has.selector)}` : '',
  ].join('');

export class Finder {
  constructor(
    readonly window: Window,
    readonly selector: string,
  ) {}

  protected in(part: string): RemoteLocator {
    return new RemoteLocator(this.window, this.selector === '' ? part : `${this.selector} >> ${part}`);
  }
  getByRole(role: string, options: Parameters<typeof getByRoleSelector>[1] = {}): RemoteLocator {
    return this.in(getByRoleSelector(role, options));
  }
  getByText(text: Words, options: Exact = {}): RemoteLocator {
    return this.in(getByTextSelector(text, options));
  }
  getByLabel(text: Words, options: Exact = {}): RemoteLocator {
    return this.in(getByLabelSelector(text, options));
  }
  getByTitle(text: Words, options: Exact = {}): RemoteLocator {
    return this.in(getByTitleSelector(text, options));
  }
  locator(selector: string, filter: Filter = {}): RemoteLocator {
    return this.in(selector + filters(filter));
  }
}

export class RemoteLocator extends Finder {
  override toString(): string {
    return asLocator('javascript', this.selector);
  }
  filter(filter: Filter): RemoteLocator {
    return new RemoteLocator(this.window, this.selector + filters(filter));
  }
  or(other: RemoteLocator): RemoteLocator {
    return this.in(`internal:or=${JSON.stringify(other.selector)}`);
  }
  nth(index: number): RemoteLocator {
    return this.in(`nth=${index}`);
  }
  first(): RemoteLocator {
    return this.nth(0);
  }
  last(): RemoteLocator {
    return this.nth(-1);
  }

  #ask(member: string, ...given: readonly unknown[]): Promise<unknown> {
    return askAgent(this.window, called(`twoDozenAgent.${member}`, this.selector, ...given));
  }
  /** All that there are now. */
  async facts(): Promise<readonly Facts[]> {
    return (await this.#ask('facts')) as readonly Facts[];
  }
  async #fact(): Promise<Facts> {
    let facts: readonly Facts[] = [];
    await this.#wait(async () => {
      facts = await this.facts();
      return facts.length === 1 ? null : `names ${facts.length} things`;
    });
    return facts[0] as Facts;
  }
  async #wait(look: () => Promise<string | null>, ms = PATIENCE): Promise<void> {
    const against = await until(look, ms);
    if (against !== null) throw new Error(`${String(this)} ${against}`);
  }
  async count(): Promise<number> {
    return (await this.facts()).length;
  }
  async all(): Promise<RemoteLocator[]> {
    return (await this.facts()).map((_, index) => this.nth(index));
  }
  async isVisible(): Promise<boolean> {
    return (await this.facts())[0]?.visible ?? false;
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.#fact()).attributes[name] ?? null;
  }
  async textContent(): Promise<string> {
    return (await this.#fact()).text;
  }
  async allTextContents(): Promise<string[]> {
    return (await this.facts()).map(({ text }) => text);
  }
  async inputValue(): Promise<string> {
    return (await this.#fact()).value;
  }
  async evaluate(
    work: (element: HTMLElement, argument: never) => unknown,
    argument?: unknown,
  ): Promise<unknown> {
    await this.#wait(async () => ((await this.count()) > 0 ? null : 'is not there'));
    return askAgent(
      this.window,
      `twoDozenAgent.one(${JSON.stringify(this.selector)}, ${String(work)}, ${JSON.stringify(argument ?? null)})`,
    );
  }
  evaluateAll(
    work: (elements: HTMLElement[], argument: never) => unknown,
    argument?: unknown,
  ): Promise<unknown> {
    return askAgent(
      this.window,
      `twoDozenAgent.each(${JSON.stringify(this.selector)}, ${String(work)}, ${JSON.stringify(argument ?? null)})`,
    );
  }

  /** A finger comes down on it and leaves, as soon as it can be pressed and nothing lies over it. */
  async tap({ timeout = PATIENCE }: Waiting = {}): Promise<void> {
    let at = { x: -1, y: -1 };
    await this.#wait(async () => {
      const spot = (await this.#ask('spot')) as typeof at | string;
      if (typeof spot === 'string') return spot;
      // A typeface or a style that comes late moves everything: a finger would miss it.
      const stands = spot.x === at.x && spot.y === at.y;
      at = spot;
      return stands ? null : 'is moving';
    }, timeout);
    await this.window.act(fingerAt(at.x, at.y));
  }
  click(options: Waiting = {}): Promise<void> {
    return this.tap(options);
  }
  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus());
  }
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.evaluate((element) => (element as HTMLInputElement).select());
    await this.window.act(pressed(text === '' ? ['Backspace'] : [...text]));
  }
  async press(key: string): Promise<void> {
    await this.focus();
    await this.window.act(pressed([key]));
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.window.act(pressed([...text]));
  }
  async setInputFiles({ name, mimeType, buffer }: File): Promise<void> {
    await this.#wait(async () => ((await this.count()) === 1 ? null : 'is not the one'));
    await this.#ask('give', name, mimeType, new TextDecoder().decode(buffer));
  }
}

/** A touch as WebDriver writes it. */
export const fingerAt = (x: number, y: number): readonly object[] => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'touch' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
