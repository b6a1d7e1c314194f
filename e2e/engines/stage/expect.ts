// `expect` of Playwright for a page of another engine: what is said of a thing in it is waited for; all else is Vitest's own.
import { expect as plain } from 'vitest';
import type { Facts } from './agent.ts';
import { RemoteLocator } from './locator.ts';
import { RemotePage } from './page.ts';
import { PATIENCE, until } from './remote.ts';

type Words = string | RegExp;
interface Options {
  readonly timeout?: number;
}
interface Look {
  readonly is: boolean;
  readonly found: unknown;
}
type Matcher = (facts: readonly Facts[], ...wanted: never[]) => Look;

const tidy = (text: string): string => text.replace(/[​­]/g, '').replace(/\s+/g, ' ').trim();
const fits = (text: string, words: Words, whole: boolean): boolean =>
  words instanceof RegExp ? words.test(text) : whole ? text === tidy(words) : text.includes(tidy(words));
const show = (value: unknown): string => (value instanceof RegExp ? String(value) : JSON.stringify(value));

const ofOne =
  <W extends unknown[]>(look: (fact: Facts, ...wanted: W) => Look) =>
  (facts: readonly Facts[], ...wanted: W): Look => {
    const [fact, ...more] = facts;
    if (!fact || more.length > 0) return { is: false, found: `${facts.length} things` };
    return look(fact, ...wanted);
  };
const ofTexts =
  (whole: boolean) =>
  (facts: readonly Facts[], wanted: Words | readonly Words[]): Look => {
    const texts = facts.map(({ text }) => text);
    const all = wanted instanceof Array ? wanted : [wanted];
    return {
      is: texts.length === all.length && all.every((words, place) => fits(texts[place] ?? '', words, whole)),
      found: texts,
    };
  };

const MATCHERS: Readonly<Record<string, Matcher>> = {
  toBeVisible: ofOne(({ visible }) => ({ is: visible, found: 'hidden' })),
  toBeHidden: (facts) => ({ is: facts.every(({ visible }) => !visible), found: 'visible' }),
  toBeAttached: (facts) => ({ is: facts.length > 0, found: 'nothing there' }),
  toHaveCount: ({ length }, count: number) => ({ is: length === count, found: length }),
  toHaveText: ofTexts(true),
  toContainText: ofTexts(false),
  toHaveAttribute: ofOne(({ attributes }, name: string, value?: Words) => {
    const found = attributes[name];
    return { is: found !== undefined && (value === undefined || fits(found, value, true)), found };
  }),
  toHaveValue: ofOne(({ value }, words: Words) => ({ is: fits(value, words, true), found: value })),
  toHaveAccessibleName: ofOne(({ name }, words: Words) => ({ is: fits(name, words, true), found: name })),
  toBeFocused: ofOne(({ focused }) => ({ is: focused, found: 'no focus' })),
  toBeDisabled: ofOne(({ disabled }) => ({ is: disabled, found: 'enabled' })),
  toBeEnabled: ofOne(({ disabled }) => ({ is: !disabled, found: 'disabled' })),
  toBeChecked: ofOne(({ checked }) => ({ is: checked, found: 'not checked' })),
};

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !(value instanceof RegExp) && !Array.isArray(value);

/** Waits until `look` says so, or not so. */
async function wait(what: string, isNot: boolean, ms: number, look: () => Promise<Look>): Promise<void> {
  const against = await until(async () => {
    const { is, found } = await look();
    return is === isNot ? `found: ${show(found)}` : null;
  }, ms);
  if (against !== null) throw new Error(`${what}${isNot ? ' (not)' : ''}\n  ${against}`);
}

function ofLocator(locator: RemoteLocator, message: string | undefined, isNot = false): object {
  const matchers = Object.entries(MATCHERS).map(([name, matcher]) => {
    const said = async (...wanted: unknown[]) => {
      const { timeout = PATIENCE } = wanted.find(isOptions) ?? {};
      const what = `${message === undefined ? '' : `${message}: `}${String(locator)} ${name} ${wanted.map(show).join(', ')}`;
      await wait(what, isNot, timeout, async () => matcher(await locator.facts(), ...(wanted as never[])));
    };
    return [name, said] as const;
  });
  return { ...Object.fromEntries(matchers), ...(isNot ? {} : { not: ofLocator(locator, message, true) }) };
}

const ofPage = (page: RemotePage): object => ({
  toHaveURL: (wanted: Words, { timeout = PATIENCE }: Options = {}) =>
    wait(`the address is ${show(wanted)}`, false, timeout, async () => ({
      is: await page.isAt(wanted),
      found: page.url(),
    })),
});

type Said = Record<string, (...args: readonly unknown[]) => void>;

/** Calls Vitest's matcher again and again until it agrees. */
function polling(read: () => unknown, timeout: number, isNot = false): object {
  const tell = async (name: string, wanted: readonly unknown[]): Promise<void> => {
    let fault: unknown = null;
    const against = await until(async () => {
      try {
        const said = plain(await read()) as unknown as Said & { readonly not: Said };
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
        name === 'not' ? polling(read, timeout, true) : (...wanted: unknown[]) => tell(String(name), wanted),
    },
  );
}

function expectIn(value: unknown, message?: string): unknown {
  if (value instanceof RemoteLocator) return ofLocator(value, message);
  if (value instanceof RemotePage) return ofPage(value);
  const own = plain(value, message);
  if (typeof value !== 'function') return own;
  const toPass = ({ timeout = PATIENCE }: Options = {}) =>
    (polling(value as () => unknown, timeout) as Said)['toBeUndefined']?.();
  return Object.assign(own, { toPass });
}

export const expect = Object.assign(expectIn, {
  poll: (read: () => unknown, { timeout = PATIENCE }: Options = {}) => polling(read, timeout),
  any: (kind: unknown) => plain.any(kind) as unknown,
  arrayContaining: (list: unknown[]) => plain.arrayContaining(list) as unknown,
  stringContaining: (part: string) => plain.stringContaining(part) as unknown,
});
