import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

const HOME = 'https://two.dozen/';
const SOURCE = readFileSync(new URL('../../../static/boot.js', import.meta.url), 'utf8');

const nobody = () => Promise.reject(new TypeError('nobody there'));

class Element extends EventTarget {
  hidden = true;
  lang = 'en';
  dir = '';
  readonly attributes = new Set<string>();
  constructor(readonly matching: readonly string[] = []) {
    super();
  }
  get id() {
    return this.matching.find((each) => each.startsWith('#'))?.slice(1);
  }
  closest = (selector: string) => (this.matching.includes(selector) ? this : null);
  hasAttribute = (name: string) => this.attributes.has(name);
  setAttribute = (name: string) => this.attributes.add(name);
  removeAttribute = (name: string) => this.attributes.delete(name);
}
class HTMLScriptElement extends Element {
  declare readonly noModule: boolean;
}
Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: true });
class HTMLLinkElement extends Element {
  href = '';
}

/** A service worker as the boot sees one. */
export class FakeWorker extends EventTarget {
  readonly told: unknown[] = [];
  constructor(
    public state: ServiceWorkerState,
    private readonly answers: (worker: FakeWorker, message: { type: string }, port?: MessagePort) => void,
  ) {
    super();
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  postMessage(message: { type: string }, ports: readonly MessagePort[] = []): void {
    this.told.push(message.type);
    this.answers(this, message, ports[0]);
  }
}

export interface FakeRegistration {
  readonly scope: string;
  readonly active: FakeWorker | null;
  installing: FakeWorker | null;
  waiting: FakeWorker | null;
  update(): Promise<void>;
}

interface Options {
  /** The address of the app. */
  readonly home?: string;
  readonly online?: boolean;
  /** The languages that the browser is set to, the best first. */
  readonly languages?: readonly string[];
  /** The language that was chosen on this device. */
  readonly chosen?: string;
  /** The files of words as the build writes them. */
  readonly ahead?: { readonly files: readonly string[]; readonly ends: Readonly<Record<string, string>> };
  /** What the page says as it comes, and what the host has for it in the page's language. */
  readonly texts?: readonly string[];
  readonly still?: Promise<object>;
  readonly registration?: FakeRegistration;
  /** What the host answers when it is asked for the service worker's script; rejects where it is not there. */
  readonly host?: () => Promise<{ readonly ok: boolean }>;
}

/** Runs static/boot.js in a window that has what it touches and no more. */
export function bootWindow({
  home = HOME,
  online = true,
  languages,
  chosen,
  ahead = { files: [], ends: {} },
  texts = [],
  still,
  registration,
  host,
}: Options = {}) {
  const root = new Element();
  const window = new EventTarget();
  const repair = new Element(['#repair']);
  const kept = new Map<string, string>(chosen === undefined ? [] : [['two-dozen-language', chosen]]);
  const observers: (() => void)[] = [];
  const links: HTMLLinkElement[] = [];
  const nodes = texts.map((data) => ({ data }));
  let waiting: (() => void)[] = [];
  let reloads = 0;
  const document = Object.assign(new EventTarget(), {
    documentElement: root,
    currentScript: { src: `${home}boot.js` },
    getElementById: (id: string) => (id === 'repair' ? repair : null),
    querySelector: () => null,
    createTreeWalker: () => {
      const rest = nodes.values();
      const walker = {
        currentNode: undefined as { data: string } | undefined,
        nextNode: () => (walker.currentNode = rest.next().value),
      };
      return walker;
    },
    createElement: () => new HTMLLinkElement(),
    head: { appendChild: (link: HTMLLinkElement) => links.push(link) },
  });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.assign(window, { CSS: {} });
  runInNewContext(SOURCE.replace('{ files: [], ends: {} }', JSON.stringify(ahead)), {
    window,
    document,
    Element,
    HTMLScriptElement,
    HTMLLinkElement,
    CSS: { supports: () => true },
    MutationObserver: class {
      constructor(listener: () => void) {
        observers.push(listener);
      }
      observe = () => undefined;
    },
    MessageChannel,
    navigator: {
      onLine: online,
      languages,
      ...(registration && {
        serviceWorker: { getRegistration: () => Promise.resolve(registration) },
      }),
    },
    localStorage: storage,
    sessionStorage: storage,
    location: { href: home, reload: () => (reloads += 1) },
    fetch: (url: string) => {
      if (/words-.*\.json$/.test(url))
        return still ? still.then((words) => ({ json: () => words })) : nobody();
      return host ? host() : nobody();
    },
    setTimeout: (work: () => void) => waiting.push(work),
    Promise,
    Error,
    String,
    JSON,
  });
  const send = (target: EventTarget, event: Event, from?: EventTarget) => {
    if (from) Object.defineProperty(event, 'target', { value: from });
    target.dispatchEvent(event);
  };
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return {
    home,
    /** All names in the window's own stores. */
    get names() {
      return [...kept.keys()];
    },
    /** What the page is told to be in, and whether it waits for words. */
    get language() {
      const { lang, dir } = root;
      return {
        lang,
        dir,
        waits: root.hasAttribute('data-wording'),
        isGone: root.hasAttribute('data-unworded'),
      };
    },
    /** What is fetched before the app asks for it. */
    get fetched() {
      return links.map(({ href }) => href);
    },
    /** The app has laid its words. */
    showWords: () => root.removeAttribute('data-wording'),
    get texts() {
      return nodes.map(({ data }) => data);
    },
    fetchWords: () => root.setAttribute('data-fetching-words'),
    get reloads() {
      return reloads;
    },
    /** Whether the one try to load the page anew has been spent. */
    get isTried() {
      return kept.has('two-dozen-retried');
    },
    get offersRepair() {
      return !repair.hidden;
    },
    start: () => {
      root.setAttribute('data-started');
      observers.forEach((listener) => listener());
    },
    /** What waits for a time waits no more. */
    wait: () => {
      const due = waiting;
      waiting = [];
      for (const work of due) work();
    },
    /** A script, or a style sheet, did not come. */
    loseScript: () => send(window, new Event('error'), new HTMLScriptElement()),
    /** What was to be fetched ahead did not come. */
    loseAhead: () =>
      send(window, new Event('error'), Object.assign(new HTMLLinkElement(), { rel: 'modulepreload' })),
    loseImport: () =>
      send(
        window,
        Object.assign(new Event('unhandledrejection'), { reason: 'TypeError: error loading module' }),
      ),
    losePart: () => send(window, new Event('vite:preloadError')),
    tapLink: ({ handled = false } = {}) => {
      const event = new Event('click', { cancelable: true });
      if (handled) event.preventDefault();
      send(document, event, new Element(['a[href]']));
    },
    tapRepair: () => send(document, new Event('click'), new Element(['button', '#repair-action'])),
    leave: () => send(window, new Event('beforeunload')),
    /** The next page is there. */
    hide: () => send(window, new Event('pagehide')),
    comeBack: () => send(window, Object.assign(new Event('pageshow'), { persisted: true })),
  };
}
