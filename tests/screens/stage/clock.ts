// Time on the stage. It stands still until a test moves it, or waits for something: then it goes on frame by frame, as soon as nothing is
// under way any more. So a wait of minutes costs milliseconds, and what a busy machine does between two frames changes nothing.
import { vi } from 'vitest';

/** Thursday 12 March 2026, noon. */
export const NOON = Date.UTC(2026, 2, 12, 12);
const FRAME = 16;
/** In frames. */
const SECOND = 60;
/** So many turns of the event loop without work count as quiet: promises that wait for each other pass several. */
const QUIET_TURNS = 6;

/** One turn of the event loop, in real time. */
const turn = (): Promise<void> => scheduler.postTask(() => undefined);

let busy = 0;
let whenDone: (() => void)[] = [];

function finish(): void {
  busy -= 1;
  if (busy > 0) return;
  for (const go of whenDone) go();
  whenDone = [];
}

const frame = requestAnimationFrame.bind(globalThis);

/** The browser has laid out what there is, and told who watches for it: that takes a real frame, and ends with the turns after it. */
export const painted = (): Promise<void> =>
  during(new Promise<void>((resolve) => frame(() => resolve()))).then(settle);

/** Counts work that the page waits for in real time; while there is any, time stands still. */
export async function during<T>(work: Promise<T>): Promise<T> {
  busy += 1;
  try {
    return await work;
  } finally {
    finish();
  }
}

/** Runs a callback in a turn of its own; until then there is work. */
export function soon(callback: () => void): void {
  busy += 1;
  void turn().then(() => {
    finish();
    callback();
  });
}

/** Lets everything happen that can happen without time going on. What is under way is waited for asleep: to ask in turn after turn took as long as the tests. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet = busy > 0 ? 0 : quiet + 1) {
    while (busy > 0) await new Promise<void>((resolve) => whenDone.push(resolve));
    await turn();
  }
}

/** Milliseconds on the clock of the stage that never jumps. */
export const stageNow = (): number => performance.now();

/** How many timers have gone off. */
let fired = 0;

/** Takes back each timer that was set. */
const pending = new Set<() => void>();

/** What the page had set itself to do is forgotten, as when its process ends; the clock stays where it is. */
export function dropTimers(): void {
  for (const drop of pending) drop();
  pending.clear();
}

const CLEARS = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
  requestIdleCallback: 'cancelIdleCallback',
} as const;

/** Counts what goes off by a timer: between two of them nothing in the page changes. */
function countFired(name: keyof typeof CLEARS): void {
  const begin = Reflect.get(globalThis, name) as (...args: unknown[]) => unknown;
  const clear = Reflect.get(globalThis, CLEARS[name]) as (id: unknown) => void;
  const counted = (callback: (...args: unknown[]) => void, ...rest: unknown[]): unknown => {
    const drop = () => clear(id);
    const id = begin(
      (...args: unknown[]) => {
        fired += 1;
        if (name !== 'setInterval') pending.delete(drop);
        callback(...args);
      },
      ...rest,
    );
    pending.add(drop);
    return id;
  };
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: counted });
}

/** Goes on, frame by frame, until something has gone off and all that follows from it is done; `end` at the latest. */
async function goOn(end: number): Promise<void> {
  const before = fired;
  for (let frames = 1; fired === before && stageNow() < end; frames += 1) {
    vi.advanceTimersByTime(Math.min(FRAME, end - stageNow()));
    // Where no timer goes off for long, what a touch has just begun must still get its turns.
    if (frames <= QUIET_TURNS || frames % SECOND === 0) await turn();
    if (busy > 0) await settle();
  }
  if (fired > before) await settle();
}

/** Lets so many milliseconds pass. */
export async function pass(ms: number): Promise<void> {
  await settle();
  const end = stageNow() + ms;
  while (stageNow() < end) await goOn(end);
}

/** What has just come to a place is not what a finger meant to press: so long nobody does. */
export const look = (): Promise<void> => pass(1300);

/** Waits until `look` finds nothing against it, at most so many milliseconds of the stage's time; answers what it said last. */
export async function until(
  look: () => string | null | Promise<string | null>,
  ms: number,
): Promise<string | null> {
  await settle();
  const end = stageNow() + ms;
  for (;;) {
    const against = await look();
    if (against === null || stageNow() >= end) return against;
    await goOn(end);
  }
}

const stamps = new WeakMap<Event, number>();

/** Gives an event the moment at which it was done, where that is not the moment at which the page hears of it. */
export function stampAt(event: Event, stamp: number): void {
  stamps.set(event, stamp);
}

/** Puts the clock on the stage: every timer, date and time stamp of the page is of its time from now on. */
export function installClock(): void {
  vi.useFakeTimers({
    now: NOON,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'performance',
      'Date',
    ],
  });
  for (const name of Object.keys(CLEARS) as (keyof typeof CLEARS)[]) countFired(name);
  Object.defineProperty(Event.prototype, 'timeStamp', {
    configurable: true,
    get(this: Event) {
      const stamp = stamps.get(this) ?? stageNow();
      stamps.set(this, stamp);
      return stamp;
    },
  });
}
