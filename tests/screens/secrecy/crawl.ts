import type { CDPSession, Page } from '@playwright/test';
import { toldOf } from '../../../e2e/support/told.ts';
import { isTried, placeOf } from '../stage/long.ts';

const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [tabindex="0"]';
/** What has just come takes presses by then, and has come to rest. */
const SETTLED_MS = 900;
/** What a key does begins at once. */
const FRAMES_MS = 48;
/** Behind a first press, and of very many, one control in so many is pressed; `npm run test:long` presses all. */
const ONE_IN = 6;
const MANY = 20;
/** Every key that a board may know; those that press what has the focus come first, while that is a heading. Of letters, figures and signs each scene tries a third, which ones by its name. */
const keysOf = ({ name }: Scene): readonly string[] => [
  ...['Enter', ' ', 'Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'],
  ...[...'abcdefghijklmnopqrstuvwxyz0123456789+-*/().,;:=!#%&<>?'].filter((_, place) =>
    isTried(place + placeOf(name), 3),
  ),
  ...['Escape', 'Tab', 'Shift'],
];

/** Where to begin, and how far to go. */
export interface Scene {
  readonly name: string;
  readonly open: () => Promise<void>;
  /** Controls that are not pressed: they show whoever takes the phone what is theirs, or ask the device for its screen. */
  readonly takes: RegExp;
  /** Behind these nothing is pressed any more: the match is over or left, and may be looked back on. */
  readonly ends: RegExp;
}

/** What can be pressed now, by name, in the order of the page. */
const controls = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) =>
      each.closest('.root, dialog') !== null &&
      each.checkVisibility() &&
      each.closest('[inert], :disabled, [aria-disabled=true]') === null &&
      (document.querySelector('dialog[open]') === null || each.closest('dialog[open]') !== null),
  );
const nameOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-label') ?? control.textContent).replaceAll(/\s+/g, ' ').trim();

/** All elements with their attributes, and all text. Attributes stand in the order of their names: the page's own tells when each was set. */
function written(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).toSorted();
  const inner = [...node.childNodes].map(written).join('');
  return `<${[node.localName, ...attributes].join(' ')}>${inner}`;
}

/** Everything that can be read of the page now, in its text, its fields, its address, its title or any attribute. */
async function readPage(page: Page): Promise<string> {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
  return [
    // Names that a component makes for itself count on from screen to screen.
    written(document.body).replaceAll(/\bc\d+\b/g, 'c'),
    fields.map(({ value }) => value).join(),
    await page.title(),
    page.url(),
    JSON.stringify([history.state, { ...document.documentElement.dataset }]),
  ].join('\n');
}

/** What was seen on the way: after each press by the names of all that was pressed before it. */
export type Seen = ReadonlyMap<string, string>;

class Crawl {
  readonly seen = new Map<string, string>();
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #scene: Scene;
  #last = { written: '', told: '' };

  constructor(page: Page, session: CDPSession, scene: Scene) {
    this.#page = page;
    this.#session = session;
    this.#scene = scene;
  }

  /** Opens the scene anew and presses all of these, one after the other. */
  async go(path: readonly string[]): Promise<void> {
    await this.#scene.open();
    await this.#page.clock.runFor(SETTLED_MS);
    for (const name of path) await this.#press(name);
  }

  async look(path: readonly string[]): Promise<string> {
    const written = await readPage(this.#page);
    // What a screen reader is told comes from what is in the page.
    if (written !== this.#last.written) this.#last = { written, told: await toldOf(this.#session) };
    const found = `${written}\n${this.#last.told}`;
    this.seen.set(path.join(' › '), found);
    return found;
  }

  async keys(): Promise<void> {
    await this.go([]);
    for (const key of keysOf(this.#scene)) {
      await this.#page.keyboard.press(key);
      await this.#page.clock.runFor(FRAMES_MS);
      await this.look([`key ${key}`]);
      // A sheet that it has opened takes no other keys.
      if (document.querySelector('dialog[open]')) await this.#page.keyboard.press('Escape');
    }
  }

  /** The names of what can be pressed; of several that are called the same, all but the first with their number. */
  names(): readonly string[] {
    const all = controls().map(nameOf);
    return all.map((name, index) => {
      const before = all.slice(0, index).filter((each) => each === name).length;
      return before === 0 ? name : `${name} #${before + 1}`;
    });
  }

  async #press(name: string): Promise<void> {
    const control = controls()[this.names().indexOf(name)];
    if (!control) throw new Error(`${name} is not there`);
    control.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = control.getBoundingClientRect();
    await this.#page.touchscreen.tap(left + width / 2, top + height / 2);
    await this.#page.clock.runFor(SETTLED_MS);
  }
}

/** Presses every key, and every control of the scene and of whatever comes of it, `depth` presses deep; a screen that has been seen is not gone on from again. */
export async function crawl(page: Page, session: CDPSession, scene: Scene, depth: number): Promise<Seen> {
  const walk = new Crawl(page, session, scene);
  await walk.keys();
  const known = new Set<string>();
  let paths: readonly (readonly string[])[] = [[]];
  for (let deep = 0; deep <= depth; deep += 1) {
    const next: (readonly string[])[] = [];
    for (const path of paths) {
      await walk.go(path);
      const found = await walk.look(path);
      if (deep === depth || known.has(found) || scene.ends.test(path.at(-1) ?? '')) continue;
      known.add(found);
      if (!page.url().includes('/play')) continue;
      const names = walk.names().filter((name) => !scene.takes.test(name));
      // Which of them depends on how many went before: another one on each sheet.
      const tried = names.filter(
        (_, place) => (deep === 0 && names.length < MANY) || isTried(place + next.length, ONE_IN),
      );
      next.push(...tried.map((name) => [...path, name]));
    }
    paths = next;
  }
  return walk.seen;
}

/** Presses the same again elsewhere. */
export async function crawlAgain(
  page: Page,
  session: CDPSession,
  scene: Scene,
  paths: Iterable<string>,
): Promise<Seen> {
  const walk = new Crawl(page, session, scene);
  await walk.keys();
  for (const way of paths) {
    if (way.startsWith('key ')) continue;
    const path = way === '' ? [] : way.split(' › ');
    await walk.go(path);
    await walk.look(path);
  }
  return walk.seen;
}
