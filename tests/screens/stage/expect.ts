// `expect` of Playwright on the stage: what is said of a thing in the page is waited for, on the stage's clock; all else is Vitest's own.
import { expect as plain } from 'vitest';
import { getElementAccessibleDescription, getElementAccessibleName, isElementVisible } from 'ivya/utils';
import { until } from './clock.ts';
import { isDisabled, StageLocator } from './locator.ts';
import { StagePage } from './page.ts';

type Words = string | RegExp;
interface Options {
  readonly timeout?: number;
  readonly ratio?: number;
  readonly visible?: boolean;
}
/** So long something is waited for, on the stage's clock. */
const TIMEOUT = 5_000;

const tidy = (text: string | null): string => (text ?? '').replace(/[​­]/g, '').replace(/\s+/g, ' ').trim();
const fits = (text: string, words: Words, whole: boolean): boolean =>
  words instanceof RegExp ? words.test(text) : whole ? text === tidy(words) : text.includes(tidy(words));
const show = (value: unknown): string => (value instanceof RegExp ? String(value) : JSON.stringify(value));

/** What is found, and whether it is what was said. */
interface Look {
  readonly is: boolean;
  readonly found: unknown;
}
type Matcher = (locator: StageLocator, ...wanted: never[]) => Look;

/** What is asked of the one element; where it is not there, it is not so. */
const ofOne =
  <W extends unknown[]>(look: (element: HTMLElement, ...wanted: W) => Look) =>
  (locator: StageLocator, ...wanted: W): Look => {
    const element = locator.now();
    return element ? look(element, ...wanted) : { is: false, found: 'nothing there' };
  };
const ofTexts =
  (whole: boolean) =>
  (locator: StageLocator, wanted: Words | readonly Words[]): Look => {
    const texts = locator.elements().map(({ textContent }) => tidy(textContent));
    if (!(wanted instanceof Array)) {
      if (texts.length > 1) throw new Error(`${String(locator)} names ${texts.length} things`);
      return { is: texts[0] !== undefined && fits(texts[0], wanted, whole), found: texts[0] };
    }
    const all =
      texts.length === wanted.length &&
      wanted.every((words, index) => fits(texts[index] ?? '', words, whole));
    return { is: all, found: texts };
  };

const MATCHERS: Readonly<Record<string, Matcher>> = {
  toBeVisible: (locator, { visible = true }: Options = {}) => {
    const element = locator.now();
    const isSeen = element !== null && isElementVisible(element);
    return { is: isSeen === visible, found: isSeen ? 'visible' : element ? 'hidden' : 'nothing there' };
  },
  toBeHidden: (locator) => {
    const element = locator.now();
    return { is: element === null || !isElementVisible(element), found: 'visible' };
  },
  toBeAttached: (locator) => ({ is: locator.elements().length > 0, found: 'nothing there' }),
  toHaveCount: (locator, count: number) => {
    const found = locator.elements().length;
    return { is: found === count, found };
  },
  toHaveText: ofTexts(true),
  toContainText: ofTexts(false),
  toHaveAttribute: ofOne((element, name: string, value?: Words) => {
    const found = element.getAttribute(name);
    return { is: found !== null && (value === undefined || fits(found, value, true)), found };
  }),
  toHaveClass: ofOne((element, words: Words) => ({
    is: fits(element.className, words, true),
    found: element.className,
  })),
  toHaveValue: ofOne((element, words: Words) => {
    const { value } = element as HTMLInputElement;
    return { is: words instanceof RegExp ? words.test(value) : value === words, found: value };
  }),
  toHaveCSS: ofOne((element, name: string, words: Words) => {
    const found = getComputedStyle(element).getPropertyValue(name);
    return { is: fits(found, words, true), found };
  }),
  toHaveAccessibleName: ofOne((element, words: Words) => {
    const found = tidy(getElementAccessibleName(element, true));
    return { is: fits(found, words, true), found };
  }),
  toHaveAccessibleDescription: ofOne((element, words: Words) => {
    const found = tidy(getElementAccessibleDescription(element, true));
    return { is: fits(found, words, true), found };
  }),
  toBeFocused: ofOne((element) => ({
    is: document.activeElement === element,
    found: document.activeElement?.outerHTML.slice(0, 120),
  })),
  toBeDisabled: ofOne((element) => ({ is: isDisabled(element), found: 'enabled' })),
  toBeEnabled: ofOne((element) => ({ is: !isDisabled(element), found: 'disabled' })),
  toBeChecked: ofOne((element) => ({
    is: element.matches(':checked, [aria-checked=true]'),
    found: 'not checked',
  })),
  toBeEmpty: ofOne((element) => ({ is: element.textContent === '', found: element.textContent })),
  toBeInViewport: ofOne((element, { ratio = 0 }: Options = {}) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const wide = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    const high = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const seen = width * height === 0 ? 0 : (wide * high) / (width * height);
    return { is: seen > 0 && seen >= ratio, found: seen };
  }),
};

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp) && !Array.isArray(value);

/** Waits until `look` says so, or not so. */
async function wait(what: string, isNot: boolean, ms: number, look: () => Look): Promise<void> {
  const against = await until(() => {
    const { is, found } = look();
    return is === isNot ? `found: ${show(found)}` : null;
  }, ms);
  if (against !== null) throw new Error(`${what}${isNot ? ' (not)' : ''}\n  ${against}`);
}

function ofLocator(locator: StageLocator, message: string | undefined, isNot = false): object {
  const matchers = Object.entries(MATCHERS).map(([name, matcher]) => {
    const said = async (...wanted: unknown[]) => {
      const options = wanted.find(isOptions) ?? {};
      const what = `${message === undefined ? '' : `${message}: `}${String(locator)} ${name} ${wanted.map(show).join(', ')}`;
      await wait(what, isNot, options.timeout ?? TIMEOUT, () => matcher(locator, ...(wanted as never[])));
    };
    return [name, said] as const;
  });
  return {
    ...Object.fromEntries(matchers),
    ...(isNot ? {} : { not: ofLocator(locator, message, true) }),
  };
}

const ofPage = (page: StagePage, isNot = false): object => ({
  toHaveURL: (wanted: Words, { timeout = TIMEOUT }: Options = {}) =>
    wait(`the address is ${show(wanted)}`, isNot, timeout, () => ({
      is: page.isAt(wanted),
      found: page.url(),
    })),
  toHaveTitle: (wanted: Words, { timeout = TIMEOUT }: Options = {}) =>
    wait(`the title is ${show(wanted)}`, isNot, timeout, () => ({
      is: fits(document.title, wanted, true),
      found: document.title,
    })),
  ...(isNot ? {} : { not: ofPage(page, true) }),
});

/** Calls Vitest's matcher again and again until it agrees. */
function polling(read: () => unknown, { timeout = TIMEOUT }: Options, isNot = false): object {
  const tell = async (name: string, wanted: readonly unknown[]): Promise<void> => {
    let fault: unknown = null;
    const against = await until(async () => {
      try {
        const said = plain(await read()) as unknown as Record<
          string,
          (...args: readonly unknown[]) => void
        > & {
          not: Record<string, (...args: readonly unknown[]) => void>;
        };
        (isNot ? said.not : said)[name]?.(...wanted);
        return null;
      } catch (error) {
        fault = error;
        return 'not yet';
      }
    }, timeout);
    if (against !== null) throw fault;
  };
  return new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'not'
          ? polling(read, { timeout }, true)
          : (...wanted: unknown[]) => tell(String(name), wanted),
    },
  );
}

const passing = (work: () => unknown) => ({
  toPass: async ({ timeout = TIMEOUT }: Options = {}) => {
    let fault: unknown = null;
    const against = await until(async () => {
      try {
        await work();
        return null;
      } catch (error) {
        fault = error;
        return 'not yet';
      }
    }, timeout);
    if (against !== null) throw fault;
  },
});

function expectOnStage(value: unknown, message?: string | Options): unknown {
  const said = typeof message === 'string' ? message : undefined;
  if (value instanceof StageLocator) return ofLocator(value, said);
  if (value instanceof StagePage) return ofPage(value);
  const own = plain(value, said);
  return typeof value === 'function' ? Object.assign(own, passing(value as () => unknown)) : own;
}

export const expect = Object.assign(expectOnStage, {
  poll: (read: () => unknown, options: Options = {}) => polling(read, options),
  soft: expectOnStage,
  any: (kind: unknown) => plain.any(kind) as unknown,
  anything: () => plain.anything() as unknown,
  arrayContaining: (list: unknown[]) => plain.arrayContaining(list) as unknown,
  objectContaining: (part: object) => plain.objectContaining(part) as unknown,
  stringContaining: (part: string) => plain.stringContaining(part) as unknown,
  stringMatching: (form: string | RegExp) => plain.stringMatching(form) as unknown,
});
