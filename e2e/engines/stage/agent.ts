// Looks for things inside the page, by the selectors that Playwright's words stand for. It is put into every page that a test opens.
import { Ivya } from 'ivya';
import { getElementAccessibleName, isElementVisible } from 'ivya/utils';

const engine = Ivya.create({ browser: navigator.userAgent.includes('Firefox') ? 'firefox' : 'webkit' });

const all = (selector: string) => engine.queryLocatorSelectorAll(selector, document) as HTMLElement[];

const tidy = (text: string | null): string => (text ?? '').replace(/[​­]/g, '').replace(/\s+/g, ' ').trim();
const isDisabled = (element: Element) => element.closest('[inert], [aria-disabled=true], :disabled') !== null;

/** What a test may ask of one thing. */
const factsOf = (element: HTMLElement) => ({
  visible: isElementVisible(element),
  disabled: isDisabled(element),
  focused: document.activeElement === element,
  checked: element.matches(':checked, [aria-checked=true]'),
  text: tidy(element.textContent),
  value: 'value' in element ? String(element.value) : '',
  name: tidy(getElementAccessibleName(element, true)),
  attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
});
export type Facts = ReturnType<typeof factsOf>;

function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return (
    hit !== null &&
    (element.contains(hit) ||
      hit.closest('label')?.control === element ||
      (hit.contains(element) && element.tagName === 'A'))
  );
}

/** Where a finger hits the one thing, or why none does. */
function spot(selector: string): { readonly x: number; readonly y: number } | string {
  const [element, ...more] = all(selector);
  if (more.length > 0) return `names ${more.length + 1} things`;
  if (!element) return 'is not there';
  if (!isElementVisible(element)) return 'is not to be seen';
  if (isDisabled(element)) return 'is disabled';
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  let { x, y } = middle();
  if (!isHit(element, x, y)) element.scrollIntoView({ block: 'center', inline: 'center' });
  ({ x, y } = middle());
  return isHit(element, x, y) ? { x, y } : 'lies under something';
}

Object.assign(globalThis, {
  twoDozenAgent: {
    facts: (selector: string) => all(selector).map(factsOf),
    spot,
    one: (
      selector: string,
      work: (element: HTMLElement, argument: unknown) => unknown,
      argument: unknown,
    ) => {
      const [element] = all(selector);
      if (!element) throw new Error(`${selector} is not there`);
      return work(element, argument);
    },
    each: (
      selector: string,
      work: (elements: HTMLElement[], argument: unknown) => unknown,
      argument: unknown,
    ) => work(all(selector), argument),
    /** As if a person had chosen a file. */
    give: (selector: string, name: string, type: string, text: string) => {
      const [field] = all(selector) as HTMLInputElement[];
      if (!field) throw new Error(`${selector} is not there`);
      const files = new DataTransfer();
      files.items.add(new File([text], name, { type }));
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
  },
});
