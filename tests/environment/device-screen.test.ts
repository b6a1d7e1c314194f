import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserScreen } from '#lib/environment/device-screen.ts';
import { turn } from '../support/turns.ts';

/** A page as far as its screen goes. */
class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible';
  fullscreenEnabled = true;
  fullscreenElement: object | null = null;
  readonly documentElement = {
    requestFullscreen: () => ((this.fullscreenElement = this.documentElement), Promise.resolve()),
  };
  exitFullscreen(): Promise<void> {
    this.fullscreenElement = null;
    return Promise.resolve();
  }
  show(state: 'visible' | 'hidden'): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

class Lock extends EventTarget {
  released = false;
  release(): Promise<void> {
    this.released = true;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

let page: Page;
let around: EventTarget;
/** Every lock that was given out, and whether the next one is. */
let locks: Lock[];
let generous: boolean;

beforeEach(() => {
  page = new Page();
  around = new EventTarget();
  locks = [];
  generous = true;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', around);
  vi.stubGlobal('screen', {});
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: () => {
        if (!generous) return Promise.reject(new DOMException('no', 'NotAllowedError'));
        const lock = new Lock();
        locks.push(lock);
        return Promise.resolve(lock);
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function keep(): Promise<{ readonly told: string[]; readonly stop: () => void }> {
  const told: string[] = [];
  const stop = browserScreen().keepOn((kept) => told.push(kept));
  await turn();
  return { told, stop };
}
const touch = async () => {
  around.dispatchEvent(new Event('pointerdown'));
  await turn();
};

describe('the screen of a table', () => {
  test('is kept on until it is let go of', async () => {
    const { told, stop } = await keep();
    await touch();
    expect([told, locks.map(({ released }) => released)]).toEqual([['on'], [false]]);
    stop();
    expect(locks.map(({ released }) => released)).toEqual([true]);
    page.show('visible');
    await touch();
    expect([told, locks.length]).toEqual([['on'], 1]);
  });

  test('is asked for again when the page is seen again, without a word', async () => {
    const { told } = await keep();
    page.visibilityState = 'hidden';
    await locks[0]?.release();
    await touch();
    expect(locks).toHaveLength(1);
    page.show('visible');
    await turn();
    expect([told, locks.length]).toEqual([['on'], 2]);
  });

  test('that the device lets go dark is spoken of, and asked for again at the next touch', async () => {
    const { told } = await keep();
    generous = false;
    await locks[0]?.release();
    await touch();
    expect(told).toEqual(['on', 'refused']);
    generous = true;
    await touch();
    expect([told, locks.length]).toEqual([['on', 'refused', 'on'], 2]);
  });

  test('that cannot be kept on is said to be so, once', async () => {
    vi.stubGlobal('navigator', {});
    const { told } = await keep();
    await touch();
    expect(told).toEqual(['refused']);
  });

  test('is let go of at once when it was given too late', async () => {
    const told: string[] = [];
    browserScreen().keepOn((kept) => told.push(kept))();
    await turn();
    expect([told, locks.map(({ released }) => released)]).toEqual([[], [true]]);
  });
});

describe('the whole screen', () => {
  test('is taken and given back', async () => {
    const device = browserScreen();
    expect([device.canFill(), await device.fill()]).toEqual([true, true]);
    expect(page.fullscreenElement).not.toBeNull();
    await device.unfill();
    expect(page.fullscreenElement).toBeNull();
  });

  test('is not had where there is none or it is refused', async () => {
    const device = browserScreen();
    page.documentElement.requestFullscreen = () => Promise.reject(new TypeError('no'));
    expect(await device.fill()).toBe(false);
    Object.assign(page, { fullscreenEnabled: undefined, documentElement: {} });
    expect([device.canFill(), await device.fill()]).toEqual([false, false]);
  });
});

describe('the angle of the page', () => {
  test.each([
    [{ angle: 0 }, 0],
    [{ angle: 90 }, 90],
    [{ angle: 180 }, 180],
    [{ angle: 270 }, 270],
  ])('is what the screen says: %j', (orientation, angle) => {
    vi.stubGlobal('screen', { orientation });
    expect(browserScreen().angle()).toBe(angle);
  });

  test.each([
    [-90, 270],
    [0, 0],
    [90, 90],
    [180, 180],
    [undefined, 0],
  ])('is that of the window on an older phone: %s', (orientation, angle) => {
    if (orientation !== undefined) Object.assign(around, { orientation });
    expect(browserScreen().angle()).toBe(angle);
  });

  test('is told at each turn, until nobody listens', () => {
    const orientation = Object.assign(new EventTarget(), { angle: 0 });
    vi.stubGlobal('screen', { orientation });
    const turns: number[] = [];
    const stop = browserScreen().onTurn((angle) => turns.push(angle));
    for (const angle of [90, 180]) {
      orientation.angle = angle;
      orientation.dispatchEvent(new Event('change'));
    }
    stop();
    orientation.dispatchEvent(new Event('change'));
    expect(turns).toEqual([90, 180]);
  });

  test('is told by the window of an older phone', () => {
    Object.assign(around, { orientation: -90 });
    const turns: number[] = [];
    browserScreen().onTurn((angle) => turns.push(angle));
    around.dispatchEvent(new Event('orientationchange'));
    expect(turns).toEqual([270]);
  });
});
