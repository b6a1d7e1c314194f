// Finds things in the page as Playwright does, by role, name and text; at once, since the test runs in the page itself.
import {
  asLocator,
  getByAltTextSelector,
  getByLabelSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
  Ivya,
} from 'ivya';
import { isElementVisible } from 'ivya/utils';
import { giveFile } from './files.ts';
import { painted, until } from './clock.ts';
import { press, tapAt, type Press } from './touch.ts';

const engine = Ivya.create({ browser: 'chromium' });
type Words = string | RegExp;
interface Filter {
  readonly hasText?: Words;
  readonly hasNotText?: Words;
  readonly has?: StageLocator;
  readonly hasNot?: StageLocator;
  readonly visible?: boolean;
}
interface Exact {
  readonly exact?: boolean;
}
interface Waiting {
  readonly timeout?: number;
}
/** So long, on the stage's clock, something is waited for that is to be pressed. */
const ACTION_TIMEOUT = 15_000;

/** The part of a selector that says what text there is. */
const hasText = (kind: string, words: Words) =>
  getByTextSelector(words).replace(/^internal:text=/, `internal:has-${kind}=`);

function filters({ hasText: text, hasNotText, has, hasNot, visible }: Filter): string {
  const parts: string[] = [];
  if (text !== undefined) parts.push(hasText('text', text));
  if (hasNotText !== undefined) parts.push(hasText('not-text', hasNotText));
  if (has) parts.push(`internal:has=${JSON.stringify(has.selector)}`);
  if (hasNot) parts.push(`internal:has-not=${JSON.stringify(hasNot.selector)}`);
  if (visible !== undefined) parts.push(`visible=${visible}`);
  return parts.map((part) => ` >> ${part}`).join('');
}

/** Ways to look for things, in the whole page or in one of its parts. */
export class Finder {
  constructor(protected readonly scope: string) {}

  protected in(part: string): StageLocator {
    return new StageLocator(this.scope === '' ? part : `${this.scope} >> ${part}`);
  }
  getByRole(role: string, options: Parameters<typeof getByRoleSelector>[1] = {}): StageLocator {
    return this.in(getByRoleSelector(role, options));
  }
  getByText(text: Words, options: Exact = {}): StageLocator {
    return this.in(getByTextSelector(text, options));
  }
  getByLabel(text: Words, options: Exact = {}): StageLocator {
    return this.in(getByLabelSelector(text, options));
  }
  getByTitle(text: Words, options: Exact = {}): StageLocator {
    return this.in(getByTitleSelector(text, options));
  }
  getByAltText(text: Words, options: Exact = {}): StageLocator {
    return this.in(getByAltTextSelector(text, options));
  }
  locator(selector: string | StageLocator, filter: Filter = {}): StageLocator {
    const part = typeof selector === 'string' ? selector : selector.selector;
    return this.in(part + filters(filter));
  }
}

/** Something in the page, looked for anew each time. */
export class StageLocator extends Finder {
  get selector(): string {
    return this.scope;
  }
  override toString(): string {
    return asLocator('javascript', this.scope);
  }

  filter(filter: Filter): StageLocator {
    return new StageLocator(this.scope + filters(filter));
  }
  and(other: StageLocator): StageLocator {
    return this.in(`internal:and=${JSON.stringify(other.selector)}`);
  }
  or(other: StageLocator): StageLocator {
    return this.in(`internal:or=${JSON.stringify(other.selector)}`);
  }
  nth(index: number): StageLocator {
    return this.in(`nth=${index}`);
  }
  first(): StageLocator {
    return this.nth(0);
  }
  last(): StageLocator {
    return this.nth(-1);
  }

  /** All that there are now. */
  elements(): HTMLElement[] {
    return engine.queryLocatorSelectorAll(this.scope, document) as HTMLElement[];
  }
  /** The one that there is now; several are a fault of the test. */
  now(): HTMLElement | null {
    const [found, ...more] = this.elements();
    if (more.length > 0) throw new Error(`${String(this)} names ${more.length + 1} things`);
    return found ?? null;
  }
  /** The one, waited for. */
  async element({ timeout = ACTION_TIMEOUT }: Waiting = {}): Promise<HTMLElement> {
    const against = await until(() => (this.now() ? null : 'is not there'), timeout);
    const found = this.now();
    if (!found) throw new Error(`${String(this)} ${against ?? 'went again'}`);
    return found;
  }

  all(): Promise<StageLocator[]> {
    return Promise.resolve(this.elements().map((_, index) => this.nth(index)));
  }
  count(): Promise<number> {
    return Promise.resolve(this.elements().length);
  }
  isVisible(): Promise<boolean> {
    const element = this.now();
    return Promise.resolve(element !== null && isElementVisible(element));
  }
  async isDisabled(): Promise<boolean> {
    return isDisabled(await this.element());
  }
  async isEnabled(): Promise<boolean> {
    return !isDisabled(await this.element());
  }
  async isChecked(): Promise<boolean> {
    return (await this.element()).matches(':checked, [aria-checked=true]');
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name);
  }
  async textContent(): Promise<string | null> {
    return (await this.element()).textContent;
  }
  async innerText(): Promise<string> {
    return (await this.element()).innerText;
  }
  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.elements().map(({ textContent }) => textContent ?? ''));
  }
  allInnerTexts(): Promise<string[]> {
    return Promise.resolve(this.elements().map(({ innerText }) => innerText));
  }
  async inputValue(): Promise<string> {
    return ((await this.element()) as HTMLInputElement).value;
  }
  async boundingBox() {
    const { x, y, width, height } = (await this.element()).getBoundingClientRect();
    return { x, y, width, height };
  }
  async evaluate<R, A>(work: (element: HTMLElement, argument: A) => R, argument?: A): Promise<R> {
    return work(await this.element(), argument as A);
  }
  async evaluateAll<R, A>(work: (elements: HTMLElement[], argument: A) => R, argument?: A): Promise<R> {
    return Promise.resolve(work(this.elements(), argument as A));
  }
  /** This very element, also when another takes its place. */
  async elementHandle() {
    const element = await this.element();
    const evaluate = <R>(work: (element: HTMLElement) => R) => Promise.resolve(work(element));
    return Object.assign(element, { evaluate });
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    (await this.element()).scrollIntoView({ block: 'center', inline: 'center' });
    await painted();
  }
  async evaluateHandle(work: (element: HTMLElement) => unknown): Promise<unknown> {
    return work(await this.element());
  }
  async waitFor({
    state = 'visible',
    timeout = ACTION_TIMEOUT,
  }: Waiting & { state?: string } = {}): Promise<void> {
    const look = () => {
      const element = this.now();
      const is = { attached: element !== null, visible: element !== null && isElementVisible(element) };
      const wanted =
        state === 'attached'
          ? is.attached
          : state === 'detached'
            ? !is.attached
            : is.visible === (state === 'visible');
      return wanted ? null : `is not ${state}`;
    };
    const against = await until(look, timeout);
    if (against !== null) throw new Error(`${String(this)} ${against}`);
  }

  /** A finger comes down on it and leaves, as soon as it can be pressed and nothing lies over it. */
  async tap(options: Waiting & Press = {}): Promise<void> {
    const { x, y } = await this.#spot(options);
    await tapAt(x, y, { ...options, kind: 'touch' });
  }
  /** The same with a mouse. */
  async click(options: Waiting & Press = {}): Promise<void> {
    const { x, y } = await this.#spot(options);
    await tapAt(x, y, { ...options, kind: 'mouse' });
  }
  async focus(): Promise<void> {
    (await this.element()).focus();
  }
  async blur(): Promise<void> {
    (await this.element()).blur();
  }
  async fill(text: string): Promise<void> {
    const field = (await this.element()) as HTMLInputElement;
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  clear(): Promise<void> {
    return this.fill('');
  }
  async press(key: string): Promise<void> {
    await this.focus();
    await press(key);
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    for (const key of text) await press(key);
  }
  async selectOption(value: string): Promise<void> {
    const select = (await this.element()) as HTMLSelectElement;
    const option = [...select.options].find((each) => each.value === value || each.label === value);
    if (!option) throw new Error(`${String(this)} has no ${value}`);
    select.value = option.value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  async dispatchEvent(type: string, init: EventInit = {}): Promise<void> {
    (await this.element()).dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }));
  }
  async setInputFiles(file: { name: string; mimeType: string; buffer: Uint8Array }): Promise<void> {
    giveFile((await this.element()) as HTMLInputElement, file);
    return Promise.resolve();
  }

  /** Where a finger hits it. */
  async #spot({ timeout = ACTION_TIMEOUT, position }: Waiting & Press): Promise<{ x: number; y: number }> {
    let spot = { x: 0, y: 0 };
    const look = async () => {
      const element = this.now();
      if (!element) return 'is not there';
      if (!isElementVisible(element)) return 'is not to be seen';
      if (isDisabled(element)) return 'is disabled';
      const at = middleOf(element, position);
      if (at.x < 0 || at.y < 0 || at.x > innerWidth || at.y > innerHeight || !isHit(element, at))
        element.scrollIntoView({ block: 'center', inline: 'center' });
      spot = middleOf(element, position);
      // What is laid out only when it comes near the screen takes a real frame for that.
      if (!element.contains(document.elementFromPoint(spot.x, spot.y))) {
        await painted();
        spot = middleOf(element, position);
      }
      if (isHit(element, spot)) return null;
      return `lies under ${describe(document.elementFromPoint(spot.x, spot.y))}`;
    };
    const against = await until(look, timeout);
    if (against !== null) throw new Error(`${String(this)} ${against}`);
    return spot;
  }
}

export const isDisabled = (element: Element): boolean =>
  element.closest('[inert], [aria-disabled=true], :disabled') !== null;

function middleOf(element: Element, position?: { readonly x: number; readonly y: number }) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return position
    ? { x: left + position.x, y: top + position.y }
    : { x: left + width / 2, y: top + height / 2 };
}

function isHit(element: Element, { x, y }: { readonly x: number; readonly y: number }): boolean {
  const hit = document.elementFromPoint(x, y);
  const label = hit?.closest('label');
  return (
    hit !== null &&
    (element.contains(hit) ||
      (label?.control ?? null) === element ||
      (hit.contains(element) && element.tagName === 'A'))
  );
}

export const describe = (element: Element | null): string =>
  element ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">` : 'nothing';
