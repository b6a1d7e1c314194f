// The page of the stage, with the names that Playwright gives to what one does with a page.
/// <reference types="@vitest/browser-playwright" />
import { vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { beforeOpening, open, reload } from './app.ts';
import { during, painted, pass, settle, stageNow, until } from './clock.ts';
import { nextDownload, nextField, type Taken } from './files.ts';
import { Finder } from './locator.ts';
import { emulate } from './device.ts';
import { newDisk } from './disk.ts';
import { address, step } from './router.svelte.ts';
import { down, fingersDown, keyDown, keyUp, move, press, tapAt, up } from './touch.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
interface TouchReport {
  readonly type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  readonly touchPoints: readonly { readonly x: number; readonly y: number; readonly id?: number }[];
  /** Seconds on the stage's clock. */
  readonly timestamp?: number;
}

/** Milliseconds out of a number of them, or out of minutes and seconds. */
const millis = (time: number | string): number =>
  typeof time === 'number' ? time : time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;

const FINGER = 10;

/** What Chromium's own protocol is asked for by tests that share their words with the whole browser. */
const DEVICE: Readonly<Record<string, (given: never) => void | Promise<void>>> = {
  'Input.dispatchTouchEvent': async ({ type, touchPoints, timestamp }: TouchReport) => {
    const stamp = timestamp === undefined ? stageNow() : timestamp * 1000;
    const points = touchPoints.map((point, index) => ({ ...point, id: FINGER + (point.id ?? index) }));
    if (type === 'touchStart') for (const point of points) down(point, 'touch', stamp);
    if (type === 'touchMove') for (const point of points) move(point, stamp);
    if (type === 'touchEnd' || type === 'touchCancel')
      for (const id of fingersDown()) up(id, stamp, type === 'touchCancel');
    await settle();
  },
  'Storage.clearDataForOrigin': newDisk,
  'Page.setFontSizes': ({ fontSizes }: { readonly fontSizes: { readonly standard: number } }) => {
    document.documentElement.style.fontSize = fontSizes.standard === 16 ? '' : `${fontSizes.standard}px`;
    // As if they had been so when it was opened: of a sheet whose width stays, the browser does not ask anew what holds for such a width.
    for (const sheet of document.querySelectorAll<HTMLElement>('dialog[open]')) {
      sheet.style.width = '0';
      sheet.getBoundingClientRect();
      sheet.style.width = '';
    }
  },
};

const refuse = (what: string): never => {
  throw new Error(`${what} needs a whole browser: a test for e2e/`);
};

let size: Size = { width: 390, height: 844 };

/** The frame that the page stands in, drawn smaller where the runner's window has no room for it. To ask the runner for it would take messages and a frame of its own. */
function resize({ width, height }: Size): void {
  const place = window.frameElement?.parentElement;
  const room = place?.parentElement;
  if (!place || !room) throw new Error('The page stands in no frame.');
  const scale = Math.min(1, room.clientWidth / width, room.clientHeight / height);
  place.style.cssText = `width: ${width}px; height: ${height}px; transform: scale(${scale}); transform-origin: left top;`;
  // Laid out at once: what the browser tells of it then comes with the next frame, and not with the one after that.
  document.documentElement.getBoundingClientRect();
}

let worked = 0;
/** What an expression that is given as text is worth. An address is read once, so each has a number. */
async function worthOf<T>(expression: string): Promise<T> {
  const text = `export default ${expression} /* ${(worked += 1)} */`;
  const address = `data:text/javascript,${encodeURIComponent(text)}`;
  return ((await import(/* @vite-ignore */ address)) as { readonly default: T }).default;
}

export class StagePage extends Finder {
  constructor() {
    super('');
  }

  goto(path: string): Promise<void> {
    return open(path.replace(/^\.\//, '/'));
  }
  reload(): Promise<void> {
    return reload();
  }
  async goBack(): Promise<void> {
    await step(-1);
    await settle();
  }
  async goForward(): Promise<void> {
    await step(1);
    await settle();
  }
  url(): string {
    return address();
  }
  isAt(wanted: string | RegExp | ((url: URL) => boolean)): boolean {
    const here = address();
    if (wanted instanceof RegExp) return wanted.test(here);
    if (typeof wanted === 'function') return wanted(new URL(here));
    if (wanted.includes('*'))
      return new RegExp(`^${wanted.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.*')}$`).test(here);
    return new URL(wanted, new URL('/', here)).href === here;
  }
  async waitForURL(wanted: string | RegExp | ((url: URL) => boolean)): Promise<void> {
    const against = await until(() => (this.isAt(wanted) ? null : address()), 15_000);
    if (against !== null) throw new Error(`The address is ${against}, not ${String(wanted)}`);
  }
  async waitForFunction<A>(work: (argument: A) => unknown, argument?: A) {
    let found: unknown;
    const look = async () => ((found = await work(argument as A)) ? null : 'is not so');
    const against = await until(look, 15_000);
    if (against !== null) throw new Error(`${String(work)} ${against}`);
    return { jsonValue: () => Promise.resolve(found) };
  }
  title(): Promise<string> {
    return Promise.resolve(document.title);
  }
  content(): Promise<string> {
    return Promise.resolve(document.documentElement.outerHTML);
  }

  async evaluate<R, A>(work: ((argument: A) => R) | string, argument?: A): Promise<Awaited<R>> {
    return await (typeof work === 'string' ? worthOf<R>(work) : work(argument as A));
  }
  addInitScript<A>(script: (argument: A) => void, argument?: A): Promise<void> {
    beforeOpening(() => script(argument as A));
    return Promise.resolve();
  }
  exposeFunction(name: string, work: (...args: never[]) => unknown): Promise<void> {
    Object.assign(window, { [name]: work });
    return Promise.resolve();
  }

  viewportSize(): Size {
    return size;
  }
  async setViewportSize({ width, height }: Size): Promise<void> {
    size = { width, height };
    resize(size);
    // What watches its own size hears of it with the next frame.
    await painted();
  }
  async emulateMedia({
    colorScheme,
    reducedMotion,
  }: {
    colorScheme?: string | null;
    reducedMotion?: string;
  }): Promise<void> {
    await emulate(colorScheme, reducedMotion);
    await settle();
  }

  readonly keyboard = {
    press,
    down: keyDown,
    up: keyUp,
    type: async (text: string) => {
      for (const key of text) await press(key === '\n' ? 'Enter' : key);
    },
  };
  readonly touchscreen = { tap: (x: number, y: number) => tapAt(x, y) };
  readonly mouse = {
    at: { x: 0, y: 0 },
    move: async (x: number, y: number, { steps = 1 } = {}) => {
      const { at } = this.mouse;
      for (let each = 1; each <= steps; each += 1)
        move({ x: at.x + ((x - at.x) * each) / steps, y: at.y + ((y - at.y) * each) / steps, id: 1 });
      this.mouse.at = { x, y };
      await settle();
    },
    down: async () => {
      down({ ...this.mouse.at, id: 1 }, 'mouse');
      await settle();
    },
    up: async () => {
      up(1);
      await settle();
    },
  };

  readonly clock = {
    install: ({ time }: { readonly time?: number | string | Date } = {}) => {
      if (time !== undefined) vi.setSystemTime(time);
      return Promise.resolve();
    },
    setSystemTime: (time: number | string | Date) => {
      vi.setSystemTime(time);
      return Promise.resolve();
    },
    setFixedTime: (time: number | string | Date) => {
      vi.setSystemTime(time);
      return Promise.resolve();
    },
    pauseAt: (time: number | string | Date) => {
      vi.setSystemTime(time);
      return Promise.resolve();
    },
    resume: () => Promise.resolve(),
    runFor: (time: number | string) => pass(millis(time)),
    /** As a device that slept: what fell due is done once, at the end. */
    fastForward: async (time: number | string) => {
      await settle();
      vi.advanceTimersByTime(millis(time));
      await settle();
    },
  };

  route(): never {
    return refuse('what is asked of a server');
  }
  on(type: string): never {
    return refuse(`the event ${type}`);
  }

  context() {
    return {
      newPage: () => refuse('a second window'),
      grantPermissions: () => Promise.resolve(),
      newCDPSession: () =>
        Promise.resolve({
          send: async (method: string, given: unknown) => {
            const act = DEVICE[method];
            if (!act && method.startsWith('Accessibility.')) return spoken();
            await (act ?? refuse(method))(given as never);
          },
          detach: () => Promise.resolve(),
        }),
      setOffline: async (offline: boolean) => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: !offline });
        window.dispatchEvent(new Event(offline ? 'offline' : 'online'));
        await settle();
      },
    };
  }

  /** The next file that is asked for, or handed out; the clock goes on until then, from the moment that somebody waits for it. */
  waitForEvent(type: string): PromiseLike<unknown> {
    if (type === 'filechooser') return whenAwaited(nextField());
    if (type === 'download') return whenAwaited(nextDownload());
    return refuse(`the event ${type}`);
  }
}

const whenAwaited = <T>(taken: Taken<T>): PromiseLike<T> => ({
  then: (resolve, reject) => taken().then(resolve, reject),
});

let isTelling = false;

/** Once asked, the browser keeps what a screen reader would be told, at each change of the page: from the next test on no more. */
export async function stopTelling(): Promise<void> {
  if (!isTelling) return;
  isTelling = false;
  // Only what was enabled can be disabled.
  await during(cdp().send('Accessibility.enable'));
  await during(cdp().send('Accessibility.disable'));
}

/** What the browser tells a screen reader of this frame. */
async function spoken(): Promise<unknown> {
  isTelling = true;
  type Tree = {
    readonly frame: { readonly id: string; readonly name?: string; readonly url: string };
    readonly childFrames?: readonly Tree[];
  };
  const { frameTree } = (await during(cdp().send('Page.getFrameTree'))) as { readonly frameTree: Tree };
  const all = (tree: Tree): readonly Tree[] => [tree, ...(tree.childFrames ?? []).flatMap(all)];
  const own = all(frameTree).find(({ frame: { url } }) => url === location.href);
  return during(cdp().send('Accessibility.getFullAXTree', own ? { frameId: own.frame.id } : {}));
}
